package stage

import (
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Dialog asks a question, or tells a sentence, on a panel over the present scene.
type Dialog struct {
	Modal
	text        string
	answers     []Answer // the first is that of who goes back
	isDismissed bool
}

// Answer is a button of a [Dialog].
type Answer struct {
	Key, Name string
	Primary   bool   // it is to be pressed first
	Do        func() // after the Dialog has been taken away; nil for nothing else
}

// NewDialog returns a Dialog; the first answer is that of who goes back. An only answer is the one to be pressed first; of
// two none needs to stand out, as most questions come before something is lost.
func NewDialog(svc *Services, text string, answers ...Answer) *Dialog {
	return &Dialog{Modal: Modal{Services: svc}, text: text, answers: answers}
}

// Arrange implements [Scene].
func (d *Dialog) Arrange(v View) {
	const size, height, gap, alone = 18.0, 56.0, 14.0, 220.0 // of the words, of a button, and the greatest width of a single one
	buttons, high, n := widget.Even(gap), height, len(d.answers)
	if n > 2 {
		buttons, high = widget.Column(gap), float64(n)*height+float64(n-1)*gap
	}
	for _, a := range d.answers {
		button := widget.Button{Primary: a.Primary, Group: "dialog", Control: ui.Control{Key: a.Key, Name: a.Name, Press: func() { d.reply(a) }}}
		if n == 1 {
			button.Primary, button.Icon = true, "check"
			buttons = widget.Row(0, widget.Grow(button).Within(0, alone)).Along(widget.Centre)
			break
		}
		buttons.Children = append(buttons.Children, widget.Grow(button))
	}
	text := widget.Lines(d.text, ui.Body(size), sprites.Ink).AtLeast(size).Scalable().Aligned(canvas.Centre)
	d.Place(v, widget.CentredPanel(480, 12, 28, widget.Column(26, text, widget.Fixed(high, buttons))))
	d.Page().FocusIfNone(d.answers[0].Key)
}

// reply takes the Dialog away and does what an answer does.
func (d *Dialog) reply(a Answer) {
	d.Services.Stack.Pop()
	if a.Do != nil {
		a.Do()
	}
}

// Dismiss has the Dialog go by itself.
func (d *Dialog) Dismiss() { d.isDismissed = true }

// Update implements [Scene].
func (d *Dialog) Update(f *input.Frame) {
	switch {
	case d.isDismissed:
		d.Services.Stack.Pop()
	case f.Has(input.Back):
		d.reply(d.answers[0])
	default:
		d.Modal.Update(f)
	}
}

// Narrate implements [Narrator]: the sentence is what the Dialog is there for.
func (d *Dialog) Narrate() Narration { return Narration{Title: d.text} }
