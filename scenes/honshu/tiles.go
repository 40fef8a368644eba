package honshu

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
)

// Measures of hand and middle, in logical units.
const (
	mostSquare = 51.0 // of a card
	cardGap    = 8.0
	chosenLift = 20.0
	rowHead    = 28.0 // crest and name over a card
	rowFoot    = 38.0 // value below it
	leastFoot  = 30.0
	leastHead  = 24.0
)

// highOf returns the height of a card whose squares have this side.
func highOf(square float64) float64 { return square / 64 * cardUnits }

// cardUnits is the height of a card in units of its drawing.
const cardUnits = 246.0

// restTiles lays everything where it belongs at once; what is picked rises.
func (b *Board) restTiles() {
	b.updateTiles()
	for _, t := range b.hand.tiles {
		if t != b.hand.held {
			t.pose = t.goal
			t.rise.Target = b.liftOf(t)
			if b.house.Speed() == anim.Off {
				t.rise.At = t.rise.Target
			}
			t.lift = t.rise.At
		}
	}
}

// liftOf returns how high a card lies that is chosen.
func (b *Board) liftOf(t *tile) float64 {
	if t.card != game.NoCard && t.card == b.hand.picked.card && t.spot.zone == handZone {
		return chosenLift
	}
	return 0
}

// want is a card that should lie somewhere.
type want struct {
	card game.Card
	spot spot
	cube int8
	grey bool
	goal pose
}

// wants lists all cards that lie on the table and in the hand, and where.
func (b *Board) wants() []want {
	h := &b.hand
	var list []want
	if !b.room(slotHand).Empty() {
		poses := b.handPoses(len(h.hand))
		for k, c := range h.hand {
			list = append(list, want{card: c, spot: spot{handZone, k}, goal: poses[k]})
		}
	}
	for _, p := range b.cardPlaces() {
		w := want{spot: p.spot, goal: poseIn(p.card)}
		switch {
		case p.spot.zone == openZone:
			w.card = h.opened[p.spot.n]
			if w.card == game.NoCard {
				continue
			}
		default:
			f := h.fronts[p.spot.n]
			if f.empty() {
				continue
			}
			w.card, w.cube, w.grey = f.card, f.cube, f.taker >= 0
		}
		list = append(list, w)
	}
	return list
}

// updateTiles matches the cards on the screen with those that should lie there. A card that comes anew comes from where it was
// held; one that is gone is taken off the screen.
func (b *Board) updateTiles() {
	b.scene.Change()
	h := &b.hand
	before := h.tiles
	match := func(w want) *tile {
		for _, byCard := range []bool{true, false} {
			for k, t := range before {
				if t == nil || byCard && (w.card == game.NoCard || t.card != w.card) || !byCard && (t.spot != w.spot || t.card != game.NoCard && w.card != game.NoCard) {
					continue
				}
				before[k] = nil
				return t
			}
		}
		t := &tile{}
		t.pose = b.entry(w.spot)
		return t
	}
	before = slices.Clone(before)
	var tiles []*tile
	for _, w := range b.wants() {
		t := match(w)
		t.card, t.spot, t.cube, t.grey, t.goal = w.card, w.spot, w.cube, w.grey, w.goal
		tiles = append(tiles, t)
	}
	h.tiles = tiles
}

// entry is how a card lies before it comes to a place: where its seat holds its hand, or on the pile.
func (b *Board) entry(s spot) pose {
	const small = 0.6
	high := highOf(mostSquare) * small
	if s.zone == frontZone {
		return pose{at: b.seatSpot(rules.Seat(s.n)), high: high}
	}
	return pose{at: b.pileSpot(), high: high}
}

// seatSpot is where a seat holds its cards: on its slip, or in the hand that is shown.
func (b *Board) seatSpot(seat rules.Seat) geom.Point {
	if k := b.side(seat); k < b.seats {
		if r := b.room(slotHand); seat == b.below && !r.Empty() {
			return r.Centre()
		}
		return b.slipRoom(k).Centre()
	}
	return b.room(slotMiddle).Centre()
}

// pileSpot is where cards come from that nobody held: beyond the upper edge.
func (b *Board) pileSpot() geom.Point {
	r := b.room(slotMiddle)
	return geom.Pt(r.Centre().X, b.view.Area.Y-highOf(mostSquare)/2)
}

// handPoses lays n cards of the hand side by side, overlapping where there is no room.
func (b *Board) handPoses(n int) []pose {
	r := b.room(slotHand)
	const least = 6 // cards for which there is room, so that cards keep their size
	high := min(highOf(mostSquare), r.H-chosenLift-12, (r.W/least-3)/cardShape)
	wide := high * cardShape
	pitch := wide + cardGap
	if n > 1 {
		pitch = min(pitch, (r.W-wide)/float64(n-1))
	}
	left := r.Centre().X - pitch*float64(n-1)/2
	poses := make([]pose, n)
	for k := range poses {
		poses[k] = pose{at: geom.Pt(left+float64(k)*pitch, r.Bottom()-4-high/2), high: high}
	}
	return poses
}

// drawHand draws the cards of the hand, the chosen one last.
func (b *Board) drawHand(c *canvas.Canvas) {
	var top *tile
	for _, t := range b.hand.tiles {
		switch {
		case t.spot.zone != handZone || t.above || t == b.hand.held:
		case t.card != game.NoCard && t.card == b.hand.picked.card:
			top = t
		default:
			b.drawTile(c, t)
		}
	}
	if top != nil {
		b.drawTile(c, top)
	}
}

// drawTile draws a card with the frame that says what can be done with it.
func (b *Board) drawTile(c *canvas.Canvas, t *tile) {
	t.draw(c)
	if f := b.frameOf(t); f != noFrame && t.turn == 0 {
		r := geom.Around(geom.Pt(t.at.X, t.at.Y-t.lift), t.high*cardShape, t.high)
		drawFrame(c, f, r)
	}
}
