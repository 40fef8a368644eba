package result

import (
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// largePicture is the picture of a row seen large over the result. Whatever is pressed closes it.
type largePicture struct {
	result *Result
	host   widget.Host[model]
	area   stage.View
}

// enlarge shows what is selected over everything.
func (r *Result) enlarge() {
	e := &largePicture{result: r}
	e.host.Build = e.build
	e.host.Page.OnPress = r.host.Page.OnPress
	r.services.Stack.Push(e)
}

// Overlays implements stage.Overlay.
func (e *largePicture) Overlays() {}

// Leave implements stage.Leaver: the result shows what the winner has built again.
func (e *largePicture) Leave() {
	e.result.selection = everything
	e.result.host.Show(e.result.model())
}

// build is a card with the picture, a line that says whose it is, and the button that closes.
func (e *largePicture) build(v model) widget.Widget {
	m := &v
	const high, round = 40.0, 46.0
	close := widget.IconButton{Icon: "close", Control: ui.Control{Key: "close", Name: e.result.words.T(lang.Close), Press: e.result.services.Stack.Pop}}
	line := widget.Row(10, widget.If(m.hasPoints, seat(m, m.selection.row, 32)), widget.Grow(widget.Line(m.pictureCaption, ui.Strong(19), sprites.Ink).Elided().Muted()), widget.Gap(round)).Across(widget.Centre)
	card := widget.Panel{Surface: ui.LitPanel(), Child: widget.Pad(16, 16, widget.Column(0, widget.Fixed(high, line), widget.Grow(large(m))))}
	corner := widget.Align{X: widget.End, Y: widget.Start, Child: widget.Pad(8, 8, widget.Sized{W: round, H: round, Child: close})}
	return widget.Pad(10, 10, widget.Stack{card, corner})
}

// Arrange implements stage.Scene.
func (e *largePicture) Arrange(v stage.View) {
	e.area = v
	e.host.Arrange(v.Safe, widget.Env{TextScale: v.TextScale()})
	e.host.Show(e.result.model())
	if e.host.Tree(); e.host.Page.FocusedControl() == nil {
		e.host.Page.Focus("close")
	}
}

// Update implements stage.Scene.
func (e *largePicture) Update(f *input.Frame) {
	pressed := f.Has(input.Back)
	for _, p := range f.Pointers {
		pressed = pressed || p.Phase == input.Down && e.host.Page.At(p.At, p.Touch) == nil
	}
	if pressed {
		e.result.services.Stack.Pop()
		return
	}
	e.host.Update(f)
}

// Stale implements stage.Scene.
func (e *largePicture) Stale() bool { return e.host.Stale() }

// Page implements stage.Paged.
func (e *largePicture) Page() *ui.Page { return &e.host.Page }

// Draw implements stage.Scene.
func (e *largePicture) Draw(c *canvas.Canvas) {
	c.Fill(e.area.Area, sprites.Night.Alpha(0.6))
	e.host.Draw(c)
}
