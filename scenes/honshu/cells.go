package honshu

import (
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// Layers of controls: what lies on something is above it.
const (
	groundLayer = iota
	cellLayer
	cardLayer
	buttonLayer
	overLayer // of what lies over the table
)

// listed are the controls of what moves freely.
type listed struct{ bench, middle, hand table.CellList }

// benchCells are the card that is laid, and the squares to which it can be brought.
func (b *Board) benchCells(room geom.Rect) []*ui.Control {
	l, n := &b.listed.bench, b.bench
	l.Begin()
	place := n.ghost.place
	l.Add(button(buttonCorner), b.cornerRect(), true, buttonLayer, b.words().T(lang.HonshuGhostAt,
		lang.Text("card", place.Card.String()), lang.Text("at", b.speaker().spot(place.Cell().X(), place.Cell().Y()))), "")
	l.Add(button(buttonGround), room, false, groundLayer, b.words().T(lang.HonshuYourLand), "")
	box := n.box.Grown(1)
	for y := box.Top; y <= box.Bottom; y++ {
		for x := box.Left; x <= box.Right; x++ {
			if r := n.chart.Square(x, y); room.Contains(r.Centre()) {
				l.Add(cellPart(x, y), within(r, room), false, cellLayer, b.cellWords(x, y), "")
			}
		}
	}
	return l.List()
}

// within returns the part of r that lies in the room.
func within(r, room geom.Rect) geom.Rect {
	x, y := max(r.X, room.X), max(r.Y, room.Y)
	return geom.R(x, y, min(r.Right(), room.Right())-x, min(r.Bottom(), room.Bottom())-y)
}
