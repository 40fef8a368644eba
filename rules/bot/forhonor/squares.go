package forhonor

import "engawa/rules/forhonor"

// delta is what a fight with a hero is worth, by the place from which it is fought.
type delta struct {
	known bool
	value int
}

// spot notes where enemies stand, and what it is worth to take soldiers.
func (p *planner) spot() {
	p.enemy, p.group = [forhonor.NumSquares]forhonor.Hero{}, [forhonor.NumSquares]int8{}
	p.deltas, p.beside = [forhonor.NumHeroes + 1][3]delta{}, [forhonor.NumSquares]bool{}
	foe := p.camp.Other()
	h := &p.now.hosts[foe]
	for k := range h.warriors {
		if w := &h.warriors[k]; w.post == forhonor.Fielded {
			p.enemy[w.at] = w.hero
			p.touch(w.at)
			p.wounds[k] = p.wound(w)
		}
	}
	for file := range forhonor.NumFiles {
		n, arrived := p.state.Queue(foe, file)
		for place := range n {
			p.soldier(foe.FileSquare(file, place), forhonor.LineGroup)
		}
		if arrived {
			p.soldier(foe.FileSquare(file, forhonor.MaxQueue-1), forhonor.RearGroup)
		}
	}
	for g := range forhonor.Group(2) {
		for n := 1; n < len(p.razes[g]); n++ {
			then := p.now
			then.hosts[foe].fall(g, n)
			p.razes[g][n] = p.creed.value(&then, p.atlas, p.camp) - p.base
		}
	}
}

// soldier notes that one of the group stands on the square.
func (p *planner) soldier(at forhonor.Square, g forhonor.Group) {
	p.group[at] = 1 + int8(g)
	p.touch(at)
}

// touch notes that an enemy stands on the square.
func (p *planner) touch(at forhonor.Square) {
	for _, d := range around {
		if q := forhonor.SquareAt(at.Column()+d[0], at.Row()+d[1]); q != forhonor.NoSquare {
			p.beside[q] = true
		}
	}
}

// standing is what the position is worth with the hero in a zone, or in none, but for how near it is to other things.
type standing struct {
	known  bool
	value  int
	holder [forhonor.NumZones]int8
}

// at returns what the position is worth with the hero on the square.
func (p *planner) at(q forhonor.Square) int {
	zone, inside := q.Zone()
	k := 0
	if inside {
		k = 1 + int(zone)
	}
	s := &p.standings[k]
	ways := [3]int8{p.atlas.zone[0][q], p.atlas.zone[1][q], p.atlas.contact[p.camp][q]}
	if !s.known {
		post, at := p.self.post, p.self.at
		p.self.post, p.self.at = forhonor.Fielded, q
		s.known, s.holder = true, p.now.control()
		s.value = p.creed.value(&p.now, p.atlas, p.camp) - p.creed.places(p.others.with(ways), p.camp, &s.holder)
		p.self.post, p.self.at = post, at
	}
	return s.value + p.creed.places(p.others.with(ways), p.camp, &s.holder)
}
