package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
)

// hint puts a move that could be made now into words. The first of a match waits for the panel of the teams.
func (b *Board) hint(s *game.State, m rules.Move) string {
	c, _ := game.Fields(m.Do)
	switch {
	case b.introduces:
		return b.words().T(lang.ForhonorHintStart, lang.Text("start", b.words().T(lang.ForhonorCampsGo)))
	case c.Verb == game.VerbCard:
		return b.words().T(lang.ForhonorHintCard, lang.Text("card", b.words().CombatCard(c.Card.String())))
	}
	return b.speaker().line(s, m, nil)
}

// Reason implements table.Narrator: the most important of what the rules tell of a plan beside its words.
func (b *Board) Reason(st rules.State, by rules.Seat, plan []rules.Action) string {
	before, ok := st.(*game.State)
	if !ok || len(plan) == 0 || b.introduces {
		return ""
	}
	c, _ := game.Fields(plan[0])
	if c.Verb == game.VerbCard {
		return b.cardReason(before, by, c.Card)
	}
	after, h := before.Clone().(*game.State), game.NoHero
	var fight game.Choice
	for _, do := range plan {
		if !after.Actors().Has(by) || after.Round() != before.Round() || after.Phase() == game.PhaseCombat {
			break
		}
		if _, err := after.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
			break
		}
		if active, _, _, _ := after.Active(); active != game.NoHero {
			h = active
		}
		c, _ := game.Fields(do)
		if c.Verb == game.VerbAttack || c.Verb == game.VerbRaze || c.Verb == game.VerbShoot {
			fight = c
			break
		}
	}
	if text := b.zoneReason(before, after, by); text != "" {
		return text
	}
	if fight.Verb != 0 {
		return b.fightReason(before, after, by, fight)
	}
	return b.placeReason(before, after, h)
}

// cardReason says how many lives a combat card costs and takes at most.
func (b *Board) cardReason(s *game.State, by rules.Seat, card game.Card) string {
	heroes, _ := s.Fight()
	t := lossTable{fight: b.fightOf(heroes)}
	if fighterOf(s, by) == heroes[1] {
		t.k = 1
	}
	most := t.mostLost(card)
	return b.words().T(lang.ForhonorReasonCard, lang.Count("n", most[0]), lang.Count("m", most[1]))
}

// zoneReason says which zone the camp of the seat would hold by the plan, or the other camp would not, if the round ended then;
// "" for none.
func (b *Board) zoneReason(before, after *game.State, by rules.Seat) string {
	camp := before.Camp(by)
	for _, side := range []game.Camp{camp, camp.Other()} {
		score, held := before.ProjectedScore(side)
		then, holds := after.ProjectedScore(side)
		for z := range holds {
			zone := lang.Text("zone", b.words().Zone(z))
			switch {
			case side == camp && holds[z] && !held[z]:
				return b.words().T(lang.ForhonorReasonHolds, zone, lang.Text("by", formatSigned(then-score)))
			case side != camp && held[z] && !holds[z]:
				return b.words().T(lang.ForhonorReasonTakes, zone, lang.Text("by", formatSigned(then-score)), b.speaker().camp(side))
			}
		}
	}
	return ""
}

// fightReason says what a fight or shot of the plan is good for: how many lives the enemy has, or how the soldiers stand after it.
func (b *Board) fightReason(before, after *game.State, by rules.Seat, c game.Choice) string {
	foe, key := c.Hero, lang.ForhonorReasonLives
	if c.Verb == game.VerbShoot {
		foe, key = before.HeroAt(c.At), lang.ForhonorReasonLeft
	}
	if foe == game.NoHero {
		camp := before.Camp(by)
		return b.words().T(lang.ForhonorReasonSoldiers, lang.Count("n", after.Strength(camp)), lang.Count("m", after.Strength(camp.Other())))
	}
	f, _, _ := after.Figure(foe)
	if f.Life == 0 {
		key = lang.ForhonorReasonFalls
	}
	return b.words().T(key, b.speaker().hero("hero", foe), lang.Count("n", int(f.Life)))
}

// placeReason says what a hero that has walked, or is to act, can do from where it stands: who is in its reach, or that it is no
// longer in reach of enemies; "" for nothing.
func (b *Board) placeReason(before, after *game.State, h game.Hero) string {
	was, camp, _ := before.Figure(h)
	is, _, ok := after.Figure(h)
	if !ok {
		return ""
	}
	if was.Post == game.Fielded && is.Post == game.Fielded && findThreats(before, camp).by[was.At] != 0 && findThreats(after, camp).by[is.At] == 0 {
		return b.words().T(lang.ForhonorReasonSafe, b.speaker().hero("hero", h))
	}
	var target game.Figure
	soonest := 2 // rounds
	for _, f := range after.Figures(camp.Other()) {
		if f.Post != game.Fielded {
			continue
		}
		if a, ok := after.Approach(h, f.At); ok && (a.Rounds < soonest || a.Rounds == soonest && target.Life > f.Life) {
			target, soonest = f, a.Rounds
		}
	}
	key := lang.ForhonorReasonReach
	switch {
	case target.Hero == game.NoHero:
		return ""
	case soonest > 0:
		key = lang.ForhonorReasonNext
	}
	return b.words().T(key, b.speaker().hero("hero", target.Hero), lang.Count("n", int(target.Life)))
}
