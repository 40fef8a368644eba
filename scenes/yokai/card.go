package yokai

import (
	"strings"

	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/koma"
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
	words := b.pieceWords(t)
	switch {
	case b.layout.paper:
		b.drawPanel(c, t.piece, words)
	case b.view.Reading() <= 1:
		b.drawCaption(c, words)
	}
}

// largeCaption is what a sentence of the table says of the chosen piece on phones held upright where words are large:
// there is no room for them beside the tray. It is "" where there is none.
func (b *Board) largeCaption() string {
	t := b.chosenToken()
	if t == nil || b.layout.paper || b.view.Reading() <= 1 {
		return ""
	}
	words := b.pieceWords(t)
	return words.Name + " · " + brief(words.Steps)
}

// pieceWords is what a card says of a piece, on the board or in reserve.
func (b *Board) pieceWords(t *token) lang.Piece {
	if t.home.Kind == rules.PartReserve {
		return b.words().ReservePiece(t.piece.Kind().Letter())
	}
	return b.words().Piece(t.piece.Kind().Letter())
}

// sights are the pieces, on a square or in reserve, none of which a sentence shall hide.
func (b *Board) sights() (list []geom.Rect) {
	for _, t := range b.tokens {
		list = append(list, b.partRect(t.home))
	}
	return list
}

// smallCard is the share of the designed size below which a card has no room for a picture.
const smallCard = 0.72

// drawPanel draws the card as a panel with a picture of the piece.
func (b *Board) drawPanel(c *canvas.Canvas, p game.Piece, words lang.Piece) {
	r := b.layout.card
	ui.DrawPaper(c, ui.LitPanel(), r)
	u := min(1, r.H/168, r.W/320)
	if u < smallCard {
		b.drawSmallPanel(c, p, words, r)
		return
	}
	b.drawPortrait(c, p, geom.Pt(r.X+64*u, r.Y+60*u), trayKoma*u)
	b.drawNames(c, words, geom.R(r.X+120*u, r.Y+24*u, r.W-134*u, 80*u))

	steps := ui.Body(15.5 * u)
	text := geom.R(r.X+24*u, r.Y+111*u, r.W-42*u, r.H-119*u)
	if canvas.ParagraphHeight(steps, words.Steps, text.W) > text.H+4 {
		steps = ui.Body(13.5)
	}
	c.Paragraph(steps, words.Steps, text, sprites.Ink, canvas.Left)
}

// drawPortrait draws the picture of a piece on its card, always upright.
func (b *Board) drawPortrait(c *canvas.Canvas, p game.Piece, at geom.Point, size float64) {
	k, look := b.koma(p), canvas.Look{Size: size}
	k.Turned = false
	drawShadow(c, koma.Shadow(k, 0), at, look)
	c.Draw(koma.Picture(k), at, look)
}

// drawSmallPanel writes only the name and the steps, beside the picture where all that fits; large words take its room.
func (b *Board) drawSmallPanel(c *canvas.Canvas, p game.Piece, words lang.Piece, panel geom.Rect) {
	const padding = 15.0
	reading, r := b.view.Reading(), panel.InsetXY(padding, 9)
	head := canvas.LineHeight(reading.Heading(18)) + 2
	size := (panel.H - 18) / koma.Box().H
	_, beside := r.CutLeft(size*koma.Box().W + 4)
	if reading <= 1 && head+canvas.ParagraphHeight(ui.Body(13), words.Steps, beside.W) <= beside.H+2 {
		b.drawPortrait(c, p, geom.Pt(r.X+size*koma.Box().W/2-6, panel.Centre().Y-3*size), size)
		r = beside
	}
	heading := fitted(reading.Heading(18), words.Name, r.W)
	c.Text(heading, words.Name, geom.Pt(r.X, r.Y+canvas.Ascent(heading)), sprites.Ink, canvas.Left)
	_, text := r.CutTop(head)
	c.Paragraph(ui.FitParagraph(reading.Body(13), words.Steps, text.W, text.H+4), words.Steps, text, sprites.Ink, canvas.Left)
}

// drawNames writes the name, and below it the Japanese one and what it means: in one line, or in two small ones.
func (b *Board) drawNames(c *canvas.Canvas, words lang.Piece, r geom.Rect) {
	u := r.H / 80
	heading, small := fitted(ui.Heading(26*u), words.Name, r.W), medium(16*u)
	lines := []string{words.Kanji + "  " + words.Gloss}
	if small = ui.Fit(small, lines[0], r.W); letters.Measure(small, lines[0]) > r.W {
		lines = []string{words.Kanji, words.Gloss}
	}
	y := r.Y + 28*u
	if len(lines) > 1 {
		y -= 8 * u
	}
	c.Text(heading, words.Name, geom.Pt(r.X, y), sprites.Ink, canvas.Left)
	y += 27 * u
	for _, line := range lines {
		c.Text(ui.Fit(small, line, r.W), line, geom.Pt(r.X, y), sprites.Ink2, canvas.Left)
		y += 1.3 * small.Size
	}
}

// medium is the style of the Japanese name: between running text and emphasis.
func medium(size float64) letters.Style {
	style := ui.Strong(size)
	style.Spread /= 2
	return style
}

// fitted is a heading made smaller until it fits, which may be smaller than headings elsewhere.
func fitted(style letters.Style, text string, width float64) letters.Style {
	if w := letters.Measure(style, text); w > width {
		style.Size = max(15, style.Size*width/w)
	}
	return style
}

// drawCaption writes name and step on the ground, with a rim around the letters. Where the steps need the room, the
// name gets smaller or is left out.
func (b *Board) drawCaption(c *canvas.Canvas, words lang.Piece) {
	r, text := b.layout.card, brief(words.Steps)
	name, small, tight := ui.Strong(r.H*0.28), ui.Body(r.H*0.23), 0.94
	if len(letters.Wrap(small, text, r.W)) > 1 {
		small = ui.Body(13)
	}
	lines := letters.Wrap(small, text, r.W)
	height := float64(len(lines)) * canvas.LineHeight(small)
	if canvas.LineHeight(name)+height*tight > r.H {
		name, tight = ui.Strong(14), 0.82
	}
	y := r.Y
	if canvas.LineHeight(name)+height*tight <= r.H+6 {
		name = ui.Fit(name, words.Name, r.W)
		y += canvas.Ascent(name)
		b.onGround(c, name, words.Name, geom.Pt(r.X, y))
	}
	for _, line := range lines {
		y += canvas.LineHeight(small) * tight
		b.onGround(c, small, line, geom.Pt(r.X, y))
	}
}

// onGround writes a line that can be read on any ground: pale at night, dark by day.
func (b *Board) onGround(c *canvas.Canvas, style letters.Style, text string, at geom.Point) {
	rim, ink := sprites.Ink, sprites.Paper2
	if b.skin == lang.Animals {
		rim, ink = ink, rim
	}
	halo := style
	halo.Spread += 0.26
	c.Text(halo, text, at, rim, canvas.Left)
	c.Text(style, text, at, ink, canvas.Left)
}

// brief is the first clause of a sentence.
func brief(text string) string {
	if k := strings.IndexAny(text, ".:,"); k >= 0 {
		text = text[:k]
	}
	return strings.TrimSpace(text)
}

// words are the texts with the names of the skin.
func (b *Board) words() *lang.Catalog { return b.house.Words.In(b.skin) }
