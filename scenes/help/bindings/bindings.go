// Package bindings is the sheet on which keys and the buttons of a pad are given to other things, over the present scene. Every change
// acts at once and is kept with the settings.
//
// It imports the small rooms of scenes and audio; no other scene and no rules.
package bindings

import (
	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// Scene is the sheet: a row for everything that a key or a button can stand for.
type Scene struct{ stage.Panel }

// New returns the sheet.
func New(h *stage.House) *Scene {
	s := &Scene{stage.Panel{House: h}}
	s.Page().Pressed = func(*ui.Control) { h.Sound.Play(audio.Button) }
	return s
}

// Arrange implements stage.Scene.
func (s *Scene) Arrange(v stage.View) {
	s.Lay(v, lang.BindTitle, ui.Item{}, s.items(stage.RoomIn(v).Width), s.Arrange)
	if s.Page().Focused() == nil {
		s.Page().Focus("close")
	}
}

// items lists all rows, below what stays as it is and the way back to the usual.
func (s *Scene) items(width float64) []ui.Item {
	words := s.House.Words
	items := ui.TextItems("kept", words.T(lang.BindKept), ui.Body(15), width)
	items = append(items, s.usual())
	for _, wish := range input.Wishes() {
		items = append(items, s.row(wish))
	}
	return items
}

// usual gives every key and button its usual meaning.
func (s *Scene) usual() ui.Item {
	const height, gap = 48.0, 14.0
	h := s.House
	return ui.Item{Height: height + gap, Make: func(r geom.Rect) []*ui.Control {
		c := ui.Button("usual", h.Words.T(lang.BindUsual), "replay", geom.R(r.X, r.Y+4, r.W, height), ui.Plain(), func() {
			h.Doors.Ask(h.Words.T(lang.BindUsualAsk), h.Words.T(lang.Yes), h.Words.T(lang.No), func() {
				h.Settings.Keys, h.Settings.Pad = nil, nil
				h.Changed()
			})
		})
		c.Off = len(h.Settings.Keys) == 0 && len(h.Settings.Pad) == 0
		return []*ui.Control{c}
	}}
}

// row names what a key and a button stand for, and has a button to change each.
func (s *Scene) row(wish input.Impulse) ui.Item {
	const name, button, gap = 24.0, 46.0, 8.0
	h, code := s.House, wish.Code()
	return ui.Item{Height: name + button + gap, Make: func(r geom.Rect) []*ui.Control {
		label, below := r.CutTop(name)
		what := h.Words.Wish(code)
		text := &ui.Control{Key: "what." + code, Rect: label, Role: ui.RoleText, Name: what}
		text.Paint = func(c *canvas.Canvas, _ ui.Shown) {
			c.Text(ui.Body(15.5), what, geom.Pt(label.X+2, label.Bottom()-5), sprites.Ink, canvas.Left)
		}
		cols := geom.R(below.X, below.Y, below.W, button).Columns(2, 10)
		keys, buttons := h.KeysOf(wish), h.ButtonsOf(wish)
		return []*ui.Control{
			text,
			s.cell(code+".key", what, lang.BindKey, keys, lang.BindNoKey, cols[0], func() { s.ask(wish, false) }),
			s.cell(code+".pad", what, lang.BindButton, buttons, lang.BindNoButton, cols[1], func() { s.ask(wish, true) }),
		}
	}}
}

// cell is a button that shows what stands for something now, or that nothing does.
func (s *Scene) cell(key, what string, device lang.Key, now string, none lang.Key, r geom.Rect, press func()) *ui.Control {
	words := s.House.Words
	if now == "" {
		now = words.T(none)
	}
	c := ui.Button(key, now, "", r, ui.Plain(), press)
	c.Name, c.Value = words.T(lang.BindCell, lang.Text("what", what), lang.Text("device", words.T(device))), now
	return c
}

// ask asks for the new key, or the new button, of something.
func (s *Scene) ask(wish input.Impulse, pad bool) {
	s.House.Stack.Push(&capture{house: s.House, wish: wish, pad: pad})
}
