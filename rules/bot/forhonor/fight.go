package forhonor

import "engawa/rules/forhonor"

// fight returns what it is worth to attack the enemy from the square, and to fight on with sense. Fights are alike for
// the planner from all squares of a zone, and from all others.
func (p *planner) fight(target forhonor.Hero, at forhonor.Square) int {
	place := 0
	if z, ok := at.Zone(); ok {
		place = 1 + int(z)
	}
	d := &p.deltas[target][place]
	if !d.isKnown {
		*d = delta{isKnown: true, value: p.expect(target, at, false)}
	}
	return d.value
}

// adjacentAllies returns the other heroes of the camp that stand beside the square.
func (p *planner) adjacentAllies(at forhonor.Square) (set forhonor.HeroSet) {
	h := &p.position.sides[p.camp]
	for k := range h.units {
		if w := &h.units[k]; w != p.unit && w.post == forhonor.Fielded && w.at.Adjacent(at) {
			set = set.With(w.hero)
		}
	}
	return set
}

// expect returns what a fight with the enemy is worth on average, begun on the square, with a stampede or without.
func (p *planner) expect(target forhonor.Hero, at forhonor.Square, stampede bool) int {
	then := p.position
	self, foe := then.unit(p.unit.hero), then.unit(target)
	self.post, self.at = forhonor.Fielded, at
	before := p.weights.evaluate(&then, p.distances, p.camp)
	if forhonor.GangUp(target, p.adjacentAllies(foe.at)) != forhonor.NoHero {
		foe.life--
	}
	if stampede && foe.life > 0 {
		p.push(self, foe)
	}
	if foe.life <= 0 {
		foe.leave(forhonor.Waiting)
	}
	gang := p.weights.evaluate(&then, p.distances, p.camp) - before
	if foe.life <= 0 {
		return gang
	}
	d := p.weights.contest(&then, p.distances, [2]forhonor.Hero{p.unit.hero, target})
	if p.weights.habitualFights {
		return gang + int(d.average(habitStrategy(p.unit.hero), habitStrategy(target)))
	}
	d.solve()
	return gang + int(d.value)
}

// push does to both what a stampede does.
func (p *planner) push(self, foe *unit) {
	way, stopped := forhonor.Stampede(self.at, foe.at, p.isFree)
	for _, next := range way {
		self.at, foe.at = foe.at, next
	}
	if stopped {
		foe.life--
	}
}

// isFree reports whether a figure can be pushed to the square; the hero that is played leaves its own.
func (p *planner) isFree(q forhonor.Square) bool {
	return p.state.Free(q) || q < forhonor.NumSquares && p.state.HeroAt(q) == p.unit.hero
}

// contest returns the fight of two heroes of the position, not yet solved. What becomes of them counts against how they
// stand now.
func (c *weights) contest(b *evalState, a *distances, heroes [2]forhonor.Hero) duel {
	camp, _ := b.find(heroes[0])
	now := c.evaluate(b, a, camp)
	return duel{side: [2]duelist{c.duelist(b, a, heroes[0], now), c.duelist(b, a, heroes[1], -now)}}
}

// duelist returns a hero of the position as a side of a fight; now is what the position is worth to its camp.
func (c *weights) duelist(b *evalState, a *distances, h forhonor.Hero, now int) duelist {
	camp, k := b.find(h)
	w := &b.sides[camp].units[k]
	was := *w
	d := duelist{hero: h, life: w.life, isSpared: forhonor.IsSpared(h, b.sides[camp].heroesOnSquares())}
	holder := b.control()
	peril := b.threat(&b.sides[camp.Other()], b.projectScores(&holder)[camp.Other()])
	for life := 1; life < was.life; life++ {
		d.stakes.life[life] = c.life[peril][life] - c.life[peril][was.life]
	}
	w.leave(forhonor.Waiting)
	d.stakes.waiting = c.evaluate(b, a, camp) - now
	d.stakes.execution = d.stakes.waiting - c.execution
	*w = was
	return d
}
