package book

import (
	"math"

	"engawa/scenes/book/diagram"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// figure is a picture with words to it; figures are several side by side.
type (
	figure struct {
		picture diagram.Diagram
		caption string
		after   bool // it shows what becomes of the figure before, and stands beside it
		origin  lang.Origin
	}
	figures []figure
)

// indent returns how far the words of a figure begin from the edge in which the sign of their origin stands.
func (b figure) indent() float64 {
	if b.origin == lang.OriginNone {
		return 0
	}
	return originIndent
}

// pair reports whether the figures are one and what becomes of it.
func (b figures) pair() bool { return len(b) == 2 && b[1].after }

// slender reports whether all pictures are so much higher than broad that two find room beside each other anywhere.
func (b figures) slender() bool {
	const most = 0.85
	for _, one := range b {
		if w, h := one.picture.Size(); w > most*h {
			return false
		}
	}
	return true
}

// pairHeight returns the least height of a pair: that at which the broader picture can still be read.
func (b figures) pairHeight() float64 {
	const leastWidth = 124.0
	height := math.Inf(1)
	for _, one := range b {
		w, h := one.picture.Size()
		height = min(height, leastWidth*h/w)
	}
	return height
}

func (b figures) flow(f *flow) {
	const lowRoom = 220.0 // too low for words below a figure
	if f.plan.beside && (len(b) == 1 || f.plan.room.H < lowRoom) {
		for _, one := range b {
			one.flowBeside(f)
		}
		return
	}
	cell := f.plan.cell
	for _, one := range b {
		w, h := one.picture.Size()
		cell = max(cell, f.figure*w/h+6)
	}
	columns := max(1, min(len(b), int((f.plan.room.W+gap)/(cell+gap))))
	if len(b) > columns {
		// Rows of equal length look better than a full one and a rest.
		rows := (len(b) + columns - 1) / columns
		columns = (len(b) + rows - 1) / rows
	}
	if b.pair() || columns == 1 && len(b) > 1 && b.slender() {
		columns = 2
	}
	for first := 0; first < len(b); first += columns {
		b[first:min(first+columns, len(b))].flowRow(f, columns)
	}
}

// flowRow lays figures side by side in so many columns, their upper edges at one height, each with its words below.
func (b figures) flowRow(f *flow, columns int) {
	const under = 4.0
	cells := geom.R(f.plan.room.X, 0, f.plan.room.W, 0).Columns(columns, gap)
	style := f.plan.caption
	heights, words := make([]float64, len(b)), make([]float64, len(b))
	need := 0.0
	for k, one := range b {
		w, h := one.picture.Size()
		heights[k] = min(f.figure, cells[k].W*h/w)
		words[k] = canvas.ParagraphHeight(style, one.caption, cells[k].W-one.indent())
		need = max(need, heights[k]+under+words[k])
	}
	if f.left() < need && !f.fresh() {
		f.turnWith(need)
	}
	shift := (float64(columns) - float64(len(b))) * (cells[0].W + gap) / 2
	below := f.y
	for k, one := range b {
		at := cells[k].Move(shift, f.y)
		at.H = min(heights[k], f.left()-under-words[k])
		f.put(item{at: one.picture.Fit(at), picture: one.picture, drawn: true})
		left := one.indent()
		f.put(item{
			at:   geom.R(at.X+left, at.Bottom()+under, at.W-left, words[k]),
			text: one.caption, lines: letters.Wrap(style, one.caption, at.W-left), style: style, ink: sprites.Ink2,
			align: canvas.Centre, origin: one.origin,
		})
		below = max(below, at.Bottom()+under+words[k])
	}
	f.y = below + gap
}

// flowBeside lays a figure with its words to the right of it.
func (b figure) flowBeside(f *flow) {
	const between = 26.0
	const most = 0.6 // of the breadth, for the figure
	w, h := b.picture.Size()
	height := min(f.figure, most*f.plan.room.W*h/w)
	style := f.plan.caption
	x := f.plan.room.X + height*w/h + between + b.indent()
	lines := letters.Wrap(style, b.caption, f.plan.room.Right()-x)
	words := float64(len(lines)) * canvas.LineHeight(style)
	if f.left() < max(height, words) && !f.fresh() {
		f.turnWith(max(height, words))
	}
	whole := min(max(height, words), f.left())
	height = min(height, whole)
	at := geom.R(f.plan.room.X, f.y+(whole-height)/2, x-b.indent()-between-f.plan.room.X, height)
	f.put(item{at: b.picture.Fit(at), picture: b.picture, drawn: true})
	f.put(item{
		at:   geom.R(x, at.Centre().Y-words/2, f.plan.room.Right()-x, words),
		text: b.caption, lines: lines, style: style, ink: sprites.Ink2, origin: b.origin,
	})
	f.y += whole + gap
}
