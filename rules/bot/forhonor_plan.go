package bot

import (
	"engawa/rules"
	"engawa/rules/forhonor"
)

// plan is one way to go on with an activation: what is done where the hero stands, a move, and what is done there. A
// fight is either before or after the move.
type plan struct {
	hero   forhonor.Hero
	early  rules.Action // a shot or the banner where it stands; none is 0
	before rules.Action // a fight where it stands
	move   rules.Action
	late   rules.Action // a shot or the banner after the move
	after  rules.Action // a fight after the move
	value  int
}

// actions are those of the plan in order, done at the end.
func (p *plan) actions() [6]rules.Action {
	return [6]rules.Action{p.early, p.before, p.move, p.late, p.after, forhonor.Choice{Verb: forhonor.VerbDone}.Pack()}
}

// first returns the first action of the plan.
func (p *plan) first() rules.Action {
	for _, a := range p.actions() {
		if a != 0 {
			return a
		}
	}
	return 0
}

// planner finds the plans for the hero that is being played. It belongs to one bot.
type planner struct {
	creed *creed
	atlas *atlas
	meter *meter
	plans []plan

	state     *forhonor.State
	camp      forhonor.Camp
	self      *warrior // in now
	now       battle
	base      int         // what now is worth
	others    stations    // of the other heroes of the camp
	standings [3]standing // in no zone, and in each
	enemy     [forhonor.NumSquares]forhonor.Hero
	group     [forhonor.NumSquares]int8 // 1 more than the group of an enemy soldier
	beside    [forhonor.NumSquares]bool // whether an enemy, hero or soldier, stands beside the square
	deltas    [forhonor.NumHeroes + 1][3]delta
	razes     [2][8]int // by group and number, what taking them is worth
	wounds    [4]int    // what a shot at each enemy is worth
	banner    bool
	spent     bool // whether the shot is used up or there is none
}

// delta is what a fight with a hero is worth, by the place from which it is fought.
type delta struct {
	known bool
	value int
}

// around are the eight steps, as column and row.
var around = [8][2]int{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}

// find lists the plans for the hero that is being played in the position. It returns false when the budget ended before
// there was one.
func (p *planner) find(s *forhonor.State) bool {
	hero, moved, _, stage := s.Active()
	p.state, p.now, p.plans = s, battleOf(s), p.plans[:0]
	camp, k := p.now.find(hero)
	p.camp, p.self = camp, &p.now.hosts[camp].warriors[k]
	p.base = p.creed.value(&p.now, p.atlas, camp)
	p.others = p.now.hosts[camp].stations(p.atlas, camp, p.self)
	p.standings = [3]standing{}
	p.spot()
	shot, banner := s.Used()
	p.spent = shot || hero.Power() != forhonor.PowerShot
	p.banner = !banner && hero.Power() == forhonor.PowerBanner

	here := plan{hero: hero}
	gain := 0
	reach := s.Reach(hero, s.MovesLeft())
	if p.self.post == forhonor.Fielded {
		if do, v := p.deed(p.self.at); v > 0 {
			here.early, gain = do, v
		}
		here.value = p.base + gain
		p.plans = append(p.plans, here)
		if stage == forhonor.NotFought {
			p.fightHere(here, moved == 0, &reach)
		}
	}
	for q := range forhonor.Square(forhonor.NumSquares) {
		n := int(reach[q])
		if n == 0 {
			continue
		}
		if !p.meter.visit() {
			break
		}
		p.add(here, q, gain)
		if stage == forhonor.NotFought {
			p.arrive(q, s.RazesLeft()-n)
		}
	}
	return len(p.plans) > 0
}

// fightHere appends the plans that fight where the hero stands. A hero that has not moved may go on with what moves the
// fight leaves.
func (p *planner) fightHere(here plan, fresh bool, reach *[forhonor.NumSquares]uint8) {
	left := p.state.MovesLeft()
	p.fights(p.self.at, p.state.RazesLeft(), func(do rules.Action, v, spent int) {
		fought := here
		fought.value += v
		if !fresh {
			fought.after = do
			p.plans = append(p.plans, fought)
			return
		}
		fought.before = do
		p.plans = append(p.plans, fought)
		if p.creed.hurries {
			return
		}
		for q := range forhonor.Square(forhonor.NumSquares) {
			if n := int(reach[q]); n > 0 && n <= left-spent {
				p.add(fought, q, fought.value-p.base)
			}
		}
	})
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

// add appends the plan that goes on to the square, with a shot or the banner there if one is left.
func (p *planner) add(from plan, q forhonor.Square, gain int) {
	from.move = forhonor.Choice{Verb: forhonor.VerbMove, At: q}.Pack()
	from.value = p.at(q) + gain
	if from.early == 0 {
		if do, v := p.deed(q); v > 0 {
			from.late = do
			from.value += v
		}
	}
	p.plans = append(p.plans, from)
}

// arrive appends the plans that fight from the square after the move there, which was appended last.
func (p *planner) arrive(q forhonor.Square, razes int) {
	moved := p.plans[len(p.plans)-1]
	p.fights(q, razes, func(do rules.Action, v, _ int) {
		fought := moved
		fought.after = do
		fought.value += v
		p.plans = append(p.plans, fought)
	})
}

// fights yields the fights that are possible from the square, what each is worth and how many moves it takes.
func (p *planner) fights(at forhonor.Square, razes int, yield func(do rules.Action, v, spent int)) {
	if !p.beside[at] {
		return
	}
	var groups [2]bool
	bled := 0 // what it is worth that enemies bleed after a fight with soldiers
	for _, d := range around {
		q := forhonor.SquareAt(at.Column()+d[0], at.Row()+d[1])
		if q == forhonor.NoSquare {
			continue
		}
		if g := p.group[q]; g > 0 {
			groups[g-1] = true
		}
		if target := p.enemy[q]; target != forhonor.NoHero {
			if p.self.hero.Power() == forhonor.PowerBleed {
				_, k := p.now.find(target)
				bled += p.wounds[k]
			}
			yield(forhonor.Choice{Verb: forhonor.VerbAttack, Hero: target}.Pack(), p.creed.eager+p.fight(target, at), 0)
			if p.self.hero.Power() == forhonor.PowerStampede {
				v := p.creed.eager + p.expect(target, at, true)
				yield(forhonor.Choice{Verb: forhonor.VerbAttack, Hero: target, Stampede: true}.Pack(), v, 0)
			}
		}
	}
	foe := &p.now.hosts[p.camp.Other()]
	for g, touches := range groups {
		most := foe.line
		if forhonor.Group(g) == forhonor.RearGroup {
			most = foe.rear
		}
		if most = min(most, razes); !touches || most < 1 {
			continue
		}
		for n := most; n >= 1 && n >= most-3; n -= 3 {
			yield(forhonor.Choice{Verb: forhonor.VerbRaze, Group: forhonor.Group(g), Count: n}.Pack(), p.razes[g][n]+bled, n)
		}
	}
}

// deed returns the shot or banner that is worth most from the square; 0 and nothing when there is none.
func (p *planner) deed(at forhonor.Square) (best rules.Action, value int) {
	if p.banner {
		return p.raise(at)
	}
	if p.spent {
		return 0, 0
	}
	foe := &p.now.hosts[p.camp.Other()]
	try := func(q forhonor.Square, v int) {
		if v > value && carries(at, q) && forhonor.RefuseLine(at, q) == nil {
			best, value = forhonor.Choice{Verb: forhonor.VerbShoot, At: q}.Pack(), v
		}
	}
	for k := range foe.warriors {
		if w := &foe.warriors[k]; w.post == forhonor.Fielded {
			try(w.at, p.wounds[k])
		}
	}
	for file := range forhonor.NumFiles {
		n, arrived := p.state.Queue(p.camp.Other(), file)
		for place := range forhonor.MaxQueue {
			g := forhonor.LineGroup
			if place >= n {
				if !arrived || place != forhonor.MaxQueue-1 {
					continue
				}
				g = forhonor.RearGroup
			}
			try(p.camp.Other().FileSquare(file, place), p.razes[g][1])
		}
	}
	return best, value
}

// carries reports whether the squares are on a common line, as far apart as a shot goes.
func carries(from, to forhonor.Square) bool {
	dx, dy := to.Column()-from.Column(), to.Row()-from.Row()
	apart := max(dx, -dx, dy, -dy)
	return apart >= forhonor.ShotNearest && apart <= forhonor.ShotFarthest && (dx == 0 || dy == 0 || dx == dy || dx == -dy)
}

// wound returns what a shot at the enemy is worth.
func (p *planner) wound(w *warrior) int {
	was := *w
	if w.life--; w.life <= 0 {
		w.die(forhonor.Waiting)
	}
	v := p.creed.value(&p.now, p.atlas, p.camp) - p.base
	*w = was
	return v
}

// raise returns the banner and what it is worth with the bearer on the square.
func (p *planner) raise(at forhonor.Square) (rules.Action, int) {
	then := p.now
	healed := false
	h := &then.hosts[p.camp]
	for k := range h.warriors {
		w := &h.warriors[k]
		if w.hero == p.self.hero {
			w.post, w.at = forhonor.Fielded, at
		}
		if w.post == forhonor.Fielded && w.life < w.hero.Life() && forhonor.Distance(at, w.at) <= forhonor.BannerReach {
			w.life++
			healed = true
		}
	}
	if !healed {
		return 0, 0
	}
	return forhonor.Choice{Verb: forhonor.VerbBanner}.Pack(), p.creed.value(&then, p.atlas, p.camp) - p.at(at)
}
