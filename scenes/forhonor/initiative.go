package forhonor

import (
	"math"
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// drawInitiative draws the card that lies open, how many each camp has left, and the round: below them where there is
// room.
func (b *Board) drawInitiative(c *canvas.Canvas, r geom.Rect) {
	const line, worded = 18.0, 80.0
	inset := min(6, r.H*0.07)
	large := r.H >= largeScore && r.W > 110
	text := strconv.Itoa(b.shown.round) + "/" + strconv.Itoa(int(b.state.Rules().Last))
	round, cards := r.InsetXY(0, inset).CutTop(line)
	cards.Y, cards.H = cards.Y-1, cards.H+1
	if r.W >= worded {
		text = b.words().T(lang.ForhonorRoundShort, lang.Count("n", b.shown.round), lang.Count("all", int(b.state.Rules().Last)))
	}
	if large {
		text = b.words().T(lang.ForhonorRound, lang.Count("n", b.shown.round), lang.Count("all", int(b.state.Rules().Last)))
		round, cards = scoreRoom(r).CutBottom(scoreLine)
		cards.H -= 3
	}
	if b.shown.round > 0 {
		write(c, ui.Body(14), text, round, sprites.Ink2, canvas.Centre)
	}
	b.drawCalled(c, cards)
	if b.shown.called < 0 && b.shown.left == [game.NumCamps]int{} {
		return // the cards have not been shuffled yet
	}
	for camp := range game.Camp(game.NumCamps) {
		b.drawCardsLeft(c, cards, camp)
	}
}

// drawCaptains marks the slips of the captains of the round, where a camp has several seats and the slips have room. In
// the fixed order nobody names a hero.
func (b *Board) drawCaptains(c *canvas.Canvas) {
	const wide, icon, in = 150.0, 20.0, 40.0
	if b.shown.round == 0 || b.state.Rules().Fixed || b.sheet.open || b.overlay() {
		return
	}
	for camp := range game.Camp(game.NumCamps) {
		slip := b.layout.slips[b.state.Captain(camp)]
		if members(b.state, camp) > 1 && slip.W >= wide {
			ui.DrawIcon(c, "captain", geom.Pt(slip.Right()-in, slip.Centre().Y), icon, sprites.Camp(camp).Cloth().Dark)
		}
	}
}

// drawCalled draws the card that calls a camp, as far as it has been turned over, else the back of the pile.
func (b *Board) drawCalled(c *canvas.Canvas, r geom.Rect) {
	card := sprites.InitiativeBack
	called := b.shown.called >= 0
	if called && b.shown.turn >= 0.5 {
		card = sprites.InitiativeCard(b.shown.called)
	}
	box := canvas.RectOf(card.Box())
	size := r.H / box.H
	at := geom.Pt(r.Centre().X-(box.X+box.W/2)*size, r.Centre().Y-(box.Y+box.H/2)*size)
	look := canvas.Look{Size: size}
	if called && b.shown.turn < 1 {
		look.Stretch = geom.Pt(max(0.02, math.Abs(1-2*b.shown.turn)), 1)
	}
	c.Draw(pictureOf(card), at, look)
	if called && b.shown.turn >= 1 {
		w, h := 48*size, 70*size
		c.Draw(ring(w, h, 1.5, 2.4, sprites.Shu), geom.Pt(r.Centre().X-w/2, r.Centre().Y-h/2-1), canvas.Look{})
	}
}

// drawCardsLeft writes how many cards of a camp are left, beside or below a small one of them where there is room.
func (b *Board) drawCardsLeft(c *canvas.Canvas, r geom.Rect, camp game.Camp) {
	const beside, below, least = 66.0, 18.0, 22.0
	n := strconv.Itoa(b.shown.left[camp])
	middle := 0.5 * r.H * 48 / 70
	side := geom.R(r.X, r.Y, r.Centre().X-r.X-middle-3, r.H)
	if camp == game.Defenders {
		side.X = r.Centre().X + middle + 3
	}
	card := sprites.InitiativeCard(camp)
	box := canvas.RectOf(card.Box())
	put := func(at geom.Point, high float64) {
		size := high / box.H
		draw(c, card, geom.Pt(at.X-(box.X+box.W/2)*size, at.Y-(box.Y+box.H/2)*size), size)
	}
	switch {
	case side.W >= beside:
		high := min(r.H*0.8, 40)
		wide := high * box.W / box.H
		words, align := b.words().T(lang.ForhonorCardsShort, lang.Count("n", b.shown.left[camp])), canvas.Left
		x, text := side.X+wide/2, geom.R(side.X+wide+3, side.Y, side.W-wide-3, side.H)
		if camp == game.Defenders {
			x, text, align = side.Right()-wide/2, geom.R(side.X, side.Y, side.W-wide-3, side.H), canvas.Right
		}
		put(geom.Pt(x, r.Centre().Y), high)
		write(c, ui.Strong(14), words, text, sprites.Ink, align)
	case side.W >= least && side.H >= 2*below:
		number, upper := side.CutBottom(below)
		put(upper.Centre(), min(upper.H, side.W*box.H/box.W))
		write(c, ui.Strong(14), n, number, sprites.Camp(camp).Cloth().Dark, canvas.Centre)
	default:
		write(c, ui.Strong(14), n, side, sprites.Camp(camp).Cloth().Dark, canvas.Centre)
	}
}
