package stage

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Panel is what scenes have in common that show a [widget.PagedPanel] over the present scene, to be embedded in them.
// Back, the menu key and a press beside it take it away.
type Panel struct {
	House *House

	CloseAs lang.Key // what the button says that takes it away; lang.Close unless set

	page   ui.Page
	paging widget.Paging
	urge   bool
	second func(r geom.Rect) *ui.Control
	memory widget.Memory
	tree   *widget.Tree
	title  lang.Key
	view   View
	stale  bool
}

// Room is what a Panel has in a View.
type Room struct {
	Columns int
	Width   float64 // of a column
	Reading ui.Reading
}

// RoomIn returns the room that a Panel has in the view.
func RoomIn(v View) Room {
	const (
		large = 1.2 // letters for which a column of a low window is too narrow
		most  = 1.5 // that a leaf of a low window holds
	)
	columns, reading := 2, v.Reading()
	if v.Class == Low {
		reading = min(reading, most)
	}
	if v.Class == Tall || v.Class == Low && reading > large {
		columns = 1
	}
	return Room{columns, widget.ColumnWidth(v.Safe, columns), reading}
}

// Lay arranges the items below top, which is repeated on every page; nil for none. Arrange is called to lay them out
// anew after another page has been chosen.
func (p *Panel) Lay(v View, title lang.Key, top widget.Widget, items []widget.PageItem, arrange func(View)) {
	p.LayIn(v, RoomIn(v).Columns, title, top, items, arrange)
}

// LayIn is [Panel.Lay] in so many columns.
func (p *Panel) LayIn(v View, columns int, title lang.Key, top widget.Widget, items []widget.PageItem, arrange func(View)) {
	p.view, p.stale, p.title = v, true, title
	words, shut := p.House.Words, p.CloseAs
	if shut == "" {
		shut = lang.Close
	}
	panel := widget.PagedPanel{
		State: &p.paging, Columns: columns, Top: top, Items: items, Urge: p.urge, Second: p.second,
		Words: widget.PanelWords{
			Title: words.T(title), Close: words.T(shut), Next: words.T(lang.Next), Previous: words.T(lang.Previous),
		},
		Turned: func() { arrange(p.view) }, Close: p.House.Stack.Pop,
	}
	if v.Reading() > 1 {
		panel.Aside = glassWide + glassRow
	}
	if c := p.page.Focused(); c != nil {
		panel.Focused = c.Key
	}
	env := widget.Env{TextScale: RoomIn(v).Reading, LeftHanded: p.House.Settings.LeftHanded}
	p.tree = widget.Layout(env, v.Safe, panel, &p.memory)
	p.page.Set(v.Area, p.tree.Controls()...)
}

// Choose lets the foot of the panel have two buttons: the one that closes, which is the one to be pressed first where
// urge says so, and another left of it.
func (p *Panel) Choose(urge bool, beside func(r geom.Rect) *ui.Control) {
	p.urge, p.second = urge, beside
}

// Least implements [Sized]: upright, its column may be narrower than a table.
func (p *Panel) Least(upright bool) Size {
	if upright {
		return Size{290, 470}
	}
	return TableLeast(upright)
}

// Restart goes back to the first page; it is seen once the items are laid out.
func (p *Panel) Restart() { p.paging = widget.Paging{} }

// View returns the room given last.
func (p *Panel) View() View { return p.view }

// Story implements [Teller].
func (p *Panel) Story() Story { return Story{Title: p.House.Words.T(p.title)} }

// Overlays implements [Overlay].
func (p *Panel) Overlays() {}

// Update implements [Scene].
func (p *Panel) Update(f *input.Frame) {
	if f.Has(input.Back) || f.Has(input.Menu) || ui.Outside(f, p.paging.Card) {
		p.House.Stack.Pop()
		return
	}
	p.page.Update(f)
}

// Stale implements [Scene].
func (p *Panel) Stale() bool { return p.stale || p.page.Stale() }

// Draw implements [Scene].
func (p *Panel) Draw(c *canvas.Canvas) {
	p.stale = false
	ui.DrawVeil(c, p.view.Area)
	p.tree.Draw(c, p.page.Shown)
	p.page.DrawTip(c)
}

// Page implements [Paged].
func (p *Panel) Page() *ui.Page { return &p.page }
