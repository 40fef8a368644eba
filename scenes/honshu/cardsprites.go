package honshu

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	honshusprites "engawa/sprites/honshu"
)

// Measures of hand and middle, in logical units.
const (
	maxSquare     = 51.0 // of a card
	largeSquare   = 60.0 // where only the hand is seen
	cardGap       = 8.0
	selectionLift = 20.0
	wideLift      = 28.0 // where a chosen card does not grow
	rowHead       = 28.0 // crest and name over a card
	rowFoot       = 38.0 // value below it
	minFoot       = 30.0
	minHead       = 24.0
)

// highOf returns the height of a card whose squares have this side.
func highOf(square float64) float64 { return square / 64 * honshusprites.MapCardHeight }

// restSprites lays everything where it belongs at once; what is picked rises.
func (b *Board) restSprites() {
	b.updateSprites()
	for _, t := range b.hand.cardSprites {
		if t != b.hand.heldCard {
			t.pose = t.goal
			t.rise.Target = b.liftOf(t)
			if b.services.Speed() == anim.Off {
				t.rise.At = t.rise.Target
			}
			t.lift = t.rise.At
		}
	}
}

// liftOf returns how high a card lies that is chosen.
func (b *Board) liftOf(t *cardSprite) float64 {
	if t.card != game.NoCard && t.card == b.hand.selection.card && t.spot.zone == handZone {
		if b.view.Class == stage.Wide {
			return wideLift
		}
		return selectionLift
	}
	return 0
}

// cardTarget is a card that should lie somewhere.
type cardTarget struct {
	card game.Card
	spot spot
	cube int8
	grey bool
	goal pose
}

// cardTargets lists all cards that lie on the table and in the hand, and where.
func (b *Board) cardTargets() []cardTarget {
	h := &b.hand
	var list []cardTarget
	if !b.room(slotHand).Empty() {
		poses := b.handPoses(len(h.hand))
		for k, c := range h.hand {
			list = append(list, cardTarget{card: c, spot: spot{handZone, k}, goal: poses[k]})
		}
	}
	for _, p := range b.cardPlaces() {
		w := cardTarget{spot: p.spot, goal: poseIn(p.card)}
		switch {
		case p.spot.zone == openZone:
			w.card = h.openPair[p.spot.n]
			if w.card == game.NoCard {
				continue
			}
		default:
			f := h.playedCards[p.spot.n]
			if f.isEmpty() {
				continue
			}
			w.card, w.cube, w.grey = f.card, f.cube, f.winner >= 0
		}
		list = append(list, w)
	}
	return list
}

// updateSprites matches the cards on the screen with those that should lie there. A card that comes again comes from where it was
// held; one that is gone is taken off the screen.
func (b *Board) updateSprites() {
	b.scene.Change()
	h := &b.hand
	before := h.cardSprites
	match := func(w cardTarget) *cardSprite {
		for _, byCard := range []bool{true, false} {
			for k, t := range before {
				if t == nil || byCard && (w.card == game.NoCard || t.card != w.card) || !byCard && (t.spot != w.spot || t.card != game.NoCard && w.card != game.NoCard) {
					continue
				}
				before[k] = nil
				return t
			}
		}
		t := &cardSprite{}
		t.pose = b.entry(w.spot)
		return t
	}
	before = slices.Clone(before)
	var cardSprites []*cardSprite
	for _, w := range b.cardTargets() {
		t := match(w)
		t.card, t.spot, t.cube, t.grey, t.goal = w.card, w.spot, w.cube, w.grey, w.goal
		cardSprites = append(cardSprites, t)
	}
	h.cardSprites = cardSprites
}

// entry is how a card lies before it comes to a place: where its seat holds its hand, or on the pile.
func (b *Board) entry(s spot) pose {
	const small = 0.6
	high := highOf(maxSquare) * small
	if s.zone == frontZone {
		return pose{at: b.seatPoint(rules.Seat(s.n)), height: high}
	}
	return pose{at: b.pilePoint(), height: high}
}

// seatPoint is where a seat holds its cards: on its label, or in the hand that is shown.
func (b *Board) seatPoint(seat rules.Seat) geom.Point {
	if k := b.side(seat); k < b.seats {
		if r := b.room(slotHand); seat == b.below && !r.Empty() {
			return r.Centre()
		}
		if r := b.labelRoom(k); !r.Empty() || !b.leavesOut {
			return r.Centre()
		}
		return b.pilePoint()
	}
	return b.room(slotMiddle).Centre()
}

// pilePoint is where cards come from that nobody held, and where those go that only the table screen shows: beyond the upper
// edge.
func (b *Board) pilePoint() geom.Point {
	r := b.room(slotMiddle)
	if b.leavesOut {
		r = b.view.Safe
	}
	return geom.Pt(r.Centre().X, b.view.Area.Y-highOf(maxSquare)/2)
}

// handRoom is the room of the hand: on phones held upright with that of the cubes while only the hand is chosen from.
func (b *Board) handRoom() geom.Rect {
	r := b.room(slotHand)
	if cubes := b.room(slotBoost); b.handAlone() && !cubes.Empty() && cubes.X < r.Right() {
		r.H += r.Y - cubes.Y
		r.Y = cubes.Y
	}
	return r
}

// handAlone reports whether a card is chosen from the hand, and nothing is to be seen in the middle but backs.
func (b *Board) handAlone() bool {
	return b.hand.phase == game.PhasePick || b.hand.phase == game.PhaseRefill || b.hand.phase == game.PhaseDrop
}

// drawHand draws the cards of the hand, the chosen one last.
func (b *Board) drawHand(c *canvas.Canvas) {
	var top *cardSprite
	for _, t := range b.hand.cardSprites {
		switch {
		case t.spot.zone != handZone || t.above || t == b.hand.heldCard:
		case t.card != game.NoCard && t.card == b.hand.selection.card:
			top = t
		default:
			b.drawSprite(c, t)
		}
	}
	if top != nil {
		b.drawSprite(c, top)
	}
}

// drawSprite draws a card with the frame that says what can be done with it.
func (b *Board) drawSprite(c *canvas.Canvas, t *cardSprite) {
	t = b.growSprite(t)
	t.draw(c)
	if f := b.frameOf(t); f != noFrame && t.turn == 0 {
		r := geom.Around(geom.Pt(t.at.X, t.at.Y-t.lift), t.height*cardShape, t.height)
		drawFrame(c, f, r)
	}
}
