package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
)

// canPick reports whether a part can be chosen first now.
func (b *Board) canPick(p rules.Part) bool {
	return b.choice.State != nil && (slices.Contains(b.choice.Next, p) || slices.Contains(b.choice.Picked, p))
}

// pending reports whether an action is complete and waits to be confirmed.
func (b *Board) pending() bool { return b.choice.Action != rules.Hidden }

// touchOver answers the touches of what covers the battlefield: things are picked, and committed by the main button or
// by a second touch.
func (b *Board) touchOver(p rules.Part) bool {
	if h, ok := cardHero(p, buttonSheet); ok {
		b.openSheet(h)
		return true
	}
	picked := &b.over.picked
	switch {
	case b.pending():
		return true // what waits to be confirmed stays as it is
	case p == button(buttonCommit) || !b.choosingOver():
		return false
	}
	if card, ok := combatOf(p); ok && b.dueling() {
		if !b.canPick(p) || picked.card == card {
			return false
		}
		picked.card = card
		return true
	}
	h, ok := draftedOf(p)
	switch {
	case !ok:
		return false
	case b.shown.scene == lineScene:
		return b.touchLine(h)
	case !b.canPick(p) || picked.hero == h:
		return false
	}
	picked.hero = h
	return true
}

// choosingOver reports whether a person here chooses in secret now.
func (b *Board) choosingOver() bool {
	if b.choice.State == nil {
		return false
	}
	switch b.state.Phase() {
	case game.PhaseCombat, game.PhasePick, game.PhaseLine:
		return true
	}
	return false
}

// typed returns the letters and digits that stand for a card now: 1, 2 and 3 for the cards of a duel from the left, and
// for the heroes of a hand or of a line-up by their places, on keyboards of France too.
func (b *Board) typed(p rules.Part) string {
	const digits, french = "123456", "&é\"'(-"
	if !b.choosingOver() {
		return ""
	}
	var cards []rules.Part
	switch b.state.Phase() {
	case game.PhaseCombat:
		for card := game.Sword; card <= game.Shield; card++ {
			cards = append(cards, combatPart(card))
		}
	case game.PhasePick:
		for _, h := range b.over.draft.hand {
			cards = append(cards, cardPart(h))
		}
	case game.PhaseLine:
		for _, f := range b.shown.figures[b.lineCamp()] {
			cards = append(cards, cardPart(f.Hero))
		}
	}
	place := slices.Index(cards, p)
	if place < 0 || place >= len(digits) {
		return ""
	}
	return string([]rune{rune(digits[place]), []rune(french)[place]})
}

// composeOver returns the parts of what has been picked when it is committed.
func (b *Board) composeOver(p rules.Part) (parts []rules.Part, ok bool) {
	if !b.choosingOver() {
		return nil, false
	}
	picked, commit := &b.over.picked, p == button(buttonCommit)
	switch b.state.Phase() {
	case game.PhaseCombat:
		if picked.card != game.NoCard && (commit || p == combatPart(picked.card)) {
			return []rules.Part{combatPart(picked.card)}, true
		}
	case game.PhasePick:
		if picked.hero != game.NoHero && (commit || p == cardPart(picked.hero)) {
			return []rules.Part{cardPart(picked.hero)}, true
		}
	case game.PhaseLine:
		if commit && len(picked.line) == game.CampSize {
			for _, h := range picked.line {
				parts = append(parts, cardPart(h))
			}
			return parts, true
		}
	}
	return nil, commit
}

// hintOver picks what a hint points at, so that the main button plays it.
func (b *Board) hintOver(parts []rules.Part) {
	if !b.choosingOver() {
		return
	}
	b.over.picked = picked{}
	for _, p := range parts {
		if card, ok := combatOf(p); ok {
			b.over.picked.card = card
		}
		if h, ok := draftedOf(p); ok {
			b.over.picked.hero = h
			if b.state.Phase() == game.PhaseLine {
				b.over.picked.line = append(b.over.picked.line, h)
			}
		}
	}
}

// combatOf returns the combat card that is pointed at; false for other parts.
func combatOf(p rules.Part) (game.Card, bool) {
	n := p.Index - game.CardPart
	return game.Card(n), p.Kind == rules.PartCard && n > 0 && n <= game.NumCards
}

// draftedOf returns the hero of the card that is pointed at; false for other parts.
func draftedOf(p rules.Part) (game.Hero, bool) {
	return game.Hero(p.Index), p.Kind == rules.PartCard && p.Index > 0 && p.Index <= game.NumHeroes
}
