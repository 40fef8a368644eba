package forhonor

import (
	"strings"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// breaking is what is told of camps that are broken, or that will be when the round ends as things stand.
type breaking struct {
	words  *lang.Catalog
	state  *game.State
	broken [game.NumCamps]bool
	left   [game.NumCamps]int // heroes that are ready
}

func (b *Board) breaking() breaking {
	k := breaking{words: b.words(), state: b.state, broken: b.shown.broken}
	for camp := range b.shown.figures {
		for _, f := range b.shown.figures[camp] {
			if f.Post.Ready() {
				k.left[camp]++
			}
		}
	}
	return k
}

// texts tells of a broken camp, with how many heroes it has left and how they heal; else of one that will be broken.
// Loud is set for the first.
func (k *breaking) texts() (title, text string, loud bool) {
	s := speaker{words: k.words}
	for camp := range game.Camp(game.NumCamps) {
		if k.broken[camp] {
			return s.words.T(lang.ForhonorBrokenTitle, s.camp(camp)), s.words.T(lang.ForhonorBrokenLeft, lang.Count("n", k.left[camp])), true
		}
	}
	for camp := range game.Camp(game.NumCamps) {
		if k.state.Round() > 0 && k.state.Score(camp) >= game.BreakPoints {
			return "", s.words.T(lang.ForhonorLooms, s.camp(camp), lang.Text("other", s.words.Camp(camp.Other().String(), "the"))), false
		}
	}
	return "", "", false
}

// narration tells it for whoever does not see it.
func (k *breaking) narration() []string {
	if title, text, _ := k.texts(); title+text != "" {
		return []string{strings.TrimSpace(title + " " + text)}
	}
	return nil
}

// drawBreaking draws the banner of a broken camp, or the warning that one may break; over the battlefield only the
// former, in one sentence.
func (b *Board) drawBreaking(c *canvas.Canvas) {
	const pad, icon, gap = 10.0, 20.0, 6.0
	breaks := b.breaking()
	title, text, loud := breaks.texts()
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
