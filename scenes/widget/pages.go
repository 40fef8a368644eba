package widget

import (
	"strconv"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Paging is which page of a [PagedPanel] is open. Its owner keeps it; the zero Paging is the first page.
type Paging struct {
	Page int       // counted from 0
	Card geom.Rect // the place of the panel, known after layout

	pages  int
	chosen bool // since the last layout
}

// Turn opens the page so many further on once the panel is laid out anew, and reports whether there is one.
func (p *Paging) Turn(by int) bool {
	page := max(0, min(p.Page+by, p.pages-1))
	if page == p.Page {
		return false
	}
	p.Page, p.chosen = page, true
	return true
}

// PageItem is one thing in the columns of a [PagedPanel]. It is as high as it wishes in the width of a column.
type PageItem struct {
	Child   Widget
	Text    *PageText // in the place of Child: a paragraph that may go on in another column
	Heading bool      // it does not stand last in a column, and is repeated on the next page
	Once    bool      // a heading that is not repeated
	Apart   bool      // it belongs to no section
}

// PageText is a paragraph among the items of a panel.
type PageText struct {
	Key   string
	Text  string
	Style letters.Style // before it is scaled by [Env.TextScale]
}

// ParagraphItem is a paragraph among items. A long one is broken into several, which may stand in different columns.
func ParagraphItem(key, text string, style letters.Style) PageItem {
	return PageItem{Text: &PageText{key, text, style}}
}

// HeadingItem is a heading among items.
func HeadingItem(key, text string) PageItem {
	const size, high = 20.0, 40.0
	return PageItem{Heading: true, Child: Builder(func(e Env, _ Size) Widget {
		large := e.TextScale.Heading(size)
		height := high + canvas.LineHeight(large) - canvas.LineHeight(ui.Heading(size))
		return Controls{H: height, Make: func(r geom.Rect) []*ui.Control {
			return []*ui.Control{{Key: key, Rect: r, Role: ui.RoleText, Name: text, Head: true, Paint: func(cv *canvas.Canvas, _ ui.Shown) {
				style := ui.Fit(large, text, r.W)
				cv.Text(style, text, geom.Pt(r.X, r.Bottom()-12), sprites.Ink, canvas.Left)
				cv.Fill(geom.R(r.X, r.Bottom()-6, r.W, 1.5), sprites.Paper4)
			}}}
		}}
	})}
}

// ControlsItem is an item of controls that place and paint themselves, so high.
func ControlsItem(high float64, make func(r geom.Rect) []*ui.Control) PageItem {
	return PageItem{Child: Controls{H: high, Make: make}}
}

// PanelWords are the words of a [PagedPanel].
type PanelWords struct{ Title, Close, Next, Previous string }

// PagedPanel is a panel with a title in the middle of its room, whose items stand in columns on as many pages as it
// takes, with buttons below them.
type PagedPanel struct {
	State   *Paging
	Words   PanelWords
	Columns int // at most
	Top     Widget
	Items   []PageItem
	Focused string // key of the control that has the focus: its page stays open when the items are broken anew

	Turned func()                        // called after another page has been chosen
	Close  func()                        // called by the button that takes the panel away
	Second func(r geom.Rect) *ui.Control // a button left of the one that closes; nil for none
	Urge   bool                          // the button that closes is the one to be pressed first
	Bare   bool                          // without a title
	Aside  float64                       // width that the title leaves free at its right
}

// Measures of a panel, in logical units.
const (
	panelPad      = 24.0
	panelTight    = 14.0 // instead, where there is little room
	panelNarrow   = 500.0
	panelHead     = 64.0
	panelBare     = 20.0 // instead, without a title
	panelFoot     = 70.0
	panelRow      = 58.0  // more, where the buttons do not stand beside the ways to the other pages
	panelFull     = 560.0 // width of a panel where they do
	panelColumn   = 400.0 // width of a column where there is room
	panelBroad    = 560.0 // width of the only column of a low room
	panelLow      = 400.0 // height of a room that is low
	panelMargin   = 12.0  // both sides of the panel together
	panelApart    = 36.0  // between columns
	panelPageSize = 16.0  // of the number of the page
)

// ColumnWidth returns how wide a column of a panel in the room will be.
func ColumnWidth(room geom.Rect, columns int) float64 {
	w, pad := panelWidth(room.W, room.H, columns)
	return (w - 2*pad - float64(columns-1)*panelApart) / float64(columns)
}

// panelWidth returns the width of a panel and of the space at its sides.
func panelWidth(wide, high float64, columns int) (width, pad float64) {
	pad = panelPad
	if wide < panelNarrow {
		pad = panelTight
	}
	column := panelColumn
	if columns == 1 && high < panelLow {
		column = panelBroad
	}
	return min(wide-panelMargin, float64(columns)*column+float64(columns-1)*panelApart+2*pad), pad
}

// ColumnHeight returns how high a column can be in the room, where the foot of the panel is a single row.
func (p PagedPanel) ColumnHeight(room geom.Rect) float64 {
	return room.H - panelMargin - p.head() - panelFoot
}

// head returns the height of what stands over the pages.
func (p PagedPanel) head() float64 {
	if p.Bare {
		return panelBare
	}
	return panelHead
}

// Layout implements [Widget].
func (p PagedPanel) Layout(ctx *Context, c Constraints) *Box {
	room := c.Max
	w, pad := panelWidth(room.W, room.H, p.Columns)
	column := (w - 2*pad - float64(p.Columns-1)*panelApart) / float64(p.Columns)
	var top *Box
	most := room.H - panelMargin - p.head() - panelFoot
	if p.Top != nil {
		top = p.Top.Layout(ctx, Constraints{Size{W: w - 2*pad}, Size{w - 2*pad, unbounded}})
		most -= top.Size.H
	}
	entries := p.measure(ctx, column)
	foot, packed := panelFoot, arrange(entries, p.Columns, most)
	if p.Second != nil && w < panelFull && len(packed) > p.Columns {
		foot += panelRow
		packed = arrange(entries, p.Columns, most-panelRow)
	}
	height := 0.0
	for _, entries := range packed {
		height = max(height, heightOf(entries))
	}
	s := p.State
	s.pages = max(1, pagesOf(packed, p.Columns))
	s.Page = min(p.open(packed), s.pages-1)
	s.chosen = false

	size := Size{w, p.head() + height + foot}
	if top != nil {
		size.H += top.Size.H
	}
	card := &Box{Size: size, Short: size.H > room.H+tolerance, label: p.Words.Title}
	card.paint = func(cv *canvas.Canvas, r geom.Rect, _ ui.Shown) {
		ui.DrawPaper(cv, ui.LitPanel(), r)
		if !p.Bare {
			style := ui.Fit(ui.Heading(28), p.Words.Title, r.W-2*pad-p.Aside)
			cv.Text(style, p.Words.Title, geom.Pt(r.X+pad, canvas.InMiddle(style, r.Y+8, r.Y+panelHead)), sprites.Ink, canvas.Left)
		}
	}
	y := p.head()
	if top != nil {
		card.add(pad, y, top)
		y += top.Size.H
	}
	for k := range p.Columns {
		at := s.Page*p.Columns + k
		if at >= len(packed) {
			break
		}
		x, y := pad+float64(k)*(column+panelApart), y
		for _, e := range packed[at] {
			card.add(x, y, e.box)
			y += e.box.Size.H
		}
	}
	card.add(0, 0, &Box{Size: size, list: func(r geom.Rect) []*ui.Control {
		s.Card = r
		return p.foot(r, pad)
	}})
	out := &Box{Size: room}
	out.add((room.W-w)/2, (room.H-size.H)/2, card)
	return out
}

// measure lays the items out in the width of a column.
func (p PagedPanel) measure(ctx *Context, width float64) []entry {
	in := Constraints{Size{W: width}, Size{width, unbounded}}
	list := make([]entry, 0, len(p.Items))
	for _, item := range p.Items {
		if item.Text != nil {
			for _, w := range item.Text.parts(ctx.Env, width) {
				list = append(list, entry{w.Layout(ctx, in), item})
				item.Apart = false
			}
			continue
		}
		list = append(list, entry{item.Child.Layout(ctx, in), item})
	}
	return list
}

// parts breaks the paragraph into lines, and these into parts that stay together.
func (t *PageText) parts(e Env, width float64) (list []Widget) {
	const together, below = 4, 10.0 // lines, and units below the last
	style := ui.Whole(t.Style.Sized(t.Style.Size*e.Scale()), t.Text, width)
	lines := letters.Wrap(style, t.Text, width)
	step := canvas.LineHeight(style)
	for n := 0; n < len(lines); n += together {
		part, key := lines[n:min(n+together, len(lines))], t.Key+"."+strconv.Itoa(len(list))
		high := step * float64(len(part))
		if n+together >= len(lines) {
			high += below
		}
		list = append(list, Controls{H: high, Make: func(r geom.Rect) []*ui.Control {
			return []*ui.Control{ui.TextControl(key, part, style, r)}
		}})
	}
	return list
}

// open returns the page on which the focused control stands; the present one where there is none, or where another page
// has just been chosen.
func (p PagedPanel) open(packed [][]entry) int {
	if p.State.chosen || p.Focused == "" {
		return p.State.Page
	}
	for k, column := range packed {
		for _, e := range column {
			if e.box.has(p.Focused) {
				return k / p.Columns
			}
		}
	}
	return p.State.Page
}

// foot returns the controls below the items: the ways to the other pages and the buttons.
func (p PagedPanel) foot(card geom.Rect, pad float64) []*ui.Control {
	const h, gap, shutWide = 48.0, 12.0, 190.0
	number := p.numberWidth()
	row := geom.R(card.X+pad, card.Bottom()-h-14, card.W-2*pad, h)
	turns, buttons := row, row
	if p.State.pages > 1 && p.Second != nil && card.W < panelFull {
		turns = row.Move(0, -panelRow)
	} else if p.State.pages > 1 {
		_, buttons = row.CutLeft(2*h + number + gap)
	}
	var controls []*ui.Control
	if p.State.pages > 1 {
		controls = p.turns(turns, h, number)
	}
	paper := ui.Plain()
	if p.Urge {
		paper = ui.Primary()
	}
	w := min(shutWide, row.W-2*h-number-gap)
	at := geom.R(row.Right()-w, row.Y, w, h)
	if p.Second == nil {
		return append(controls, ui.Button("close", p.Words.Close, "check", at, paper, p.Close))
	}
	if pair := 2*(shutWide+20) + gap; buttons.W > pair {
		_, buttons = buttons.CutLeft(buttons.W - pair)
	}
	places := buttons.Columns(2, gap)
	second, shut := p.Second(places[0]), ui.Button("close", p.Words.Close, "check", places[1], paper, p.Close)
	ui.EvenLabels(second, shut)
	return append(controls, second, shut)
}

// turns returns the ways to the pages before and after, h units wide, and the number of the present one between them.
func (p PagedPanel) turns(row geom.Rect, h, number float64) []*ui.Control {
	turn := func(by int) func() {
		return func() { p.State.Turn(by); p.Turned() }
	}
	back := ui.RoundButton("previous", p.Words.Previous, "back", geom.R(row.X, row.Y, h, h), ui.Plain(), turn(-1))
	next := ui.RoundButton("next", p.Words.Next, "next", geom.R(row.X+h+number, row.Y, h, h), ui.Plain(), turn(1))
	back.Off, next.Off = p.State.Page == 0, p.State.Page == p.State.pages-1
	count := p.count(p.State.Page + 1)
	label := &ui.Control{Key: "leaf", Rect: geom.R(row.X+h, row.Y, number, h), Role: ui.RoleText, Name: count}
	label.Paint = func(c *canvas.Canvas, _ ui.Shown) {
		style := ui.Body(panelPageSize)
		c.Text(style, count, geom.Pt(label.Rect.Centre().X, canvas.InMiddle(style, row.Y, row.Bottom())), sprites.Ink2, canvas.Centre)
	}
	return []*ui.Control{back, label, next}
}

// count tells which page of all it is.
func (p PagedPanel) count(page int) string {
	return strconv.Itoa(page) + " / " + strconv.Itoa(p.State.pages)
}

// numberWidth returns the width of the longest number of a page with the space beside it.
func (p PagedPanel) numberWidth() float64 {
	const least, apart = 52.0, 14.0
	return max(least, letters.Measure(ui.Body(panelPageSize), p.count(p.State.pages))+apart)
}
