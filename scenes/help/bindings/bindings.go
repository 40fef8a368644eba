// Package bindings is the sheet on which keys and the buttons of a pad are given to other things, over the present
// scene. Every change acts at once and is kept with the settings.
//
// It imports the small rooms of scenes and audio; no other scene and no rules.
package bindings

import (
	"fmt"

	"engawa/audio"
	"engawa/scenes/canvas"
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
func New(h *stage.House) *Scene { return &Scene{stage.NewPanel(h, audio.Button)} }

// Arrange implements stage.Scene.
func (s *Scene) Arrange(v stage.View) {
	columns, _ := stage.PanelColumns(v)
	s.Lay(v, lang.BindTitle, s.heads(columns), s.items(), s.Arrange)
	if s.Page().Focused() == nil {
		s.Page().Focus("close")
	}
}

// items lists all rows, then what stays as it is, and last the way back to the usual.
func (s *Scene) items() []widget.PageItem {
	var items []widget.PageItem
	for _, wish := range input.Wishes() {
		items = append(items, widget.PageItem{Child: s.row(wish)})
	}
	kept := widget.ParagraphItem("kept", s.House.Words.T(lang.BindKept), ui.Body(15))
	kept.Apart = true
	return append(items, kept, widget.PageItem{Child: s.usual()})
}

// usual gives every key and button its usual meaning.
func (s *Scene) usual() widget.Widget {
	h := s.House
	return widget.Pad(0, 6, widget.Sized{H: 48, Child: widget.Button{Icon: "replay", Control: ui.Control{
		Key: "usual", Name: h.Words.T(lang.BindUsual), Off: len(h.Settings.Keys) == 0 && len(h.Settings.Pad) == 0,
		Press: func() {
			h.Doors.Ask(h.Words.T(lang.BindUsualAsk), h.Words.T(lang.Yes), h.Words.T(lang.No), func() {
				h.Settings.Keys, h.Settings.Pad = nil, nil
				h.Changed()
			})
		},
	}}})
}

// row names what a key and a button stand for, and has a button to change each.
func (s *Scene) row(wish input.Impulse) widget.Widget {
	h, code := s.House, wish.Code()
	what := widget.Paragraph(h.Words.Wish(code), ui.Body(15.5), sprites.Ink)
	what.Key = "what." + code
	key := s.cell(code+".key", what.Text, lang.BindKey, h.KeysOf(wish), lang.BindNoKey, func() { s.ask(wish, false) })
	pad := s.cell(code+".pad", what.Text, lang.BindButton, h.ButtonsOf(wish), lang.BindNoButton, func() { s.ask(wish, true) })
	return widget.Padding{Top: 6, Bottom: 5, Child: beside(what, key, pad)}
}

// beside sets what stands for a key and for a button of the pad side by side, below the name or at its right; nil for no
// name.
func beside(name, key, pad widget.Widget) widget.Widget {
	const broad, share, below, apart, edge, gap = 440.0, 0.36, 6.0, 12.0, 2.0, 10.0
	cells := widget.Even(gap, key, pad)
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		label := widget.Widget(widget.Empty{})
		switch {
		case name != nil:
			label = widget.Padding{Left: edge, Right: apart, Child: name}
		case room.W < broad:
			return cells
		}
		if room.W < broad {
			return widget.Column(below, label, cells)
		}
		return widget.Row(0, widget.Share(share, label), widget.Grow(cells)).Across(widget.Centre)
	})
}

// heads says over every column of every page which buttons are for keys and which for the pad.
func (s *Scene) heads(columns int) widget.Widget {
	var list []widget.Widget
	for column := range columns {
		head := func(k int, key lang.Key) widget.Widget {
			text := widget.Line(s.House.Words.T(key), ui.Strong(15), sprites.Ink2).Aligned(canvas.Centre).Scalable()
			text.Key, text.Group = fmt.Sprintf("head%d.%d", column, k), "heads"
			return text
		}
		list = append(list, beside(nil, head(0, lang.BindKey), head(1, lang.BindButton)))
	}
	return widget.Padding{Bottom: 4, Child: widget.Even(widget.ColumnGap, list...)}
}

// cell is a button that shows what stands for something now, or that nothing does.
func (s *Scene) cell(key, what string, device lang.Key, now string, none lang.Key, press func()) widget.Widget {
	words, vacant := s.House.Words, now == ""
	if vacant {
		now = words.T(none)
	}
	return widget.Sized{H: 46, Child: widget.Button{Text: now, Vacant: vacant, Control: ui.Control{
		Key: key, Name: words.T(lang.BindCell, lang.Text("what", what), lang.Text("device", words.T(device))), Value: now, Press: press,
	}}}
}

// ask asks for the new key, or the new button, of something.
func (s *Scene) ask(wish input.Impulse, pad bool) {
	s.House.Stack.Push(&capture{Modal: stage.Modal{House: s.House}, wish: wish, pad: pad})
}
