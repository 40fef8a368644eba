package homeworlds

import (
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/vector"
)

// cardModel is a card of Good or Evil with a sentence of what it wants.
type cardModel struct {
	card  homeworldssprites.SecretCard
	words string
}

// DrawSecret implements table.Privacy: the seat's card of Good or Evil with a sentence of what it wants.
func (b *Board) DrawSecret(c *canvas.Canvas, r geom.Rect, s rules.State, by rules.Seat) {
	b.secretCardTree.Build = b.secretCard
	b.secretCardTree.Arrange(r, b.env())
	b.secretCardTree.Show(cardModel{cardOf(s, by), b.DescribeSecret(s, by)})
	b.secretCardTree.Tree().Draw(c, nil)
}

// secretCard is a card above its sentence, which takes a part of the height at most.
func (b *Board) secretCard(m cardModel) widget.Widget {
	const gap, share, most = 12.0, 0.55, 1.2
	box := homeworldssprites.SecretCardBox()
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		card := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			b.drawCard(c, m.card, r.Centre(), min(r.H/box.H, r.W/box.W, most), 1)
		}}
		words := widget.Lines(m.words, ui.Body(15), sprites.Ink).Scalable().Aligned(canvas.Centre)
		return widget.Column(gap, widget.Grow(card), widget.Natural(words).Within(0, room.H*share))
	})
}

// OnLook implements table.Privacy.
func (b *Board) OnLook(by rules.Seat) { b.informedSeats = b.informedSeats.With(by) }

// DescribeSecret implements table.Privacy.
func (b *Board) DescribeSecret(s rules.State, by rules.Seat) string {
	switch cardOf(s, by) {
	case homeworldssprites.GoodCard:
		return b.words().T(lang.HomeworldsGoodAim)
	case homeworldssprites.EvilCard:
		return b.words().T(lang.HomeworldsEvilAim)
	}
	return b.words().T(lang.HomeworldsNoCard)
}

// cardOf returns the card of the seat as the position tells it.
func cardOf(s rules.State, by rules.Seat) homeworldssprites.SecretCard {
	if st, ok := s.(*game.State); ok && by >= 0 {
		switch st.Card(by) {
		case game.Good:
			return homeworldssprites.GoodCard
		case game.Evil:
			return homeworldssprites.EvilCard
		}
	}
	return homeworldssprites.CardBack
}

// drawCard draws a card about the point, opened so far from its edge, with its name in its strip of paper.
func (b *Board) drawCard(c *canvas.Canvas, card homeworldssprites.SecretCard, at geom.Point, size, open float64) {
	box := homeworldssprites.SecretCardBox()
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
	case homeworldssprites.CardBack:
		return
	case homeworldssprites.EvilCard:
		word = lang.HomeworldsEvil
	}
	if open == 1 {
		text := b.words().T(word)
		style := ui.Fit(ui.Heading(36*size), text, box.W*size*0.9)
		c.Text(style, text, geom.Pt(at.X, at.Y-box.H/2*size+230*size), sprites.Ink, canvas.Centre)
	}
}

type cardKey struct{ card homeworldssprites.SecretCard }

// cardPicture is a card of Good and Evil about its middle.
func cardPicture(card homeworldssprites.SecretCard) canvas.Picture {
	box := homeworldssprites.SecretCardBox()
	return centredPicture(cardKey{card}, box.W+6, box.H+6, func(v *vector.Canvas) {
		v.Translate(-box.X-box.W/2, -box.Y-box.H/2)
		_ = card.Draw(v) // only cards that do not exist fail
	})
}
