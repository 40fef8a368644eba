package homeworlds

import (
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// DrawKept implements table.Keeper: the seat's card of Good or Evil with a sentence of what it wants.
func (b *Board) DrawKept(c *canvas.Canvas, r geom.Rect, s rules.State, by rules.Seat) {
	const gap, share = 12.0, 0.58 // of the height, that large words take at most
	words := b.DescribeKept(s, by)
	style := ui.FitParagraph(b.view.Reading().Body(15), words, r.W, r.H*share)
	high := canvas.ParagraphHeight(style, words, r.W)
	box := sprites.SecretCardBox()
	room := geom.R(r.X, r.Y, r.W, r.H-high-gap)
	size := min(room.H/box.H, room.W/box.W, 1.2)
	b.drawCard(c, cardOf(s, by), room.Centre(), size, 1)
	c.Paragraph(style, words, geom.R(r.X, r.Bottom()-high, r.W, high), sprites.Ink, canvas.Centre)
}

// Looked implements table.Keeper.
func (b *Board) Looked(by rules.Seat) { b.shown = b.shown.With(by) }

// DescribeKept implements table.Keeper.
func (b *Board) DescribeKept(s rules.State, by rules.Seat) string {
	switch cardOf(s, by) {
	case sprites.GoodCard:
		return b.words().T(lang.HomeworldsGoodAim)
	case sprites.EvilCard:
		return b.words().T(lang.HomeworldsEvilAim)
	}
	return b.words().T(lang.HomeworldsNoCard)
}

// cardOf returns the card of the seat as the position tells it.
func cardOf(s rules.State, by rules.Seat) sprites.SecretCard {
	if st, ok := s.(*game.State); ok && by >= 0 {
		switch st.Card(by) {
		case game.Good:
			return sprites.GoodCard
		case game.Evil:
			return sprites.EvilCard
		}
	}
	return sprites.CardBack
}

// drawCard draws a card about the point, opened so far from its edge, with its name in its strip of paper.
func (b *Board) drawCard(c *canvas.Canvas, card sprites.SecretCard, at geom.Point, size, open float64) {
	box := sprites.SecretCardBox()
	if open < 0.02 {
		return
	}
	look := canvas.Look{Size: size}
	if open < 1 {
		look.Stretch = geom.Pt(open, 1)
	}
	c.Draw(cardPicture(card), at, look)
	word := lang.HomeworldsGood
	switch card {
	case sprites.CardBack:
		return
	case sprites.EvilCard:
		word = lang.HomeworldsEvil
	}
	if open == 1 {
		text := b.words().T(word)
		style := ui.Fit(ui.Heading(36*size), text, box.W*size*0.9)
		c.Text(style, text, geom.Pt(at.X, at.Y-box.H/2*size+230*size), sprites.Ink, canvas.Centre)
	}
}

type cardKey struct{ card sprites.SecretCard }

// cardPicture is a card of Good and Evil about its middle.
func cardPicture(card sprites.SecretCard) canvas.Picture {
	box := sprites.SecretCardBox()
	return centredPicture(cardKey{card}, box.W+6, box.H+6, func(v *vector.Canvas) {
		v.Translate(-box.X-box.W/2, -box.Y-box.H/2)
		_ = card.Draw(v) // only cards that do not exist fail
	})
}
