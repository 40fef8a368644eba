package book

import (
	"strings"

	"engawa/scenes/book/diagram"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/origin"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// contents is the chapter of the leaf that lists the chapters.
const contents = -1

// leaf is one page as it is seen at once.
type leaf struct {
	chapter  int
	from, to int // chapters that a leaf of contents lists
	title    string
	heading  letters.Style
	head     geom.Rect
	items    []item
}

// item is one thing on a leaf: some lines of text, or a picture.
type item struct {
	at      geom.Rect
	text    string   // the whole of what is written, for whoever cannot see it
	lines   []string // as it is broken
	style   letters.Style
	ink     sprites.Color
	align   canvas.Align
	origin  lang.Origin // whose sign stands before the first line
	picture diagram.Diagram
	drawn   bool       // it is the picture
	card    *lang.Card // it is a card among others, and can be seen large
}

// leaves breaks all chapters into leaves. Where the list of chapters has no room beside them, it fills the first
// leaves.
func (p *plan) leaves(game string, skin lang.Skin, chapters []lang.Page) []leaf {
	var out []leaf
	if p.rows != nil {
		out = p.largeContents()
	} else if p.list.Empty() || len(chapters) == 0 {
		// Several leaves of contents list about equally many.
		n := max(1, (len(chapters)+p.listed()-1)/p.listed())
		for k := range n {
			out = append(out, leaf{
				chapter: contents, from: k * len(chapters) / n, to: (k + 1) * len(chapters) / n, heading: p.heading, head: p.title,
			})
		}
	}
	for k, ch := range chapters {
		out = append(out, p.chapter(game, skin, k, ch)...)
	}
	return out
}

// largeContents are the leaves that list the chapters in lines of their own heights.
func (p *plan) largeContents() []leaf {
	var out []leaf
	left := 0.0
	for k, high := range p.rows {
		if high > left || k == 0 {
			out = append(out, leaf{chapter: contents, from: k, heading: p.heading, head: p.title})
			left = p.room.H
		}
		left -= high
		out[len(out)-1].to = k + 1
	}
	return out
}

// chapter breaks one chapter into as few leaves as can be, with figures as large as that allows.
func (p *plan) chapter(game string, skin lang.Skin, number int, ch lang.Page) []leaf {
	const step = 10
	blocks := p.blocks(game, skin, ch)
	least := p.figureMin
	for _, b := range blocks {
		if row, ok := b.(figures); ok && row.pair() {
			least = min(least, row.pairHeight())
		}
	}
	var best []leaf
	for height := p.figureMax; height >= least; height -= step {
		f := flow{plan: p, figure: height, chapter: number, title: ch.Title}
		f.turn()
		for _, b := range blocks {
			b.flow(&f)
		}
		if best == nil || len(f.leaves) < len(best) {
			best = f.leaves
		}
	}
	return best
}

// block is a part of a chapter that knows how to lay itself out.
type block interface{ flow(f *flow) }

// blocks gathers a chapter's paragraphs and rows of figures.
func (p *plan) blocks(game string, skin lang.Skin, ch lang.Page) []block {
	var out []block
	indent := 0.0 // of paragraphs, where signs stand before some of them
	for _, b := range ch.Blocks {
		if b.Origin != lang.OriginNone {
			indent = originIndent
		}
	}
	for _, b := range ch.Blocks {
		if b.Cards != nil {
			g := gallery{game: game, cards: b.Cards}
			if last := len(out) - 1; last >= 0 {
				if lead, ok := out[last].(paragraph); ok {
					g.lead, out = &lead, out[:last]
				}
			}
			out = append(out, g)
			continue
		}
		if b.Figure == nil {
			out = append(out, p.paragraph(b.Text, indent, b.Origin))
			continue
		}
		picture, err := diagram.Figure(game, b.Figure, skin)
		if err != nil {
			// The tests hold every figure against the rules; a caption without its picture is still true.
			out = append(out, p.paragraph(b.Figure.Caption, indent, b.Origin))
			continue
		}
		one := figure{picture, b.Figure.Caption, b.Figure.Turn != "", b.Origin}
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

// flow fills leaves from the top downwards.
type flow struct {
	plan    *plan
	figure  float64 // height of figures
	chapter int
	title   string
	leaves  []leaf
	y       float64
}

// turn begins the next leaf.
func (f *flow) turn() {
	p := f.plan
	f.leaves = append(f.leaves, leaf{chapter: f.chapter, title: f.title, heading: p.heading, head: p.title})
	f.y = p.room.Y
}

// turnWith begins the next leaf for pictures that need so much height. A short paragraph that leads to them goes along
// where both find room.
func (f *flow) turnWith(need float64) {
	open := len(f.leaves) - 1
	before := f.leaves[open].items
	f.turn()
	last := len(before) - 1
	if last < 1 {
		return
	}
	lead := before[last]
	whole := strings.Join(lead.lines, " ") == lead.text && lead.align == canvas.Left
	if !whole || len(lead.lines) > least || f.left() < lead.at.H+gap+need {
		return
	}
	f.leaves[open].items = before[:last]
	lead.at.Y = f.y
	f.put(lead)
	f.y += lead.at.H + gap
}

// turnFrom begins the next leaf for a paragraph that needs so much height; one before that announces it goes along.
func (f *flow) turnFrom(need float64) {
	items := f.leaves[len(f.leaves)-1].items
	if last := len(items) - 1; last >= 0 && strings.HasSuffix(items[last].text, ":") {
		f.turnWith(need)
		return
	}
	f.turn()
}

func (f *flow) put(i item) {
	l := &f.leaves[len(f.leaves)-1]
	l.items = append(l.items, i)
}

// left returns the height that is still free.
func (f *flow) left() float64 { return f.plan.room.Bottom() - f.y }

// fresh reports whether the leaf is still empty.
func (f *flow) fresh() bool { return f.y == f.plan.room.Y }

// paragraph is running text.
type paragraph struct {
	text   string
	lines  []string
	style  letters.Style
	indent float64
	origin lang.Origin
}

// paragraph breaks running text into lines, in which no word is cut.
func (p *plan) paragraph(text string, indent float64, from lang.Origin) paragraph {
	style := ui.Whole(p.body, text, p.room.W-indent)
	return paragraph{text, letters.Wrap(style, text, p.room.W-indent), style, indent, from}
}

// originIndent is how far the paragraphs of a chapter begin from the edge in which the signs of origin stand.
const originIndent = origin.Side + 8

// least is how many lines of a broken paragraph must stand together.
const least = 2

// keepWhole is how much of a leaf may stay empty rather than that a paragraph is broken.
const keepWhole = 0.34

func (b paragraph) flow(f *flow) {
	height := canvas.LineHeight(b.style)
	all := float64(len(b.lines)) * height
	if f.left() < all && all <= f.plan.room.H && f.left() <= keepWhole*f.plan.room.H && !f.fresh() {
		f.turnFrom(all)
	}
	for rest := b.lines; len(rest) > 0; {
		n := min(len(rest), int(f.left()/height))
		if n < len(rest) && len(rest)-n < least {
			n = len(rest) - least
		}
		if n < len(rest) && n < least && !f.fresh() {
			f.turnFrom(all)
			continue
		}
		n = max(n, 1)
		r := geom.R(f.plan.room.X+b.indent, f.y, f.plan.room.W-b.indent, float64(n)*height)
		one := item{at: r, text: b.text, lines: rest[:n], style: b.style, ink: sprites.Ink}
		if len(rest) == len(b.lines) {
			one.origin = b.origin
		}
		f.put(one)
		f.y += r.H + gap
		if rest = rest[n:]; len(rest) > 0 {
			f.turn()
		}
	}
}
