package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// breakingWords tells of camps that are broken, with how many heroes they have left and how they heal; else of a camp
// that will be when the round ends as things stand. Loud is set for the first.
func (b *Board) breakingWords() (title, text string, loud bool) {
	s := b.speaker()
	for camp := range game.Camp(game.NumCamps) {
		if !b.shown.broken[camp] {
			continue
		}
		left := 0
		for _, f := range b.shown.figures[camp] {
			if f.Post.Ready() {
				left++
			}
		}
		return s.words.T(lang.ForhonorBrokenTitle, s.camp(camp)), s.words.T(lang.ForhonorBrokenLeft, lang.Count("n", left)), true
	}
	for camp := range game.Camp(game.NumCamps) {
		if b.state.Round() > 0 && b.state.Score(camp) >= game.BreakPoints {
			return "", s.words.T(lang.ForhonorLooms, s.camp(camp), lang.Text("other", s.words.Camp(camp.Other().String(), "the"))), false
		}
	}
	return "", "", false
}

// drawBreaking draws the banner of a broken camp, or the warning that one may break; over the battlefield only the
// former, in one sentence.
func (b *Board) drawBreaking(c *canvas.Canvas) {
	const pad, icon, gap = 10.0, 20.0, 6.0
	title, text, loud := b.breakingWords()
	r := b.layout.breaking
	onField, short := r.Within(b.layout.window), title
	if r.Empty() || text == "" || onField && !loud {
		return
	}
	if onField {
		title, text = b.brokenWords(), ""
	}
	strong, style := ui.Strong(14.5), ui.Body(14)
	head := r.W - 2*pad
	if loud {
		head -= icon + gap
	}
	if reading := b.view.Reading(); onField && reading > 1 { // few words, but large ones
		strong = ui.FitParagraph(reading.Strong(14.5), title, head, r.H-8)
		if strong.Size < enoughRead*reading.Strong(14.5).Size {
			title, strong = short, ui.FitParagraph(reading.Strong(14.5), short, head, r.H-8)
		}
	}
	measure := func() (above, below float64) {
		if title != "" {
			above = canvas.ParagraphHeight(strong, title, head)
		}
		if text != "" {
			below = canvas.ParagraphHeight(style, text, r.W-2*pad)
		}
		return above, below
	}
	above, below := measure()
	for above+below > r.H-12 && style.Size > 13 {
		style.Size, strong.Size = style.Size-0.5, strong.Size-0.5
		above, below = measure()
	}
	if onField && above > r.H-8 {
		title = short
		above, below = measure()
	}
	if above+below > r.H-8 { // in the smallest room the rest is told on the sheet of the score
		text = ""
		above, below = measure()
	}
	paper := r
	if !onField {
		paper.H = min(r.H, above+below+14)
		paper.Y = r.Bottom() - paper.H
	}
	ui.DrawPaper(c, ui.LitSlip(), paper)
	y := paper.Centre().Y - (above+below)/2
	if loud {
		ui.DrawIcon(c, "warning", geom.Pt(paper.X+pad+icon/2, y+above/2), icon, sprites.Beni)
		writeEven(c, strong, title, geom.R(paper.X+pad+icon+gap, y, head, above), sprites.Ink)
	}
	if text != "" {
		writeEven(c, style, text, geom.R(paper.X+pad, y+above, r.W-2*pad, below), sprites.Ink2)
	}
}

// brokenWords tells in one sentence of the camps that are broken.
func (b *Board) brokenWords() string {
	s := b.speaker()
	for camp := range game.Camp(game.NumCamps) {
		if b.shown.broken[camp] {
			return s.words.T(lang.ForhonorBroken, s.camp(camp))
		}
	}
	return ""
}
