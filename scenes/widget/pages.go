package widget

import (
	"cmp"
	"slices"
	"strconv"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Paging is which page of a [PagedPanel] or a [PagedText] is open. Its owner keeps it; the zero Paging is the first page.
type Paging struct {
	Page int // counted from 0

	pages     int
	wasChosen bool // since the last layout
}

// Turn opens the page so many further on once they are laid out again, and reports whether there is one.
func (p *Paging) Turn(by int) bool {
	page := max(0, min(p.Page+by, p.pages-1))
	if page == p.Page {
		return false
	}
	p.Page, p.wasChosen = page, true
	return true
}

// Pages returns on how many pages all has been laid out last.
func (p *Paging) Pages() int { return max(1, p.pages) }

// IsLast reports whether the last page is open.
func (p *Paging) IsLast() bool { return p.Page >= p.pages-1 }

// PageItem is one thing in the columns of a [PagedPanel]. It is as high as it wants to be in the width of a column.
type PageItem struct {
	Child           Widget
	Break           func(e Env, room Size) []PageItem // in the place of Child: what may go on in another column, in parts; room is that of a column
	Heading         bool                              // it does not stand last in a column, and is repeated on the next page
	Once            bool                              // a heading that is not repeated
	GoesOn          bool                              // it continues the item before: no heading is repeated between them
	OutsideSections bool                              // it belongs to no section
}

// ParagraphItem is a paragraph among items, in a style that is scaled by [Env.TextScale]. A long one is broken into
// several, which may stand in different columns.
func ParagraphItem(key, text string, style letters.Style) PageItem {
	return PageItem{Break: func(e Env, room Size) (list []PageItem) {
		const together, above, below = 4, 4.0, 6.0 // lines, and units over the first and below the last
		style := ui.FitWords(style.WithSize(style.Size*e.Scale()), text, room.W)
		lines := letters.Wrap(style, text, room.W)
		for n := 0; n < len(lines); n += together {
			end := min(n+together, len(lines))
			part := Padding{Child: TextLines{Key: key + "." + strconv.Itoa(len(list)), Lines: lines[n:end], Style: style, Ink: sprites.Ink2}}
			if n == 0 {
				part.Top = above
			}
			if end == len(lines) {
				part.Bottom = below
			}
			list = append(list, PageItem{Child: part})
		}
		return list
	}}
}

// HeadingItem is a heading among items.
func HeadingItem(key, text string) PageItem {
	const size, above, line = 20.0, 10.0, 21.0
	return PageItem{Heading: true, Child: Builder(func(e Env, _ Size) Widget {
		large := e.TextScale.Heading(size)
		title := Line(text, large, sprites.Ink)
		title.Key, title.Head = key, true
		return Column(0, Gap(above), Fixed(line+canvas.LineHeight(large)-canvas.LineHeight(ui.Heading(size)), title), Rule(9))
	})}
}

// PanelWords are the words of a [PagedPanel]. First is a tip, and may be empty.
type PanelWords struct{ Title, Close, Next, Previous, First string }

// PanelSlot is the name of the place of a [PagedPanel] or a [CentredPanel], see [Tree.Slot].
const PanelSlot = "panel"

// CentredPanel is a panel in the middle of its room, w units wide where there is room, at least edge units from its ends, with
// so much padding around the child.
func CentredPanel(w, edge, padding float64, child Widget) Widget {
	panel := Panel{ui.LitPanel(), Pad(padding, padding, child)}
	return Pad(edge, edge, Middle(Sized{W: w, Child: Stack{panel, Slot{Name: PanelSlot}}}))
}

// PagedPanel is a panel with a title in the middle of its room, whose items stand in columns on as many pages as it
// takes, with buttons below them.
type PagedPanel struct {
	State    *Paging
	Words    PanelWords
	Columns  int // at most
	Top      Widget
	Items    []PageItem
	FocusKey string // key of the control that has the focus: its page stays open when the items are broken again

	OnTurn      func()      // called after another page has been chosen
	First       func()      // called by the number of the page; nil where it is only to be read
	Close       func()      // called by the button that takes the panel away
	Second      Widget      // a button left of the one that closes, whose labels are of the group [FootGroup]; nil for none
	Icon        string      // of the button that closes; "" for the usual one
	IsUrgent    bool        // the button that closes is the one to be pressed first
	HidesTitle  bool        // without a title
	RightMargin float64     // width that the title leaves free at its right
	Avoid       []geom.Rect // in its room; it stands at an edge where it covers none of these, else in the middle
}

// FootGroup is the group of the labels of buttons below a [PagedPanel].
const FootGroup = "panel foot"

// ColumnGap is the space between the columns of a [PagedPanel], in logical units.
const ColumnGap = 36.0

// Measures of a panel, in logical units.
const (
	panelPad      = 24.0
	panelTight    = 14.0 // instead, where there is little room
	panelNarrow   = 500.0
	panelHead     = 64.0
	panelBare     = 20.0 // instead, without a title
	panelFoot     = 70.0
	panelButton   = 48.0  // height of what stands in it
	panelUnder    = 14.0  // below that
	panelRow      = 58.0  // more, where the buttons do not stand beside the ways to the other pages
	panelFull     = 560.0 // width of a panel where they do
	panelColumn   = 400.0 // width of a column where there is room
	panelBroad    = 560.0 // width of the only column of a low room
	panelLow      = 400.0 // height of a room that is low
	panelMargin   = 12.0  // both sides of the panel together
	panelPageSize = 16.0  // of the number of the page
)

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
	return min(wide-panelMargin, float64(columns)*column+float64(columns-1)*ColumnGap+2*pad), pad
}

// headHeight returns the height of what stands over the pages.
func (p PagedPanel) headHeight() float64 {
	if p.HidesTitle {
		return panelBare
	}
	return panelHead
}

// Layout implements [Widget].
func (p PagedPanel) Layout(ctx *Context, c Constraints) *Box {
	room := c.Max
	w, pad := panelWidth(room.W, room.H, p.Columns)
	inner := Constraints{Size{W: w - 2*pad}, Size{w - 2*pad, unbounded}}
	column := (inner.Max.W - float64(p.Columns-1)*ColumnGap) / float64(p.Columns)
	most := room.H - panelMargin - p.headHeight() - panelFoot
	top := &Box{}
	if p.Top != nil {
		top = p.Top.Layout(ctx, inner)
	}
	most -= top.Size.H
	entries := p.measure(ctx, Size{column, most})
	high, packed := panelFoot, arrange(entries, p.Columns, most)
	twoRows := p.Second != nil && w < panelFull && len(packed) > p.Columns
	if twoRows {
		high += panelRow
		packed = arrange(entries, p.Columns, most-panelRow)
	}
	height := 0.0
	for _, entries := range packed {
		height = max(height, heightOf(entries))
	}
	s := p.State
	s.pages = pagesOf(len(packed), p.Columns)
	s.Page = min(p.open(packed), s.pages-1)
	s.wasChosen = false

	size := Size{w, p.headHeight() + top.Size.H + height + high}
	card := &Box{Size: size, Short: size.H > room.H+tolerance, label: p.Words.Title, slot: &Slot{Name: PanelSlot}}
	card.paint = func(cv *canvas.Canvas, r geom.Rect, _ ui.ControlState) {
		ui.DrawSurface(cv, ui.LitPanel(), r)
		if !p.HidesTitle {
			style := ui.Fit(ui.Heading(28), p.Words.Title, r.W-2*pad-p.RightMargin)
			cv.Text(style, p.Words.Title, geom.Pt(r.X+pad, canvas.InMiddle(style, r.Y+8, r.Y+panelHead)), sprites.Ink, canvas.Left)
		}
	}
	card.add(pad, p.headHeight(), top)
	for k := range p.Columns {
		at := s.Page*p.Columns + k
		if at >= len(packed) {
			break
		}
		x, y := pad+float64(k)*(column+ColumnGap), p.headHeight()+top.Size.H
		for _, e := range packed[at] {
			card.add(x, y, e.box)
			y += e.box.Size.H
		}
	}
	foot := p.buildFooter(twoRows).Layout(ctx, inner)
	card.add(pad, size.H-panelUnder-foot.Size.H, foot)
	out := &Box{Size: room}
	at := p.corner(room, size)
	out.add(at.X, at.Y, card)
	return out
}

// corner returns where the upper left corner of a card of that size lies in the room.
func (p PagedPanel) corner(room, card Size) geom.Point {
	const edge = panelMargin / 2
	x, y := (room.W-card.W)/2, (room.H-card.H)/2
	for _, at := range []geom.Point{{X: x, Y: y}, {X: edge, Y: y}, {X: room.W - card.W - edge, Y: y}, {X: x, Y: edge}, {X: x, Y: room.H - card.H - edge}} {
		if !slices.ContainsFunc(p.Avoid, geom.R(at.X, at.Y, card.W, card.H).Overlaps) {
			return at
		}
	}
	return geom.Pt(x, y)
}

// measure lays the items out in the room of a column.
func (p PagedPanel) measure(ctx *Context, room Size) (list []entry) {
	in := Constraints{Size{W: room.W}, Size{room.W, unbounded}}
	for _, item := range p.Items {
		parts := []PageItem{item}
		if item.Break != nil {
			parts = item.Break(ctx.Env, room)
		}
		for k, part := range parts {
			part.OutsideSections = part.OutsideSections || k == 0 && item.OutsideSections
			list = append(list, entry{part.Child.Layout(ctx, in), part})
		}
	}
	return list
}

// open returns the page on which the focused control stands; the present one where there is none, or where another page
// has just been chosen.
func (p PagedPanel) open(packed [][]entry) int {
	if p.State.wasChosen || p.FocusKey == "" {
		return p.State.Page
	}
	for k, column := range packed {
		for _, e := range column {
			if e.box.has(p.FocusKey) {
				return k / p.Columns
			}
		}
	}
	return p.State.Page
}

// buildFooter returns what stands below the items: the ways to the other pages and the buttons, in one row or in two.
func (p PagedPanel) buildFooter(twoRows bool) Widget {
	const gap, alone, pair = 12.0, 190.0, 210.0 // the greatest widths of a button
	shut := Button{Icon: cmp.Or(p.Icon, "close"), Primary: p.IsUrgent, Control: ui.Control{Key: "close", Name: p.Words.Close, Press: p.Close}}
	buttons := Row(gap, Grow(shut).Within(0, alone)).Along(End)
	if p.Second != nil {
		shut.Group = FootGroup
		buttons = Row(gap, Grow(p.Second).Within(0, pair), Grow(shut).Within(0, pair)).Along(End)
	}
	row := func(w ...Widget) Widget { return Sized{H: panelButton, Child: Row(gap, w...)} }
	switch {
	case p.State.pages == 1:
		return row(Grow(buttons))
	case twoRows:
		return Column(panelRow-panelButton, row(p.turns()), row(Grow(buttons)))
	}
	return row(p.turns(), Grow(buttons))
}

// turns returns the ways to the pages before and after, and the number of the present one between them.
func (p PagedPanel) turns() Widget {
	turn := func(key, name, icon string, by int) Widget {
		return Fixed(panelButton, IconButton{Icon: icon, Control: ui.Control{
			Key: key, Name: name, Tip: name, Turns: by, Off: p.State.Page+by < 0 || p.State.Page+by >= p.State.pages,
			Press: func() { p.State.Turn(by); p.OnTurn() },
		}})
	}
	count := p.count(p.State.Page + 1)
	number := Line(count, ui.Body(panelPageSize), sprites.Ink2).Aligned(canvas.Centre)
	read := ui.Control{Key: "page", Role: ui.RoleText, Name: count}
	if p.First != nil {
		read.Role, read.Tip, read.Press = ui.RoleButton, p.Words.First, p.First
	}
	return Row(0, turn("previous", p.Words.Previous, "back", -1), Fixed(p.numberWidth(), Pressable{Control: read, Child: number}), turn("next", p.Words.Next, "next", 1))
}

// count reports which page of all it is.
func (p PagedPanel) count(page int) string {
	return strconv.Itoa(page) + " / " + strconv.Itoa(p.State.pages)
}

// numberWidth returns the width of the longest number of a page with the space beside it.
func (p PagedPanel) numberWidth() float64 {
	const least, apart = 52.0, 14.0
	return max(least, letters.Measure(ui.Body(panelPageSize), p.count(p.State.pages))+apart)
}
