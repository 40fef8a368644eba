package honshu

import (
	"slices"

	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// buildLand is the land with the card that is laid, and what serves a trial.
func (n *placement) buildLand(b *Board) widget.Widget {
	return widget.Stack{
		widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { n.drawLand(b, c) }},
		widget.Later{Child: widget.Stack{ // after what turns the card: there are many squares
			n.buildCorner(b),
			widget.Controls{Make: func(r geom.Rect) []*ui.Control { return n.cells(b, r) }},
		}},
		widget.If(n.isTrial, n.buildStrip(b)),
	}
}

// drawLand draws the land with the card that is laid.
func (n *placement) drawLand(b *Board, c *canvas.Canvas) {
	if n.scale > 1 {
		c = c.Clipped(n.room(b))
	}
	on := n.glidingCanvas(c)
	honshuart.Draw(on, n.trialCard.land, n.chart)
	n.drawAnchors(b, on)
	n.drawTrialCard(b, on)
	n.drawChanges(c)
}

// glidingCanvas returns a Canvas on which what the chart places is drawn where it is seen on its way there.
func (n *placement) glidingCanvas(c *canvas.Canvas) *canvas.Canvas {
	seen := n.seenChart()
	if seen == n.chart {
		return c
	}
	return c.Stretched(n.chart.Zero, seen.Zero, seen.Side/n.chart.Side)
}

// minAnchor is how small the marks of places become with the squares, as a share of their usual size.
const minAnchor = 0.55

// drawAnchors marks where the card could be brought. What the room shows too little of to be pressed has no mark.
func (n *placement) drawAnchors(b *Board, c *canvas.Canvas) {
	if !b.services.Settings.Marks {
		return
	}
	room, size := n.room(b), n.markSize(b)
	hx, hy := n.trialCard.handle()
	for _, a := range n.marks {
		if _, covered := n.trialCard.squareAt(a.x, a.y); covered || a.x == hx && a.y == hy {
			continue
		}
		square := n.chart.Square(a.x, a.y)
		if _, _, built := n.trialCard.land.PrintedSquare(game.CellAt(a.x, a.y)); built {
			corner := geom.Pt(square.Right(), square.Bottom())
			c.Draw(cornerAnchorPicture(a.sides, n.showsBothSides), corner, canvas.Look{Size: max(minAnchor, n.chart.Side/64)})
			continue
		}
		if !room.Contains(square.Centre()) {
			continue
		}
		c.Draw(anchorPicture(a.sides, n.showsBothSides), clipRect(square, room).Centre(), canvas.Look{Size: size / 64})
	}
}

// markSize returns how large the marks beside the land are: all alike, so that the one that has the least room is whole.
func (n *placement) markSize(b *Board) float64 {
	room, size := n.room(b), n.chart.Side
	for _, a := range n.marks {
		if square := n.chart.Square(a.x, a.y); room.Contains(square.Centre()) {
			seen := clipRect(square, room)
			size = min(size, seen.W, seen.H)
		}
	}
	return size
}

// drawTrialCard draws the card where it lies, what it does square by square, and its frame.
func (n *placement) drawTrialCard(b *Board, c *canvas.Canvas) {
	p, t := n.trialCard.place, n.effect.trial
	honshuart.DrawTrial(c, p, t, n.chart, 1, func(i int, at game.Cell, r geom.Rect) {
		if t.New>>i&1 != 0 && t.Legal() && t.Hidden&t.Shared>>i&1 == 0 {
			honshuart.DrawNew(c, p.Card, i, n.short(at), r)
		}
		if t.Lost>>i&1 != 0 && n.blink/10%2 == 0 {
			honshuart.DrawCoveredCube(c, n.trialCard.land, at, r)
		}
	})
}

// short reports whether the pool has no cube for a new square.
func (n *placement) short(at game.Cell) bool {
	return slices.Contains(n.effect.missing, at)
}

// buildCorner is the trial card's own button, which turns the card, and by which it is dragged.
func (n *placement) buildCorner(b *Board) widget.Widget {
	const disc, icon = 30.0, 18.0
	place, surface := n.trialCard.place, ui.Plain()
	surface.Radius = disc / 2
	name := b.words().T(lang.HonshuPreviewAt, lang.Text("card", place.Card.String()), lang.Text("at", b.speaker().position(place.Cell().X(), place.Cell().Y())))
	p := part(buttonCorner, buttonLayer, b.words().List(name, n.changes.words),
		widget.Middle(widget.Sized{W: disc, H: disc, Child: widget.Panel{Surface: surface, Child: widget.Middle(widget.Icon("rotate", icon, sprites.Ink))}}))
	p.Round = true
	land := b.room(slotLand)
	return widget.Positioned{Rect: n.cornerRect(b).Move(-land.X, -land.Y), Child: p}
}

// cornerRect is where the trial card's own button lies: beyond the corner of the card where it hides least, squares to which
// the card can be brought above all, then the land; always within the land's room.
func (n *placement) cornerRect(b *Board) geom.Rect {
	const out, aMark, aSquare = 15.0, 2, 1
	room := n.room(b)
	box := n.chart.Box(honshuart.BoxOfCard(n.trialCard.place))
	var best geom.Rect
	least := aMark + aSquare + 1
	for _, at := range []geom.Point{
		geom.Pt(box.Right()+out, box.Y-out), geom.Pt(box.X-out, box.Y-out), geom.Pt(box.Right()+out, box.Bottom()+out), geom.Pt(box.X-out, box.Bottom()+out),
	} {
		r := geom.Around(at, minPress, minPress)
		r.X = min(max(r.X, room.X), room.Right()-r.W)
		r.Y = min(max(r.Y, room.Y), room.Bottom()-r.H)
		x, y := n.chart.At(r.Centre())
		hides := 0
		if _, covered := n.trialCard.squareAt(x, y); covered || n.markedSquares.has(x, y) {
			hides += aMark
		}
		if n.trialCard.land.At(game.CellAt(x, y)) != game.NoSquare {
			hides += aSquare
		}
		if hides < least {
			best, least = r, hides
		}
	}
	return best
}

// cells are the squares to which the card can be brought, and the mats about them.
func (n *placement) cells(b *Board, room geom.Rect) []*ui.Control {
	l := &n.cellLists
	l.Begin()
	l.Add(button(buttonGround), room, false, groundLayer, b.words().T(lang.HonshuYourLand), "").Backdrop = true
	box, k := n.box.Grow(1), 0
	for y := box.Top; y <= box.Bottom; y++ {
		for x := box.Left; x <= box.Right; x++ {
			if r := n.chart.Square(x, y); room.Contains(r.Centre()) {
				f := n.cellFacts(b.words(), x, y)
				l.Add(cellPart(x, y), clipRect(r, room), false, cellLayer, n.cellWords(b, k, f), "").Yields = f.isEmpty()
				k++
			}
		}
	}
	return l.List()
}

// clipRect returns the part of r that lies in the room.
func clipRect(r, room geom.Rect) geom.Rect {
	x, y := max(r.X, room.X), max(r.Y, room.Y)
	return geom.R(x, y, min(r.Right(), room.Right())-x, min(r.Bottom(), room.Bottom())-y)
}
