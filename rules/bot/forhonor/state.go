package forhonor

import "engawa/rules/forhonor"

// warrior is a hero as a bot of For Honor counts with it.
type warrior struct {
	hero  forhonor.Hero
	post  forhonor.Post
	at    forhonor.Square
	life  int
	acted bool
}

// ready reports whether the warrior is on a square or may enter.
func (w *warrior) ready() bool { return w.post.Ready() }

// host is a camp as a bot counts with it.
type host struct {
	warriors [forhonor.CampSize]warrior
	line     int // soldiers of the line group
	rear     int
	queues   [forhonor.NumFiles]int8 // of the line group, by file
	gained   int                     // points for cards held at scorings so far
	before   int                     // the score after the round before
	broken   bool
}

// battle is what a bot values of a position: few numbers that are changed at little cost.
type battle struct {
	hosts  [forhonor.NumCamps]host
	holder [forhonor.NumZones]int8 // the camp, -1 for nobody
	fresh  int                     // how many heroes of both camps can still be activated in the round
	centre forhonor.Centre         // which soldiers count at the centre
	last   bool                    // whether the round is the last
}

// mostFresh is how many heroes can be activated in a round.
const mostFresh = forhonor.NumCamps * forhonor.CampSize

// battleOf takes what counts from a position.
func battleOf(s *forhonor.State) battle {
	last, ends := s.Rules().LastRound()
	b := battle{centre: s.Rules().Centre, last: ends && s.Round() >= last}
	for z := range forhonor.Zone(forhonor.NumZones) {
		b.holder[z] = forhonor.Nobody
		if camp, ok := s.Holder(z); ok {
			b.holder[z] = int8(camp)
		}
	}
	for camp := range forhonor.Camp(forhonor.NumCamps) {
		h := &b.hosts[camp]
		for k, f := range s.Figures(camp) {
			h.warriors[k] = warrior{f.Hero, f.Post, f.At, int(f.Life), f.Acted}
			if h.warriors[k].ready() && !f.Acted {
				b.fresh++
			}
		}
		h.line, h.rear, h.broken = s.Soldiers(camp, forhonor.LineGroup), s.Soldiers(camp, forhonor.RearGroup), s.Broken(camp)
		for file := range forhonor.NumFiles {
			n, _ := s.Queue(camp, file)
			h.queues[file] = int8(n)
		}
		h.before = s.Score(camp)
		h.gained = h.before
		for _, holder := range b.holder {
			if holder == int8(camp) {
				h.gained -= forhonor.CardPoints
			}
		}
	}
	return b
}

// fall takes soldiers of a group away, of the line group the rearmost first. Which of equals falls, where the attacker
// stands would tell, is left to the order of files.
func (h *host) fall(g forhonor.Group, n int) {
	if g == forhonor.RearGroup {
		h.rear -= min(n, h.rear)
		return
	}
	for range min(n, h.line) {
		longest := 0
		for file, queue := range h.queues {
			if queue > h.queues[longest] {
				longest = file
			}
		}
		h.queues[longest]--
		h.line--
	}
}

// die takes a warrior off the battlefield.
func (w *warrior) die(to forhonor.Post) { w.post, w.at, w.life = to, forhonor.NoSquare, 0 }

// control returns who would hold each zone if the round ended now.
func (b *battle) control() [forhonor.NumZones]int8 {
	var there [forhonor.NumCamps][forhonor.NumZones]bool
	var strength [forhonor.NumCamps]int
	for camp := range b.hosts {
		h := &b.hosts[camp]
		for k := range h.warriors {
			if w := &h.warriors[k]; w.post == forhonor.Fielded {
				if z, ok := w.at.Zone(); ok {
					there[camp][z] = true
				}
			}
		}
		strength[camp] = b.centre.Strength(&h.queues)
	}
	return forhonor.Control(b.holder, &there, strength)
}

// find returns the camp and the place of a hero in it.
func (b *battle) find(h forhonor.Hero) (forhonor.Camp, int) {
	for camp := range b.hosts {
		for k := range b.hosts[camp].warriors {
			if b.hosts[camp].warriors[k].hero == h {
				return forhonor.Camp(camp), k
			}
		}
	}
	return 0, 0
}

// warrior returns a hero of the battle.
func (b *battle) warrior(h forhonor.Hero) *warrior {
	camp, k := b.find(h)
	return &b.hosts[camp].warriors[k]
}

// fielded returns the heroes of the camp that stand on squares.
func (h *host) fielded() (set forhonor.HeroSet) {
	for k := range h.warriors {
		if w := &h.warriors[k]; w.post == forhonor.Fielded {
			set = set.With(w.hero)
		}
	}
	return set
}

// atlas holds how many moves lead from each square to what heroes strive for. Off the battlefield it is counted by the
// edge.
type atlas struct {
	zone    [2][forhonor.NumSquares]int8                 // to a square of the zone
	contact [forhonor.NumCamps][forhonor.NumSquares]int8 // to a square beside the enemy's soldiers at the median
	edge    [forhonor.NumCamps][3]int8                   // from the edge: to both zones, and to contact
}

// farOff is more than any distance between two squares.
const farOff = 99

func survey() *atlas {
	a := new(atlas)
	for q := range forhonor.Square(forhonor.NumSquares) {
		for z := range a.zone {
			a.zone[z][q] = farOff
		}
		for to := range forhonor.Square(forhonor.NumSquares) {
			if z, ok := to.Zone(); ok {
				a.zone[z][q] = min(a.zone[z][q], int8(min(farOff, forhonor.Distance(q, to))))
			}
		}
		for camp := range forhonor.Camp(forhonor.NumCamps) {
			a.contact[camp][q] = farOff
			for file := range forhonor.NumFiles {
				d := forhonor.Distance(q, camp.Other().FileSquare(file, 0)) - 1
				a.contact[camp][q] = min(a.contact[camp][q], int8(max(0, min(farOff, d))))
			}
		}
	}
	for camp := range forhonor.Camp(forhonor.NumCamps) {
		a.edge[camp] = [3]int8{farOff, farOff, farOff}
		for column := range forhonor.Columns {
			q := forhonor.SquareAt(column, camp.EdgeRow())
			for k, d := range [3]int8{a.zone[0][q], a.zone[1][q], a.contact[camp][q]} {
				a.edge[camp][k] = min(a.edge[camp][k], d+1)
			}
		}
	}
	return a
}

// ways returns how many moves lead the warrior to both zones and to contact.
func (a *atlas) ways(camp forhonor.Camp, w *warrior) [3]int8 {
	if w.post == forhonor.Available {
		return a.edge[camp]
	}
	return [3]int8{a.zone[0][w.at], a.zone[1][w.at], a.contact[camp][w.at]}
}
