package table

import (
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// askPanel asks the people here to agree to something that somebody elsewhere wants. It goes by itself when nobody asks
// any more.
type askPanel struct {
	stage.Modal
	text   string
	tick   func() // hears whether anybody still asks
	answer func(yes bool)
	gone   bool
}

func newAskPanel(svc *stage.Services, tick func(), text string, answer func(yes bool)) *askPanel {
	return &askPanel{Modal: stage.Modal{Services: svc}, tick: tick, text: text, answer: answer}
}

// Arrange implements stage.Scene.
func (a *askPanel) Arrange(v stage.View) {
	const size = 18.0
	words := a.Services.Words
	button := func(key string, name lang.Key, yes bool) widget.Button {
		return widget.Button{Primary: yes, Group: "dialog", Control: ui.Control{Key: key, Name: words.T(name), Press: func() { a.reply(yes) }}}
	}
	buttons := widget.Even(14, button("no", lang.SeatRefuse, false), button("yes", lang.SeatAgree, true))
	text := widget.Lines(a.text, ui.Body(size), sprites.Ink).AtLeast(size).Scalable().Aligned(canvas.Centre)
	a.Place(v, widget.Card(480, 12, 28, widget.Column(26, text, widget.Fixed(56, buttons))))
	if a.Page().Focused() == nil {
		a.Page().Focus("no")
	}
}

// reply takes the panel away and answers.
func (a *askPanel) reply(yes bool) {
	a.Services.Stack.Pop()
	a.answer(yes)
}

// dismiss has the panel go.
func (a *askPanel) dismiss() { a.gone = true }

// Update implements stage.Scene.
func (a *askPanel) Update(f *input.Frame) {
	if a.tick(); a.gone {
		a.Services.Stack.Pop()
		return
	}
	if f.Has(input.Back) {
		a.reply(false)
		return
	}
	a.Modal.Update(f)
}

// Narrate implements stage.Narrator.
func (a *askPanel) Narrate() stage.Narration { return stage.Narration{Title: a.text} }
