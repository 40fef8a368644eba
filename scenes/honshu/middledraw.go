package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	honshusprites "engawa/sprites/honshu"
)

// drawCorners draws the crests on the cards themselves where there is no room over them.
func (b *Board) drawCorners(c *canvas.Canvas) {
	const crest = 22.0
	for _, p := range b.cardPlaces() {
		if p.spot.zone == frontZone && p.head.Empty() {
			table.DrawCrest(c, rules.Seat(p.spot.n), geom.Pt(p.card.X+2, p.card.Bottom()-crest/2), crest)
		}
	}
}

// drawHollow draws a place where a card will lie.
func drawHollow(c *canvas.Canvas, r geom.Rect) {
	q := poseIn(r).rect()
	drawFrame(c, hollowFrame, q)
}

// drawTaker draws on a card who has taken it.
func (b *Board) drawTaker(c *canvas.Canvas, t *cardSprite) {
	if t.spot.zone == frontZone && t.grey {
		if taker := b.middle.takers[t.spot.n]; taker != nil {
			taker.Draw(c, nil)
		}
	}
}

// layTakers lays out what is written on the cards that have been taken.
func (m *middle) layTakers() {
	m.takers = [game.MaxSeats]*widget.Tree{}
	for _, p := range m.list {
		if p.spot.zone != frontZone {
			continue
		}
		if f := m.view.playedCards[p.spot.n]; f.taker >= 0 && !f.isEmpty {
			m.takers[p.spot.n] = widget.Layout(m.env, p.card, f.takerPlate(), nil)
		}
	}
}

// takerPlate is a plate across a card that has been taken: the crest of its new owner, and in words where there is room.
func (f playedCardView) takerPlate() widget.Widget {
	const inset, size, least, leastWide = 3.0, 14.0, 12.0, 64.0
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		sign := min(40, room.H*0.28)
		content := widget.Column(1, widget.Fixed(sign, crest(f.taker, sign)))
		if room.W >= leastWide {
			words := &widget.Text{Text: f.takerText, Style: ui.Strong(size), Ink: sprites.Ink, MinSize: least, Align: canvas.Centre}
			content.Children = append(content.Children, widget.Natural(words))
		}
		surface := ui.LitPlate()
		surface.Radius, surface.Cast = 5, 0
		return widget.Align{Y: widget.Centre, Child: widget.Sized{W: room.W, Child: widget.Panel{Surface: surface, Child: widget.Pad(inset, inset, content)}}}
	})
}

// previewPlayedCard returns what the picked card would be worth, before the player who chooses in a trick.
func (b *Board) previewPlayedCard(seat rules.Seat) (playedCard, bool) {
	h := &b.hand
	if b.choice.State == nil || b.choice.By != seat || b.state.Phase() != game.PhasePlay || h.selection.card == game.NoCard {
		return playedCard{}, false
	}
	f := playedCard{card: h.selection.card, value: int(h.selection.card), winner: rules.Public}
	if h.selection.isBoosted {
		f.cube = int8(b.colourAt(h.selection.from)) + 1
		f.value += game.BoostValue
	}
	return f, true
}

// drawPreview draws the picked card pale at its place in the trick, in a dashed frame.
func (b *Board) drawPreview(c *canvas.Canvas) {
	if b.choice.State == nil {
		return
	}
	f, ok := b.previewPlayedCard(b.choice.By)
	if !ok {
		f.card = b.hand.selection.card
		phase := b.state.Phase()
		ok = f.card != game.NoCard && (phase == game.PhaseBid || phase == game.PhasePick)
	}
	p, there := b.placeOf(b.choice.By)
	if !ok || !there {
		return
	}
	q := poseIn(p.card)
	c.Draw(cardPicture(f.card, q.height), q.at, canvas.Look{Size: q.height / honshusprites.MapCardHeight, Fade: 0.25})
	if f.cube > 0 {
		drawCardCube(c, q, game.Colour(f.cube-1), canvas.Look{Size: q.height / honshusprites.MapCardHeight})
	}
	r := q.rect().Inset(-4)
	drawFrame(c, previewFrame, r)
}
