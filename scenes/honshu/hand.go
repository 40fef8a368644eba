package honshu

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
)

// handState is what lies in the middle of the table and in the hand, and what has been chosen there.
type handState struct {
	desk
	tiles  []*tile
	sent   []*tile // cards on their way off the table
	flying []*flyer
	loose  []anim.Step // movements that nothing waits for
	picked picked
	asked  bool  // the main button has been pressed before all was chosen
	drag   *tile // the card that the pointer carries
	count  counting
}

// picked is what has been chosen but not played yet.
type picked struct {
	card   game.Card // of the hand, the table or a pair
	pair   int       // of a duel, 0 for none
	raised bool      // the card is raised by the cube on the square from
	from   game.Cell
	pays   []game.Cell // cubes to pay with, two at most
}

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

// showHand lays everything as the position says.
func (b *Board) showHand() {
	h := &b.hand
	h.desk = deskOf(b.state, b.below)
	h.loose, h.flying, h.drag, h.tiles, h.sent = nil, nil, nil, nil, nil
	h.picked, h.asked = picked{}, false
	h.count = counting{}
	b.lay()
	for _, t := range h.tiles {
		t.pose, t.lift = t.goal, 0
	}
}

// chooseHand takes over who chooses now. What was picked stays as long as it can still be chosen.
func (b *Board) chooseHand() {
	h := &b.hand
	if b.choice.State == nil || h.picked.card != game.NoCard && !slices.Contains(b.choosable(), h.picked.card) {
		h.picked = picked{}
	}
	b.restTiles()
}

// restTiles lays everything where it belongs at once; what is picked rises.
func (b *Board) restTiles() {
	b.lay()
	for _, t := range b.hand.tiles {
		if t != b.hand.drag {
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

// choosable lists the cards that can be chosen now.
func (b *Board) choosable() []game.Card {
	if b.choice.State == nil {
		return nil
	}
	s, by := b.state, b.choice.By
	var set game.CardSet
	switch s.Phase() {
	case game.PhasePlay, game.PhaseBid, game.PhasePick, game.PhaseDrop:
		set, _ = s.Hand(by)
	case game.PhaseTake, game.PhaseChoose:
		set = s.Table()
	case game.PhaseKeep:
		for _, c := range s.Pair(s.PairOf(by)) {
			set = set.With(c)
		}
	}
	return slices.Collect(set.All())
}

// chosenCard returns the card that has been picked, NoCard for none.
func (b *Board) chosenCard() game.Card { return b.hand.picked.card }

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

// lay matches the cards on the screen with those that should lie there. A card that comes anew comes from where it was
// held; one that is gone is taken off the screen.
func (b *Board) lay() {
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

// buildHand is the cards of the hand.
func (b *Board) buildHand() widget.Widget {
	return widget.Stack{
		widget.Paint{Draw: func(c *canvas.Canvas, _ geom.Rect) { b.drawHand(c) }},
		widget.Controls{Make: b.handCells},
	}
}

// drawHand draws the cards of the hand, the chosen one last.
func (b *Board) drawHand(c *canvas.Canvas) {
	var top *tile
	for _, t := range b.hand.tiles {
		switch {
		case t.spot.zone != handZone || t.above || t == b.hand.drag:
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
	if f := b.placesOf(t); f != noFrame && t.turn == 0 {
		r := geom.Around(geom.Pt(t.at.X, t.at.Y-t.lift), t.high*cardShape, t.high)
		c.Draw(framePicture(f, r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{})
	}
}

// tickHand advances what moves by itself.
func (b *Board) tickHand() bool {
	h := &b.hand
	moving := len(h.loose) > 0
	h.loose = slices.DeleteFunc(h.loose, func(s anim.Step) bool { return s.Tick() })
	for _, t := range h.tiles {
		if t.rise.At != t.rise.Target && t != h.drag {
			const share = 0.35 // of the rest of the way in a tick
			moving = t.rise.Tick(share) || moving
			t.lift = t.rise.At
		}
	}
	return moving
}

// grabCard lets a card that can be chosen follow the pointer.
func (b *Board) grabCard(p rules.Part, at geom.Point) bool {
	card, ok := cardOf(p)
	if !ok || !slices.Contains(b.choosable(), card) {
		return false
	}
	for _, t := range b.hand.tiles {
		if t.card == card && t.spot.zone == handZone {
			b.hand.drag = t
			b.dragCard(at)
			return true
		}
	}
	return false
}

// dragCard follows the pointer; a finger does not cover the card.
func (b *Board) dragCard(at geom.Point) {
	t := b.hand.drag
	if t == nil {
		return
	}
	t.at, t.lift = at, chosenLift
	if b.view.Class != stage.Wide {
		t.lift = t.high / 2
	}
}

// releaseCard picks the card that was dragged out of the hand; otherwise it goes back.
func (b *Board) releaseCard(kept bool) {
	t := b.hand.drag
	b.hand.drag = nil
	if t != nil && kept && !b.room(slotHand).Contains(t.at) {
		b.pick(t.card)
	}
	b.restTiles()
}
