package book

import (
	"strconv"
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/diagram"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// contents is the chapter of the page that lists the chapters.
const contents = -1

// page is one page as it is seen at once.
type page struct {
	chapter  int
	from, to int // chapters that a page of contents lists
	title    string
	parts    []part // below each other
}

// part is one thing on a page, as broad as that.
type part interface {
	height() float64
	widget(kit *pageKit) widget.Widget
}

// pageKit is what the widgets of a page need, and numbers them from the top downwards.
type pageKit struct {
	book         *Book
	text         *text
	texts, cards int
}

// read is a statement that can be read on the page.
func (kit *pageKit) read(s statement, t *widget.Text, indent float64) widget.Widget {
	key := "text." + strconv.Itoa(kit.texts)
	kit.texts++
	return s.widget(key, kit.text.words, t, indent)
}

// cards counts the cards of galleries.
func (l *page) cards() (n int) {
	for _, p := range l.parts {
		if g, ok := p.(cardRows); ok {
			n += len(g.cards)
		}
	}
	return n
}

// chapter breaks one chapter into as few pages as possible, with figures as large as that allows.
func (t *text) chapter(number int, ch lang.Page) []page {
	const step = 10
	blocks := t.blocks(ch)
	least := t.figureMin
	for _, b := range blocks {
		if row, ok := b.(figures); ok && row.pair() {
			least = min(least, row.pairHeight())
		}
	}
	var best []page
	for height := t.figureMax; height >= least; height -= step {
		f := flow{text: t, figure: height, chapter: number, title: ch.Title}
		f.turn()
		for _, b := range blocks {
			b.flow(&f)
		}
		if best == nil || len(f.pages) < len(best) {
			best = f.pages
		}
	}
	return best
}

// block is something in a chapter that knows how to break itself into parts.
type block interface{ flow(f *flow) }

// blocks gathers a chapter's paragraphs and rows of figures.
func (t *text) blocks(ch lang.Page) []block {
	var out []block
	indent := 0.0 // of paragraphs, where signs stand before some of them
	for _, b := range ch.Blocks {
		if b.Source != lang.SourceNone {
			indent = sourceIndent
		}
	}
	for _, b := range ch.Blocks {
		if b.Cards != nil {
			g := gallery{game: t.game, cards: b.Cards}
			if last := len(out) - 1; last >= 0 {
				if lead, ok := out[last].(paragraph); ok {
					g.leadParagraph, out = &lead, out[:last]
				}
			}
			out = append(out, g)
			continue
		}
		if b.Figure == nil {
			out = append(out, t.paragraph(statement{b.Text, b.Source}, indent))
			continue
		}
		picture, err := diagram.Figure(t.game, b.Figure, t.words.Skin())
		if err != nil {
			// The tests hold every figure against the rules; a caption without its picture is still true.
			out = append(out, t.paragraph(statement{b.Figure.Caption, b.Source}, indent))
			continue
		}
		one := figure{picture, statement{b.Figure.Caption, b.Source}, b.Figure.Turn != ""}
		if last := len(out) - 1; last >= 0 {
			if row, ok := out[last].(figures); ok {
				out[last] = append(row, one)
				continue
			}
		}
		out = append(out, figures{one})
	}
	return out
}

// flow fills pages from the top downwards.
type flow struct {
	text       *text
	figure     float64 // height of figures
	chapter    int
	title      string
	pages      []page
	usedHeight float64 // height of the open page, with the gap below its last part
}

// turn begins the next page.
func (f *flow) turn() {
	f.pages = append(f.pages, page{chapter: f.chapter, title: f.title})
	f.usedHeight = 0
}

// last returns the last part of the open page if that is a passage.
func (f *flow) last() (passage, bool) {
	parts := f.pages[len(f.pages)-1].parts
	if len(parts) == 0 {
		return passage{}, false
	}
	p, ok := parts[len(parts)-1].(passage)
	return p, ok
}

// turnWith begins the next page for pictures that need so much height. A short paragraph that leads to them goes along
// where both find room.
func (f *flow) turnWith(need float64) {
	lead, ok := f.last()
	before := &f.pages[len(f.pages)-1].parts
	if len(*before) < 2 || !ok || !lead.isWhole() || len(lead.lines) > minBrokenLines || f.text.room.H < lead.height()+gap+need {
		f.turn()
		return
	}
	*before = (*before)[:len(*before)-1]
	f.turn()
	f.add(lead)
}

// startPage begins the next page for a paragraph that needs so much height; one before that announces it goes along.
func (f *flow) startPage(need float64) {
	if before, ok := f.last(); ok && strings.HasSuffix(before.text, ":") {
		f.turnWith(need)
		return
	}
	f.turn()
}

// add adds a part to the open page.
func (f *flow) add(p part) {
	l := &f.pages[len(f.pages)-1]
	l.parts = append(l.parts, p)
	f.usedHeight += p.height() + gap
}

// freeHeight returns the height that is still free.
func (f *flow) freeHeight() float64 { return f.text.room.H - f.usedHeight }

// isEmpty reports whether the page is still empty.
func (f *flow) isEmpty() bool { return f.usedHeight == 0 }

// paragraph is running text.
type paragraph struct {
	statement
	lines  []string
	style  letters.Style
	indent float64
}

// paragraph breaks running text into lines, in which no word is cut.
func (t *text) paragraph(s statement, indent float64) paragraph {
	style := ui.FitWords(t.body, s.text, t.room.W-indent)
	return paragraph{s, letters.Wrap(style, s.text, t.room.W-indent), style, indent}
}

// height returns how high so many lines are.
func (b paragraph) heightOf(lines int) float64 { return float64(lines) * canvas.LineHeight(b.style) }

// minBrokenLines is how many lines of a broken paragraph must stand together.
const minBrokenLines = 2

// maxEmptyShare is how much of a page may stay empty rather than that a paragraph is broken.
const maxEmptyShare = 0.34

func (b paragraph) flow(f *flow) {
	all := b.heightOf(len(b.lines))
	if f.freeHeight() < all && all <= f.text.room.H && f.freeHeight() <= maxEmptyShare*f.text.room.H && !f.isEmpty() {
		f.startPage(all)
	}
	for from := 0; from < len(b.lines); {
		rest := len(b.lines) - from
		n := min(rest, int(f.freeHeight()/b.heightOf(1)))
		if n < rest && rest-n < minBrokenLines {
			n = rest - minBrokenLines
		}
		if n < rest && n < minBrokenLines && !f.isEmpty() {
			f.startPage(all)
			continue
		}
		n = max(n, 1)
		f.add(passage{b, from, b.lines[from : from+n]})
		if from += n; from < len(b.lines) {
			f.turn()
		}
	}
}

// passage is lines of a paragraph on one page.
type passage struct {
	paragraph
	from  int // of the lines of the paragraph
	lines []string
}

func (p passage) height() float64 { return p.heightOf(len(p.lines)) }

// isWhole reports whether the paragraph stands on one page.
func (p passage) isWhole() bool { return len(p.lines) == len(p.paragraph.lines) }

func (p passage) widget(kit *pageKit) widget.Widget {
	s := statement{text: strings.Join(p.lines, " ")}
	if p.from == 0 {
		s.source = p.source
	}
	return kit.read(s, &widget.Text{Style: p.style, Ink: sprites.Ink}, p.indent)
}
