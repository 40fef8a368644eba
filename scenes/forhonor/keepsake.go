package forhonor

import (
	"strings"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
)

var _ table.Keepsakes = (*Board)(nil)

// DrawKeepsake implements table.Keepsakes: what the seat has chosen in secret, its picks and its hand, as cards.
func (b *Board) DrawKeepsake(c *canvas.Canvas, r geom.Rect, s rules.State, by rules.Seat) {
	st, ok := s.(*game.State)
	if !ok || by < 0 || int(by) >= st.Seats() {
		return
	}
	const gap = 12.0
	style, text := ui.Body(15), b.Keepsake(s, by)
	for style.Size > 13 && canvas.ParagraphHeight(style, text, r.W) > r.H*0.4 {
		style.Size -= 0.5
	}
	high := canvas.ParagraphHeight(style, text, r.W)
	c.Paragraph(style, text, geom.R(r.X, r.Bottom()-high, r.W, high), sprites.Ink, canvas.Centre)
	room := geom.R(r.X, r.Y, r.W, r.H-high-gap)
	if choice, ok := game.Fields(st.Committed(by)); ok && choice.Verb == game.VerbCard {
		fight, _ := st.Fight()
		hero := fight[0]
		if f, _, _ := st.Figure(hero); f.Owner != by {
			hero = fight[1]
		}
		b.drawCombat(c, combatFace(choice.Card, hero, false), combatPose{at: room.Centre(), high: min(cardHigh*1.2, room.H), open: 1})
		return
	}
	var heroes []game.Hero
	if choice, ok := game.Fields(st.Committed(by)); ok && choice.Verb == game.VerbLine {
		heroes = choice.Line[:]
	} else {
		picks, _ := st.Picks(by)
		hand, _ := st.Hand(by)
		for h := range (picks | hand).All() {
			heroes = append(heroes, h)
		}
	}
	for k, cell := range (handPlan{cards: room}).cells(len(heroes)) {
		b.drawHeroCard(c, heroes[k], st.Camp(by), cell)
	}
}

// Keepsake implements table.Keepsakes.
func (b *Board) Keepsake(s rules.State, by rules.Seat) string {
	st, ok := s.(*game.State)
	words := b.words()
	if !ok || by < 0 || int(by) >= st.Seats() {
		return words.T(lang.ForhonorKeepNone)
	}
	var parts []string
	if choice, ok := game.Fields(st.Committed(by)); ok {
		what := b.cardName(max(choice.Card, game.Sword))
		switch choice.Verb {
		case game.VerbPick:
			what = b.heroName(choice.Hero)
		case game.VerbLine:
			what = b.heroNames(choice.Line[:])
		}
		parts = append(parts, words.T(lang.ForhonorKeepChosen, lang.Text("what", what)))
	}
	for _, list := range []struct {
		key lang.Key
		of  func(rules.Seat) (game.HeroSet, int)
	}{{lang.ForhonorKeepPicks, st.Picks}, {lang.ForhonorKeepHand, st.Hand}} {
		set, _ := list.of(by)
		var heroes []game.Hero
		for h := range set.All() {
			heroes = append(heroes, h)
		}
		if heroes != nil {
			parts = append(parts, words.T(list.key, lang.Text("heroes", b.heroNames(heroes))))
		}
	}
	if parts == nil {
		return words.T(lang.ForhonorKeepNone)
	}
	return strings.Join(parts, " ")
}

// heroNames lists heroes by their names.
func (b *Board) heroNames(heroes []game.Hero) string {
	var list []string
	for _, h := range heroes {
		list = append(list, b.heroName(h))
	}
	return strings.Join(list, ", ")
}
