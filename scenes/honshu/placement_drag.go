package honshu

import (
	"math"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/stage"
)

// grab implements overlay: the card is dragged, or the land under it. On a phone that shows all of the land the card
// follows a finger from anywhere on it: a thumb need not reach the card, nor cover it.
func (n *placement) grab(b *Board, p rules.Part, at geom.Point) bool {
	x, y, ok := cellOf(p)
	if !ok && p != button(buttonGround) && p != button(buttonCorner) {
		return false
	}
	n.drags = dragState{kind: landDrag, from: at, at: at, pan: n.pan}
	_, onCard := n.trialCard.squareAt(x, y)
	onCard = ok && onCard || p == button(buttonCorner)
	if onCard || b.fingers() && n.scale == 1 {
		corner := n.chart.Box(honshuart.BoxOfCard(n.trialCard.place))
		n.drags.kind, n.drags.isOffset, n.drags.offset = cardDrag, !onCard, at.Sub(geom.Pt(corner.X, corner.Y))
		n.drags.place, n.drags.preferredSide, n.drags.isSideRequested = n.trialCard.place, n.trialCard.preferredSide, n.trialCard.isSideRequested
	}
	return true
}

// fingers reports whether the window is a phone's, where things are dragged by fingers.
func (b *Board) fingers() bool { return b.view.Class != stage.Wide }

// drag implements overlay. A card dragged by a finger lies higher once the finger has moved: also when it comes back, or
// there would be squares that it cannot bring the card to.
func (n *placement) drag(b *Board, at geom.Point) {
	b.scene.Change()
	n.drags.at = at
	switch n.drags.kind {
	case cardDrag:
		corner := at.Sub(n.drags.offset)
		if n.drags.isLifted = n.drags.isLifted || b.fingers() && !n.drags.isOffset && at.Sub(n.drags.from).Len() > n.chart.Side/2; n.drags.isLifted {
			corner.Y -= aboveFinger
		}
		side := n.chart.Side
		n.trialCard.moveTo(int(math.Round((corner.X-n.chart.Zero.X)/side)), int(math.Round((corner.Y-n.chart.Zero.Y)/side)))
		n.update(b)
	case landDrag:
		n.pan = n.drags.pan.Add(at.Sub(n.drags.from))
		n.arrange(b)
	}
}

// drop implements overlay; with kept false everything lies as before.
func (n *placement) drop(b *Board, kept bool) {
	g := n.drags
	n.drags = dragState{}
	switch {
	case kept:
	case g.kind == cardDrag:
		n.trialCard.place, n.trialCard.preferredSide, n.trialCard.isSideRequested = g.place, g.preferredSide, g.isSideRequested
	case g.kind == landDrag:
		n.pan = g.pan
	}
	n.update(b)
}

// turn implements overlay: the card is turned, but not while the land is dragged below it.
func (n *placement) turn(b *Board, steps int, over bool) bool {
	if b.pending() || n.drags.kind == landDrag {
		return false
	}
	if over {
		n.trialCard.flip()
	} else {
		n.trialCard.turn(steps)
	}
	n.update(b)
	return true
}

// nudge implements overlay: the arrows move the card while it has the focus.
func (n *placement) nudge(b *Board, p rules.Part, dx, dy int) bool {
	if b.pending() || p != button(buttonCorner) {
		return false
	}
	n.trialCard.moveTo(int(n.trialCard.place.X)+dx, int(n.trialCard.place.Y)+dy)
	n.update(b)
	return true
}

// zoom implements overlay: the land is shown larger by the factor, what lies at the point staying there.
func (n *placement) zoom(b *Board, at geom.Point, factor float64) bool {
	wanted := min(maxZoom, max(1, n.targetZoom*factor))
	if wanted == n.targetZoom || !b.room(slotLand).Contains(at) {
		return false
	}
	n.targetZoom = wanted
	zoom := math.Round(wanted*zoomSteps) / zoomSteps
	middle := n.room(b).Centre()
	from := at.Sub(middle)
	n.pan = from.Sub(from.Sub(n.pan).Mul(zoom / n.scale))
	n.scale = zoom
	if zoom == 1 {
		n.pan = geom.Point{}
	}
	n.arrange(b)
	return true
}

// dragKind says what is being dragged.
type dragKind uint8

const (
	noDrag dragKind = iota
	cardDrag
	landDrag
)

// dragState is what the pointer drags: the card, or the land under it.
type dragState struct {
	kind            dragKind
	from            geom.Point // of the pointer, before
	offset          geom.Point // from the card's corner to the pointer
	place           game.Placement
	preferredSide   cardSide
	isSideRequested bool
	pan             geom.Point
	at              geom.Point // of the pointer, now
	isOffset        bool       // the card is dragged from beside it
	isLifted        bool       // it lies above the finger, and does so until it is let go
}
