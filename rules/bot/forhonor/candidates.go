package forhonor

import (
	"math"
	"math/rand/v2"
	"slices"

	"engawa/rules"
	"engawa/rules/forhonor"
)

// sameAims is how many plans with the same hero and fight are looked at closer.
const sameAims = 3

// shortlist returns the best plans, few of the same aim. The plans are sorted.
func (b *Bot) shortlist(n int) (list []plan) {
	type aim struct {
		hero          forhonor.Hero
		before, after rules.Action
	}
	count := make(map[aim]int)
	for _, p := range b.plans {
		if a := (aim{p.hero, p.before, p.after}); count[a] < sameAims && len(list) < n {
			count[a]++
			list = append(list, p)
		}
	}
	return list
}

// startRollout returns the position in which the plan is to be played, the hero named.
func (b *Bot) startRollout(world *forhonor.State, p *plan, rng *rand.Rand) rollout {
	t := rollout{planner: &b.rolloutPlanner, state: world.Clone().(*forhonor.State), rng: rng}
	if world.Phase() == forhonor.PhaseCall {
		t.apply(b.seat, forhonor.Choice{Verb: forhonor.VerbAct, Hero: p.hero}.Pack())
	}
	return t
}

// fightSamples is how often a plan with a fight is played before its answers are looked at.
const fightSamples = 3

// searchReplies values the best plans by the best answer of the enemy. It returns false when the budget ended first.
func (b *Bot) searchReplies(world *forhonor.State) bool {
	list := b.shortlist(b.replies)
	seed := b.RNG.Uint64()
	for k := range list {
		n := 1
		if a, _ := forhonor.Fields(list[k].before | list[k].after); a.Verb == forhonor.VerbAttack {
			n = fightSamples
		}
		sum := 0
		for i := range n {
			t := b.startRollout(world, &list[k], rules.Rand(seed, i))
			t.applyPlan(list[k])
			v, ok := b.bestReply(t.state)
			if !ok {
				return false
			}
			sum += v
		}
		list[k].value -= sum / n
	}
	b.setPlans(list)
	return true
}

// bestReply returns what the enemy gains by the best that it can do with one hero.
func (b *Bot) bestReply(s *forhonor.State) (int, bool) {
	foe := b.camp.Other()
	if s.Phase() != forhonor.PhaseDraw || s.Initiative(foe) == 0 || s.Eligible(foe) == 0 {
		return 0, true
	}
	now := evalStateOf(s)
	v := b.weights.evaluate(&now, b.rolloutPlanner.distances, foe)
	t := rollout{planner: &b.rolloutPlanner, state: s.Clone().(*forhonor.State), rng: b.RNG}
	t.apply(rules.Nature, forhonor.Choice{Verb: forhonor.VerbInit, Camp: foe}.Pack())
	best, ok := plan{}, false
	if t.state.Phase() == forhonor.PhaseCall {
		best, ok = b.rolloutPlanner.bestPlan(t.state, t.state.Eligible(foe))
	} else if t.state.Phase() == forhonor.PhaseAct && b.rolloutPlanner.find(t.state) {
		best, ok = slices.MaxFunc(b.rolloutPlanner.plans, func(x, y plan) int { return x.value - y.value }), !b.Meter.IsHalted
	}
	if !ok {
		return 0, !b.Meter.IsHalted
	}
	return (best.value - v) * b.replyWeight / 100, true
}

// candidate is a plan that is played on.
type candidate struct {
	plan plan
	sum  int // of the winning probabilities it has led to
}

// Winning probabilities go from a sure defeat, below 0, to a sure win.
const (
	certainWin = 10_000
	valueScale = 800 // what a position is worth when the winning probability is seven tenths of a sure win
)

// winProbability returns how likely a win is in a position that is worth so much.
func winProbability(value int) int {
	v := float64(value)
	return int(certainWin * v / math.Sqrt(float64(v*v)+valueScale*valueScale))
}

// valueOf returns what a position with that winning probability is worth.
func valueOf(probability int) int {
	p := float64(max(1-certainWin, min(certainWin-1, probability))) / certainWin
	return int(valueScale * p / math.Sqrt(1-float64(p*p)))
}

// candidatesOf returns plans as candidates: the value of each counts as some rollouts.
func (b *Bot) candidatesOf(plans []plan) []candidate {
	list := make([]candidate, len(plans))
	for k, p := range plans {
		list[k] = candidate{p, winProbability(p.value) * b.pseudoCount}
	}
	return list
}

// rollOutAll plays each of the candidates on once more, all by the same chance. It reports whether the budget was enough;
// where it was not, none of that counts.
func (b *Bot) rollOutAll(world *forhonor.State, list []candidate) bool {
	seed := b.RNG.Uint64()
	sums := make([]int, len(list))
	for k := range list {
		v, ok := b.rollOut(world, &list[k].plan, rules.Rand(seed, 0))
		if !ok {
			return false
		}
		sums[k] = v
	}
	for k, v := range sums {
		list[k].sum += v
	}
	return true
}

// sequentialHalving plays the best plans on, again and again by chance, and keeps the better half of them until one is
// left or the budget ends.
func (b *Bot) sequentialHalving(world *forhonor.State) {
	list := b.candidatesOf(b.shortlist(b.candidates))
	n := 0
	for times := b.rollouts; len(list) > 1; times *= 2 {
		for ; n < times; n++ {
			if !b.rollOutAll(world, list) {
				return
			}
		}
		rules.SortFew(list, func(x, y candidate) int { return y.sum - x.sum })
		var ranked []plan
		for _, t := range list {
			t.plan.value = valueOf(t.sum / (n + b.pseudoCount))
			ranked = append(ranked, t.plan)
		}
		b.setPlans(ranked)
		list = list[:(len(list)+1)/2]
	}
}

// rollOut plays the plan and on to the end of the round, and returns the winning probability that it leads to. How the
// plan itself comes off by chance is left out: the plan's value holds the mean of it.
func (b *Bot) rollOut(world *forhonor.State, p *plan, rng *rand.Rand) (int, bool) {
	t := b.startRollout(world, p, rng)
	t.applyPlan(*p)
	luck := winProbability(b.evaluate(t.state)) - winProbability(p.value)
	for t.state.Phase() != forhonor.PhaseOver && t.state.Round() == world.Round() {
		if !t.step() {
			return 0, false
		}
	}
	if t.state.Phase() == forhonor.PhaseOver {
		return certainWin*t.state.Payoffs()[b.seat] - luck, true
	}
	return winProbability(b.evaluate(t.state)) - luck, true
}

// evaluate returns what the position is worth to the bot's camp.
func (b *Bot) evaluate(s *forhonor.State) int {
	now := evalStateOf(s)
	return b.weights.evaluate(&now, b.rolloutPlanner.distances, b.camp)
}
