package yokai

import (
	"strings"

	game "engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// drawCard tells about the piece that has been chosen: its name, what that means, and its steps.
func (b *Board) drawCard(c *canvas.Canvas) {
	t := b.chosenToken()
	if t == nil || b.layout.card.Empty() {
		return
	}
	words := b.words().Piece(t.piece.Kind().Letter())
	if b.layout.paper {
		b.drawPanel(c, t.piece, words)
	} else {
		b.drawCaption(c, words)
	}
}

// drawPanel draws the card as a panel with a picture of the piece.
func (b *Board) drawPanel(c *canvas.Canvas, p game.Piece, words lang.Piece) {
	r := b.layout.card
	ui.DrawPaper(c, ui.LitPanel, r)
	u := min(1, r.H/168, r.W/320)
	k := b.koma(p)
	k.Turned = false
	middle, look := geom.Pt(r.X+64*u, r.Y+60*u), canvas.Look{Size: trayKoma * u}
	c.Draw(shadowPicture(k, false), middle, look)
	c.Draw(komaPicture(k), middle, look)

	x := r.X + 120*u
	room := r.Right() - x - 14
	heading := fitted(ui.Heading(26*u), words.Name, room)
	c.Text(heading, words.Name, geom.Pt(x, r.Y+52*u), sprites.Ink, canvas.Left)
	gloss := words.Kanji + "  " + words.Gloss
	style := ui.Fit(ui.Body(16*u), gloss, room)
	c.Text(style, gloss, geom.Pt(x, r.Y+79*u), sprites.Ink2, canvas.Left)

	steps := ui.Body(15.5 * u)
	text := geom.R(r.X+24*u, r.Y+111*u, r.W-42*u, r.H-119*u)
	if canvas.ParagraphHeight(steps, words.Steps, text.W) > text.H+4 {
		steps = ui.Body(13.5)
	}
	c.Paragraph(steps, words.Steps, text, sprites.Ink, canvas.Left)
}

// fitted is a heading made smaller until it fits, which may be smaller than headings elsewhere.
func fitted(style letters.Style, text string, width float64) letters.Style {
	if w := letters.Measure(style, text); w > width {
		style.Size = max(15, style.Size*width/w)
	}
	return style
}

// drawCaption writes name and step on the ground, with a rim of ink around the letters.
func (b *Board) drawCaption(c *canvas.Canvas, words lang.Piece) {
	r := b.layout.card
	name := ui.Fit(ui.Strong(18), words.Name, r.W)
	y := r.Y + canvas.Ascent(name)
	b.onGround(c, name, words.Name, geom.Pt(r.X, y))
	short := ui.Body(14.5)
	if len(letters.Wrap(short, brief(words.Steps), r.W)) > 2 {
		short = ui.Body(13)
	}
	y += canvas.LineHeight(short)
	for _, line := range letters.Wrap(short, brief(words.Steps), r.W) {
		b.onGround(c, short, line, geom.Pt(r.X, y))
		y += canvas.LineHeight(short) * 0.94
	}
}

// onGround writes a line that can be read on any ground.
func (b *Board) onGround(c *canvas.Canvas, style letters.Style, text string, at geom.Point) {
	halo := style
	halo.Spread += 0.26
	c.Text(halo, text, at, sprites.Ink, canvas.Left)
	c.Text(style, text, at, sprites.Paper2, canvas.Left)
}

// brief is the first clause of a sentence.
func brief(text string) string {
	if k := strings.IndexAny(text, ".:"); k >= 0 {
		text = text[:k]
	}
	return strings.TrimSpace(text)
}

// words are the texts with the names of the skin.
func (b *Board) words() *lang.Catalog { return b.house.Words.In(b.skin) }
