package yokai

import (
	game "engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// coordinateText is the size of coordinates at least, as a share of the margin, and at most.
const (
	coordinateShare = 0.78
	coordinateMost  = 16.0
)

// coordinates reports whether letters and numbers stand at the edge of the board: where they are wanted, and in every
// replay, whose list of moves names squares.
func (b *Board) coordinates() bool { return b.house.Settings.Coordinates || b.watched }

// drawCoordinates writes the letters of the columns below the squares and the numbers of the rows beside them.
func (b *Board) drawCoordinates(c *canvas.Canvas) {
	if !b.coordinates() {
		return
	}
	l := &b.layout
	style, ink := ui.Strong(min(coordinateMost, coordinateShare*l.margin)), sprites.Ink
	if b.skin == lang.Spirits {
		ink = sprites.Paper2
	}
	write := func(text string, x, y float64) {
		c.Text(style, text, geom.Pt(x, canvas.InMiddle(style, y-l.margin/2, y+l.margin/2)), ink, canvas.Centre)
	}
	for column := range columns {
		write(game.CellName(column)[:1], b.cellRect(column).Centre().X, l.grid.Bottom()+l.margin/2)
	}
	for line := range lines {
		cell := line * columns
		write(game.CellName(cell)[1:], l.grid.X-l.margin/2, b.cellRect(cell).Centre().Y)
	}
}
