package book

import (
	"math"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites/letters"
)

// text is the text of a book, broken into pages for one room.
type text struct {
	sizes
	words    *lang.Catalog
	game     string
	edition  lang.Game
	chapters []lang.Page
	pages    []page
	room     widget.Size // of what stands on a page
	columns  int         // of the list of chapters on pages of contents
}

// sizes are what differs from class to class, in logical units.
type sizes struct {
	class            stage.Class
	textScale        ui.TextScale
	edgeX, edgeY     float64 // around the book
	side, top, below float64 // around what stands on a page; below: the title
	buttonRow        float64 // height of the row of buttons with the room around it

	heading, body, caption letters.Style
	figureMin, figureMax   float64 // heights of figures
	cell                   float64 // the least breadth of a figure among others
	captionBeside          bool    // a lone figure has its caption beside it
}

// Measures of the book, in logical units.
const (
	cover = 8.0  // how far the cover stands out around the pages
	spine = 24.0 // breadth of the sewn edge
	tool  = 48.0 // diameter of the buttons
	gap   = 14.0 // between things on a page
)

// captionGrows is how much larger than usual captions are set at most, which stand in narrow columns.
const captionGrows = 1.3

// sizesFor returns the sizes of a book in the room.
func sizesFor(v stage.View) sizes {
	s := sizes{
		class: v.Class, textScale: v.TextScale(), edgeX: 10, edgeY: 8, side: 20, top: 12, below: 6, buttonRow: 60,
		heading: ui.Heading(23), body: ui.Body(15.5), caption: ui.Body(14.5), figureMin: 176, figureMax: 250, cell: 236, captionBeside: true,
	}
	switch v.Class {
	case stage.Tall:
		s.edgeY, s.heading, s.body = 7, ui.Heading(26), ui.Body(16)
		s.figureMin, s.figureMax, s.cell, s.captionBeside = 170, 330, 132, false
	case stage.Wide:
		const most = 1200
		s.edgeX, s.edgeY, s.side, s.top, s.below, s.buttonRow = max(36, (v.Safe.W-most)/2), 32, 40, 26, 10, 84
		s.heading, s.body, s.caption = ui.Heading(32), ui.Body(17), ui.Body(15.5)
		s.figureMin, s.figureMax, s.cell = 190, 330, 150
	}
	s.body = s.textScale.Body(s.body.Size)
	s.caption = min(s.textScale, captionGrows).Body(s.caption.Size)
	return s
}

// newText returns the text of a book for the room, without pages.
func newText(v stage.View, words *lang.Catalog, game string, options map[string]string) *text {
	return &text{
		sizes: sizesFor(v), words: words, game: game, edition: words.Edition(game, options),
		chapters: lang.Book(game, words.Tag(), words.Skin()),
	}
}

// fill breaks all chapters into pages that have so much room. Where the list of chapters has no room beside them, it
// fills the first pages.
func (t *text) fill(room geom.Rect) {
	t.room = widget.Size{W: room.W, H: room.H}
	switch {
	case t.large():
		t.columns = 1
		t.largeContents()
	case t.class != stage.Wide || len(t.chapters) == 0:
		t.contents()
	}
	for k, ch := range t.chapters {
		t.pages = append(t.pages, t.chapter(k, ch)...)
	}
}

// large reports whether a page of contents has one column of lines as high as they need, as words are large.
func (t *text) large() bool {
	const least = 1.2 // times the usual size
	return t.class == stage.Tall && t.textScale > least
}

// contents adds the pages that list the chapters, about equally many on each.
func (t *text) contents() {
	const lowRoom = 470.0 // too low for one column
	inColumn := max(1, int(t.listRoom()/minRow))
	switch {
	case t.class == stage.Low:
		t.columns = 3
	case t.room.H < lowRoom || len(t.chapters) > inColumn:
		t.columns = 2
	default:
		t.columns = 1
	}
	n := max(1, (len(t.chapters)+inColumn*t.columns-1)/(inColumn*t.columns))
	for k := range n {
		t.pages = append(t.pages, page{chapter: contents, from: k * len(t.chapters) / n, to: (k + 1) * len(t.chapters) / n})
	}
}

// listRoom returns the height that a page of contents has for its lines, below the name of the game.
func (t *text) listRoom() float64 {
	return t.room.H + tool + t.below - max(tool, canvas.LineHeight(gameStyle)+japaneseHeight)
}

// largeContents adds the pages that list the chapters in lines of their own heights.
func (t *text) largeContents() {
	left := 0.0
	for k, high := range t.rowHeights(t.room.W) {
		if high > left || k == 0 {
			t.pages = append(t.pages, page{chapter: contents, from: k})
			left = t.listRoom()
		}
		left -= high
		t.pages[len(t.pages)-1].to = k + 1
	}
}

// rowHeights returns how high the lines of the chapters are, with titles as large as they are wanted.
func (t *text) rowHeights(width float64) (list []float64) {
	const apart = 10.0
	width -= titleEdge + titleAfter
	style := t.rowStyle(width, math.Inf(1))
	for _, ch := range t.chapters {
		list = append(list, max(rowHeight, canvas.ParagraphHeight(style, ch.Title, width)+apart))
	}
	return list
}

// first returns the first page of a chapter, the first of all for none.
func (t *text) first(chapter int) int {
	for k, l := range t.pages {
		if l.chapter == chapter {
			return k
		}
	}
	return 0
}
