package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// drawRule says what the chosen card would do, or what killing means in this round, and explains the signs of the
// table.
func (b *Board) drawRule(c *canvas.Canvas, r geom.Rect) {
	const legend = 20.0
	if r.Empty() || b.view.Reading() > 1 { // the row of the chosen card tells it
		return
	}
	picked := b.over.picked.card != game.NoCard && b.choosingOver()
	if r.H < 2*legend { // one line only
		if !picked {
			b.drawLegend(c, r)
			return
		}
	} else {
		var foot geom.Rect
		foot, r = r.CutBottom(legend)
		b.drawLegend(c, foot)
	}
	text, style := b.ruleWords(), ui.Body(15)
	if picked {
		text = b.winWords()
	}
	for style.Size > 13 && canvas.ParagraphHeight(style, text, r.W) > r.H {
		style.Size -= 0.5
	}
	lines := evenLines(c, style, text, r.W, max(1, int((r.H+3)/canvas.LineHeight(style))))
	writeLines(c, style, lines, geom.Pt(r.X, r.Y), nightPale, canvas.Left)
}

// drawLegend explains the signs of the table.
func (b *Board) drawLegend(c *canvas.Canvas, r geom.Rect) {
	style, x := ui.Body(13.5), r.X
	for _, sign := range []struct {
		icon string
		key  lang.Key
	}{{"hourglass", lang.ForhonorDuelSignWaits}, {"execution", lang.ForhonorDuelSignExecuted}} {
		text := b.words().T(sign.key)
		wide := letters.Measure(style, text)
		if x+22+wide > r.Right()+1 {
			return
		}
		ui.DrawIcon(c, sign.icon, geom.Pt(x+8, r.Centre().Y), 17, nightPale)
		c.Text(style, text, geom.Pt(x+21, canvas.InMiddle(style, r.Y, r.Bottom())), nightPale, canvas.Left)
		x += 21 + wide + 16
	}
}

// winWords says what the chosen card would do if it won.
func (b *Board) winWords() string {
	k, card := b.mine(), b.over.picked.card
	_, loss := b.trial(k, card, beaten(card))
	return b.words().T(lang.ForhonorDuelWin, lang.Text("card", lower(b.cardName(card))),
		lang.Text("hero", b.heroName(b.shown.fight[1-k])), lang.Count("n", loss[1]))
}

// ruleWords says what killing means in this round.
func (b *Board) ruleWords() string {
	for _, h := range b.shown.fight {
		if game.Grave(h, false, false) == game.Executed {
			return b.words().T(lang.ForhonorDuelSentence, lang.Text("hero", b.heroName(h)))
		}
	}
	if b.second() {
		return b.words().T(lang.ForhonorDuelBlowRule)
	}
	return b.words().T(lang.ForhonorDuelWaitRule)
}

// drawCommit draws a main button: vermilion once it does something.
func drawCommit(c *canvas.Canvas, r geom.Rect, text string, on bool) {
	icon, paper := "check", ui.Primary()
	if !on {
		icon, paper = "", ui.Disabled()
	}
	button := ui.Button("commit", text, icon, r, paper, nil)
	button.Off = !on
	button.Paint(c, ui.Shown{})
}
