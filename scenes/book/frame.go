package book

import (
	"strconv"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Keys of the controls; chapters are "chapter.0" and so on, what is written "text.0" and so on.
const (
	keyPrevious = "previous"
	keyNext     = "next"
	keyContents = "contents"
	keyClose    = "close"
	keyNumber   = "number"
)

// pageSlot is the name of the place of what stands on a page.
const pageSlot = "page"

// noPage is the page that is open in a book without pages.
const noPage = -1

// model is the view model of the book.
type model struct {
	text      *text
	pageIndex int // the page that is open
}

// page returns the page that is open, an empty one for none.
func (m model) page() page {
	if m.pageIndex == noPage {
		return page{chapter: len(m.text.chapters)}
	}
	return m.text.pages[m.pageIndex]
}

// build is the tree of the book: the cover with one page, in a broad room with the list of chapters on the page left of
// it.
func (b *Book) build(m model) widget.Widget {
	t := m.text
	shut := roundButton(keyClose, t.words.T(lang.Close), "close", b.close)
	page := widget.Stack{b.pageFrame(m), widget.Align{X: widget.End, Y: widget.Start, Child: widget.Padding{Top: 12, Right: 12, Child: shut}}}
	book := widget.Widget(widget.Decorated{Below: drawBook(0), Child: widget.Padding{Top: cover, Right: cover, Bottom: cover, Left: spine, Child: page}})
	if t.class == stage.Wide {
		book = widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			columns, breadth := t.listSize(room)
			list := widget.Sized{W: breadth, Child: widget.Pad(listSide, listEdge, b.sideList(m, columns))}
			return widget.Decorated{Below: drawBook(breadth), Child: widget.Pad(cover, cover,
				widget.Stack{widget.Padding{Left: breadth, Child: page}, widget.Align{X: widget.Start, Child: list}})}
		})
	}
	return widget.Padding{Top: t.edgeY, Right: t.edgeX, Bottom: t.edgeY + coverPaper().Depth, Left: t.edgeX, Child: book}
}

// pageFrame is the title of the page, what stands on it, and the row of buttons.
func (b *Book) pageFrame(m model) widget.Widget {
	const raised = 2.0 // of the row of buttons
	t, around, below := m.text, (m.text.buttonRow-tool)/2, m.text.below
	if m.page().chapter == contents {
		below = m.text.looseSpace(3) // the name of the game is higher than a title
	}
	return widget.Padding{Top: t.top, Right: t.side, Bottom: around + raised, Left: t.side, Child: widget.Column(0,
		widget.Grow(widget.Effect{On: b.slideCanvas, Child: widget.Column(below,
			widget.Padding{Right: tool + 12 + gap - t.side, Child: b.buildTitle(m)},
			widget.Grow(widget.Stack{widget.Slot{Name: pageSlot}, b.pageContent(m)}))}),
		widget.Gap(around-raised), widget.Fixed(tool, b.footer(m)))}
}

// looseSpace returns room that large words, low windows and two columns take for themselves.
func (t *text) looseSpace(room float64) float64 {
	if t.large() || t.class != stage.Tall || t.columns > 1 {
		return 0
	}
	return room
}

// slideCanvas returns the canvas on which a page is drawn while it is turned to.
func (b *Book) slideCanvas(c *canvas.Canvas, _ geom.Rect) *canvas.Canvas {
	if b.slide == 0 {
		return c
	}
	return c.Moved(turnSlide*b.slide, 0).Faded(1 - max(b.slide, -b.slide))
}

// buildTitle is the title of a page; of contents that of the game.
func (b *Book) buildTitle(m model) widget.Widget {
	l := m.page()
	if l.chapter == contents && m.text.class != stage.Wide {
		return widget.AtLeast{H: tool, Child: widget.Padding{Top: m.text.looseSpace(1), Child: m.text.gameTitle()}}
	}
	title := widget.Line(l.title, m.text.heading, sprites.Ink)
	if l.title != "" {
		title.Key = "title"
	}
	return widget.Sized{H: tool, Child: title}
}

// pageContent is what stands on a page.
func (b *Book) pageContent(m model) widget.Widget {
	l := m.page()
	if l.chapter == contents {
		return b.chapterList(listModel{m.text, l.from, l.to, m.text.columns, contents})
	}
	kit := &pageKit{book: b, text: m.text}
	var parts []widget.Widget
	for _, p := range l.parts {
		parts = append(parts, widget.Fixed(p.height(), p.widget(kit)))
	}
	return widget.Column(gap, parts...)
}

// footer is the buttons that turn pages, and the number of the page between them.
func (b *Book) footer(m model) widget.Widget {
	words := m.text.words
	turn := func(key string, name lang.Key, icon string, by int) widget.IconButton {
		return widget.IconButton{Icon: icon, Primary: by > 0, Control: ui.Control{
			Key: key, Name: words.T(name), Tip: words.T(name), Turns: by, Off: m.pageIndex+by < 0 || m.pageIndex+by >= len(m.text.pages), Press: func() { b.open(b.pageIndex + by) },
		}}
	}
	list := widget.Fixed(12+tool, widget.Padding{Left: 12, Child: roundButton(keyContents, words.T(lang.TableRules), "menu", func() { b.open(0) })})
	return widget.Row(0, widget.Fixed(tool, turn(keyPrevious, lang.Previous, "back", -1)),
		widget.If(m.page().chapter != contents && m.text.class != stage.Wide, list),
		widget.Grow(pageNumber(m.pageIndex, len(m.text.pages))), widget.Fixed(tool, turn(keyNext, lang.Next, "next", 1)))
}

// pageNumber reports which page of all is open, as "3 / 14".
func pageNumber(at, all int) widget.Widget {
	number := widget.Line(strconv.Itoa(at+1)+" / "+strconv.Itoa(all), ui.Body(15), sprites.Ink2).Aligned(canvas.Centre)
	number.Key = keyNumber
	return number
}

// roundButton is a button of the book.
func roundButton(key, name, icon string, press func()) widget.Widget {
	return widget.Sized{W: tool, H: tool, Child: widget.IconButton{Icon: icon, Control: ui.Control{Key: key, Name: name, Tip: name, Press: press}}}
}
