package forhonor

import (
	"engawa/scenes/field"
	"engawa/scenes/geom"
)

// camera is the part of the battlefield that is looked at.
type camera struct {
	side float64    // of a square; 0 as it is from the start
	spot geom.Point // of the battlefield in the middle of the window, in squares from the upper left corner
}

// window is where the battlefield is seen: below the banner of broken camps where that lies on it.
func (b *Board) window() geom.Rect {
	r := b.layout.window
	if b.layout.breaking.Within(r) && (b.shown.broken[0] || b.shown.broken[1]) {
		_, r = r.CutTop(b.layout.breaking.H)
	}
	return r
}

// aim lays out the chart.
func (b *Board) aim() {
	b.chart = field.Fit(b.layout.lie, b.window(), 200, b.view.Scale)
}

// spot returns where the middle of a figure stands on the screen that is at a column and a row of the battlefield.
func (b *Board) spot(col, row float64) geom.Point { return b.chart.Point(col, row) }

// square returns the side of a square on the screen.
func (b *Board) square() float64 { return b.chart.Side }
