package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/field"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// duelOverlay is the fight of two heroes.
type duelOverlay struct {
	widget.Host[duelModel]
	onePick
	moves  duelMoves
	turned [2]game.Card // the cards that are being turned over, in the order of shown.fight
	told   string       // how the round has ended; "" before
	events int          // of the round that are still to come
	last   bool         // the fight ends with them
}

// duelMoves is what moves in a duel, and paints that: by the order of the heroes in shown.fight.
type duelMoves struct {
	turn   float64    // how far the cards have been turned over, 0 to 1
	knock  [2]float64 // how far a card has been knocked aside, 0 to 1
	crack  [2]float64 // how far lozenges have cracked, 0 to 1
	lost   [2]int     // lives that are being lost
	slash  [2]float64 // how far a powerful blow has crossed a portrait, 0 to 1
	fallen [2]float64 // how far a portrait has fallen out of its frame, 0 to 1
	veil   float64    // how far the overlay is still away, 0 to 1
}

// restart begins a round: nothing is chosen, and nothing moves.
func (o *duelOverlay) restart() {
	o.moves, o.picked, o.turned, o.told, o.events, o.last = duelMoves{}, rules.Part{}, [2]game.Card{}, "", 0, false
}

// dueling reports whether two heroes fight on the screen.
func (b *Board) dueling() bool { return b.overlays.Has(&b.over.duel) }

func (o *duelOverlay) update(b *Board) { o.show(b, b.shown.fight) }

// show shows the fight of two heroes in play.
func (o *duelOverlay) show(b *Board, heroes [2]game.Hero) {
	if o.Build == nil {
		o.Build = func(m duelModel) widget.Widget { return buildDuel(m, &o.moves) }
	}
	o.State = b.controlState
	o.Arrange(b.layout.duel, b.env())
	o.Show(b.duelModel(heroes, o))
}

// Narration implements [widget.Overlay].
func (o *duelOverlay) Narration() []string { return o.Tree().Narration() }

// Cover implements [widget.Overlay].
func (o *duelOverlay) Cover() widget.Cover { return widget.Opaque }

// drawBelow draws the battlefield without a word.
func (o *duelOverlay) drawBelow(b *Board, c *canvas.Canvas) {
	field.Draw(c.Clipped(b.window()), b.state, b.chart)
}

// Draw implements [widget.Overlay].
func (o *duelOverlay) Draw(c *canvas.Canvas) {
	seen, m, room := 1-o.moves.veil, o.Model(), o.Room()
	if seen <= 0 {
		return
	}
	c = c.Faded(seen)
	if a := m.area; m.watched && m.class != stage.Wide {
		c = c.Clipped(geom.R(a.X, a.Y, a.W, room.Bottom()-a.Y))
	}
	drawNight(c.Faded(0.9))
	o.Host.Draw(c)
	if !m.log.Empty() {
		ui.DrawPaper(c, ui.Panel(), m.log) // what leads through the match stays readable
	}
}

func (*duelOverlay) kind() sheetKind { return noSheet }

// say leaves everything to the headline while a card is chosen.
func (o *duelOverlay) say(b *Board) (string, bool) { return "", b.choosingOver() }

func (o *duelOverlay) numbered(*Board) (list []rules.Part) {
	for card := game.Sword; card <= game.Shield; card++ {
		list = append(list, combatPart(card))
	}
	return list
}

// warmDuel bakes the portraits of a duel while it is about to be declared, so that it opens without a stop.
func (b *Board) warmDuel(c *canvas.Canvas) {
	if b.dueling() || b.choice.State == nil {
		return
	}
	for _, part := range b.choice.Picked {
		target, ok := heroOf(part)
		if !ok || target == b.shown.active || b.shown.figure(b.shown.active) == nil || b.shown.figure(target) == nil {
			continue
		}
		o := &b.over.coming
		o.show(b, [2]game.Hero{b.shown.active, target})
		m := o.Model()
		for k, h := range m.heroes {
			at := o.Tree().Slot(portraitSlot(m.sideOf(k)).Name)
			c.Warm(pictureOf(portrait(h, m.camps[k], at.W, at.H+8)), 1)
		}
	}
}

// combatOf returns the combat card that is pointed at; false for other parts.
func combatOf(p rules.Part) (game.Card, bool) {
	n := p.Index - game.CardPart
	return game.Card(n), p.Kind == rules.PartCard && n > 0 && n <= game.NumCards
}

// indexOf returns which of the heroes that fight a hero is; false when it does not fight.
func (b *Board) indexOf(h game.Hero) (int, bool) {
	k := slices.Index(b.shown.fight[:], h)
	return k, k >= 0
}
