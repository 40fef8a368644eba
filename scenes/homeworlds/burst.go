package homeworlds

import (
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// burstRects returns where what a catastrophe would do is told, and the buttons that let it be and set it off. Long
// words make the slip grow upwards.
func (b *Board) burstRects() (text, leave, set geom.Rect) {
	const gap = 8.0
	r := b.layout.powers
	if b.view.Class == stage.Tall { // told in the place of the message, clear of the bank
		cols := r.Columns(2, gap)
		text, leave, set = b.layout.message, cols[0], cols[1]
	} else {
		set, r = r.CutRight(min(190, r.W*0.3))
		r.W -= gap
		leave, text = r.CutRight(min(150, r.W*0.34))
		text.W -= gap
	}
	least := ui.Body(leastText)
	if b.large() {
		least = b.view.Reading().Body(leastText)
	}
	if high := canvas.ParagraphHeight(least, b.burstWords(), text.W-24) + 3; high > text.H {
		text.Y -= high - text.H
		text.H = high
	}
	return text, leave, set
}

// drawBurst tells what the catastrophe would do, with the buttons that let it be and set it off.
func (b *Board) drawBurst(c *canvas.Canvas) {
	text, leave, set := b.burstRects()
	ui.DrawPaper(c, ui.LitSlip(), text)
	words := b.burstWords()
	style, least := b.view.Reading().Body(15.5), b.view.Reading().Body(leastText).Size
	for style.Size > least && canvas.ParagraphHeight(style, words, text.W-24) > text.H-8 {
		style.Size -= 0.5
	}
	wide := balanced(style, words, text.W-24)
	high := canvas.ParagraphHeight(style, words, wide)
	c.Paragraph(style, words, geom.R(text.X+12, text.Centre().Y-high/2, wide, high), sprites.Ink, canvas.Left)
	b.drawBurstButtons(c, leave, set)
}

// balanced returns the least width at which words take no more lines than in the full one, so that none is left alone.
func balanced(style letters.Style, words string, full float64) float64 {
	const step = 6.0
	high := canvas.ParagraphHeight(style, words, full)
	wide := full
	for wide-step > full/2 && canvas.ParagraphHeight(style, words, wide-step) <= high {
		wide -= step
	}
	return wide
}

// drawBurstButtons draws the button that lets a catastrophe be and the one that sets it off.
func (b *Board) drawBurstButtons(c *canvas.Canvas, leave, set geom.Rect) {
	words := b.words()
	ui.DrawPaper(c, ui.Plain(), leave)
	b.drawIconAndWord(c, leave, "close", words.T(lang.HomeworldsLeave), sprites.Ink)
	ink := sprites.Paper2
	if b.sight.burst.pending {
		ui.DrawPaper(c, ui.Primary(), set)
	} else {
		c.Draw(slabPicture(set.W, set.H, ui.Radius, nightFace, 0.94, 2, sprites.Night), geom.Pt(set.X, set.Y), canvas.Look{})
		ink = nightInk
	}
	b.drawIconAndWord(c, set, "catastrophe", words.T(lang.HomeworldsDetonate), ink)
}

// burstWords tells what the catastrophe being chosen would do.
func (b *Board) burstWords() string {
	words, out := b.words(), &b.sight.burst
	said := []string{words.T(lang.HomeworldsBurst, lang.Text("system", b.systemName(out.slot)), lang.Count("n", len(out.gone)))}
	if out.vanish {
		said = append(said, words.T(lang.HomeworldsBurstVanish))
	}
	var losses []string
	for seat := range rules.Seat(b.seats) {
		if n := out.counts[seat]; n > 0 {
			losses = append(losses, words.T(lang.HomeworldsBurstOf, b.name(seat), lang.Count("n", n)))
		}
	}
	if losses != nil {
		said = append(said, strings.Join(losses, ", ")+".")
	}
	if n := len(out.opened); n > 0 {
		said = append(said, words.T(lang.HomeworldsBurstOpened, lang.Count("n", n)))
	}
	for seat := range out.loses.All() {
		said = append(said, words.T(lang.HomeworldsBurstLoses, b.name(seat)))
	}
	if out.gives > 0 {
		said = append(said, words.T(lang.HomeworldsBurstGives, lang.Count("n", out.gives)))
	}
	return strings.Join(said, " ")
}
