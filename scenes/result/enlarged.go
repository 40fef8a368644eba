package result

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// enlarged is a land seen large over the result. Whatever is pressed closes it.
type enlarged struct {
	result *Result
	page   ui.Page
	view   stage.View
}

// enlarge shows the land that is looked at over everything.
func (r *Result) enlarge() {
	e := &enlarged{result: r}
	e.page.Pressed = r.page.Pressed
	r.house.Stack.Push(e)
}

// Overlays implements stage.Overlay.
func (e *enlarged) Overlays() {}

// Leave implements stage.Leaver: the result shows the winner's land again.
func (e *enlarged) Leave() { e.result.lit = e.result.rest() }

// places are the card, the line that says what is seen, and the land.
func (e *enlarged) places() (card, head, land geom.Rect) {
	const margin, pad, high = 10.0, 16.0, 40.0
	card = e.view.Safe.Inset(margin)
	head, land = card.Inset(pad).CutTop(high)
	return card, head, land
}

// Arrange implements stage.Scene.
func (e *enlarged) Arrange(v stage.View) {
	const size = 46.0
	e.view = v
	card, _, land := e.places()
	r := e.result
	seen := &ui.Control{Key: "land", Rect: land, Role: ui.RoleText, Name: r.seen()}
	cross := ui.RoundButton("close", r.words.T(lang.Close), "close", geom.R(card.Right()-size-8, card.Y+8, size, size), ui.Plain(), r.house.Stack.Pop)
	e.page.Set(v.Area, seen, cross)
	if e.page.Focused() == nil {
		e.page.Focus("close")
	}
}

// Update implements stage.Scene.
func (e *enlarged) Update(f *input.Frame) {
	pressed := f.Has(input.Back)
	for _, p := range f.Pointers {
		pressed = pressed || p.Phase == input.Down && e.page.At(p.At, p.Touch) == nil
	}
	if pressed {
		e.result.house.Stack.Pop()
		return
	}
	e.page.Update(f)
}

// Stale implements stage.Scene.
func (e *enlarged) Stale() bool { return e.page.Stale() }

// Page implements stage.Paged.
func (e *enlarged) Page() *ui.Page { return &e.page }

// Draw implements stage.Scene.
func (e *enlarged) Draw(c *canvas.Canvas) {
	card, head, land := e.places()
	c.Fill(e.view.Area, sprites.Night.Alpha(0.6))
	ui.DrawPaper(c, ui.LitPanel(), card)
	r := e.result
	table.DrawCrest(c, r.outcome.rows[r.lit.row].seat, geom.Pt(head.X+16, head.Centre().Y-4), 32)
	text, wide := r.seen(), head.W-100
	style := ui.Fit(ui.Strong(19), text, wide)
	c.Text(style, text, geom.Pt(head.X+42, canvas.InMiddle(style, head.Y-4, head.Bottom()-4)), sprites.Ink, canvas.Left)
	r.drawEstate(c, land)
	e.page.Draw(c)
}
