package forhonor

import "engawa/rules/forhonor"

// delta is what a fight with a hero is worth, by the place from which it is fought.
type delta struct {
	isKnown bool
	value   int
}

// mapEnemies notes where enemies stand, and what it is worth to take soldiers.
func (p *planner) mapEnemies() {
	p.enemy, p.group = [forhonor.NumSquares]forhonor.Hero{}, [forhonor.NumSquares]int8{}
	p.deltas, p.isBesideEnemy = [forhonor.NumHeroes + 1][3]delta{}, [forhonor.NumSquares]bool{}
	foe := p.camp.Other()
	h := &p.position.sides[foe]
	for k := range h.units {
		if w := &h.units[k]; w.post == forhonor.Fielded {
			p.enemy[w.at] = w.hero
			p.markBeside(w.at)
			p.shotValues[k] = p.shotValue(w)
		}
	}
	for file := range forhonor.NumFiles {
		n, arrived := p.state.Queue(foe, file)
		for place := range n {
			p.addSoldier(foe.FileSquare(file, place), forhonor.LineGroup)
		}
		if arrived {
			p.addSoldier(foe.FileSquare(file, forhonor.MaxQueue-1), forhonor.RearGroup)
		}
	}
	for g := range forhonor.Group(2) {
		for n := 1; n < len(p.razes[g]); n++ {
			then := p.position
			then.sides[foe].removeSoldiers(g, n)
			p.razes[g][n] = p.weights.evaluate(&then, p.distances, p.camp) - p.base
		}
	}
}

// addSoldier notes that one of the group stands on the square.
func (p *planner) addSoldier(at forhonor.Square, g forhonor.Group) {
	p.group[at] = 1 + int8(g)
	p.markBeside(at)
}

// markBeside notes that an enemy stands on the square.
func (p *planner) markBeside(at forhonor.Square) {
	for _, d := range around {
		if q := forhonor.SquareAt(at.Column()+d[0], at.Row()+d[1]); q != forhonor.NoSquare {
			p.isBesideEnemy[q] = true
		}
	}
}

// zoneValue is what the position is worth with the hero in a zone, or in none, but for how near it is to other things.
type zoneValue struct {
	isKnown bool
	value   int
	holder  [forhonor.NumZones]int8
}

// at returns what the position is worth with the hero on the square.
func (p *planner) at(q forhonor.Square) int {
	zone, inside := q.Zone()
	k := 0
	if inside {
		k = 1 + int(zone)
	}
	s := &p.zoneValues[k]
	ways := [3]int8{p.distances.zone[0][q], p.distances.zone[1][q], p.distances.contact[p.camp][q]}
	if !s.isKnown {
		post, at := p.unit.post, p.unit.at
		p.unit.post, p.unit.at = forhonor.Fielded, q
		s.isKnown, s.holder = true, p.position.control()
		s.value = p.weights.evaluate(&p.position, p.distances, p.camp) - p.weights.places(p.others.with(ways), p.camp, &s.holder)
		p.unit.post, p.unit.at = post, at
	}
	return s.value + p.weights.places(p.others.with(ways), p.camp, &s.holder)
}
