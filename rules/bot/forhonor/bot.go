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
	choiceCount int // how many of the best plans are alike to it
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
	bot.Decision
	params
	planner        planner
	rolloutPlanner planner // for what is played on
	view           *forhonor.State
	seat           rules.Seat
	camp           forhonor.Camp
	plans          []plan

	appraisal appraisal
}

func newBot(w params) *Bot { return &Bot{params: w} }

// Begin implements [Bot].
func (b *Bot) Begin(view rules.State, seat rules.Seat, _ bot.History, rng *rand.Rand, budget bot.Budget) error {
	s, err := bot.Prepare[*forhonor.State](&b.Decision, "forhonor", view, seat, rng)
	if err != nil {
		return err
	}
	if b.planner.distances == nil {
		b.planner = planner{weights: &b.weights, distances: newDistances(), meter: &b.Meter}
		b.rolloutPlanner = b.planner
	}
	b.view, b.seat, b.camp, b.plans = s, seat, s.Camp(seat), b.plans[:0]
	b.appraisal = appraisal{playedAction: rules.Hidden}
	b.Start(budget.Limit(b.nodes), budget.Stop, b.think)
	return nil
}

// Thought implements [Bot]: the line is the whole plan that begins with the decision.
func (b *Bot) Thought() bot.Thought {
	t := b.Decision.Thought()
	for k := range b.plans {
		if b.firstAction(&b.plans[k]) == b.BestSoFar {
			t.Line = b.lineOf(&b.plans[k])
			break
		}
	}
	return t
}

// think decides.
func (b *Bot) think() {
	if len(b.Actions) == 1 {
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

// rank lists the values of actions, best first.
func (b *Bot) rank(moves []bot.MoveValue) {
	bot.SortMoves(moves)
	b.Moves = moves
}

// shove takes the square where the hero stands best.
func (b *Bot) shove() {
	now := evalStateOf(b.view)
	var moves []bot.MoveValue
	for _, a := range b.Actions {
		if !b.Meter.Visit() {
			return
		}
		c, _ := forhonor.Fields(a)
		now.unit(c.Hero).at = c.At
		moves = append(moves, bot.MoveValue{Do: a, Value: b.weights.evaluate(&now, b.planner.distances, b.camp)})
	}
	b.rank(moves)
	b.BestSoFar = bot.Softmax(moves, 0, b.RNG)
}

// fight lays a combat card.
func (b *Bot) fight() {
	heroes, first := b.view.Fight()
	side := 0
	if f, _, _ := b.view.Figure(heroes[0]); f.Owner != b.seat {
		side = 1
	}
	d := b.planner.duelOf(b.view)
	if b.appraisal.playedAction != rules.Hidden {
		b.appraiseCard(d, side, first)
		return
	}
	b.BestSoFar = forhonor.Choice{Verb: forhonor.VerbCard, Card: drawCard(d.strategyFor(side, first), first[side], b.RNG)}.Pack()
}

// activate names a hero or goes on with its activation, by the best plan.
func (b *Bot) activate() {
	world := b.view.Sample(b.RNG).(*forhonor.State)
	if !b.list(world) {
		return
	}
	b.RNG.Shuffle(len(b.plans), func(i, j int) { b.plans[i], b.plans[j] = b.plans[j], b.plans[i] })
	b.setPlans(b.plans)
	if b.appraisal.playedAction != rules.Hidden {
		b.appraise(world)
		return
	}
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
		if b.Meter.IsHalted {
			break
		}
	}
	return len(b.plans) > 0
}

// firstAction returns the action with which the plan begins now.
func (b *Bot) firstAction(p *plan) rules.Action {
	if b.view.Phase() == forhonor.PhaseCall {
		return forhonor.Choice{Verb: forhonor.VerbAct, Hero: p.hero}.Pack()
	}
	return p.first()
}

// setPlans sorts the plans and makes the best the decision.
func (b *Bot) setPlans(list []plan) {
	slices.SortStableFunc(list, func(x, y plan) int { return y.value - x.value })
	b.plans = list
	var moves []bot.MoveValue
	seen := make(map[rules.Action]bool)
	for k := range b.plans {
		if a := b.firstAction(&b.plans[k]); !seen[a] {
			seen[a] = true
			moves = append(moves, bot.MoveValue{Do: a, Value: b.plans[k].value})
		}
	}
	b.rank(moves)
	k := 0
	if b.choiceCount > 1 {
		k = b.RNG.IntN(min(b.choiceCount, len(b.plans)))
	}
	b.BestSoFar = b.firstAction(&b.plans[k])
}

// draft draws a pick or a line-up by strength.
func (b *Bot) draft(strength func(forhonor.Choice) int) {
	if b.halfLoss == 0 {
		b.BestSoFar = b.Actions[b.RNG.IntN(len(b.Actions))]
		return
	}
	var moves []bot.MoveValue
	for _, a := range b.Actions {
		c, _ := forhonor.Fields(a)
		moves = append(moves, bot.MoveValue{Do: a, Value: strength(c)})
	}
	b.rank(moves)
	b.BestSoFar = bot.Softmax(moves, b.halfLoss, b.RNG)
}
