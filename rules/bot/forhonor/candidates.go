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
func (b *warlord) shortlist(n int) (list []plan) {
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

// begin returns the position in which the plan is to be played, the hero named.
func (b *warlord) begin(world *forhonor.State, p *plan, rng *rand.Rand) theatre {
	t := theatre{planner: &b.ahead, state: world.Clone().(*forhonor.State), rng: rng}
	if world.Phase() == forhonor.PhaseCall {
		t.do(b.seat, forhonor.Choice{Verb: forhonor.VerbAct, Hero: p.hero}.Pack())
	}
	return t
}

// fights is how often a plan with a fight is played before its answers are looked at.
const fights = 3

// heed values the best plans by the best answer of the enemy. It returns false when the budget ended first.
func (b *warlord) heed(world *forhonor.State) bool {
	list := b.shortlist(b.answers)
	seed := b.rng.Uint64()
	for k := range list {
		n := 1
		if a, _ := forhonor.Fields(list[k].before | list[k].after); a.Verb == forhonor.VerbAttack {
			n = fights
		}
		sum := 0
		for i := range n {
			t := b.begin(world, &list[k], rules.Rand(seed, i))
			t.carry(list[k])
			v, ok := b.answer(t.state)
			if !ok {
				return false
			}
			sum += v
		}
		list[k].value -= sum / n
	}
	b.take(list)
	return true
}

// take makes the plans that were looked at closer the decision.
func (b *warlord) take(list []plan) {
	slices.SortStableFunc(list, func(x, y plan) int { return y.value - x.value })
	b.plans = list
	b.adopt()
}

// answer returns what the enemy gains by the best that it can do with one hero.
func (b *warlord) answer(s *forhonor.State) (int, bool) {
	foe := b.camp.Other()
	if s.Phase() != forhonor.PhaseDraw || s.Initiative(foe) == 0 || s.Eligible(foe) == 0 {
		return 0, true
	}
	now := battleOf(s)
	v := b.creed.value(&now, b.ahead.atlas, foe)
	t := theatre{planner: &b.ahead, state: s.Clone().(*forhonor.State), rng: b.rng}
	t.do(rules.Nature, forhonor.Choice{Verb: forhonor.VerbInit, Camp: foe}.Pack())
	best, ok := plan{}, false
	if t.state.Phase() == forhonor.PhaseCall {
		best, ok = b.ahead.foremost(t.state, t.state.Eligible(foe))
	} else if t.state.Phase() == forhonor.PhaseAct && b.ahead.find(t.state) {
		best, ok = slices.MaxFunc(b.ahead.plans, func(x, y plan) int { return x.value - y.value }), !b.Meter.Halted
	}
	if !ok {
		return 0, !b.Meter.Halted
	}
	return (best.value - v) * b.caution / 100, true
}

// trial is a plan that is played on.
type trial struct {
	plan plan
	sum  int // of the hopes it has led to
}

// Hopes are how likely a win is: from a sure defeat, below 0, to a sure win.
const (
	surest = 10_000
	brave  = 800 // what a battle is worth when the hope is seven tenths of a sure win
)

// hope returns the hope in a battle that is worth so much.
func hope(value int) int {
	v := float64(value)
	return int(surest * v / math.Sqrt(float64(v*v)+brave*brave))
}

// worth returns what a battle of that hope is worth.
func worth(hope int) int {
	p := float64(max(1-surest, min(surest-1, hope))) / surest
	return int(brave * p / math.Sqrt(1-float64(p*p)))
}

// try plays the best plans on, again and again by chance, and keeps the better half of them until one is left or the
// budget ends. The value of a plan counts as some trials.
func (b *warlord) try(world *forhonor.State) {
	var list []trial
	for _, p := range b.shortlist(b.trials) {
		list = append(list, trial{p, hope(p.value) * b.prior})
	}
	n := 0
	for times := b.times; len(list) > 1; times *= 2 {
		for ; n < times; n++ {
			seed := b.rng.Uint64()
			sums := make([]int, len(list))
			for k := range list {
				v, ok := b.playOn(world, &list[k].plan, rules.Rand(seed, 0))
				if !ok {
					return
				}
				sums[k] = v
			}
			for k, v := range sums {
				list[k].sum += v
			}
		}
		slices.SortStableFunc(list, func(x, y trial) int { return y.sum - x.sum })
		var ranked []plan
		for _, t := range list {
			t.plan.value = worth(t.sum / (n + b.prior))
			ranked = append(ranked, t.plan)
		}
		b.take(ranked)
		list = list[:(len(list)+1)/2]
	}
}

// playOn plays the plan and on to the end of the round, and returns the hope that it leads to. How the plan itself
// comes off by chance is left out: the plan's value holds the mean of it.
func (b *warlord) playOn(world *forhonor.State, p *plan, rng *rand.Rand) (int, bool) {
	t := b.begin(world, p, rng)
	t.carry(*p)
	luck := hope(b.worthNow(t.state)) - hope(p.value)
	for t.state.Phase() != forhonor.PhaseOver && t.state.Round() == world.Round() {
		if !t.step() {
			return 0, false
		}
	}
	if t.state.Phase() == forhonor.PhaseOver {
		return surest*t.state.Payoffs()[b.seat] - luck, true
	}
	return hope(b.worthNow(t.state)) - luck, true
}

// worthNow returns what the position is worth to the bot's camp.
func (b *warlord) worthNow(s *forhonor.State) int {
	now := battleOf(s)
	return b.creed.value(&now, b.ahead.atlas, b.camp)
}
