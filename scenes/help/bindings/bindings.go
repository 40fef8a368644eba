// Package bindings is the panel in which keys and the buttons of a pad are given to other things, over the present
// scene. Every change acts at once and is kept with the settings.
//
// It imports the base packages of scenes, audio and sprites; no other scene and no rules.
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

// Scene is the panel: a row for everything that a key or a button can stand for.
type Scene struct{ stage.Panel }

// New returns the panel.
func New(svc *stage.Services) *Scene { return &Scene{stage.NewPanel(svc, audio.Button)} }

// Arrange implements stage.Scene.
func (s *Scene) Arrange(v stage.View) {
	columns, _ := stage.PanelColumns(v)
	s.Lay(v, lang.BindTitle, s.heads(columns), s.items(), s.Arrange)
	s.Page().FocusIfNone("close")
}

// items lists all rows, then what stays as it is, and last the way back to the usual.
func (s *Scene) items() []widget.PageItem {
	var items []widget.PageItem
	for _, action := range input.Actions() {
		items = append(items, widget.PageItem{Child: s.row(action)})
	}
	kept := widget.ParagraphItem("kept", s.Services.Words.T(lang.BindKept), ui.Body(15))
	kept.OutsideSections = true
	return append(items, kept, widget.PageItem{Child: s.usual()})
}

// usual gives every key and button its usual meaning.
func (s *Scene) usual() widget.Widget {
	svc := s.Services
	return widget.Pad(0, 6, widget.Sized{H: 48, Child: widget.Button{Icon: "replay", Control: ui.Control{
		Key: "usual", Name: svc.Words.T(lang.BindUsual), Off: len(svc.Settings.Keys) == 0 && len(svc.Settings.Pad) == 0,
		Press: func() {
			svc.Navigator.Ask(svc.Words.T(lang.BindUsualAsk), svc.Words.T(lang.Yes), svc.Words.T(lang.No), func() {
				svc.Settings.Keys, svc.Settings.Pad = nil, nil
				svc.OnChange()
			})
		},
	}}})
}

// row names what a key and a button stand for, and has a button to change each.
func (s *Scene) row(action input.Action) widget.Widget {
	svc, code := s.Services, action.Code()
	what := widget.Paragraph(svc.Words.Action(code), ui.Body(15.5), sprites.Ink)
	what.Key = "what." + code
	key := s.cell(code+".key", what.Text, lang.BindKey, svc.Words.List(svc.KeysOf(action)...), lang.BindNoKey, func() { s.ask(action, false) })
	pad := s.cell(code+".pad", what.Text, lang.BindButton, svc.Words.List(svc.ButtonsOf(action)...), lang.BindNoButton, func() { s.ask(action, true) })
	return widget.Padding{Top: 6, Bottom: 5, Child: sideBySide(what, key, pad)}
}

// sideBySide sets what stands for a key and for a button of the pad side by side, below the name or at its right; nil for no
// name.
func sideBySide(name, key, pad widget.Widget) widget.Widget {
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
			text := widget.Line(s.Services.Words.T(key), ui.Strong(15), sprites.Ink2).Aligned(canvas.Centre).Scalable()
			text.Key, text.Group = fmt.Sprintf("head%d.%d", column, k), "heads"
			return text
		}
		list = append(list, sideBySide(nil, head(0, lang.BindKey), head(1, lang.BindButton)))
	}
	return widget.Padding{Bottom: 4, Child: widget.Even(widget.ColumnGap, list...)}
}

// cell is a button that shows what stands for something now, or that nothing does.
func (s *Scene) cell(key, what string, device lang.Key, now string, none lang.Key, press func()) widget.Widget {
	words, vacant := s.Services.Words, now == ""
	if vacant {
		now = words.T(none)
	}
	return widget.Sized{H: 46, Child: widget.Button{Text: now, Vacant: vacant, Control: ui.Control{
		Key: key, Name: words.T(lang.BindCell, lang.Text("what", what), lang.Text("device", words.T(device))), Value: now, Press: press,
	}}}
}

// ask asks for the new key, or the new button, of something.
func (s *Scene) ask(action input.Action, pad bool) {
	s.Services.Stack.Push(&capture{Modal: stage.Modal{Services: s.Services}, action: action, pad: pad})
}
