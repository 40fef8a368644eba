package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// drawChoosing draws the three cards of side k, which chooses, and what is seen of the other side.
func (b *Board) drawChoosing(c *canvas.Canvas, p duelPlan, k int) {
	hero := b.shown.fight[k]
	b.drawHeadline(c, p.head, k)
	if n := int(b.over.picked.card) - 1; n >= 0 && n < len(p.cards) { // below the disc of the card beside it
		drawChosen(c, p.cards[n].Move(0, -chosenLift))
	}
	for n, r := range p.cards {
		card := game.Card(n + 1)
		played := card == b.spent(k)
		q := combatPose{at: r.Centre(), high: r.H, open: 1}
		if card == b.over.picked.card {
			q.lift = chosenLift
		}
		b.drawCombat(c, combatFace(card, hero, played), q)
		if played {
			b.drawPlayed(c, r)
		}
	}
	if !p.other.Overlaps(p.confirm) || !b.pending() {
		b.drawOther(c, p.other, 1-k)
	}
	if !b.pending() {
		text, on := b.commitWords()
		drawCommit(c, p.commit, text, on)
	}
}

// drawHeadline says who chooses in secret, and who looks away meanwhile: in one line where that can be read, larger for
// whoever wishes it.
func (b *Board) drawHeadline(c *canvas.Canvas, r geom.Rect, k int) {
	const eye, gap = 28.0, 8.0
	text := b.headline(k)
	room := geom.R(r.X+eye+gap, r.Y, r.W-eye-gap, r.H)
	style := ui.Fit(ui.Strong(18), text, room.W)
	if large := b.view.Reading().Strong(18); large.Size > style.Size && b.view.Reading() > 1 {
		style = ui.FitParagraph(large, text, room.W, room.H)
	}
	lines := []string{text}
	if letters.Measure(style, text) > room.W {
		lines = evenLines(c, style, text, room.W, max(2, int(room.H/canvas.LineHeight(style))))
	}
	ui.DrawIcon(c, "hide", geom.Pt(r.X+eye/2, r.Centre().Y), eye, sprites.Paper2)
	top := r.Centre().Y - canvas.LineHeight(style)*float64(len(lines))/2
	writeLines(c, style, lines, geom.Pt(room.X, top), sprites.Paper2, canvas.Left)
}

// drawPlayed writes over a card that it has been played.
func (b *Board) drawPlayed(c *canvas.Canvas, r geom.Rect) {
	const middle, name = 0.42, 0.65 // of the words and where the name of the card begins, in its heights
	text := b.words().T(lang.ForhonorDuelPlayed)
	style := ui.Whole(ui.Strong(15), text, r.W-10)
	high := canvas.ParagraphHeight(style, text, r.W-10)
	for style.Size > 13 && high+8 > r.H*name {
		style.Size -= 0.5
		high = canvas.ParagraphHeight(style, text, r.W-10)
	}
	band := geom.R(r.X, min(r.Y+r.H*middle-high/2-3, r.Y+r.H*name-high-8), r.W, high+8)
	c.Fill(band, sprites.Night.Alpha(0.7))
	c.Paragraph(style, text, geom.R(band.X+5, band.Y+3, band.W-10, high), sprites.Paper2, canvas.Centre)
}

// drawOther draws whether the other side has chosen: never what.
func (b *Board) drawOther(c *canvas.Canvas, r geom.Rect, k int) {
	f := b.shown.figure(b.shown.fight[k])
	if f == nil || r.Empty() {
		return
	}
	text := b.chosenWords(f)
	beside := r.W > r.H*1.5
	style := b.view.Reading().Body(15)
	if beside {
		style = ui.FitParagraph(style, text, r.W-r.H*cardWide/cardHigh-8, r.H)
	} else {
		style = ui.FitParagraph(style, text, r.W, r.H/2)
	}
	high := min(140, r.H-canvas.ParagraphHeight(style, text, r.W)-6)
	if beside {
		high = min(140, r.H)
	}
	wide := high * cardWide / cardHigh
	at := geom.R(r.Centre().X-wide/2, r.Y, wide, high)
	words := geom.R(r.X, at.Bottom()+8, r.W, r.Bottom()-at.Bottom()-8)
	align := canvas.Centre
	if beside {
		at.X = r.X
		words = geom.R(at.Right()+8, r.Y, r.Right()-at.Right()-8, r.H)
		words.Y += (r.H - canvas.ParagraphHeight(style, text, words.W)) / 2
		align = canvas.Left
	}
	b.drawCovered(c, at, f)
	c.Paragraph(style, text, words, sprites.Paper2, align)
}

// chosenWords says whether the owner of a hero has chosen.
func (b *Board) chosenWords(f *figure) string {
	key := lang.ForhonorDuelChooses
	if b.shown.ready.Has(f.Owner) {
		key = lang.ForhonorDuelChosen
	}
	return b.words().T(key, lang.Text("name", b.playerName(f.Owner)))
}
