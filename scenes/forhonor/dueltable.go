package forhonor

import (
	"slices"
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

// drawLosses draws how many lives each pair of cards costs whom. The cards of the rows' side stand at the left behind
// its flag, those of the other above behind its own; the row of the chosen card is lit.
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
	if b.oneLoss() { // the card itself lies below, lifted
		first = 0
	}
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
		if first > 0 {
			b.drawLossSign(c, geom.R(line.X, line.Y, first, high), k, card, sign)
		}
		cells := geom.R(body.X, line.Y, body.W, high).Columns(len(columns), 2)
		size := b.lossSize(cells, k, card, columns)
		for m, cell := range cells {
			d := &b.over.duel
			fallen := d.told != "" && card == d.turned[k] && columns[m] == d.turned[1-k]
			if fallen {
				c.Fill(cell, sprites.Kin2)
			}
			b.drawLoss(c, cell, b.costs(k, card, columns[m]), size, chosen || fallen)
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

// drawLossesHead says what the numbers of the table are, and which flag is whose; one of both where there is little
// room.
func (b *Board) drawLossesHead(c *canvas.Canvas, r geom.Rect, k int) {
	const flag, apart = 18.0, 12.0
	style := b.view.Reading().Strong(min(15, r.H*0.8))
	style.Size = min(style.Size, r.H*0.9)
	text := b.words().T(lang.ForhonorDuelLosses)
	names := [2]string{b.heroName(b.shown.fight[k]), b.heroName(b.shown.fight[1-k])}
	wide := func() float64 {
		return letters.Measure(style, names[0]) + letters.Measure(style, names[1]) + 2*flag + apart
	}
	both := wide()+letters.Measure(style, text)+apart <= r.W
	for !both && style.Size > 13 && wide() > r.W {
		style.Size -= 0.5
	}
	y := canvas.InMiddle(style, r.Y, r.Bottom()-3)
	if wide() > r.W {
		write(c, style, text, r, sprites.Ink, canvas.Left)
		return
	}
	if both {
		c.Text(style, text, geom.Pt(r.X, y), sprites.Ink, canvas.Left)
	}
	x := r.Right() - wide()
	for n, side := range [2]int{k, 1 - k} {
		b.drawPennant(c, b.fightCamp(side), geom.Pt(x+flag*0.4, r.Centre().Y-1), min(flag, r.H*0.8))
		c.Text(style, names[n], geom.Pt(x+flag, y), sprites.Sides()[b.fightCamp(side)].Dark, canvas.Left)
		x += flag + letters.Measure(style, names[n]) + apart
	}
}

// cost is what a pair of cards costs one side.
type cost struct {
	side, lives int
	sign        string // the icon of where the side would go; "" while it stands
}

// costs lists what a pair of cards costs, that of side k first; sides that lose nothing are left out.
func (b *Board) costs(k int, card, other game.Card) (list []cost) {
	o, loss := b.trial(k, card, other)
	for n, side := range [2]int{k, 1 - k} {
		if loss[n] > 0 {
			list = append(list, cost{side, loss[n], b.graveSign(side, o)})
		}
	}
	return list
}

// lossSize is the size of letters that no cell in the row of a card surpasses: where the row stands alone it is little
// larger than that of the fullest cell.
func (b *Board) lossSize(cells []geom.Rect, k int, card game.Card, columns []game.Card) float64 {
	const usual, uneven = 18.0, 1.2
	most := usual * max(1, float64(b.view.Reading()))
	if !b.oneLoss() {
		return most
	}
	size := most
	for m, cell := range cells {
		style, _ := b.lossCells(cell, b.costs(k, card, columns[m]), most)
		size = min(size, uneven*style.Size)
	}
	return size
}

// drawLoss writes what a pair of cards costs, no larger than told: behind the flag of each side how many lives it
// loses, and whether it is killed, a dash where nobody loses any. On a lit ground it is in ink, else in the colours of
// the sides.
func (b *Board) drawLoss(c *canvas.Canvas, r geom.Rect, costs []cost, most float64, lit bool) {
	style, cells := b.lossCells(r, costs, most)
	if costs == nil {
		c.Text(style, "–", geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Ink2, canvas.Centre)
		return
	}
	flagged := cells[0].W+2 >= lossBreadth(costs)*style.Size
	for m, cell := range cells {
		camp := b.fightCamp(costs[m].side)
		ink := sprites.Sides()[camp].Dark
		if lit {
			ink = sprites.Ink
		}
		text, sign := "−"+strconv.Itoa(costs[m].lives), costs[m].sign
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
			b.drawPennant(c, camp, geom.Pt(x+flag*0.4, cell.Centre().Y), style.Size)
		}
		c.Text(style, text, geom.Pt(x+flag, canvas.InMiddle(style, cell.Y, cell.Bottom())), ink, canvas.Left)
		if sign != "" {
			ui.DrawIcon(c, sign, geom.Pt(x+flag+wide+icon/2+1, cell.Centre().Y), icon, sprites.Beni)
		}
	}
}

// lossCells divides a cell between the losses in it, side by side or below each other, whichever lets them be larger,
// and returns how they are written, no larger than told.
func (b *Board) lossCells(r geom.Rect, costs []cost, most float64) (letters.Style, []geom.Rect) {
	const least, usual, alone = 14.0, 0.6, 0.85 // shares of the height
	share := usual
	if b.oneLoss() {
		share = alone
	}
	n, need := max(1, len(costs)), lossBreadth(costs)
	high := min(most, max(least, r.H*share))
	beside := min(high, r.W/(float64(n)*need+float64(n-1)*lossApart)-1)
	below := min(most, r.H/float64(n)*0.9, r.W/need)
	if n > 1 && below > beside && below >= least {
		_, under := r.CutTop(r.H / 2)
		return ui.Strong(below), []geom.Rect{geom.R(r.X, r.Y, r.W, r.H/2), under}
	}
	return ui.Strong(beside), r.Columns(n, 2)
}

// Breadths of the parts of a loss in the size of its letters: its flag, the number, the sign of a death, and what is
// free between two losses.
const lossFlag, lossNumber, lossSign, lossApart = 0.85, 1.25, 1.0, 0.5

// lossBreadth is the breadth of the broadest of these, in the size of its letters.
func lossBreadth(costs []cost) float64 {
	if slices.ContainsFunc(costs, func(one cost) bool { return one.sign != "" }) {
		return lossFlag + lossNumber + lossSign
	}
	return lossFlag + lossNumber
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
