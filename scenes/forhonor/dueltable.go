package forhonor

import (
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// mine returns the side whose cards are the rows of the table of losses: that of whoever chooses, else the left one.
func (b *Board) mine() int {
	if k, ok := b.chooser(); ok {
		return k
	}
	return b.left()
}

// cardsLeft lists the cards that a side can still show.
func (b *Board) cardsLeft(k int) (list []game.Card) {
	for card := game.Sword; card <= game.Shield; card++ {
		if card != b.spent(k) {
			list = append(list, card)
		}
	}
	return list
}

// drawLosses draws how many lives each pair of cards costs, those of the rows' side first. The row of the chosen card
// is lit.
func (b *Board) drawLosses(c *canvas.Canvas, r geom.Rect) {
	k := b.mine()
	rows, columns := b.cardsLeft(k), b.cardsLeft(1-k)
	if r.H < 80 || r.W < 120 {
		return
	}
	ui.DrawPaper(c, ui.LitPanel(), r)
	inner := r.InsetXY(min(12, r.W*0.05), 7)
	head, grid := inner.CutTop(min(26, inner.H*0.24))
	b.drawLossesHead(c, head, k)
	first := min(34, grid.W*0.16, grid.H/float64(len(rows)+1)*1.5)
	_, body := grid.CutLeft(first)
	top, body := body.CutTop(min(28, grid.H/float64(len(rows)+1)))
	for n, cell := range top.Columns(len(columns), 2) {
		ui.DrawIcon(c, columns[n].String(), cell.Centre(), min(22, cell.H), sprites.Sides()[b.shown.campOf(b.shown.fight[1-k])].Dark)
	}
	for _, cell := range body.Columns(len(columns), 2) {
		c.Fill(geom.R(cell.X-1.5, top.Y, 1, grid.Bottom()-top.Y), sprites.Paper4)
	}
	high := body.H / float64(len(rows))
	for n, card := range rows {
		line := geom.R(grid.X, body.Y+float64(n)*high, grid.W, high)
		chosen := card == b.over.picked.card && b.choosingOver()
		if chosen {
			c.Fill(line, sprites.Shu3)
		}
		ui.DrawIcon(c, card.String(), geom.Pt(line.X+first/2, line.Centre().Y), min(22, high*0.9), sprites.Sides()[b.shown.campOf(b.shown.fight[k])].Dark)
		for m, cell := range geom.R(body.X, line.Y, body.W, high).Columns(len(columns), 2) {
			d := &b.over.duel
			fallen := d.told != "" && card == d.turned[k] && columns[m] == d.turned[1-k]
			if fallen {
				c.Fill(cell, sprites.Kin2)
			}
			b.drawLoss(c, cell, k, card, columns[m], chosen || fallen)
		}
		c.Fill(geom.R(grid.X, line.Y-0.5, grid.W, 1), sprites.Paper4)
	}
}

// drawLossesHead says what the numbers of the table are, and whose are first.
func (b *Board) drawLossesHead(c *canvas.Canvas, r geom.Rect, k int) {
	style := ui.Strong(min(15, r.H*0.8))
	const apart = " / "
	text := b.words().T(lang.ForhonorDuelLosses)
	mine, theirs := b.heroName(b.shown.fight[k]), b.heroName(b.shown.fight[1-k])
	if wide := letters.Measure(style, text) + letters.Measure(style, mine+apart+theirs) + 12; wide > r.W {
		text = ""
		style = ui.Fit(style, mine+apart+theirs, r.W)
		if letters.Measure(style, mine+apart+theirs) > r.W {
			half := (r.W - letters.Measure(style, apart)) / 2
			mine, theirs = letters.Ellipsis(style, mine, half), letters.Ellipsis(style, theirs, half)
		}
	}
	y := canvas.InMiddle(style, r.Y, r.Bottom()-3)
	if text != "" {
		c.Text(style, text, geom.Pt(r.X, y), sprites.Ink, canvas.Left)
	}
	at := geom.Pt(r.Right(), y)
	for _, part := range []struct {
		text string
		ink  sprites.Color
	}{
		{theirs, sprites.Sides()[b.shown.campOf(b.shown.fight[1-k])].Dark}, {apart, sprites.Ink2},
		{mine, sprites.Sides()[b.shown.campOf(b.shown.fight[k])].Dark},
	} {
		c.Text(style, part.text, at, part.ink, canvas.Right)
		at.X -= letters.Measure(style, part.text)
	}
}

// drawLoss writes what a pair of cards costs side k and the other, and whether it kills: in ink on a lit ground, else
// in the colours of the sides.
func (b *Board) drawLoss(c *canvas.Canvas, r geom.Rect, k int, card, other game.Card, lit bool) {
	o, loss := b.trial(k, card, other)
	half := r.Columns(2, 4)
	for n, side := range [2]int{k, 1 - k} {
		cell := half[n]
		style, ink := ui.Strong(min(18, max(14, r.H*0.6))), sprites.Sides()[b.shown.campOf(b.shown.fight[side])].Dark
		text := strconv.Itoa(loss[n])
		if lit {
			ink = sprites.Ink
		}
		if loss[n] == 0 {
			style.Spread, ink = 0, sprites.Ink2
		}
		sign := b.graveSign(side, o)
		x := cell.Centre().X
		icon := min(18, r.H*0.7, cell.W*0.5)
		if sign != "" {
			x -= icon / 2
			ui.DrawIcon(c, sign, geom.Pt(x+letters.Measure(style, text)/2+2+icon/2, r.Centre().Y), icon, sprites.Beni)
		}
		c.Text(style, text, geom.Pt(x, canvas.InMiddle(style, r.Y, r.Bottom())), ink, canvas.Centre)
	}
}

// graveSign is the icon of where side k would go; "" while it stands, and once the round has ended.
func (b *Board) graveSign(k int, o game.Outcome) string {
	if b.over.duel.told != "" {
		return ""
	}
	switch b.grave(k, o) {
	case game.Waiting:
		return "hourglass"
	case game.Executed:
		return "execution"
	}
	return ""
}

// drawRule says what the chosen card would do, or what killing means in this round, and explains the signs of the
// table.
func (b *Board) drawRule(c *canvas.Canvas, r geom.Rect) {
	const legend = 20.0
	if r.Empty() {
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
	y := r.Y + canvas.Ascent(style)
	for _, line := range ui.Lines(style, text, r.W, max(1, int((r.H+3)/canvas.LineHeight(style)))) {
		c.Text(style, line, geom.Pt(r.X, y), nightPale, canvas.Left)
		y += canvas.LineHeight(style)
	}
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
		if h.Power() == game.PowerSentence {
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
