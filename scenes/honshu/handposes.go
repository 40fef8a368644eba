package honshu

import (
	"slices"

	game "engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// Measures of a card that is chosen in the hand of a phone, where the cards of a full hand are small.
const (
	selectionScale  = 1.45  // how much larger it becomes at most
	selectionRise   = 8.0   // above the others
	selectionMargin = 6.0   // that is left above and below it
	minVisibleWidth = 46.0  // of the breadth of every other card
	frameEdge       = 7.0   // of the frame of a chosen card, on each side of it
	lowHand         = 120.0 // the height of a hand below which its cards need all of it
	roomAbove       = 34.0  // above the hand, where no cubes are chosen
)

// handPoses lays n cards of the hand side by side, overlapping where there is no room. They make room for one that has
// grown, and the upper left corner of each, with its number, stays in sight. Where only the hand is seen they lie in rows.
func (b *Board) handPoses(n int) []pose {
	r := b.handRoom()
	if b.leavesOut {
		return handRows(r.InsetXY(frameEdge, 0), n)
	}
	most := max(4, n) // cards for which there is room at least, so that few are not larger than others
	above := selectionLift + 12
	if r.H < lowHand {
		above = 12 // all are larger there instead of the one that is chosen
	}
	high := min(highOf(maxSquare), r.H-above, (r.W/float64(most)-3)/cardShape)
	wide := high * cardShape
	pitch := wide + cardGap
	if n > 1 {
		pitch = min(pitch, (r.W-wide)/float64(n-1))
	}
	lefts := make([]float64, n)
	for k := range lefts {
		lefts[k] = r.Centre().X - wide/2 + pitch*(float64(k)-float64(n-1)/2)
	}
	chosen := b.growingCard(n)
	grown := wide * b.handGrowth(high)
	if chosen >= 0 {
		makeRoom(lefts, r, wide, chosen, grown+2*frameEdge)
		lefts[chosen] += frameEdge
	}
	poses := make([]pose, n)
	for k, left := range lefts {
		half := wide / 2
		if k == chosen {
			half = grown / 2
		}
		poses[k] = pose{at: geom.Pt(left+half, r.Bottom()-4-high/2), height: high}
	}
	return poses
}

// handRows lays n cards in as many rows as make them largest.
func handRows(r geom.Rect, n int) []pose {
	const most, beside, above = 3, cardGap + 2, selectionLift + 4
	count := max(2, n) // cards for which there is room at least
	rows, high := 1, 0.0
	for k := 1; k <= most; k++ {
		columns := float64((count + k - 1) / k)
		if h := min(r.H/float64(k)-above, (r.W-beside*(columns-1))/columns/cardShape); h > high {
			rows, high = k, h
		}
	}
	high = min(high, highOf(largeSquare))
	columns := (count + rows - 1) / rows
	rows = max(1, (n+columns-1)/columns)
	pitch, down := high*cardShape+beside, min(high+above, r.H/float64(rows))
	top := r.Centre().Y - down*float64(rows-1)/2 + (above-4)/2
	poses := make([]pose, n)
	for k := range poses {
		row := k / columns
		in := min(columns, n-row*columns)
		poses[k] = pose{at: geom.Pt(r.Centre().X+pitch*(float64(k%columns)-float64(in-1)/2), top+down*float64(row)), height: high}
	}
	return poses
}

// makeRoom moves the left edges of cards of that width aside for the chosen one, which has grown to that width with its frame.
func makeRoom(lefts []float64, r geom.Rect, wide float64, chosen int, grown float64) {
	before, after := float64(chosen), float64(len(lefts)-1-chosen)
	at := lefts[chosen] - (grown-wide)/2
	if after > 0 {
		at = min(at, r.Right()-wide-minVisibleWidth*(after-1)-grown)
	}
	at = max(min(at, r.Right()-grown), r.X+minVisibleWidth*before)
	if pitch := (at - minVisibleWidth - lefts[0]) / max(1, before-1); chosen > 0 {
		for k := range chosen {
			lefts[k] = min(lefts[k], lefts[0]+pitch*float64(k), at-minVisibleWidth*(before-float64(k)))
		}
	}
	lefts[chosen] = at
	if rest := lefts[chosen+1:]; len(rest) > 0 {
		first := at + grown
		pitch := min(wide+cardGap, (r.Right()-wide-first)/max(1, after-1))
		for k := range rest {
			rest[k] = max(rest[k], first+pitch*float64(k))
			rest[k] = min(rest[k], r.Right()-wide-pitch*(after-1-float64(k)))
		}
	}
}

// growingCard returns which of n cards of the hand has grown, -1 for none.
func (b *Board) growingCard(n int) int {
	card := b.hand.selection.card
	if card == game.NoCard || b.view.Class == stage.Wide || n != len(b.hand.hand) {
		return -1
	}
	return slices.Index(b.hand.hand, card)
}

// handGrowth returns how much larger a chosen card of that height becomes: as far as there is room in the hand. None grows
// where only the hand is seen: all are large there.
func (b *Board) handGrowth(high float64) float64 {
	if high <= 0 || b.leavesOut {
		return 1
	}
	room := b.handRoom().H - selectionRise - 2*selectionMargin
	if b.view.Class == stage.Tall && !b.choosesCubes() && b.handRoom().H >= lowHand {
		room += roomAbove
	}
	return max(1, min(selectionScale, room/high))
}

// handWidth returns the width of a card of the hand of that height.
func (b *Board) handWidth(high float64, grown bool) float64 {
	if grown {
		high *= b.handGrowth(high)
	}
	return high * cardShape
}

// handRise returns how far a chosen card of the hand of that height rises above the others.
func (b *Board) handRise(high float64, grown bool) float64 {
	switch {
	case b.view.Class == stage.Wide:
		return wideLift
	case grown:
		return selectionRise + high*(b.handGrowth(high)-1)
	}
	return selectionRise
}

// growSprite returns how a card is drawn: one that is chosen on a phone grows upwards.
func (b *Board) growSprite(t *cardSprite) *cardSprite {
	if t.spot.zone != handZone || t == b.hand.heldCard || t.lift <= 0 || b.view.Class == stage.Wide {
		return t
	}
	growth := b.handGrowth(t.height)
	large, high := *t, t.height*(1+min(1, t.lift/selectionLift)*(growth-1))
	large.at.Y -= (high - t.height) / 2
	large.height, large.lift = high, min(t.lift, selectionRise)
	large.goal.height = t.height * growth // the size at which it rests
	return &large
}
