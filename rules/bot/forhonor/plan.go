package forhonor

import (
	"engawa/rules"
	"engawa/rules/bot"
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
	weights   *weights
	distances *distances
	meter     *bot.Meter
	plans     []plan

	state         *forhonor.State
	camp          forhonor.Camp
	unit          *unit // in now
	position      evalState
	base          int          // what now is worth
	others        nearest      // of the other heroes of the camp
	zoneValues    [3]zoneValue // in no zone, and in each
	enemy         [forhonor.NumSquares]forhonor.Hero
	group         [forhonor.NumSquares]int8 // 1 more than the group of an enemy soldier
	isBesideEnemy [forhonor.NumSquares]bool // whether an enemy, hero or soldier, stands beside the square
	deltas        [forhonor.NumHeroes + 1][3]delta
	razes         [2][8]int // by group and number, what taking them is worth
	shotValues    [4]int    // what a shot at each enemy is worth
	banner        bool
	hasNoShot     bool // whether the shot is used up or there is none
}

// around are the eight steps, as column and row.
var around = [8][2]int{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}

// find lists the plans for the hero that is being played in the position. It returns false when the budget ended before
// there was one.
func (p *planner) find(s *forhonor.State) bool {
	hero, moved, _, _ := s.Active()
	p.state, p.position, p.plans = s, evalStateOf(s), p.plans[:0]
	camp, k := p.position.find(hero)
	p.camp, p.unit = camp, &p.position.sides[camp].units[k]
	p.base = p.weights.evaluate(&p.position, p.distances, camp)
	p.others = p.position.sides[camp].nearestUnits(p.distances, camp, p.unit)
	p.zoneValues = [3]zoneValue{}
	p.mapEnemies()
	shot, banner := s.ShotAndBanner()
	p.hasNoShot = shot || hero.Power() != forhonor.PowerShot
	p.banner = !banner && hero.Power() == forhonor.PowerBanner

	stay := plan{hero: hero}
	gain := 0
	reach := s.Reach(hero, s.MovesLeft())
	if p.unit.post == forhonor.Fielded {
		if do, v := p.bestCommand(p.unit.at); v > 0 {
			stay.early, gain = do, v
		}
		stay.value = p.base + gain
		p.plans = append(p.plans, stay)
		if s.MayFight() {
			p.fightInPlace(stay, moved == 0, &reach)
		}
	}
	for q := range forhonor.Square(forhonor.NumSquares) {
		n := int(reach[q])
		if n == 0 {
			continue
		}
		if !p.meter.Visit() {
			break
		}
		p.add(stay, q, gain)
		if s.MayFight() {
			p.arrive(q, s.RazesLeft()-n)
		}
	}
	return len(p.plans) > 0
}

// fightInPlace appends the plans that fight where the hero stands. A hero that has not moved may go on with what moves
// the fight leaves.
func (p *planner) fightInPlace(stay plan, fresh bool, reach *[forhonor.NumSquares]uint8) {
	left := p.state.MovesLeft()
	p.fights(p.unit.at, p.state.RazesLeft(), func(do rules.Action, v, spent int) {
		fought := stay
		fought.value += v
		if !fresh {
			fought.after = do
			p.plans = append(p.plans, fought)
			return
		}
		fought.before = do
		p.plans = append(p.plans, fought)
		if p.weights.movesFirst {
			return
		}
		for q := range forhonor.Square(forhonor.NumSquares) {
			if n := int(reach[q]); n > 0 && n <= left-spent {
				p.add(fought, q, fought.value-p.base)
			}
		}
	})
}

// add appends the plan that goes on to the square, with a shot or the banner there if one is left.
func (p *planner) add(from plan, q forhonor.Square, gain int) {
	from.move = forhonor.Choice{Verb: forhonor.VerbMove, At: q}.Pack()
	from.value = p.at(q) + gain
	if from.early == 0 {
		if do, v := p.bestCommand(q); v > 0 {
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
	if !p.isBesideEnemy[at] {
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
			if p.unit.hero.Power() == forhonor.PowerBleed {
				_, k := p.position.find(target)
				bled += p.shotValues[k]
			}
			yield(forhonor.Choice{Verb: forhonor.VerbAttack, Hero: target}.Pack(), p.weights.fightBonus+p.fight(target, at), 0)
			if p.unit.hero.Power() == forhonor.PowerStampede {
				v := p.weights.fightBonus + p.expect(target, at, true)
				yield(forhonor.Choice{Verb: forhonor.VerbAttack, Hero: target, Stampede: true}.Pack(), v, 0)
			}
		}
	}
	foe := &p.position.sides[p.camp.Other()]
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
