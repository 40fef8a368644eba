package forhonor

import (
	"math/rand/v2"
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/forhonor"
)

// params is how a bot of For Honor is weakened or strengthened.
type params struct {
	nodes       int64 // squares valued for one decision at most
	weights     weights
	choiceAmong int // how many of the best plans are alike to it
	halfLoss    int // in the draft: the tenths of a percent of strength that make a hero half as likely; 0 takes any
	replies     int // plans whose best answer is looked at
	replyWeight int // how much of that answer counts, in percent: it need not come before the own camp acts again
	candidates  int // plans that are played on
	rollouts    int // how often the best of them are played on
	pseudoCount int // as how many rollouts what a plan is worth at once counts
}

// Bot plays For Honor, for one seat or as one of several of a camp: all that decides lies open, so that seats of
// the same mind follow one plan.
type Bot struct {
	bot.Runner
	params
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

func newBot(w params) *Bot { return &Bot{params: w} }

// Begin implements [Bot].
func (b *Bot) Begin(view rules.State, seat rules.Seat, _ bot.Past, rng *rand.Rand, budget bot.Budget) error {
	actions, err := bot.Legal(view, seat)
	if err != nil {
		return err
	}
	s, ok := view.(*forhonor.State)
	if !ok {
		return rules.Errorf(rules.CodeState, "this bot plays forhonor; the State is of another game")
	}
	if b.planner.distances == nil {
		b.planner = planner{weights: &b.weights, distances: newDistances(), meter: &b.Meter}
		b.ahead = b.planner
	}
	b.view, b.seat, b.camp, b.rng, b.actions = s, seat, s.Camp(seat), rng, actions
	b.best, b.plans, b.moves = actions[0], b.plans[:0], b.moves[:0]
	b.Start(budget.Limit(b.nodes), budget.Stop, b.think)
	return nil
}

// think decides.
func (b *Bot) think() {
	if len(b.actions) == 1 {
		return
	}
	switch b.view.Phase() {
	case forhonor.PhasePick:
		b.draft(func(c forhonor.Choice) int { return heroStrength(c.Hero) })
	case forhonor.PhaseLine:
		b.draft(func(c forhonor.Choice) int { return lineupStrength(c.Line) })
	case forhonor.PhaseShove:
		b.shove()
	case forhonor.PhaseCombat:
		b.fight()
	default:
		b.activate()
	}
}

// Best implements [Bot].
func (b *Bot) Best() rules.Action { return b.best }

// Thought implements [Bot]. An action is worth what its best plan is, as the level weighs it: a point of
// score is worth 1 up to level 3, and 2 above.
func (b *Bot) Thought() bot.Thought {
	t := bot.Thought{Nodes: b.Meter.Nodes, Moves: slices.Clone(b.moves), Line: []rules.Action{b.best}}
	for _, m := range t.Moves {
		if m.Do == b.best {
			t.Value = m.Value
		}
	}
	return t
}

// rank lists the values of actions, best first.
func (b *Bot) rank(moves []bot.MoveValue) {
	slices.SortStableFunc(moves, func(x, y bot.MoveValue) int { return y.Value - x.Value })
	b.moves = moves
}

// shove takes the square where the hero stands best.
func (b *Bot) shove() {
	now := evalStateOf(b.view)
	var moves []bot.MoveValue
	for _, a := range b.actions {
		if !b.Meter.Visit() {
			return
		}
		c, _ := forhonor.Fields(a)
		now.unit(c.Hero).at = c.At
		moves = append(moves, bot.MoveValue{Do: a, Value: b.weights.evaluate(&now, b.planner.distances, b.camp)})
	}
	b.rank(moves)
	b.best = bot.Softmax(moves, 0, b.rng)
}

// fight lays a combat card.
func (b *Bot) fight() {
	heroes, shown := b.view.Fight()
	side := 0
	if f, _, _ := b.view.Figure(heroes[0]); f.Owner != b.seat {
		side = 1
	}
	d := b.planner.duelOf(b.view)
	b.best = forhonor.Choice{Verb: forhonor.VerbCard, Card: drawCard(d.strategyFor(side, shown), shown[side], b.rng)}.Pack()
}

// activate names a hero or goes on with its activation, by the best plan.
func (b *Bot) activate() {
	world := b.view.Sample(b.rng).(*forhonor.State)
	if !b.list(world) {
		return
	}
	b.choosePlan()
	if b.replies > 0 && !b.searchReplies(world) {
		return
	}
	if b.candidates > 0 {
		b.sequentialHalving(world)
	}
}

// list finds the plans for the hero that is played, or for all that can be named. It returns false when the budget
// ended before it had one.
func (b *Bot) list(world *forhonor.State) bool {
	if world.Phase() == forhonor.PhaseAct {
		b.planner.find(world)
		b.plans = append(b.plans, b.planner.plans...)
		return len(b.plans) > 0
	}
	for h := range world.Eligible(b.camp).All() {
		b.plans = append(b.plans, b.planner.plansFor(world, b.seat, h)...)
		if b.Meter.Halted {
			break
		}
	}
	return len(b.plans) > 0
}

// opens returns the action with which the plan begins now.
func (b *Bot) opens(p *plan) rules.Action {
	if b.view.Phase() == forhonor.PhaseCall {
		return forhonor.Choice{Verb: forhonor.VerbAct, Hero: p.hero}.Pack()
	}
	return p.first()
}

// choosePlan sorts the plans, tells what actions are worth by them, and takes the best, drawn among equals or among the
// number that are alike to the bot.
func (b *Bot) choosePlan() {
	b.rng.Shuffle(len(b.plans), func(i, j int) { b.plans[i], b.plans[j] = b.plans[j], b.plans[i] })
	slices.SortStableFunc(b.plans, func(x, y plan) int { return y.value - x.value })
	b.setPlans()
}

// setPlans makes the plans, best first, the decision.
func (b *Bot) setPlans() {
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
	if b.choiceAmong > 1 {
		k = b.rng.IntN(min(b.choiceAmong, len(b.plans)))
	}
	b.best = b.opens(&b.plans[k])
}

// draft draws a pick or a line-up by strength.
func (b *Bot) draft(strength func(forhonor.Choice) int) {
	if b.halfLoss == 0 {
		b.best = b.actions[b.rng.IntN(len(b.actions))]
		return
	}
	var moves []bot.MoveValue
	for _, a := range b.actions {
		c, _ := forhonor.Fields(a)
		moves = append(moves, bot.MoveValue{Do: a, Value: strength(c)})
	}
	b.rank(moves)
	b.best = bot.Softmax(moves, b.halfLoss, b.rng)
}
