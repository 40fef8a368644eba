package bot

import (
	"math/rand/v2"
	"slices"

	"engawa/rules"
	"engawa/rules/forhonor"
)

// named returns the plans for a hero that the captain would name. It is alike to name a hero that cannot enter.
func (p *planner) named(s *forhonor.State, captain rules.Seat, h forhonor.Hero) []plan {
	next := s.Clone().(*forhonor.State)
	do := forhonor.Choice{Verb: forhonor.VerbAct, Hero: h}.Pack()
	if _, err := next.Apply(rules.Move{By: captain, Do: do}, nil); err != nil {
		return nil
	}
	if active, _, _, _ := next.Active(); active != h {
		now := battleOf(s)
		camp, _ := now.find(h)
		return []plan{{hero: h, value: p.creed.value(&now, p.atlas, camp)}}
	}
	p.find(next)
	return p.plans
}

// duelOf returns the fight that goes on in the position, solved from its present round on.
func (p *planner) duelOf(s *forhonor.State) *duel {
	heroes, shown := s.Fight()
	now := battleOf(s)
	d := &duel{side: [2]duelist{p.creed.duelist(&now, p.atlas, heroes[0]), p.creed.duelist(&now, p.atlas, heroes[1])}}
	if p.creed.plain {
		d.keepHabits()
		return d
	}
	winner := int8(-1)
	for k, h := range heroes {
		if s.FirstWinner() == h {
			winner = int8(k)
		}
	}
	d.solveFrom(shown, winner)
	return d
}

// theatre is a position that is played on by plans alone.
type theatre struct {
	planner *planner
	state   *forhonor.State
	rng     *rand.Rand
}

// do plays an action of the seat and reports whether it was legal.
func (t *theatre) do(by rules.Seat, c rules.Action) bool {
	_, err := t.state.Apply(rules.Move{By: by, Do: c}, nil)
	return err == nil
}

// carry plays the plan to the end of the activation; what has become impossible is left out.
func (t *theatre) carry(p plan) {
	f, _, _ := t.state.Figure(p.hero)
	for _, a := range p.actions() {
		if active, _, _, _ := t.state.Active(); active != p.hero {
			return
		}
		if a != 0 {
			t.do(f.Owner, a)
		}
		t.clash()
	}
}

// clash fights out the fight that goes on, if one does.
func (t *theatre) clash() {
	if t.state.Phase() != forhonor.PhaseCombat {
		return
	}
	d := t.planner.duelOf(t.state)
	for t.state.Phase() == forhonor.PhaseCombat {
		heroes, shown := t.state.Fight()
		var owners [2]rules.Seat
		for k, h := range heroes {
			f, _, _ := t.state.Figure(h)
			owners[k] = f.Owner
		}
		for k, owner := range owners {
			t.do(owner, forhonor.Choice{Verb: forhonor.VerbCard, Card: drawCard(d.mixFor(k, shown), shown[k], t.rng)}.Pack())
		}
	}
}

// step goes on by one initiative card, activation or shove. It returns false when the budget ended.
func (t *theatre) step() bool {
	s := t.state
	switch s.Phase() {
	case forhonor.PhaseDraw:
		card, _ := rules.Draw(t.rng, s.Chances(nil))
		return t.do(rules.Nature, card)
	case forhonor.PhaseCall:
		seat, _ := s.Actors().First()
		best, ok := t.planner.foremost(s, seat)
		if !ok || !t.do(seat, forhonor.Choice{Verb: forhonor.VerbAct, Hero: best.hero}.Pack()) {
			return false
		}
		t.carry(best)
		return true
	case forhonor.PhaseAct:
		if !t.planner.find(s) || t.planner.meter.halted {
			return false
		}
		t.carry(slices.MaxFunc(t.planner.plans, func(x, y plan) int { return x.value - y.value }))
		return true
	case forhonor.PhaseShove:
		seat, _ := s.Actors().First()
		return t.do(seat, t.planner.dodge(s, seat))
	}
	return false
}

// foremost returns the best plan of all heroes that the captain can name; false when the budget ended.
func (p *planner) foremost(s *forhonor.State, captain rules.Seat) (best plan, ok bool) {
	for h := range s.Eligible(s.Camp(captain)).All() {
		for _, next := range p.named(s, captain, h) {
			if !ok || next.value > best.value {
				best, ok = next, true
			}
		}
	}
	return best, ok && !p.meter.halted
}

// dodge returns the shove after which the hero stands best.
func (p *planner) dodge(s *forhonor.State, seat rules.Seat) (best rules.Action) {
	now := battleOf(s)
	most := 0
	for k, a := range s.Legal(seat, nil) {
		c, _ := forhonor.Fields(a)
		now.warrior(c.Hero).at = c.At
		if v := p.creed.value(&now, p.atlas, s.Camp(seat)); k == 0 || v > most {
			best, most = a, v
		}
	}
	return best
}

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
			v, ok := b.answered(t.state)
			if !ok {
				return false
			}
			sum += v
		}
		list[k].value = sum / n
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

// answerPart is how much of the best answer counts, in percent: it need not come before the own camp acts again.
const answerPart = 70

// answered returns what the position is worth when the enemy does the best that it can with one hero.
func (b *warlord) answered(s *forhonor.State) (int, bool) {
	now := battleOf(s)
	v := b.creed.value(&now, b.ahead.atlas, b.camp)
	foe := b.camp.Other()
	if s.Phase() != forhonor.PhaseDraw || s.Initiative(foe) == 0 || s.Eligible(foe) == 0 {
		return v, true
	}
	t := theatre{planner: &b.ahead, state: s.Clone().(*forhonor.State), rng: b.rng}
	t.do(rules.Nature, forhonor.Choice{Verb: forhonor.VerbInit, Camp: foe}.Pack())
	best, ok := plan{}, false
	if t.state.Phase() == forhonor.PhaseCall {
		best, ok = b.ahead.foremost(t.state, t.state.Captain(foe))
	} else if t.state.Phase() == forhonor.PhaseAct && b.ahead.find(t.state) {
		best, ok = slices.MaxFunc(b.ahead.plans, func(x, y plan) int { return x.value - y.value }), !b.meter.halted
	}
	if !ok {
		return v, !b.meter.halted
	}
	return v + (-best.value-v)*answerPart/100, true
}

// try plays the best plans on, again and again by chance, and keeps the better half of them until one is left or the budget
// ends.
func (b *warlord) try(world *forhonor.State) {
	list := b.shortlist(b.trials)
	sums := make([]int, len(list))
	until := world.Round() + b.rounds
	n := 0
	for times := b.times; len(list) > 1; times *= 2 {
		for ; n < times; n++ {
			seed := b.rng.Uint64()
			for k := range list {
				v, ok := b.playOn(world, &list[k], until, rules.Rand(seed, 0))
				if !ok {
					return
				}
				sums[k] += v
			}
		}
		for k := range list {
			list[k].value = sums[k] / n
		}
		b.take(slices.Clone(list))
		order := make([]int, len(list))
		for k := range order {
			order[k] = k
		}
		slices.SortStableFunc(order, func(x, y int) int { return sums[y] - sums[x] })
		var kept []plan
		var keptSums []int
		for _, k := range order[:(len(order)+1)/2] {
			kept, keptSums = append(kept, list[k]), append(keptSums, sums[k])
		}
		if len(kept) == len(list) {
			return
		}
		list, sums = kept, keptSums
	}
}

// playOn plays the plan and on to the end of a round, and returns what that is worth.
func (b *warlord) playOn(world *forhonor.State, p *plan, until int, rng *rand.Rand) (int, bool) {
	t := b.begin(world, p, rng)
	t.carry(*p)
	for t.state.Phase() != forhonor.PhaseOver && t.state.Round() <= until {
		if !t.step() {
			return 0, false
		}
	}
	if t.state.Phase() == forhonor.PhaseOver {
		return WinValue / 10 * t.state.Payoffs()[b.seat], true
	}
	now := battleOf(t.state)
	return b.creed.value(&now, b.ahead.atlas, b.camp), true
}
