package scenes

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// dialog asks a question, or tells a sentence, on a slip over the present scene.
type dialog struct {
	house   *stage.House
	text    string
	yes, no string // without yes there is only one button, no
	do      func()
	page    ui.Page
	view    stage.View
	card    geom.Rect
	style   letters.Style
}

// dialogSize is the usual size of the words, in logical units.
const dialogSize = 18.0

// Overlays implements stage.Overlay.
func (d *dialog) Overlays() {}

// Arrange implements stage.Scene.
func (d *dialog) Arrange(v stage.View) {
	const pad, button = 28.0, 56.0
	d.view = v
	w := min(480, v.Safe.W-24)
	d.style = ui.Whole(v.Reading().Body(dialogSize), d.text, w-2*pad)
	text := canvas.ParagraphHeight(d.style, d.text, w-2*pad)
	for most := v.Safe.H - 24 - button - 2*pad - 26; text > most && d.style.Size > dialogSize; text = canvas.ParagraphHeight(d.style, d.text, w-2*pad) {
		d.style.Size = max(dialogSize, d.style.Size-0.5)
	}
	d.card = geom.Around(v.Safe.Centre(), w, text+button+2*pad+26)
	row := geom.R(d.card.X+pad, d.card.Bottom()-pad-button, w-2*pad, button)
	close := func() { d.house.Stack.Pop() }
	if d.yes == "" {
		d.page.Set(v.Area, ui.Button("no", d.no, "check", geom.Around(row.Centre(), min(row.W, 220), button), ui.Primary(), close))
	} else {
		cols := row.Columns(2, 14)
		no := ui.Button("no", d.no, "", cols[0], ui.Plain(), close)
		yes := ui.Button("yes", d.yes, "", cols[1], ui.Primary(), func() { close(); d.do() })
		ui.EvenLabels(no, yes)
		d.page.Set(v.Area, no, yes)
	}
	if d.page.Focused() == nil {
		d.page.Focus("no")
	}
}

// Update implements stage.Scene.
func (d *dialog) Update(f *input.Frame) {
	if f.Has(input.Back) {
		d.house.Stack.Pop()
		return
	}
	d.page.Update(f)
}

// Stale implements stage.Scene.
func (d *dialog) Stale() bool { return d.page.Stale() }

// Draw implements stage.Scene.
func (d *dialog) Draw(c *canvas.Canvas) {
	c.Fill(d.view.Area, sprites.Night.Alpha(0.45))
	ui.DrawPaper(c, ui.LitPanel(), d.card)
	c.Paragraph(d.style, d.text, d.card.Inset(28), sprites.Ink, canvas.Centre)
	d.page.Draw(c)
}

// Page implements stage.Paged.
func (d *dialog) Page() *ui.Page { return &d.page }
