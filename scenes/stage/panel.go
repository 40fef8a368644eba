package stage

import (
	"engawa/audio"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Panel is what scenes have in common that show a [widget.PagedPanel] over the present scene, to be embedded in them.
// Back, the menu key and a press beside it take it away.
type Panel struct {
	Modal

	CloseKey  lang.Key    // what the button says that takes it away; lang.Close unless set
	CloseIcon string      // its icon; "" for the usual one
	OnClose   func()      // what it does; nil to take the panel away and nothing else
	Avoid     []geom.Rect // what it does not cover where there is room beside

	paging   widget.Paging
	isUrgent bool
	second   widget.Widget
	title    lang.Key
	focusKey string // key of the control whose page is opened by the next layout, "" for none
}

// NewPanel returns a Panel whose controls make the sound when they are pressed.
func NewPanel(svc *Services, sound audio.Sound) Panel { return Panel{Modal: NewModal(svc, sound)} }

// PanelColumns returns how many columns a Panel has in the view, and by how much words are larger there.
func PanelColumns(v View) (columns int, textScale ui.TextScale) {
	const (
		large = 1.2 // letters for which a column of a low window is too narrow
		most  = 1.5 // that a page of a low window holds
	)
	columns, textScale = 2, v.TextScale()
	if v.Class == Low {
		textScale = min(textScale, most)
	}
	if v.Class == Tall || v.Class == Low && textScale > large {
		columns = 1
	}
	return columns, textScale
}

// Lay arranges the items below top, which is repeated on every page; nil for none. Arrange is called to lay them out
// again after another page has been chosen.
func (p *Panel) Lay(v View, title lang.Key, top widget.Widget, items []widget.PageItem, arrange func(View)) {
	columns, _ := PanelColumns(v)
	p.LayIn(v, columns, title, top, items, arrange)
}

// LayIn is [Panel.Lay] in so many columns.
func (p *Panel) LayIn(v View, columns int, title lang.Key, top widget.Widget, items []widget.PageItem, arrange func(View)) {
	p.title = title
	words, shut := p.Services.Words, p.CloseKey
	if shut == "" {
		shut = lang.Close
	}
	away := p.OnClose
	if away == nil {
		away = p.Services.Stack.Pop
	}
	panel := widget.PagedPanel{
		State: &p.paging, Columns: columns, Top: top, Items: items, Icon: p.CloseIcon, IsUrgent: p.isUrgent, Second: p.second,
		Words: widget.PanelWords{
			Title: words.T(title), Close: words.T(shut), Next: words.T(lang.Next), Previous: words.T(lang.Previous),
		},
		OnTurn: func() { arrange(p.view) }, Close: away,
	}
	for _, r := range p.Avoid {
		panel.Avoid = append(panel.Avoid, r.Move(-v.Safe.X, -v.Safe.Y))
	}
	if v.TextScale() > 1 {
		panel.RightMargin = largePrintWidth + largePrintRow
	}
	if c := p.page.FocusedControl(); c != nil {
		panel.FocusKey = c.Key
	}
	if p.focusKey != "" {
		panel.FocusKey, p.focusKey = p.focusKey, ""
	}
	_, textScale := PanelColumns(v)
	p.place(v, textScale, panel)
}

// Seek has the next layout open the page on which the control of the key stands.
func (p *Panel) Seek(key string) { p.focusKey = key }

// Choose lets the foot of the panel have two buttons: the one that closes, which is the one to be pressed first where
// urge says so, and another left of it, see [widget.FootGroup].
func (p *Panel) Choose(urge bool, beside widget.Widget) { p.isUrgent, p.second = urge, beside }

// MinSize implements [Sized]: upright, its column may be narrower than a table.
func (p *Panel) MinSize(upright bool) Size {
	if upright {
		return Size{290, 470}
	}
	return TableMinSize(upright)
}

// Restart goes back to the first page; it is seen once the items are laid out.
func (p *Panel) Restart() { p.paging = widget.Paging{} }

// Narrate implements [Narrator].
func (p *Panel) Narrate() Narration { return Narration{Title: p.Services.Words.T(p.title)} }

// Update implements [Scene].
func (p *Panel) Update(f *input.Frame) {
	if f.Has(input.Back) || f.Has(input.Menu) || p.Outside(f) {
		p.Services.Stack.Pop()
		return
	}
	p.page.Update(f)
}
