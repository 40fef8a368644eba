// Package bindings is the sheet on which keys and the buttons of a pad are given to other things, over the present
// scene. Every change acts at once and is kept with the settings.
//
// It imports the small rooms of scenes and audio; no other scene and no rules.
package bindings

import (
	"fmt"

	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
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
	room := stage.RoomIn(v)
	s.Lay(v, lang.BindTitle, s.heads(room).Child, s.items(room), s.Arrange)
	if s.Page().Focused() == nil {
		s.Page().Focus("close")
	}
}

// items lists all rows, then what stays as it is, and last the way back to the usual.
func (s *Scene) items(room stage.Room) []widget.PageItem {
	var items []widget.PageItem
	for _, wish := range input.Wishes() {
		items = append(items, s.row(wish, room))
	}
	kept := widget.ParagraphItem("kept", s.House.Words.T(lang.BindKept), ui.Body(15))
	kept.Apart = true
	return append(items, kept, s.usual())
}

// usual gives every key and button its usual meaning.
func (s *Scene) usual() widget.PageItem {
	const height, gap = 48.0, 14.0
	h := s.House
	return widget.PageItem{Child: widget.Controls{H: height + gap, Make: func(r geom.Rect) []*ui.Control {
		c := ui.Button("usual", h.Words.T(lang.BindUsual), "replay", geom.R(r.X, r.Y+4, r.W, height), ui.Plain(), func() {
			h.Doors.Ask(h.Words.T(lang.BindUsualAsk), h.Words.T(lang.Yes), h.Words.T(lang.No), func() {
				h.Settings.Keys, h.Settings.Pad = nil, nil
				h.Changed()
			})
		})
		c.Off = len(h.Settings.Keys) == 0 && len(h.Settings.Pad) == 0
		return []*ui.Control{c}
	}}}
}

// row names what a key and a button stand for, and has a button to change each, below the name or beside it.
func (s *Scene) row(wish input.Impulse, room stage.Room) widget.PageItem {
	const gap, below, button, after = 6.0, 6.0, 46.0, 5.0
	h, code := s.House, wish.Code()
	what, width := h.Words.Wish(code), named(geom.R(0, 0, room.Width, 0)).W
	style := ui.Whole(room.Reading.Body(15.5), what, width)
	name := canvas.ParagraphHeight(style, what, width)
	height := gap + name + below + button + after
	if broad(room.Width) {
		height = gap + max(name, button) + after
	}
	return widget.PageItem{Child: widget.Controls{H: height, Make: func(r geom.Rect) []*ui.Control {
		row := geom.R(r.X, r.Y+gap, r.W, r.H-gap-after)
		label, cells := named(row), pair(geom.R(r.X, row.Bottom()-button, r.W, button))
		text := &ui.Control{Key: "what." + code, Rect: label, Role: ui.RoleText, Name: what}
		text.Paint = func(c *canvas.Canvas, _ ui.Shown) {
			at := geom.R(label.X, label.Y, label.W, name)
			if broad(r.W) {
				at.Y = label.Centre().Y - name/2
			}
			c.Paragraph(style, what, at, sprites.Ink, canvas.Left)
		}
		keys, buttons := h.KeysOf(wish), h.ButtonsOf(wish)
		return []*ui.Control{
			text,
			s.cell(code+".key", what, lang.BindKey, keys, lang.BindNoKey, cells[0], func() { s.ask(wish, false) }),
			s.cell(code+".pad", what, lang.BindButton, buttons, lang.BindNoButton, cells[1], func() { s.ask(wish, true) }),
		}
	}}}
}

// broad reports whether a row of the width has the name beside the buttons.
func broad(width float64) bool { return width >= 440 }

// nameShare is the part of a broad row that the name takes.
const nameShare = 0.36

// named returns the place of the name in a row.
func named(r geom.Rect) geom.Rect {
	if broad(r.W) {
		return geom.R(r.X+2, r.Y, r.W*nameShare-14, r.H)
	}
	return geom.R(r.X+2, r.Y, r.W-2, r.H)
}

// pair returns the places of the button for the key and of the one for the pad.
func pair(r geom.Rect) []geom.Rect {
	if broad(r.W) {
		_, r = r.CutLeft(r.W * nameShare)
	}
	return r.Columns(2, 10)
}

// heads says over every column of every leaf which buttons are for keys and which for the pad.
func (s *Scene) heads(room stage.Room) widget.PageItem {
	const usual, size = 26.0, 15.0
	words, columns, width := s.House.Words, room.Columns, room.Width
	style := room.Reading.Strong(size)
	for k, key := range []lang.Key{lang.BindKey, lang.BindButton} {
		style = ui.Fit(style, words.T(key), pair(geom.R(0, 0, width, usual))[k].W)
	}
	height := usual + canvas.LineHeight(style) - canvas.LineHeight(ui.Strong(size))
	return widget.PageItem{Child: widget.Controls{H: height, Make: func(r geom.Rect) []*ui.Control {
		apart := 0.0
		if columns > 1 {
			apart = (r.W - float64(columns)*width) / float64(columns-1)
		}
		var list []*ui.Control
		for column := range columns {
			at := geom.R(r.X+float64(column)*(width+apart), r.Y, width, height)
			for k, key := range []lang.Key{lang.BindKey, lang.BindButton} {
				place, text := pair(at)[k], words.T(key)
				c := &ui.Control{Key: fmt.Sprintf("head%d.%d", column, k), Rect: place, Role: ui.RoleText, Name: text}
				c.Paint = func(cv *canvas.Canvas, _ ui.Shown) {
					cv.Text(style, text, geom.Pt(place.Centre().X, place.Bottom()-9), sprites.Ink2, canvas.Centre)
				}
				list = append(list, c)
			}
		}
		return list
	}}}
}

// cell is a button that shows what stands for something now, or that nothing does.
func (s *Scene) cell(key, what string, device lang.Key, now string, none lang.Key, r geom.Rect, press func()) *ui.Control {
	words := s.House.Words
	paper := ui.Plain()
	if now == "" {
		now, paper = words.T(none), ui.Disabled()
		paper.Face, paper.Lip = sprites.Paper2, sprites.Paper2
	}
	c := ui.Button(key, now, "", r, paper, press)
	c.Name, c.Value = words.T(lang.BindCell, lang.Text("what", what), lang.Text("device", words.T(device))), now
	return c
}

// ask asks for the new key, or the new button, of something.
func (s *Scene) ask(wish input.Impulse, pad bool) {
	s.House.Stack.Push(&capture{house: s.House, wish: wish, pad: pad})
}
