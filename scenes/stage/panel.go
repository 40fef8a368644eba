package stage

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
)

// Panel is what scenes have in common that show a [ui.Folio] over the present scene, to be embedded in them. Back, the
// menu key and a press beside it take it away.
type Panel struct {
	House *House

	CloseAs lang.Key // what the button says that takes it away; lang.Close unless set

	page  ui.Page
	folio ui.Folio
	title lang.Key
	view  View
	stale bool
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
	return Room{columns, ui.ColumnWidth(v.Safe, columns), reading}
}

// Lay arranges the items below top, which is repeated on every leaf. Arrange is called to lay them out anew after
// another leaf has been chosen.
func (p *Panel) Lay(v View, title lang.Key, top ui.Item, items []ui.Item, arrange func(View)) {
	p.LayIn(v, RoomIn(v).Columns, title, top, items, arrange)
}

// LayIn is [Panel.Lay] in so many columns.
func (p *Panel) LayIn(v View, columns int, title lang.Key, top ui.Item, items []ui.Item, arrange func(View)) {
	p.view, p.stale, p.title = v, true, title
	words, shut := p.House.Words, p.CloseAs
	if shut == "" {
		shut = lang.Close
	}
	p.folio.Aside = 0
	if v.Reading() > 1 {
		p.folio.Aside = glassWide + glassRow
	}
	held := ""
	if c := p.page.Focused(); c != nil {
		held = c.Key
	}
	p.page.Set(v.Area, p.folio.Lay(v.Safe, columns, top, items, held, ui.FolioWords{
		Title: words.T(title), Close: words.T(shut), Next: words.T(lang.Next), Previous: words.T(lang.Previous),
	}, func() { arrange(p.view) }, p.House.Stack.Pop)...)
}

// Choose lets the foot of the panel have two buttons: the one that closes, which is the one to be pressed first where
// urge says so, and another left of it.
func (p *Panel) Choose(urge bool, beside func(r geom.Rect) *ui.Control) {
	p.folio.Urge, p.folio.Beside = urge, beside
}

// Least implements [Sized]: upright, its column may be narrower than a table.
func (p *Panel) Least(upright bool) Size {
	if upright {
		return Size{290, 470}
	}
	return TableLeast(upright)
}

// Restart goes back to the first leaf; it is seen once the items are laid out.
func (p *Panel) Restart() { p.folio = ui.Folio{Urge: p.folio.Urge, Beside: p.folio.Beside} }

// View returns the room given last.
func (p *Panel) View() View { return p.view }

// Story implements [Teller].
func (p *Panel) Story() Story { return Story{Title: p.House.Words.T(p.title)} }

// Overlays implements [Overlay].
func (p *Panel) Overlays() {}

// Update implements [Scene].
func (p *Panel) Update(f *input.Frame) {
	if f.Has(input.Back) || f.Has(input.Menu) || ui.Outside(f, p.folio.Card) {
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
	p.folio.Draw(c, p.view.Area)
	p.page.Draw(c)
}

// Page implements [Paged].
func (p *Panel) Page() *ui.Page { return &p.page }
