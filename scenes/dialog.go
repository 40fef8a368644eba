package scenes

import (
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// dialog asks a question, or tells a sentence, on a panel over the present scene.
type dialog struct {
	stage.Modal
	text    string
	yes, no string // without yes there is only one button, no
	do      func()
}

// newDialog returns a dialog. With yes pressed it is taken away before do is called.
func newDialog(svc *stage.Services, text, yes, no string, do func()) *dialog {
	return &dialog{Modal: stage.Modal{Services: svc}, text: text, yes: yes, no: no, do: do}
}

// Arrange implements stage.Scene. Of two answers neither stands out: most questions come before something is lost.
func (d *dialog) Arrange(v stage.View) {
	const size, alone = 18.0, 220.0 // of the words, and the greatest width of a single button
	button := func(key, name string, press func()) widget.Button {
		return widget.Button{Group: "dialog", Control: ui.Control{Key: key, Name: name, Press: press}}
	}
	no := button("no", d.no, d.Services.Stack.Pop)
	yes := button("yes", d.yes, func() { d.Services.Stack.Pop(); d.do() })
	buttons := widget.Even(14, no, yes)
	if d.yes == "" {
		no.Primary, no.Icon = true, "check"
		buttons = widget.Row(0, widget.Grow(no).Within(0, alone)).Along(widget.Centre)
	}
	text := widget.Lines(d.text, ui.Body(size), sprites.Ink).AtLeast(size).Scalable().Aligned(canvas.Centre)
	d.Place(v, widget.CentredPanel(480, 12, 28, widget.Column(26, text, widget.Fixed(56, buttons))))
	d.Page().FocusIfNone("no")
}

// Update implements stage.Scene.
func (d *dialog) Update(f *input.Frame) {
	if f.Has(input.Back) {
		d.Services.Stack.Pop()
		return
	}
	d.Modal.Update(f)
}
