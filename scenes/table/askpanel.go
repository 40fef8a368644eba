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
	text     string
	ways     []answer // the first is that of who goes back
	isClosed bool
}

// answer is a button of the panel.
type answer struct {
	key  string
	name lang.Key
	do   func()
}

func newAskPanel(svc *stage.Services, text string, ways ...answer) *askPanel {
	return &askPanel{Modal: stage.Modal{Services: svc}, text: text, ways: ways}
}

// Arrange implements stage.Scene.
func (a *askPanel) Arrange(v stage.View) {
	const size, height, gap = 18.0, 56.0, 14.0
	buttons, high := widget.Even(gap), height
	if n := float64(len(a.ways)); n > 2 {
		buttons, high = widget.Column(gap), n*height+(n-1)*gap
	}
	for _, way := range a.ways {
		buttons.Children = append(buttons.Children, widget.Grow(widget.Button{Primary: way.key == keyYes, Group: "dialog", Control: ui.Control{
			Key: way.key, Name: a.Services.Words.T(way.name), Press: func() { a.reply(way) },
		}}))
	}
	text := widget.Lines(a.text, ui.Body(size), sprites.Ink).AtLeast(size).Scalable().Aligned(canvas.Centre)
	a.Place(v, widget.CentredPanel(480, 12, 28, widget.Column(26, text, widget.Fixed(high, buttons))))
	a.Page().FocusIfNone(a.ways[0].key)
}

// reply takes the panel away and answers.
func (a *askPanel) reply(way answer) {
	a.Services.Stack.Pop()
	way.do()
}

// dismiss has the panel go.
func (a *askPanel) dismiss() { a.isClosed = true }

// Update implements stage.Scene.
func (a *askPanel) Update(f *input.Frame) {
	if a.isClosed {
		a.Services.Stack.Pop()
		return
	}
	if f.Has(input.Back) {
		a.reply(a.ways[0])
		return
	}
	a.Modal.Update(f)
}

// Narrate implements stage.Narrator.
func (a *askPanel) Narrate() stage.Narration { return stage.Narration{Title: a.text} }
