package bindings

import (
	"errors"

	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// capture waits on a panel for the new key or the new button of something. The key or button that leads back elsewhere
// leads back here too, unless another one for that is asked for.
type capture struct {
	stage.Modal
	action  input.Action
	pad     bool   // a button of a pad is asked for, not a key
	refusal string // why what was pressed last cannot be it
}

// question is what the plate asks for.
func (c *capture) question() string {
	key := lang.BindPressKey
	if c.pad {
		key = lang.BindPressButton
	}
	return c.Services.Words.T(key, lang.Text("what", c.what(c.action)))
}

func (c *capture) what(action input.Action) string { return c.Services.Words.Action(action.Code()) }

// Arrange implements stage.Scene.
func (c *capture) Arrange(v stage.View) {
	read := func(text string, style letters.Style) widget.Widget {
		return widget.Lines(text, style, sprites.Ink).AtLeast(style.Size).Aligned(canvas.Centre)
	}
	const size, share = 18.0, 16.0 / 18 // of the question; and that of the refusal against it
	words := widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
		return widget.FitSize{From: size * e.Scale(), To: size, Child: func(size float64) widget.Widget {
			return widget.Column(16, read(c.question(), ui.Strong(size)), widget.If(c.refusal != "", read(c.refusal, ui.Body(size*share))))
		}}
	})
	cancel := widget.Button{Control: ui.Control{Key: "cancel", Name: c.Services.Words.T(lang.BindCancel), Press: c.Services.Stack.Pop}}
	c.Place(v, widget.CentredPanel(480, 12, 26, widget.Column(16, words, widget.Fixed(54, widget.Row(0, widget.Grow(cancel).Within(0, 260)).Along(widget.Centre)))))
}

// Update implements stage.Scene.
func (c *capture) Update(f *input.Frame) {
	svc := c.Services
	switch {
	case c.action != input.Back && f.Has(input.Back):
		svc.Stack.Pop()
	case !c.pad && len(f.KeysDown) > 0:
		m, err := svc.Keys().WithKey(c.action, f.KeysDown[0])
		c.take(m, err, svc.StrokeName(f.KeysDown[0]))
	case c.pad && len(f.Buttons) > 0:
		m, err := svc.Keys().WithButton(c.action, f.Buttons[0])
		c.take(m, err, svc.Words.PadButton(input.ButtonCode(f.Buttons[0])))
	default:
		c.Modal.Update(f)
	}
}

// take keeps the map with what was pressed and goes away, or says why that cannot be and waits on.
func (c *capture) take(m *input.Map, err error, pressed string) {
	svc := c.Services
	if err != nil {
		svc.Sound.Play(audio.NotAllowed)
		c.refusal = c.why(err, pressed)
		c.Arrange(c.View())
		return
	}
	svc.Sound.Play(audio.Button)
	svc.Stack.Pop()
	svc.Settings.Keys, svc.Settings.Pad = m.Changes()
	svc.OnChange()
}

// why reports why what was pressed cannot be taken.
func (c *capture) why(err error, pressed string) string {
	words, key := c.Services.Words, lang.Text("key", pressed)
	var taken input.ConflictError
	switch {
	case errors.As(err, &taken):
		return words.T(lang.BindTaken, key, lang.Text("what", c.what(taken.By)))
	case errors.Is(err, input.ErrDigit):
		return words.T(lang.BindDigits)
	}
	return words.T(lang.BindWrites, key)
}

// Narrate implements stage.Narrator.
func (c *capture) Narrate() stage.Narration {
	return stage.Narration{Title: c.question(), Message: c.refusal}
}
