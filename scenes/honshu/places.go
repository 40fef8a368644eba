package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/geom"
)

// place is where one card of the middle lies, with what is written over and below it.
type place struct {
	spot             spot
	head, card, foot geom.Rect // head and foot may be empty
}

// places lays the middle out: a column for each seat by order cards, or the two pairs of a duel side by side.
func (b *Board) places() []place {
	r := b.middleRoom()
	if r.Empty() {
		return nil
	}
	if b.hand.inPairs() {
		return b.pairPlaces(r)
	}
	var list []place
	order := b.hand.order
	for k, col := range columns(r, len(order)) {
		list = append(list, b.column(col, spot{frontZone, int(order[k])}))
	}
	return list
}

// middleRoom is the room of the middle: with that of the cubes on phones, where none are chosen.
func (b *Board) middleRoom() geom.Rect {
	r, cubes := b.room(slotMiddle), b.room(slotBoost)
	if b.hand.phase != game.PhasePlay && b.hand.phase != game.PhaseContest && !cubes.Empty() && cubes.X == r.X && cubes.Y > r.Bottom() {
		r.H = cubes.Bottom() - r.Y
	}
	return r
}

// columns returns n columns in the middle of r, no wider than cards need.
func columns(r geom.Rect, n int) []geom.Rect {
	const gap = 8.0
	wide := min(r.W, float64(n)*(highOf(mostSquare)*cardShape+2*gap))
	return geom.Around(r.Centre(), wide, r.H).Columns(n, gap)
}

// column lays out one column: head, card, foot, as high as they need, at the upper end.
func (b *Board) column(col geom.Rect, s spot) place {
	head, foot, gap := rowHead, rowFoot, 5.0
	switch {
	case col.H < lowMiddle:
		head, foot, gap = 0, lowFoot, 2
	case col.H < 200:
		head, foot = leastHead, leastFoot
	}
	high := min(highOf(mostSquare), col.H-head-foot-2*gap, (col.W-2)/cardShape)
	top := col.Y + max(0, (col.H-high-head-foot-2*gap)*0.3)
	p := place{spot: s, head: geom.R(col.X, top, col.W, head)}
	p.card = geom.Around(geom.Pt(col.Centre().X, p.head.Bottom()+gap+high/2), high*cardShape, high)
	p.foot = geom.Around(geom.Pt(col.Centre().X, p.card.Bottom()+gap+foot/2), max(min(col.W, footWide), p.card.W+4), foot)
	return p
}

// footWide is the breadth of the slip below a card, where its column has so much: with room for a word, and for the
// rank beside the value.
const footWide = 74.0

// Measures of a very low middle: crests lie on the cards.
const (
	lowMiddle = 132.0
	lowFoot   = 26.0
)

// Measures of the ground of a pair.
const (
	pairHead = 26.0 // of what is written over it
	pairPad  = 5.0
	pairGap  = 12.0 // between its cards, for the frames of both
)

// pairPlaces lays out pair 1, that was opened, and pair 2, that was bid, side by side.
func (b *Board) pairPlaces(r geom.Rect) []place {
	const between = 0.06
	wide := min(r.W, 4*(highOf(mostSquare)*cardShape+16)*(1+between))
	r = geom.Around(r.Centre(), wide, r.H).InsetXY(pairPad, 0)
	_, r = r.CutTop(pairHead)
	gap := wide * between
	var list []place
	for pair, half := range r.Columns(2, gap) {
		for k, col := range half.Columns(2, pairGap) {
			s := spot{openZone, k}
			if pair == 1 {
				s = spot{frontZone, k}
			}
			list = append(list, b.column(col, s))
		}
	}
	return list
}

// pairRect returns the ground of pair 1 or 2.
func (b *Board) pairRect(n int) geom.Rect {
	list := b.places()
	if len(list) < 4 {
		return geom.Rect{}
	}
	first, last := list[2*n-2], list[2*n-1]
	x := min(first.card.X, first.head.X) - pairPad
	return geom.R(x, first.head.Y-pairHead, max(last.card.Right(), last.head.Right())+pairPad-x, last.foot.Bottom()+pairPad-first.head.Y+pairHead)
}

// placeOf returns the place of a seat's card, false where it has none.
func (b *Board) placeOf(seat rules.Seat) (place, bool) {
	for _, p := range b.places() {
		if p.spot == (spot{frontZone, int(seat)}) {
			return p, true
		}
	}
	return place{}, false
}
