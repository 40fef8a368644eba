package book

import (
	"math"

	"engawa/scenes/canvas"
	"engawa/scenes/diagram"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// figure is a picture with words to it; figures are several side by side.
type (
	figure struct {
		picture diagram.Diagram
		statement
		followsPrevious bool // it shows what becomes of the figure before, and stands beside it
	}
	figures []figure
)

// aspectRatio returns the breadth of the picture against its height.
func (b figure) aspectRatio() float64 {
	w, h := b.picture.Size()
	return w / h
}

// captionHeight returns how high the words are in a breadth.
func (b figure) captionHeight(t *text, width float64) float64 {
	return canvas.ParagraphHeight(t.caption, b.text, width-b.indent())
}

// caption is the words below or beside the picture.
func (b figure) caption(kit *pageKit, align canvas.Align) widget.Widget {
	return kit.read(b.statement, &widget.Text{Style: kit.text.caption, Ink: sprites.Ink2, Align: align}, b.indent())
}

// pair reports whether the figures are one and what becomes of it.
func (b figures) pair() bool { return len(b) == 2 && b[1].followsPrevious }

// slender reports whether all pictures are so much higher than broad that two find room beside each other anywhere.
func (b figures) slender() bool {
	const most = 0.85
	for _, one := range b {
		if one.aspectRatio() > most {
			return false
		}
	}
	return true
}

// pairHeight returns the least height of a pair: that at which the broader picture can still be read.
func (b figures) pairHeight() float64 {
	const minWidth = 124.0
	height := math.Inf(1)
	for _, one := range b {
		height = min(height, minWidth/one.aspectRatio())
	}
	return height
}

func (b figures) flow(f *flow) {
	const lowRoom = 220.0 // too low for words below a figure
	if f.text.captionBeside && (len(b) == 1 || f.text.room.H < lowRoom) {
		for _, one := range b {
			one.flow(f)
		}
		return
	}
	cell := f.text.cell
	for _, one := range b {
		cell = max(cell, f.figure*one.aspectRatio()+6)
	}
	columns := max(1, min(len(b), int((f.text.room.W+gap)/(cell+gap))))
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

// captionUnder is the height between a picture and the words below it.
const captionUnder = 4.0

// flowRow puts figures side by side where so many columns have room.
func (b figures) flowRow(f *flow, columns int) {
	row := figureRow{figures: b, cell: (f.text.room.W - gap*float64(columns-1)) / float64(columns)}
	measure := func(most func(words float64) float64) {
		row.pictures, row.rowHeight = nil, 0
		for _, one := range b {
			words := one.captionHeight(f.text, row.cell)
			high := min(f.figure, row.cell/one.aspectRatio(), most(words))
			row.pictures, row.rowHeight = append(row.pictures, high), max(row.rowHeight, high+captionUnder+words)
		}
	}
	measure(func(float64) float64 { return math.Inf(1) })
	if f.freeHeight() < row.rowHeight && !f.isEmpty() {
		f.turnWith(row.rowHeight)
	}
	measure(func(words float64) float64 { return f.freeHeight() - captionUnder - words })
	f.add(row)
}

// figureRow is figures side by side, their upper edges at one height, each with its words below.
type figureRow struct {
	figures
	cell      float64   // the breadth of each
	pictures  []float64 // their heights
	rowHeight float64
}

func (b figureRow) height() float64 { return b.rowHeight }

func (b figureRow) widget(kit *pageKit) widget.Widget {
	row := widget.Row(gap).Along(widget.Centre).Across(widget.Start)
	for k, one := range b.figures {
		picture := widget.Fixed(b.pictures[k], widget.Paint{Draw: one.picture.Draw})
		row.Children = append(row.Children, widget.Fixed(b.cell, widget.Column(captionUnder, picture, one.caption(kit, canvas.Centre))))
	}
	return row
}

// captionBeside is the breadth between a picture and the words at its right.
const captionBeside = 26.0

// flow puts the figure with its words to the right of it.
func (b figure) flow(f *flow) {
	const most = 0.6 // of the breadth, for the figure
	p := besideFigure{figure: b, picture: min(f.figure, most*f.text.room.W/b.aspectRatio())}
	p.width = p.picture * b.aspectRatio()
	need := max(p.picture, b.captionHeight(f.text, f.text.room.W-p.width-captionBeside))
	if f.freeHeight() < need && !f.isEmpty() {
		f.turnWith(need)
	}
	p.boxHeight = min(need, f.freeHeight())
	p.picture = min(p.picture, p.boxHeight)
	f.add(p)
}

// besideFigure is a figure with its words to the right of it.
type besideFigure struct {
	figure
	width, picture float64 // of the picture
	boxHeight      float64
}

func (b besideFigure) height() float64 { return b.boxHeight }

func (b besideFigure) widget(kit *pageKit) widget.Widget {
	picture := widget.Paint{H: b.picture, Draw: b.figure.picture.Draw}
	return widget.Row(captionBeside, widget.Fixed(b.width, widget.Align{Y: widget.Centre, Child: picture}),
		widget.Grow(widget.Align{Y: widget.Centre, Child: b.caption(kit, canvas.Left)}))
}
