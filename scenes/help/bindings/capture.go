package bindings

import (
	"errors"

	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// capture waits on a slip for the new key or the new button of something. The key or button that leads back elsewhere
// leads back here too, unless another one for that is asked for.
type capture struct {
	house   *stage.House
	wish    input.Impulse
	pad     bool   // a button of a pad is asked for, not a key
	refusal string // why what was pressed last cannot be it
	page    ui.Page
	view    stage.View
	card    geom.Rect
	reading ui.Reading
	stale   bool
}

// Overlays implements stage.Overlay.
func (c *capture) Overlays() {}

// question is what the slip asks for.
func (c *capture) question() string {
	key := lang.BindPressKey
	if c.pad {
		key = lang.BindPressButton
	}
	return c.house.Words.T(key, lang.Text("what", c.what(c.wish)))
}

func (c *capture) what(wish input.Impulse) string { return c.house.Words.Wish(wish.Code()) }

// Measures of the slip.
const (
	pad    = 26.0
	button = 54.0
	apart  = 16.0
)

// Arrange implements stage.Scene.
func (c *capture) Arrange(v stage.View) {
	c.view, c.stale = v, true
	w := min(480, v.Safe.W-24)
	c.reading = c.readingIn(v, w-2*pad)
	asked := canvas.ParagraphHeight(c.reading.Strong(18), c.question(), w-2*pad)
	refused := 0.0
	if c.refusal != "" {
		refused = apart + canvas.ParagraphHeight(c.reading.Body(16), c.refusal, w-2*pad)
	}
	c.card = geom.Around(v.Safe.Centre(), w, asked+refused+apart+button+2*pad)
	row := geom.R(c.card.X+pad, c.card.Bottom()-pad-button, w-2*pad, button)
	c.page.Set(v.Area, ui.Button("cancel", c.house.Words.T(lang.BindCancel), "", geom.Around(row.Centre(), min(row.W, 260), button), ui.Plain(), c.house.Stack.Pop))
}

// readingIn returns how much larger the words are than usual: as they are wanted, as far as the window is high enough.
func (c *capture) readingIn(v stage.View, width float64) ui.Reading {
	for k := v.Reading(); k > 1; k -= 0.05 {
		high := canvas.ParagraphHeight(k.Strong(18), c.question(), width) + canvas.ParagraphHeight(k.Body(16), c.refusal, width)
		if high+2*apart+button+2*pad+24 <= v.Safe.H {
			return k
		}
	}
	return 1
}

// Update implements stage.Scene.
func (c *capture) Update(f *input.Frame) {
	h := c.house
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
		c.page.Update(f)
	}
}

// take keeps the map with what was pressed and goes away, or says why that cannot be and waits on.
func (c *capture) take(m *input.Map, err error, pressed string) {
	h := c.house
	if err != nil {
		h.Sound.Play(audio.NotAllowed)
		c.refusal = c.why(err, pressed)
		c.Arrange(c.view)
		return
	}
	h.Sound.Play(audio.Button)
	h.Stack.Pop()
	h.Settings.Keys, h.Settings.Pad = m.Changes()
	h.Changed()
}

// why tells why what was pressed cannot be taken.
func (c *capture) why(err error, pressed string) string {
	words, key := c.house.Words, lang.Text("key", pressed)
	var taken input.TakenError
	switch {
	case errors.As(err, &taken):
		return words.T(lang.BindTaken, key, lang.Text("what", c.what(taken.By)))
	case errors.Is(err, input.ErrDigit):
		return words.T(lang.BindDigits)
	}
	return words.T(lang.BindWrites, key)
}

// Stale implements stage.Scene.
func (c *capture) Stale() bool { return c.stale || c.page.Stale() }

// Draw implements stage.Scene.
func (c *capture) Draw(cv *canvas.Canvas) {
	c.stale = false
	cv.Fill(c.view.Area, sprites.Night.Alpha(0.45))
	ui.DrawPaper(cv, ui.LitPanel(), c.card)
	inner := c.card.Inset(pad)
	asked := cv.Paragraph(c.reading.Strong(18), c.question(), inner, sprites.Ink, canvas.Centre)
	_, below := inner.CutTop(asked + apart)
	cv.Paragraph(c.reading.Body(16), c.refusal, below, sprites.Ink, canvas.Centre)
	c.page.Draw(cv)
}

// Page implements stage.Paged.
func (c *capture) Page() *ui.Page { return &c.page }

// Story implements stage.Teller.
func (c *capture) Story() stage.Story {
	return stage.Story{Title: c.question(), Now: c.refusal}
}
