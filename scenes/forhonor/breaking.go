package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// breakingWords tells of camps that are broken, with how many heroes they have left and how they heal; else of a camp that
// will be when the round ends as things stand. Loud is set for the first.
func (b *Board) breakingWords() (title, text string, loud bool) {
	s := b.speaker()
	for camp := range game.Camp(game.NumCamps) {
		if !b.shown.broken[camp] {
			continue
		}
		left := 0
		for _, f := range b.shown.figures[camp] {
			if f.Post <= game.Fielded {
				left++
			}
		}
		return s.words.T(lang.ForhonorBroken, s.camp(camp)), s.words.T(lang.ForhonorBrokenLeft, lang.Count("n", left)), true
	}
	for camp := range game.Camp(game.NumCamps) {
		if b.state.Round() > 0 && b.state.Score(camp) >= breakingScore {
			return "", s.words.T(lang.ForhonorLooms, s.camp(camp), lang.Text("other", s.words.Camp(camp.Other().String(), "the"))), false
		}
	}
	return "", "", false
}

// drawBreaking draws the banner of a broken camp, or the warning that one may break; over the battlefield only the former.
func (b *Board) drawBreaking(c *canvas.Canvas) {
	title, text, loud := b.breakingWords()
	r := b.layout.breaking
	onField := r.Within(b.layout.window)
	if r.Empty() || text == "" || onField && !loud {
		return
	}
	const pad, icon = 10.0, 20.0
	style, strong := ui.Body(14), ui.Strong(14.5)
	wide := r.W - 2*pad
	high := canvas.ParagraphHeight(style, text, wide)
	headHigh := 0.0
	if loud {
		wide -= icon + 6
		high = canvas.ParagraphHeight(style, text, wide)
		headHigh = canvas.ParagraphHeight(strong, title, wide)
	}
	for high+headHigh > r.H-12 && style.Size > 13 {
		style.Size, strong.Size = style.Size-0.5, strong.Size-0.5
		high, headHigh = canvas.ParagraphHeight(style, text, wide), canvas.ParagraphHeight(strong, title, wide)
	}
	if !loud {
		headHigh = 0
	}
	if high+headHigh > r.H-8 {
		text, high = "", 0
	}
	paper := r
	if !onField {
		paper.H = min(r.H, high+headHigh+16)
		paper.Y = r.Bottom() - paper.H
	}
	ui.DrawPaper(c, ui.LitSlip(), paper)
	x := paper.X + pad
	if loud {
		ui.DrawIcon(c, "warning", geom.Pt(x+icon/2, paper.Y+8+icon/2), icon, sprites.Beni)
		x += icon + 6
	}
	y := paper.Centre().Y - (high+headHigh)/2
	if loud {
		y += c.Paragraph(strong, title, geom.R(x, y, wide, headHigh), sprites.Ink, canvas.Left)
	}
	if text != "" {
		c.Paragraph(style, text, geom.R(x, y, wide, high), sprites.Ink2, canvas.Left)
	}
}
