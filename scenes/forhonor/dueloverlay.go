package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// duelOverlay is the fight of two heroes.
type duelOverlay struct {
	widget.TreeCache[duelModel]
	onePick
	moves         duelMoves
	whole         bool         // the losses are shown in numbers
	revealedCards [2]game.Card // the cards that are being turned over, in the order of shown.fight
	result        string       // how the round has ended; "" before
	ending        duelResult   // with which the duel ends, if it does
	end           duelResult   // the same, once it is shown
	lostLives     [2]int       // lives in the duel so far, in the order of shown.fight
	lives         [2]int       // of both before the round that has ended
	events        int          // of the round that are still to come
	last          bool         // the fight ends with them
}

// duelMoves is what moves in a duel, and paints that: by the order of the heroes in shown.fight.
type duelMoves struct {
	turn        float64    // how far the cards have been turned over, 0 to 1
	knock       [2]float64 // how far a card has been knocked aside, 0 to 1
	crack       [2]float64 // how far lozenges have cracked, 0 to 1
	losingLives [2]int     // lives that are being lost
	slash       [2]float64 // how far a powerful blow has crossed a portrait, 0 to 1
	fallShare   [2]float64 // how far a portrait has fallen out of its frame, 0 to 1
	dimShare    [2]float64 // how far a portrait has darkened, 0 to 1
	resultShare float64    // how far the band with the result has opened, 0 to 1
	hiddenShare float64    // how far the overlay is still away, 0 to 1
}

// restart begins a round: nothing is chosen, and nothing moves.
func (o *duelOverlay) restart() {
	o.moves, o.card, o.whole, o.revealedCards, o.result, o.events, o.last = duelMoves{}, rules.Part{}, false, [2]game.Card{}, "", 0, false
	o.ending, o.end = duelResult{}, duelResult{}
}

func (o *duelOverlay) update(b *Board) {
	if o.Build == nil {
		o.Build = func(m duelModel) widget.Widget { return buildDuel(m, &o.moves) }
	}
	o.Arrange(b.layout.duel, b.env())
	o.Show(b.duelModel(b.display.fight, o))
}

// touch shows the losses in numbers, or in words again.
func (o *duelOverlay) touch(b *Board, p rules.Part) bool {
	if p == button(buttonLosses) {
		o.whole = !o.whole
		return true
	}
	return o.onePick.touch(b, p)
}

// Narration implements [widget.Overlay].
func (o *duelOverlay) Narration() []string { return o.Tree().Narration() }

// Cover implements [widget.Overlay].
func (o *duelOverlay) Cover() widget.Cover { return widget.Opaque }

func (o *duelOverlay) ground(b *Board) widget.Widget { return b.silentField() }

// view is the duel in the night, which falls and lifts. What leads through the match stays readable.
func (o *duelOverlay) view() widget.Widget {
	m := o.Model()
	visible, isClipped := geom.R(m.area.X, m.area.Y, m.area.W, o.Room().Bottom()-m.area.Y), m.isWatched && m.class != stage.Wide
	veiled := func(c *canvas.Canvas, _ geom.Rect) *canvas.Canvas {
		if isClipped {
			c = c.Clipped(visible)
		}
		return c.Faded(1 - o.moves.hiddenShare)
	}
	return widget.Effect{On: veiled, Child: widget.Stack{
		paint(func(c *canvas.Canvas) { drawNight(c.Faded(0.9)) }), widget.Embed{Tree: o.Tree()},
		widget.Positioned{Rect: m.log, Child: widget.Panel{Surface: ui.Panel(), Child: widget.Empty{}}},
	}}
}

// message leaves everything to the headline while a card is chosen.
func (o *duelOverlay) message(b *Board) (string, bool) { return "", b.choosesInSecret() }

// warmDuel renders the portraits of a duel while it is about to be declared, so that it opens without a stop.
func (b *Board) warmDuel(c *canvas.Canvas) {
	if b.display.fight[0] != game.NoHero || b.choice.State == nil {
		return
	}
	for _, part := range b.choice.Picked {
		target, ok := heroOf(part)
		if !ok || target == b.display.active || b.display.figure(b.display.active) == nil || b.display.figure(target) == nil {
			continue
		}
		coming, m := &b.overlayState.coming, b.duelModel([2]game.Hero{b.display.active, target}, &duelOverlay{})
		coming.Build = func(m duelModel) widget.Widget { return buildDuel(m, &duelMoves{}) }
		coming.Arrange(b.layout.duel, b.env())
		coming.Show(m)
		for k, h := range m.heroes {
			at := coming.Tree().Slot(portraitSlot(m.sideOf(k)).Name)
			if at.Empty() {
				continue // the table screen shows it
			}
			c.Warm(canvas.Sprite(portrait(h, m.camps[k], at.W, at.H+8)), 1)
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
	k := slices.Index(b.display.fight[:], h)
	return k, k >= 0
}
