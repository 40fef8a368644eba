package forhonor

import (
	"slices"
	"strings"

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
	if top := b.top(); top != nil {
		return top.touch(b, p)
	}
	picked := &b.over.picked
	switch {
	case b.touchCommon(p):
		return true
	case p == button(buttonCommit) || !b.choosingOver():
		return false
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

// Typed implements table.Typist: 1, 2 and 3 are the cards of a duel from the left, and the heroes of a hand or of a
// line-up by their places, on keyboards of France too.
func (b *Board) Typed(letter rune) (rules.Part, bool) {
	place := strings.IndexRune("123456", letter)
	if place < 0 {
		place = slices.Index([]rune("&é\"'(-"), letter)
	}
	if place < 0 || !b.choosingOver() {
		return rules.Part{}, false
	}
	var cards []rules.Part
	top := b.top()
	switch {
	case top != nil:
		cards = top.numbered(b)
	case b.state.Phase() == game.PhasePick:
		for _, h := range b.over.draft.hand {
			cards = append(cards, cardPart(h))
		}
	case b.state.Phase() == game.PhaseLine:
		for _, f := range b.shown.figures[b.lineCamp()] {
			cards = append(cards, cardPart(f.Hero))
		}
	}
	if place >= len(cards) {
		return rules.Part{}, false
	}
	return cards[place], true
}

// composeOver returns the parts of what has been picked when it is committed.
func (b *Board) composeOver(p rules.Part) (parts []rules.Part, ok bool) {
	if top := b.top(); top != nil {
		return top.compose(b, p)
	}
	if !b.choosingOver() {
		return nil, false
	}
	picked, commit := &b.over.picked, p == button(buttonCommit)
	switch b.state.Phase() {
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
	for _, o := range b.visibleOverlays() {
		o.suggest(b, parts)
	}
	b.over.picked = picked{}
	for _, p := range parts {
		if h, ok := draftedOf(p); ok {
			b.over.picked.hero = h
			if b.state.Phase() == game.PhaseLine {
				b.over.picked.line = append(b.over.picked.line, h)
			}
		}
	}
}

// draftedOf returns the hero of the card that is pointed at; false for other parts.
func draftedOf(p rules.Part) (game.Hero, bool) {
	return game.Hero(p.Index), p.Kind == rules.PartCard && p.Index > 0 && p.Index <= game.NumHeroes
}
