package widget

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// PagedText is a text in one piece, as large as there is room for, or where its smallest size has no room on pages of that
// size. One page is seen, and a mark at its right shows which, and what a press on the owner's control does.
type PagedText struct {
	Text  *Text   // with its smallest size
	State *Paging // the owner turns it, and begins it anew with another text
	After string  // the icon on the last page; the others lead on

	Margin float64 // room at its right into which the mark reaches
}

// Measures of the mark, in logical units.
const (
	pageMark     = 22.0 // its width
	pageMarkIcon = 15.0
)

// Layout implements [Widget].
func (p PagedText) Layout(ctx *Context, c Constraints) *Box {
	p.State.pages = 1
	if whole := p.Text.Layout(ctx, c); !whole.Short {
		return whole
	}
	k := textKey{text: p.Text.Text, style: p.Text.Style.WithSize(p.Text.MinSize), lead: p.Text.Lead, room: Size{c.Max.W - pageMark, c.Max.H}}
	k.style = ui.FitWords(k.style, k.text, k.room.W)
	for k.style.Size > minText && k.lineHeight() > k.room.H+overhang {
		k.style.Size = max(minText, k.style.Size-textStep)
	}
	pages := BreakText(k.text, k.style, k.room.W, max(1, int((k.room.H+overhang)/k.lineHeight())))
	s := p.State
	s.pages = len(pages.List)
	s.Page = min(s.Page, s.pages-1)

	text := p.Text.Copy()
	text.Text, text.Style, text.MinSize, text.Scaled, text.Balance = pages.List[s.Page], k.style, k.style.Size, false, false
	size := Size{max(c.Min.W-pageMark, pages.Width), max(c.Min.H, min(c.Max.H, k.lineHeight()*float64(pages.Lines)))}
	out := &Box{Size: Size{size.W + pageMark, size.H}}
	out.add(0, 0, text.Layout(ctx, Tight(size)))
	mark := Paint{W: pageMark, Draw: func(cv *canvas.Canvas, r geom.Rect) { p.drawMark(cv, r) }}
	out.add(size.W, 0, mark.Layout(ctx, Tight(Size{pageMark, size.H})))
	return out
}

// drawMark draws what a press does, over a dot for each page.
func (p PagedText) drawMark(c *canvas.Canvas, r geom.Rect) {
	const most, radius, apart, edge = 5.5, 1.8, 5.0, 2.0
	at, icon := r.Centre().Add(geom.Pt(max(0, p.Margin-edge), -apart)), "next"
	if p.State.IsLast() {
		icon = p.After
	}
	ui.DrawIcon(c, icon, at, pageMarkIcon, p.Text.Ink)
	pitch := min(most, pageMark/float64(p.State.pages))
	DrawPageDots(c, geom.Pt(at.X, at.Y+pageMarkIcon/2+apart), p.State.Page, p.State.pages, pitch, radius, p.Text.Ink)
}

// DrawPageDots draws a dot for each of n pages in a row about the point: full up to the open page.
func DrawPageDots(c *canvas.Canvas, at geom.Point, page, n int, pitch, radius float64, ink sprites.Color) {
	x := at.X - pitch*float64(n-1)/2
	for k := range n {
		ui.DrawDot(c, geom.Pt(x+pitch*float64(k), at.Y), radius, ink, k <= page)
	}
}

// TextPages are the pages of a text in one style, and the lines of the fullest and their greatest width.
type TextPages struct {
	List  []string
	Lines int
	Width float64
}

// BreakText breaks a text into pages of at most so many lines of the width.
func BreakText(text string, style letters.Style, width float64, most int) TextPages {
	p := TextPages{List: letters.Pages(style, text, width, most)}
	for _, page := range p.List {
		lines := letters.Wrap(style, page, width)
		p.Lines = max(p.Lines, len(lines))
		for _, line := range lines {
			p.Width = max(p.Width, letters.Measure(style, line))
		}
	}
	return p
}
