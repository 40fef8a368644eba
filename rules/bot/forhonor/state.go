package forhonor

import "engawa/rules/forhonor"

// unit is a hero as a bot of For Honor counts with it.
type unit struct {
	hero     forhonor.Hero
	post     forhonor.Post
	at       forhonor.Square
	life     int
	hasActed bool
}

// ready reports whether the unit is on a square or may enter.
func (w *unit) ready() bool { return w.post.Ready() }

// side is a camp as a bot counts with it.
type side struct {
	units       [forhonor.CampSize]unit
	line        int // soldiers of the line group
	rear        int
	queues      [forhonor.NumFiles]int8 // of the line group, by file
	cardScore   int                     // points for cards held at scorings so far
	scoreBefore int                     // the score after the round before
	isBroken    bool
}

// evalState is what a bot values of a position: few numbers that are changed at little cost.
type evalState struct {
	sides       [forhonor.NumCamps]side
	holder      [forhonor.NumZones]int8 // the camp, -1 for nobody
	activatable int                     // how many heroes of both camps can still be activated in the round
	centre      forhonor.Centre         // which soldiers count at the centre
	breaks      int                     // the score from which a camp can break the other
	isLastRound bool                    // whether the round is the last
}

// maxActivatable is how many heroes can be activated in a round.
const maxActivatable = forhonor.NumCamps * forhonor.CampSize

// evalStateOf takes what counts from a position.
func evalStateOf(s *forhonor.State) evalState {
	last, ends := s.Rules().LastRound()
	b := evalState{centre: s.Rules().Centre, breaks: s.Rules().BreakPoints(), isLastRound: ends && s.Round() >= last}
	for z := range forhonor.Zone(forhonor.NumZones) {
		b.holder[z] = forhonor.Nobody
		if camp, ok := s.Holder(z); ok {
			b.holder[z] = int8(camp)
		}
	}
	for camp := range forhonor.Camp(forhonor.NumCamps) {
		h := &b.sides[camp]
		for k, f := range s.Figures(camp) {
			h.units[k] = unit{f.Hero, f.Post, f.At, int(f.Life), f.HasActed}
			if h.units[k].ready() && !f.HasActed {
				b.activatable++
			}
		}
		h.line, h.rear, h.isBroken = s.Soldiers(camp, forhonor.LineGroup), s.Soldiers(camp, forhonor.RearGroup), s.IsBroken(camp)
		for file := range forhonor.NumFiles {
			n, _ := s.Queue(camp, file)
			h.queues[file] = int8(n)
		}
		h.scoreBefore = s.Score(camp)
		h.cardScore = h.scoreBefore
		for _, holder := range b.holder {
			if holder == int8(camp) {
				h.cardScore -= forhonor.CardPoints
			}
		}
	}
	return b
}

// removeSoldiers takes soldiers of a group away. Where the attacker stands, which says which of equals falls, is not
// looked at: those of the first files do.
func (h *side) removeSoldiers(g forhonor.Group, n int) {
	if g == forhonor.RearGroup {
		h.rear -= min(n, h.rear)
		return
	}
	for range min(n, h.line) {
		h.queues[forhonor.FallingFile(&h.queues, 0)]--
		h.line--
	}
}

// leave takes a unit off the battlefield.
func (w *unit) leave(to forhonor.Post) { w.post, w.at, w.life = to, forhonor.NoSquare, 0 }

// control returns who would hold each zone if the round ended now.
func (b *evalState) control() [forhonor.NumZones]int8 {
	var there [forhonor.NumCamps][forhonor.NumZones]bool
	var strength [forhonor.NumCamps]int
	for camp := range b.sides {
		h := &b.sides[camp]
		for k := range h.units {
			if w := &h.units[k]; w.post == forhonor.Fielded {
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
func (b *evalState) find(h forhonor.Hero) (forhonor.Camp, int) {
	for camp := range b.sides {
		for k := range b.sides[camp].units {
			if b.sides[camp].units[k].hero == h {
				return forhonor.Camp(camp), k
			}
		}
	}
	return 0, 0
}

// unit returns a hero of the position.
func (b *evalState) unit(h forhonor.Hero) *unit {
	camp, k := b.find(h)
	return &b.sides[camp].units[k]
}

// heroesOnSquares returns the heroes of the camp that stand on squares.
func (h *side) heroesOnSquares() (set forhonor.HeroSet) {
	for k := range h.units {
		if w := &h.units[k]; w.post == forhonor.Fielded {
			set = set.With(w.hero)
		}
	}
	return set
}

// distances holds how many moves lead from each square to what heroes strive for. Off the battlefield it is counted by
// the edge.
type distances struct {
	zone    [2][forhonor.NumSquares]int8                 // to a square of the zone
	contact [forhonor.NumCamps][forhonor.NumSquares]int8 // to a square beside the enemy's soldiers at the median
	edge    [forhonor.NumCamps][3]int8                   // from the edge: to both zones, and to contact
}

// unreachable is more than any distance between two squares.
const unreachable = 99

func newDistances() *distances {
	a := new(distances)
	for q := range forhonor.Square(forhonor.NumSquares) {
		for z := range a.zone {
			a.zone[z][q] = unreachable
		}
		for to := range forhonor.Square(forhonor.NumSquares) {
			if z, ok := to.Zone(); ok {
				a.zone[z][q] = min(a.zone[z][q], int8(min(unreachable, forhonor.Distance(q, to))))
			}
		}
		for camp := range forhonor.Camp(forhonor.NumCamps) {
			a.contact[camp][q] = unreachable
			for file := range forhonor.NumFiles {
				d := forhonor.Distance(q, camp.Other().FileSquare(file, 0)) - 1
				a.contact[camp][q] = min(a.contact[camp][q], int8(max(0, min(unreachable, d))))
			}
		}
	}
	for camp := range forhonor.Camp(forhonor.NumCamps) {
		a.edge[camp] = [3]int8{unreachable, unreachable, unreachable}
		for column := range forhonor.Columns {
			q := forhonor.SquareAt(column, camp.EdgeRow())
			for k, d := range [3]int8{a.zone[0][q], a.zone[1][q], a.contact[camp][q]} {
				a.edge[camp][k] = min(a.edge[camp][k], d+1)
			}
		}
	}
	return a
}

// from returns how many moves lead the unit to both zones and to contact.
func (a *distances) from(camp forhonor.Camp, w *unit) [3]int8 {
	if w.post == forhonor.Available {
		return a.edge[camp]
	}
	return [3]int8{a.zone[0][w.at], a.zone[1][w.at], a.contact[camp][w.at]}
}
