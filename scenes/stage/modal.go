package stage

import (
	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Modal is what scenes have in common that show a tree of widgets over the present scene, to be embedded in them.
type Modal struct {
	Services *Services
	Dim      float64 // how dark the scene below becomes; 0 for as dark as usual

	page    ui.Page
	view    View
	memory  widget.Memory
	tree    *widget.Tree
	isStale bool
}

// NewModal returns a Modal whose controls make the sound when they are pressed.
func NewModal(svc *Services, sound audio.Sound) Modal {
	return Modal{Services: svc, page: ui.Page{OnPress: func(*ui.Control) { svc.Sound.Play(sound) }}}
}

// Place lays the widget out in the view.
func (m *Modal) Place(v View, w widget.Widget) { m.place(v, v.TextScale(), w) }

// place lays the widget out with words larger by reading.
func (m *Modal) place(v View, textScale ui.TextScale, w widget.Widget) {
	m.view, m.isStale = v, true
	env := widget.Env{TextScale: textScale, LeftHanded: m.Services.Settings.LeftHanded}
	m.tree = widget.Layout(env, v.Safe, w, &m.memory)
	m.page.Set(v.Area, m.tree.Controls()...)
}

// View returns the room given last.
func (m *Modal) View() View { return m.view }

// Tree returns the tree of the last layout.
func (m *Modal) Tree() *widget.Tree { return m.tree }

// Outside reports whether a pointer went down beside the panel.
func (m *Modal) Outside(f *input.Frame) bool { return ui.Outside(f, m.tree.Slot(widget.PanelSlot)) }

// Overlays implements [Overlay].
func (m *Modal) Overlays() {}

// Update implements [Scene].
func (m *Modal) Update(f *input.Frame) { m.page.Update(f) }

// Stale implements [Scene].
func (m *Modal) Stale() bool { return m.isStale || m.page.Stale() }

// Draw implements [Scene].
func (m *Modal) Draw(c *canvas.Canvas) {
	m.isStale = false
	if m.Dim > 0 {
		c.Fill(m.view.Area, sprites.Night.Alpha(m.Dim))
	} else {
		ui.DimBackground(c, m.view.Area)
	}
	m.tree.Draw(c, m.page.StateOf)
	m.page.DrawTip(c)
}

// Page implements [Paged].
func (m *Modal) Page() *ui.Page { return &m.page }
