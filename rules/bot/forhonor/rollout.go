package forhonor

import (
	"math/rand/v2"
	"slices"

	"engawa/rules"
	"engawa/rules/forhonor"
)

// plansFor returns the plans for a hero that the captain would name. It is alike to name a hero that cannot enter.
func (p *planner) plansFor(s *forhonor.State, captain rules.Seat, h forhonor.Hero) []plan {
	next := s.Clone().(*forhonor.State)
	do := forhonor.Choice{Verb: forhonor.VerbAct, Hero: h}.Pack()
	if _, err := next.Apply(rules.Move{By: captain, Do: do}, nil); err != nil {
		return nil
	}
	if active, _, _, _ := next.Active(); active != h {
		now := evalStateOf(s)
		camp, _ := now.find(h)
		return []plan{{hero: h, value: p.weights.evaluate(&now, p.distances, camp)}}
	}
	p.find(next)
	return p.plans
}

// duelOf returns the fight that goes on in the position, solved from its present round on.
func (p *planner) duelOf(s *forhonor.State) *duel {
	heroes, first := s.Fight()
	now := evalStateOf(s)
	d := p.weights.contest(&now, p.distances, heroes)
	if p.weights.habitualFights {
		d.setHabits()
		return &d
	}
	winner := int8(-1)
	for k, h := range heroes {
		if s.FirstWinner() == h {
			winner = int8(k)
		}
	}
	d.firstWinner = winner
	d.solveFrom(first, winner)
	return &d
}

// rollout is a position that is played on by plans alone.
type rollout struct {
	planner *planner
	state   *forhonor.State
	rng     *rand.Rand
}

// apply plays an action of the seat and reports whether it was legal.
func (t *rollout) apply(by rules.Seat, c rules.Action) bool {
	_, err := t.state.Apply(rules.Move{By: by, Do: c}, nil)
	return err == nil
}

// applyPlan plays the plan to the end of the activation; what has become impossible is left out.
func (t *rollout) applyPlan(p plan) {
	f, _, _ := t.state.Figure(p.hero)
	for _, a := range p.actions() {
		if active, _, _, _ := t.state.Active(); active != p.hero {
			return
		}
		if a != 0 {
			t.apply(f.Owner, a)
		}
		t.resolveFight()
	}
}

// resolveFight fights out the fight that goes on, if one does.
func (t *rollout) resolveFight() {
	if t.state.Phase() != forhonor.PhaseCombat {
		return
	}
	d := t.planner.duelOf(t.state)
	for t.state.Phase() == forhonor.PhaseCombat {
		heroes, first := t.state.Fight()
		var owners [2]rules.Seat
		for k, h := range heroes {
			f, _, _ := t.state.Figure(h)
			owners[k] = f.Owner
		}
		for k, owner := range owners {
			t.apply(owner, forhonor.Choice{Verb: forhonor.VerbCard, Card: drawCard(d.strategyFor(k, first), first[k], t.rng)}.Pack())
		}
	}
}

// step goes on by one initiative card, activation or shove. It returns false when the budget ended.
func (t *rollout) step() bool {
	s := t.state
	switch s.Phase() {
	case forhonor.PhaseDraw:
		card, _ := rules.Draw(t.rng, s.Chances(nil))
		return t.apply(rules.Nature, card)
	case forhonor.PhaseCall:
		seat, _ := s.Actors().First()
		best, ok := t.planner.bestPlan(s, t.randomHero(s.Eligible(s.Camp(seat))))
		if !ok || !t.apply(seat, forhonor.Choice{Verb: forhonor.VerbAct, Hero: best.hero}.Pack()) {
			return false
		}
		t.applyPlan(best)
		return true
	case forhonor.PhaseAct:
		if !t.planner.find(s) || t.planner.meter.IsHalted {
			return false
		}
		t.applyPlan(slices.MaxFunc(t.planner.plans, func(x, y plan) int { return x.value - y.value }))
		return true
	case forhonor.PhaseShove:
		seat, _ := s.Actors().First()
		return t.apply(seat, t.planner.bestShove(s, seat))
	}
	return false
}

// randomHero returns one of the heroes: all of them act before the round ends, and who is first matters less than how.
func (t *rollout) randomHero(set forhonor.HeroSet) forhonor.HeroSet {
	n := t.rng.IntN(set.Len())
	for h := range set.All() {
		if n == 0 {
			return forhonor.HeroSet(0).With(h)
		}
		n--
	}
	return set
}

// bestPlan returns the best plan of the heroes, any of whom the captain can name; false when the budget ended.
func (p *planner) bestPlan(s *forhonor.State, heroes forhonor.HeroSet) (best plan, ok bool) {
	captain, _ := s.Actors().First()
	for h := range heroes.All() {
		for _, next := range p.plansFor(s, captain, h) {
			if !ok || next.value > best.value {
				best, ok = next, true
			}
		}
	}
	return best, ok && !p.meter.IsHalted
}

// bestShove returns the shove after which the hero stands best.
func (p *planner) bestShove(s *forhonor.State, seat rules.Seat) (best rules.Action) {
	now := evalStateOf(s)
	most := 0
	for k, a := range s.Legal(seat, nil) {
		c, _ := forhonor.Fields(a)
		now.unit(c.Hero).at = c.At
		if v := p.weights.evaluate(&now, p.distances, s.Camp(seat)); k == 0 || v > most {
			best, most = a, v
		}
	}
	return best
}
