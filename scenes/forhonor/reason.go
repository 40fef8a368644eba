package forhonor

import (
	"math"
	"strings"

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
	case c.Verb == game.VerbPick:
		return b.words().T(lang.ForhonorDraftPick, b.speaker().hero("hero", c.Hero))
	}
	return b.speaker().line(s, m, nil)
}

// Reason implements table.Narrator: the most important of what the rules tell of a plan beside its words, and that the own hero
// may die by a fight in it.
func (b *Board) Reason(st rules.State, by rules.Seat, plan []rules.Action) string {
	before, ok := st.(*game.State)
	if !ok || len(plan) == 0 || b.introduces {
		return ""
	}
	switch c, _ := game.Fields(plan[0]); c.Verb {
	case game.VerbCard:
		return b.cardReason(before, by, c.Card)
	case game.VerbPick:
		return strings.TrimSuffix(b.words().Hero(c.Hero.String()).Good, ".")
	case game.VerbLine:
		h := c.Line[0]
		return b.words().T(lang.ForhonorReasonFirst, b.speaker().hero("hero", h), lang.Count("n", h.Faction().Allowance()))
	}
	after, h := before.Clone().(*game.State), game.NoHero
	var fight game.Choice
	healed := 0
	for _, do := range plan {
		c, _ := game.Fields(do)
		if fight.Verb != 0 || c.Verb == game.VerbDone || !after.Actors().Has(by) {
			break
		}
		life := lifeOf(after, before.Camp(by))
		if _, err := after.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
			break
		}
		switch c.Verb {
		case game.VerbBanner:
			healed = lifeOf(after, before.Camp(by)) - life
		case game.VerbAct, game.VerbShove:
			h = c.Hero
		case game.VerbAttack, game.VerbRaze, game.VerbShoot:
			fight = c
		}
	}
	if h == game.NoHero {
		h, _, _, _ = before.Active()
	}
	first, _ := game.Fields(plan[0])
	text := b.zoneReason(before, after, by)
	switch {
	case healed > 0 && (first.Verb == game.VerbBanner || text == "" && fight.Verb == 0):
		return b.words().T(lang.ForhonorReasonHeals, lang.Count("n", healed))
	case text != "":
	case fight.Verb != 0:
		text = b.fightReason(before, after, h, fight)
	default:
		return b.placeReason(before, after, h, first.Verb == game.VerbDone)
	}
	if fight.Verb == game.VerbAttack && mayDie(after, h, fight.Hero) {
		return b.words().T(lang.ForhonorReasonRisk, lang.Text("why", text), b.speaker().hero("hero", h))
	}
	return text
}

// mayDie reports whether the hero can die in the first assault against a foe.
func mayDie(s *game.State, h, foe game.Hero) bool {
	own, _, _ := s.Figure(h)
	f, _, _ := s.Figure(foe)
	return f.Life > 0 && mostLost(own, f)[0] >= int(own.Life)
}

// mostLost returns how many lives both heroes can lose at most in the first assault.
func mostLost(own, foe game.Figure) (most [2]int) {
	t := lossTable{fight: fight{heroes: [2]game.Hero{own.Hero, foe.Hero}, lives: [2]int{int(own.Life), int(foe.Life)}, won: nobody}}
	for _, card := range t.rows() {
		lost := t.mostLost(card)
		most = [2]int{max(most[0], lost[0]), max(most[1], lost[1])}
	}
	return most
}

// never is more rounds than any match has.
const never = math.MaxInt

// lifeOf returns the lives of all heroes of the camp.
func lifeOf(s *game.State, camp game.Camp) (n int) {
	for _, f := range s.Figures(camp) {
		n += int(f.Life)
	}
	return n
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
		_, held := before.ProjectedScore(side)
		_, holds := after.ProjectedScore(side)
		for z := range holds {
			zone := lang.Text("zone", b.words().Zone(z))
			switch {
			case side == camp && holds[z] && !held[z]:
				return b.words().T(lang.ForhonorReasonHolds, zone, lang.Text("by", formatSigned(after.Worth(game.Zone(z), camp))))
			case side != camp && held[z] && !holds[z]:
				return b.words().T(lang.ForhonorReasonTakes, zone)
			}
		}
	}
	return ""
}

// fightReason says what a fight or shot of the hero is good for: how many lives the enemy has or may lose, or how the soldiers
// stand after it.
func (b *Board) fightReason(before, after *game.State, h game.Hero, c game.Choice) string {
	own, camp, _ := after.Figure(h)
	foe, key := c.Hero, lang.ForhonorReasonWeaker
	if c.Verb == game.VerbShoot {
		foe, key = before.HeroAt(c.At), lang.ForhonorReasonLeft
	}
	if foe == game.NoHero {
		return b.words().T(lang.ForhonorReasonSoldiers, lang.Count("n", after.Strength(camp)), lang.Count("m", after.Strength(camp.Other())))
	}
	f, _, _ := after.Figure(foe)
	n := int(f.Life)
	switch {
	case n == 0:
		key = lang.ForhonorReasonFalls
	case c.Verb == game.VerbAttack && f.Life >= own.Life:
		key, n = lang.ForhonorReasonLives, mostLost(own, f)[1]
	}
	return b.words().T(key, b.speaker().hero("hero", foe), lang.Count("n", n), lang.Count("m", int(own.Life)))
}

// placeReason says what a hero that has walked, is to act or is done is good for where it stands: it is out of reach of enemies,
// guards a zone, or has somebody in its reach, in as few rounds as can be.
func (b *Board) placeReason(before, after *game.State, h game.Hero, isDone bool) string {
	was, camp, _ := before.Figure(h)
	is, _, ok := after.Figure(h)
	if !ok {
		return ""
	}
	words, stands := b.words(), is.Post == game.Fielded
	isSafe := stands && findThreats(after, camp).by[is.At] == 0
	safe := words.T(lang.ForhonorReasonSafe, b.speaker().hero("hero", h))
	if isSafe && was.Post == game.Fielded && findThreats(before, camp).by[was.At] != 0 {
		return safe
	}
	if z, in := is.At.Zone(); stands && in {
		if _, holds := after.ProjectedScore(camp); holds[z] {
			return words.T(lang.ForhonorReasonGuards, lang.Text("zone", words.Zone(int(z))))
		}
	}
	var target game.Figure
	soonest, soldiers := never, never
	for q := range game.Square(game.NumSquares) {
		a, ok := after.Approach(h, q)
		f, _, isHero := after.Figure(after.HeroAt(q))
		switch {
		case !ok:
		case !isHero:
			soldiers = min(soldiers, a.Rounds)
		case a.Rounds < soonest || a.Rounds == soonest && target.Life > f.Life:
			target, soonest = f, a.Rounds
		}
	}
	key, n := lang.ForhonorReasonReach, int(target.Life)
	switch {
	case soonest == 0 && isDone:
		key = lang.ForhonorReasonAvoids
	case soonest == 1:
		key = lang.ForhonorReasonNext
	case soonest > 1 && isSafe:
		return safe
	case soonest > 1 && soldiers < 2:
		return words.T(lang.ForhonorReasonSoldiersNext)
	case soonest == never:
		return ""
	case soonest > 1:
		key, n = lang.ForhonorReasonFar, soonest
	}
	return words.T(key, b.speaker().hero("hero", target.Hero), lang.Count("n", n))
}
