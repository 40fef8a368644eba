package honshu

import (
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// buildMiddle is the cards of the trick, the duel or the draft.
func (b *Board) buildMiddle() widget.Widget {
	return widget.Stack{
		widget.Paint{Draw: func(c *canvas.Canvas, _ geom.Rect) { b.drawMiddle(c) }},
		widget.Controls{Make: b.middleCells},
	}
}

// drawMiddle draws the cards of the trick, the duel or the draft with who they belong to and what they are worth.
func (b *Board) drawMiddle(c *canvas.Canvas) {
	if b.hand.inPairs() {
		b.drawPair(c, 1)
		b.drawPair(c, 2)
	}
	for _, p := range b.places() {
		b.drawPlace(c, p)
	}
	for _, t := range b.hand.tiles {
		if t.spot.zone != handZone && !t.above {
			b.drawTile(c, t)
			b.drawTaker(c, t)
		}
	}
	b.drawWish(c)
	b.drawCorners(c)
	b.drawLed(c)
}

// drawPlace draws an empty place and what stands over and below it.
func (b *Board) drawPlace(c *canvas.Canvas, p place) {
	if p.spot.zone == openZone {
		if b.hand.opened[p.spot.n] == game.NoCard {
			drawHollow(c, p.card)
		}
		return
	}
	seat := rules.Seat(p.spot.n)
	f := b.hand.fronts[seat]
	if !p.head.Empty() {
		b.drawOwner(c, p.head, seat)
	}
	if f.empty() {
		drawHollow(c, p.card)
	}
	if ghost, ok := b.ghostValue(seat); ok {
		b.drawValue(c, p.foot, ghost, b.hand.rank(ghost.value, seat), true)
		return
	}
	if f.value > 0 {
		b.drawValue(c, p.foot, f, b.placeOfValue(seat, f), false)
		return
	}
	if text := b.seatState(seat, f); text != "" {
		drawNote(c, p.foot, text)
	}
}

// sights are what a sentence shall not hide: whose a place is stands over it, and what its card is worth below it; cards lie there
// that nobody can choose now, and pairs have names.
func (b *Board) sights() (list []geom.Rect) {
	if b.state == nil || b.bench != nil || b.over() != nil {
		return nil
	}
	for _, p := range b.places() {
		_, ghost := b.ghostValue(rules.Seat(p.spot.n))
		if b.hand.inPairs() || ghost || b.hand.fronts[p.spot.n].value > 0 { // backs may be hidden
			list = append(list, p.card)
		}
		if p.spot.zone != openZone {
			list = append(list, p.head, p.foot)
		}
	}
	if b.hand.inPairs() {
		for n := 1; n <= 2; n++ {
			head, _ := b.pairRect(n).CutTop(pairHead)
			list = append(list, head)
		}
	}
	return list
}

// placeOfValue is the rank of a card that has been played, with the card that is picked counted as if it lay there.
func (b *Board) placeOfValue(seat rules.Seat, f front) int {
	rank := b.hand.rank(f.value, seat)
	if ghost, ok := b.ghostValue(b.choice.By); ok && ghost.value > f.value {
		rank++
	}
	return rank
}

// seatState says in a word what a seat does while all choose together.
func (b *Board) seatState(seat rules.Seat, f front) string {
	switch b.hand.phase {
	case game.PhaseBid, game.PhaseKeep, game.PhasePick, game.PhaseDrop, game.PhaseBuild:
		if b.hand.phase == game.PhaseBuild && f.empty() {
			return "" // it has been built
		}
		if b.hand.ready.Has(seat) {
			return b.words().T(lang.HonshuReady)
		}
		return b.words().T(lang.HonshuChoosing)
	case game.PhasePlay:
		switch {
		case !f.empty():
		case b.state.Actors().Has(seat):
			return b.words().T(lang.HonshuChoosing)
		default:
			return b.words().T(lang.HonshuWaiting)
		}
	}
	return ""
}

// drawOwner draws crest and name over a card; where there is no room for a name, the crest alone.
func (b *Board) drawOwner(c *canvas.Canvas, r geom.Rect, seat rules.Seat) {
	const least, gap = 44.0, 5.0
	name, size := b.playerName(seat), min(28, r.H)
	style := ui.Fit(ui.Strong(16), name, r.W-size-gap)
	wide := letters.Measure(style, name)
	if r.W-size-gap < least {
		table.DrawCrest(c, seat, r.Centre(), size)
		return
	}
	if wide > r.W-size-gap {
		name = letters.Ellipsis(style, name, r.W-size-gap)
		wide = letters.Measure(style, name)
	}
	x := r.Centre().X - (size+gap+wide)/2
	table.DrawCrest(c, seat, geom.Pt(x+size/2, r.Centre().Y), size)
	c.Text(style, name, geom.Pt(x+size+gap, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Ink, canvas.Left)
}

// drawValue draws the slip below a card: its rank in a disc, and its value, spelled where a cube raises it.
func (b *Board) drawValue(c *canvas.Canvas, r geom.Rect, f front, rank int, ghost bool) {
	const disc, narrow = 22.0, 66.0
	paper, ink := ui.LitSlip(), sprites.Ink
	if ghost {
		paper, ink = ui.Primary(), sprites.Paper2
	}
	paper.Radius, paper.Cast = 5, 0
	ui.DrawPaper(c, paper, r)
	value := strconv.Itoa(f.value)
	big := ui.Carved(min(24, r.H*0.62))
	if r.W < narrow { // the disc hangs on the corner
		big = ui.Fit(big, value, r.W-8)
		c.Text(big, value, geom.Pt(r.Centre().X-2, canvas.InMiddle(big, r.Y, r.Bottom())), ink, canvas.Centre)
		c.Draw(orderPicture(rank, false), geom.Pt(r.Right()-3, r.Y+1), canvas.Look{Size: 0.86 * disc / 24})
	} else {
		big = ui.Fit(big, value, r.W-disc-16)
		c.Text(big, value, geom.Pt(r.Right()-8, canvas.InMiddle(big, r.Y, r.Bottom())), ink, canvas.Right)
		c.Draw(orderPicture(rank, ghost), geom.Pt(r.X+6+disc/2, r.Centre().Y), canvas.Look{Size: disc / 24})
	}
	if f.cube > 0 && r.Bottom()+spelledHigh <= b.middleRoom().Bottom() {
		b.drawSum(c, r, f)
	}
}

// drawSum spells a raised value below its slip: whole where there would be room for every sum, so that all look alike,
// else without the value itself, if there is room for that.
func (b *Board) drawSum(c *canvas.Canvas, r geom.Rect, f front) {
	widest := front{card: game.NumCards, value: game.NumCards + game.BoostValue, cube: f.cube}
	style, text := ui.Body(13.5), b.speaker().sum(f)
	if letters.Measure(style, b.speaker().sum(widest)) > r.W-6 {
		text = f.card.String() + " + " + strconv.Itoa(game.BoostValue)
	}
	if letters.Measure(style, text) <= r.W-6 {
		c.Text(style, text, geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Bottom()+4, r.Bottom()+4+spelledHigh)), sprites.Ink, canvas.Centre)
	}
}

// spelledHigh is the height of the line in which a raised value is spelled.
const spelledHigh = 20.0

// drawNote writes a word below a card, without paper: nothing is to be pressed there.
func drawNote(c *canvas.Canvas, r geom.Rect, text string) {
	style := ui.Fit(ui.Body(14), text, r.W)
	c.Text(style, letters.Ellipsis(style, text, r.W), geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Ink, canvas.Centre)
}

// drawCorners draws the crests on the cards themselves where there is no room over them.
func (b *Board) drawCorners(c *canvas.Canvas) {
	const crest = 22.0
	for _, p := range b.places() {
		if p.spot.zone == frontZone && p.head.Empty() {
			table.DrawCrest(c, rules.Seat(p.spot.n), geom.Pt(p.card.X+2, p.card.Bottom()-crest/2), crest)
		}
	}
}

// drawHollow draws a place where a card will lie.
func drawHollow(c *canvas.Canvas, r geom.Rect) {
	q := poseIn(r).rect()
	c.Draw(framePicture(hollowFrame, q.W, q.H), geom.Pt(q.X, q.Y), canvas.Look{})
}

// drawTaker draws the crest of whoever has taken a card upon it.
func (b *Board) drawTaker(c *canvas.Canvas, t *tile) {
	if t.spot.zone != frontZone || !t.grey {
		return
	}
	if taker := b.hand.fronts[t.spot.n].taker; taker >= 0 {
		table.DrawCrest(c, taker, t.at, min(56, t.high*0.4))
	}
}

// ghostValue returns what the picked card would be worth, before whoever chooses in a trick.
func (b *Board) ghostValue(seat rules.Seat) (front, bool) {
	h := &b.hand
	if b.choice.State == nil || b.choice.By != seat || b.state.Phase() != game.PhasePlay || h.picked.card == game.NoCard {
		return front{}, false
	}
	f := front{card: h.picked.card, value: int(h.picked.card), taker: rules.Public}
	if h.picked.raised {
		f.cube = int8(b.colourAt(h.picked.from)) + 1
		f.value += game.BoostValue
	}
	return f, true
}

// drawWish draws the picked card pale at its place in the trick, in a dashed frame.
func (b *Board) drawWish(c *canvas.Canvas) {
	if b.choice.State == nil {
		return
	}
	f, ok := b.ghostValue(b.choice.By)
	if !ok {
		f.card = b.hand.picked.card
		phase := b.state.Phase()
		ok = f.card != game.NoCard && (phase == game.PhaseBid || phase == game.PhasePick)
	}
	p, there := b.placeOf(b.choice.By)
	if !ok || !there {
		return
	}
	q := poseIn(p.card)
	c.Draw(cardPicture(f.card), q.at, canvas.Look{Size: q.high / cardUnits, Fade: 0.4})
	if f.cube > 0 {
		drawCardCube(c, q, game.Colour(f.cube-1), canvas.Look{Size: q.high / cardUnits})
	}
	r := q.rect().Inset(-4)
	c.Draw(framePicture(ghostFrame, r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{})
}

// ledRect is where it is said which good leads the trick: below the cards, empty where there is no room.
func (b *Board) ledRect() geom.Rect {
	const high, right = 40.0, 52.0
	list, m := b.places(), b.middleRoom()
	if _, ok := b.state.Led(); !ok || len(list) == 0 || b.hand.phase != game.PhasePlay {
		return geom.Rect{}
	}
	y := list[0].foot.Bottom() + spelledHigh + 8
	if m.Bottom()-y < high {
		return geom.Rect{}
	}
	return geom.R(m.X+right, y, m.W-2*right, high)
}

// drawLed says which good leads the trick.
func (b *Board) drawLed(c *canvas.Canvas) {
	const cube = 30.0
	r := b.ledRect()
	if r.Empty() {
		return
	}
	led, _ := b.state.Led()
	text := b.words().LeadingGood(led.String())
	style := ui.Fit(ui.Body(16), text, r.W-cube-10)
	text = letters.Ellipsis(style, text, r.W-cube-10)
	x := r.Centre().X - (cube+10+letters.Measure(style, text))/2
	c.Draw(cubePicture(led, sprites.CubeWhole), geom.Pt(x+cube/2, r.Centre().Y), canvas.Look{Size: cube / 40})
	c.Text(style, text, geom.Pt(x+cube+10, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Ink, canvas.Left)
}

// drawPair draws the ground of a pair, with what it is called and whose it is.
func (b *Board) drawPair(c *canvas.Canvas, n int) {
	r := b.pairRect(n)
	if r.Empty() {
		return
	}
	paper := ui.Row()
	frame := pairFrame
	switch {
	case b.hand.picked.pair == n:
		frame = chosenFrame
	case slices.Contains(b.marks.Parts, button(int(game.ButtonPair1)+n-1)):
		frame = hintFrame
	}
	ui.DrawPaper(c, paper, r)
	c.Draw(framePicture(frame, r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{})
	text := b.words().T(lang.HonshuPair, lang.Count("n", n))
	style := ui.Strong(16)
	y := canvas.InMiddle(style, r.Y+2, r.Y+pairHead)
	at := geom.Pt(r.Centre().X, y)
	for seat := range rules.Seat(b.seats) {
		if b.hand.pairOf[seat] == n {
			table.DrawCrest(c, seat, geom.Pt(r.Right()-20, r.Y+pairHead/2+2), 24)
			if whole := text + " · " + b.playerName(seat); letters.Measure(ui.Fit(style, whole, r.W-84), whole) <= r.W-84 {
				text = whole // else the crest tells
			}
		}
	}
	style = ui.Fit(style, text, r.W-84)
	c.Text(style, letters.Ellipsis(style, text, r.W-84), at, sprites.Ink, canvas.Centre)
}
