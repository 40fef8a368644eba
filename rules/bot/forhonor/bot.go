package forhonor

import (
	"math/rand/v2"
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/forhonor"
)

// warfare is how a bot of For Honor is weakened or strengthened.
type warfare struct {
	nodes   int64 // squares valued for one decision at most
	creed   creed
	among   int // how many of the best plans are alike to it
	half    int // in the draft: the tenths of a percent of strength that make a hero half as likely; 0 takes any
	answers int // plans whose best answer is looked at
	caution int // how much of that answer counts, in percent: it need not come before the own camp acts again
	trials  int // plans that are played on
	times   int // how often the best of them are played on
	prior   int // as how many trials what a plan is worth at once counts
}

// warlord plays For Honor, for one seat or as one of several of a camp: all that decides lies open, so that seats of
// the same mind follow one plan.
type warlord struct {
	bot.Runner
	warfare
	planner planner
	ahead   planner // for what is played on
	view    *forhonor.State
	seat    rules.Seat
	camp    forhonor.Camp
	rng     *rand.Rand
	best    rules.Action
	actions []rules.Action
	plans   []plan
	moves   []bot.MoveValue
}

func newWarlord(w warfare) *warlord { return &warlord{warfare: w} }

// Begin implements [Bot].
func (b *warlord) Begin(view rules.State, seat rules.Seat, _ bot.Past, rng *rand.Rand, budget bot.Budget) error {
	actions, err := bot.Legal(view, seat)
	if err != nil {
		return err
	}
	s, ok := view.(*forhonor.State)
	if !ok {
		return rules.Errorf(rules.CodeState, "this bot plays forhonor; the State is of another game")
	}
	if b.planner.atlas == nil {
		b.planner = planner{creed: &b.creed, atlas: survey(), meter: &b.Meter}
		b.ahead = b.planner
	}
	b.view, b.seat, b.camp, b.rng, b.actions = s, seat, s.Camp(seat), rng, actions
	b.best, b.plans, b.moves = actions[0], b.plans[:0], b.moves[:0]
	b.Start(budget.Limit(b.nodes), budget.Stop, b.think)
	return nil
}

// think decides.
func (b *warlord) think() {
	if len(b.actions) == 1 {
		return
	}
	switch b.view.Phase() {
	case forhonor.PhasePick:
		b.draft(func(c forhonor.Choice) int { return strengthOf(c.Hero) })
	case forhonor.PhaseLine:
		b.draft(func(c forhonor.Choice) int { return lineStrength(c.Line) })
	case forhonor.PhaseShove:
		b.shove()
	case forhonor.PhaseCombat:
		b.fight()
	default:
		b.activate()
	}
}

// Best implements [Bot].
func (b *warlord) Best() rules.Action { return b.best }

// Thought implements [Bot]. An action is worth what its best plan is, in the measure of the level's creed: a point of
// score is worth 1 up to level 3, and 2 above.
func (b *warlord) Thought() bot.Thought {
	t := bot.Thought{Nodes: b.Meter.Nodes, Moves: slices.Clone(b.moves), Line: []rules.Action{b.best}}
	for _, m := range t.Moves {
		if m.Do == b.best {
			t.Value = m.Value
		}
	}
	return t
}

// rank lists the values of actions, best first.
func (b *warlord) rank(moves []bot.MoveValue) {
	slices.SortStableFunc(moves, func(x, y bot.MoveValue) int { return y.Value - x.Value })
	b.moves = moves
}

// shove takes the square where the hero stands best.
func (b *warlord) shove() {
	now := battleOf(b.view)
	var moves []bot.MoveValue
	for _, a := range b.actions {
		if !b.Meter.Visit() {
			return
		}
		c, _ := forhonor.Fields(a)
		now.warrior(c.Hero).at = c.At
		moves = append(moves, bot.MoveValue{Do: a, Value: b.creed.value(&now, b.planner.atlas, b.camp)})
	}
	b.rank(moves)
	b.best = bot.Softmax(moves, 0, b.rng)
}

// fight lays a combat card.
func (b *warlord) fight() {
	heroes, shown := b.view.Fight()
	side := 0
	if f, _, _ := b.view.Figure(heroes[0]); f.Owner != b.seat {
		side = 1
	}
	d := b.planner.duelOf(b.view)
	b.best = forhonor.Choice{Verb: forhonor.VerbCard, Card: drawCard(d.mixFor(side, shown), shown[side], b.rng)}.Pack()
}

// activate names a hero or goes on with its activation, by the best plan.
func (b *warlord) activate() {
	world := b.view.Sample(b.rng).(*forhonor.State)
	if !b.list(world) {
		return
	}
	b.settle()
	if b.answers > 0 && !b.heed(world) {
		return
	}
	if b.trials > 0 {
		b.try(world)
	}
}

// list finds the plans for the hero that is played, or for all that can be named. It returns false when the budget
// ended before it had one.
func (b *warlord) list(world *forhonor.State) bool {
	if world.Phase() == forhonor.PhaseAct {
		b.planner.find(world)
		b.plans = append(b.plans, b.planner.plans...)
		return len(b.plans) > 0
	}
	for h := range world.Eligible(b.camp).All() {
		b.plans = append(b.plans, b.planner.named(world, b.seat, h)...)
		if b.Meter.Halted {
			break
		}
	}
	return len(b.plans) > 0
}

// opens returns the action with which the plan begins now.
func (b *warlord) opens(p *plan) rules.Action {
	if b.view.Phase() == forhonor.PhaseCall {
		return forhonor.Choice{Verb: forhonor.VerbAct, Hero: p.hero}.Pack()
	}
	return p.first()
}

// settle sorts the plans, tells what actions are worth by them, and takes the best, drawn among equals or among the
// number that are alike to the bot.
func (b *warlord) settle() {
	b.rng.Shuffle(len(b.plans), func(i, j int) { b.plans[i], b.plans[j] = b.plans[j], b.plans[i] })
	slices.SortStableFunc(b.plans, func(x, y plan) int { return y.value - x.value })
	b.adopt()
}

// adopt makes the plans, best first, the decision.
func (b *warlord) adopt() {
	var moves []bot.MoveValue
	seen := make(map[rules.Action]bool)
	for k := range b.plans {
		if a := b.opens(&b.plans[k]); !seen[a] {
			seen[a] = true
			moves = append(moves, bot.MoveValue{Do: a, Value: b.plans[k].value})
		}
	}
	b.rank(moves)
	k := 0
	if b.among > 1 {
		k = b.rng.IntN(min(b.among, len(b.plans)))
	}
	b.best = b.opens(&b.plans[k])
}

// draft draws a pick or a line-up by strength.
func (b *warlord) draft(strength func(forhonor.Choice) int) {
	if b.half == 0 {
		b.best = b.actions[b.rng.IntN(len(b.actions))]
		return
	}
	var moves []bot.MoveValue
	for _, a := range b.actions {
		c, _ := forhonor.Fields(a)
		moves = append(moves, bot.MoveValue{Do: a, Value: strength(c)})
	}
	b.rank(moves)
	b.best = bot.Softmax(moves, b.half, b.rng)
}
