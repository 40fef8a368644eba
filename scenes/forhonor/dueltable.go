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

// mostSign is the size of the signs of cards at the edges of the table of losses.
const mostSign = 22.0

// drawLosses draws how many lives each pair of cards costs whom. The cards of the rows' side stand at the left behind its
// flag, those of the other above behind its own; the row of the chosen card is lit.
func (b *Board) drawLosses(c *canvas.Canvas, r geom.Rect) {
	k := b.mine()
	rows, columns := b.lossRows(k), b.cardsLeft(1-k)
	if r.H < 80 || r.W < 120 {
		return
	}
	ui.DrawPaper(c, ui.LitPanel(), r)
	inner := r.InsetXY(min(12, r.W*0.05), 7)
	head, grid := inner.CutTop(min(26, inner.H*0.24))
	b.drawLossesHead(c, head, k)
	sign := mostSign * max(1, float64(b.view.Reading()))
	if b.oneLoss() && grid.W < narrowTable*grid.H {
		b.drawLossList(c, grid, k, sign)
		return
	}
	first := min(2*sign+6, grid.W*0.22, grid.H/float64(len(rows)+1)*2)
	_, body := grid.CutLeft(first)
	above := min(1.3*sign, grid.H/float64(len(rows)+1))
	if b.oneLoss() { // its numbers are larger than the signs
		above = min(above, grid.H*0.4)
	}
	top, body := body.CutTop(above)
	for n, cell := range top.Columns(len(columns), 2) {
		b.drawLossSign(c, cell, 1-k, columns[n], sign)
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
		b.drawLossSign(c, geom.R(line.X, line.Y, first, high), k, card, sign)
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

// fightCamp is the camp of side k.
func (b *Board) fightCamp(k int) game.Camp { return b.shown.campOf(b.shown.fight[k]) }

// drawLossSign draws a card of side k at the edge of the table, behind the flag of its camp where there is room.
func (b *Board) drawLossSign(c *canvas.Canvas, r geom.Rect, k int, card game.Card, most float64) {
	size, at := min(most, r.H*0.9, r.W*0.8), r.Centre()
	if r.W >= 1.7*size {
		b.drawPennant(c, b.fightCamp(k), geom.Pt(at.X-size*0.5, at.Y), size*0.9)
		at.X += size * 0.4
	}
	ui.DrawIcon(c, card.String(), at, size, sprites.Sides()[b.fightCamp(k)].Dark)
}

// drawLossesHead says what the numbers of the table are, and which flag is whose.
func (b *Board) drawLossesHead(c *canvas.Canvas, r geom.Rect, k int) {
	const flag, apart = 18.0, 12.0
	style := b.view.Reading().Strong(min(15, r.H*0.8))
	style.Size = min(style.Size, r.H*0.9)
	text := b.words().T(lang.ForhonorDuelLosses)
	names := [2]string{b.heroName(b.shown.fight[k]), b.heroName(b.shown.fight[1-k])}
	wide := func() float64 {
		return letters.Measure(style, names[0]) + letters.Measure(style, names[1]) + 2*flag + apart
	}
	if wide()+letters.Measure(style, text)+apart > r.W {
		text = ""
		for style.Size > 13 && wide() > r.W {
			style.Size -= 0.5
		}
		for n, name := range names {
			names[n] = letters.Ellipsis(style, name, (r.W-apart)/2-flag)
		}
	}
	y := canvas.InMiddle(style, r.Y, r.Bottom()-3)
	if text != "" {
		c.Text(style, text, geom.Pt(r.X, y), sprites.Ink, canvas.Left)
	}
	x := r.Right() - wide()
	for n, side := range [2]int{k, 1 - k} {
		b.drawPennant(c, b.fightCamp(side), geom.Pt(x+flag*0.4, r.Centre().Y-1), min(flag, r.H*0.8))
		c.Text(style, names[n], geom.Pt(x+flag, y), sprites.Sides()[b.fightCamp(side)].Dark, canvas.Left)
		x += flag + letters.Measure(style, names[n]) + apart
	}
}

// drawLoss writes what a pair of cards costs: behind the flag of each side how many lives it loses, and whether it is
// killed, a dash where nobody loses any. On a lit ground it is in ink, else in the colours of the sides.
func (b *Board) drawLoss(c *canvas.Canvas, r geom.Rect, k int, card, other game.Card, lit bool) {
	o, loss := b.trial(k, card, other)
	var sides []int
	for n := range loss {
		if loss[n] > 0 {
			sides = append(sides, n)
		}
	}
	need := lossFlag + lossNumber
	for _, n := range sides {
		if b.graveSign([2]int{k, 1 - k}[n], o) != "" {
			need = lossFlag + lossNumber + lossSign
		}
	}
	style, cells := b.lossCells(r, len(sides), need)
	if sides == nil {
		c.Text(style, "–", geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Ink2, canvas.Centre)
		return
	}
	flagged := cells[0].W+2 >= need*style.Size
	for m, cell := range cells {
		side := [2]int{k, 1 - k}[sides[m]]
		ink := sprites.Sides()[b.fightCamp(side)].Dark
		if lit {
			ink = sprites.Ink
		}
		text, sign := "−"+strconv.Itoa(loss[sides[m]]), b.graveSign(side, o)
		wide := letters.Measure(style, text)
		flag, icon := style.Size*lossFlag, style.Size*lossSign
		if !flagged {
			flag = 0
		}
		if sign == "" {
			icon = 0
		}
		x := cell.Centre().X - (flag+wide+icon)/2
		if flag > 0 {
			b.drawPennant(c, b.fightCamp(side), geom.Pt(x+flag*0.4, cell.Centre().Y), style.Size)
		}
		c.Text(style, text, geom.Pt(x+flag, canvas.InMiddle(style, cell.Y, cell.Bottom())), ink, canvas.Left)
		if sign != "" {
			ui.DrawIcon(c, sign, geom.Pt(x+flag+wide+icon/2+1, cell.Centre().Y), icon, sprites.Beni)
		}
	}
}

// lossCells divides a cell between the losses in it, side by side or below each other, whichever lets them be larger; each
// needs so much breadth, in the size of its letters.
func (b *Board) lossCells(r geom.Rect, n int, need float64) (letters.Style, []geom.Rect) {
	const most, least = 18.0, 14.0
	n = max(1, n)
	share := 0.6
	if b.oneLoss() {
		share = 0.85
	}
	reading := max(1, float64(b.view.Reading()))
	high := min(most*reading, max(least, r.H*share))
	beside := min(high, (r.W/float64(n)-2)/need)
	below := min(most*reading, r.H/float64(n)*0.9, r.W/need)
	if n > 1 && below > beside && below >= least {
		_, under := r.CutTop(r.H / 2)
		return ui.Strong(below), []geom.Rect{geom.R(r.X, r.Y, r.W, r.H/2), under}
	}
	return ui.Strong(beside), r.Columns(n, 2)
}

// Breadths of the parts of a loss in the size of its letters: its flag, the number, and the sign of a death.
const lossFlag, lossNumber, lossSign = 0.85, 1.25, 1.0

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
