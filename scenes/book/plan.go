package book

import (
	"math"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// Measures of the book, in logical units.
const (
	cover = 8.0  // how far the cover stands out around the pages
	spine = 24.0 // breadth of the sewn edge
	tool  = 48.0 // diameter of the buttons
	gap   = 14.0 // between things on a page
)

// The list of chapters beside the page: in one column, or in two where one would be too crowded.
const (
	listShare, listMax = 0.32, 360.0
	wideShare, wideMax = 0.4, 460.0
	listEdge           = 24.0
	listHead           = 92.0 // the name of the game above it
	leastRow           = 44.0 // height of a line of the list, a fingertip
)

// captionGrows is how much larger than usual captions are set at most, which stand in narrow columns.
const captionGrows = 1.3

// largeList is the size of words, against the usual one, from which a leaf of contents has one column of lines as high
// as they need.
const largeList = 1.2

// plan is where everything lies in one room, and in which sizes the words are written.
type plan struct {
	book  geom.Rect // the cover
	paper geom.Rect // the pages
	list  geom.Rect // the list of chapters beside the page; empty where it is a leaf of its own
	title geom.Rect // the heading of a leaf
	room  geom.Rect // what a leaf holds
	foot  geom.Rect // the row of buttons
	close geom.Rect

	heading, body, caption letters.Style
	figureMin, figureMax   float64 // heights of figures
	beside                 bool    // a lone figure has its caption beside it
	columns                int     // of the list
	cell                   float64 // the least breadth of a figure among others
	reading                ui.Reading

	// Where words are large, the lines of the contents have heights of their own and are written in one style; rows is
	// nil for lines of one height.
	rows     []float64
	rowStyle letters.Style
}

// planFor arranges a book of the chapters in the room.
func planFor(v stage.View, chapters []lang.Page) plan {
	var p plan
	switch v.Class {
	case stage.Tall:
		p = plan{
			book: v.Safe.InsetXY(10, 7), heading: ui.Heading(26), body: ui.Body(16), caption: ui.Body(14.5),
			figureMin: 170, figureMax: 330, columns: 1, cell: 132,
		}
	case stage.Low:
		p = plan{
			book: v.Safe.InsetXY(10, 8), heading: ui.Heading(23), body: ui.Body(15.5), caption: ui.Body(14.5),
			figureMin: 176, figureMax: 250, columns: 3, cell: 236, beside: true,
		}
	default:
		w := min(v.Safe.W-72, 1200)
		p = plan{
			book: geom.Around(v.Safe.Centre(), w, v.Safe.H-64), heading: ui.Heading(32), body: ui.Body(17), caption: ui.Body(15.5),
			figureMin: 190, figureMax: 330, cell: 150, beside: true,
		}
	}
	p.reading = v.Reading()
	p.body = p.reading.Body(p.body.Size)
	p.caption = min(p.reading, captionGrows).Body(p.caption.Size)
	if p.book.H < 620 && v.Class == stage.Tall {
		p.columns = 2
	}
	if v.Class == stage.Wide {
		p.columns = 1
		room := p.book.H - coverPaper().Depth - 2*(cover+listEdge) - listHead
		if float64(len(chapters))*leastRow+keyHeight(p.reading, len(origins(chapters))) > room {
			p.columns = 2
		}
	}
	p.lay(v.Class)
	switch {
	case v.Class != stage.Tall:
	case p.reading > largeList:
		p.columns = 1
		p.rows, p.rowStyle = p.listRows(chapters)
	case len(chapters) > p.listed():
		p.columns = 2
	}
	return p
}

// lay divides the book into its parts.
func (p *plan) lay(class stage.Class) {
	p.book.H -= coverPaper().Depth
	inner := p.book.Inset(cover)
	p.paper = inner
	side, top, foot, below := 40.0, 26.0, 84.0, 10.0
	if class == stage.Wide {
		breadth := min(listMax, inner.W*listShare)
		if p.columns > 1 {
			breadth = min(wideMax, inner.W*wideShare)
		}
		p.list, inner = inner.CutLeft(breadth)
		p.list = p.list.InsetXY(22, listEdge)
	} else {
		p.paper.X += spine - cover
		p.paper.W -= spine - cover
		inner = p.paper
		side, top, foot, below = 20, 12, 60, 6
	}
	p.close = geom.R(inner.Right()-tool-12, inner.Y+12, tool, tool)
	p.title = geom.R(inner.X+side, inner.Y+top, p.close.X-gap-inner.X-side, max(tool, canvas.LineHeight(p.heading)))
	p.foot = geom.R(inner.X+side, inner.Bottom()-foot+(foot-tool)/2-2, inner.W-2*side, tool)
	y := p.title.Bottom() + below
	p.room = geom.R(inner.X+side, y, inner.W-2*side, inner.Bottom()-foot-y)
}

// listRows returns how high the lines of a leaf of contents are, one for each chapter, and their style, with titles as
// large as they are wanted.
func (p *plan) listRows(chapters []lang.Page) ([]float64, letters.Style) {
	const apart = 10.0
	style := rowStyle(p.reading, titles(chapters), p.room.W-titleEdge-titleAfter, math.Inf(1))
	var list []float64
	for _, ch := range chapters {
		high := canvas.ParagraphHeight(style, ch.Title, p.room.W-titleEdge-titleAfter)
		list = append(list, max(rowHeight, high+apart))
	}
	return list, style
}

// listed returns how many chapters a leaf of contents holds at most.
func (p *plan) listed() int { return max(1, int(p.room.H/leastRow)) * p.columns }
