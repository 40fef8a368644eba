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
	wish    input.Impulse
	pad     bool   // a button of a pad is asked for, not a key
	refusal string // why what was pressed last cannot be it
}

// question is what the slip asks for.
func (c *capture) question() string {
	key := lang.BindPressKey
	if c.pad {
		key = lang.BindPressButton
	}
	return c.House.Words.T(key, lang.Text("what", c.what(c.wish)))
}

func (c *capture) what(wish input.Impulse) string { return c.House.Words.Wish(wish.Code()) }

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
	cancel := widget.Button{Control: ui.Control{Key: "cancel", Name: c.House.Words.T(lang.BindCancel), Press: c.House.Stack.Pop}}
	c.Place(v, widget.Card(480, 12, 26, widget.Column(16, words, widget.Fixed(54, widget.Row(0, widget.Grow(cancel).Within(0, 260)).Along(widget.Centre)))))
}

// Update implements stage.Scene.
func (c *capture) Update(f *input.Frame) {
	h := c.House
	switch {
	case c.wish != input.Back && f.Has(input.Back):
		h.Stack.Pop()
	case !c.pad && len(f.Struck) > 0:
		m, err := h.Keys().WithKey(c.wish, f.Struck[0])
		c.take(m, err, h.StrokeName(f.Struck[0]))
	case c.pad && len(f.Buttons) > 0:
		m, err := h.Keys().WithButton(c.wish, f.Buttons[0])
		c.take(m, err, h.Words.PadButton(input.ButtonCode(f.Buttons[0])))
	default:
		c.Modal.Update(f)
	}
}

// take keeps the map with what was pressed and goes away, or says why that cannot be and waits on.
func (c *capture) take(m *input.Map, err error, pressed string) {
	h := c.House
	if err != nil {
		h.Sound.Play(audio.NotAllowed)
		c.refusal = c.why(err, pressed)
		c.Arrange(c.View())
		return
	}
	h.Sound.Play(audio.Button)
	h.Stack.Pop()
	h.Settings.Keys, h.Settings.Pad = m.Changes()
	h.Changed()
}

// why tells why what was pressed cannot be taken.
func (c *capture) why(err error, pressed string) string {
	words, key := c.House.Words, lang.Text("key", pressed)
	var taken input.TakenError
	switch {
	case errors.As(err, &taken):
		return words.T(lang.BindTaken, key, lang.Text("what", c.what(taken.By)))
	case errors.Is(err, input.ErrDigit):
		return words.T(lang.BindDigits)
	}
	return words.T(lang.BindWrites, key)
}

// Story implements stage.Teller.
func (c *capture) Story() stage.Story {
	return stage.Story{Title: c.question(), Now: c.refusal}
}
