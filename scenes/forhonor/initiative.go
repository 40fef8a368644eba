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
	"engawa/sprites/letters"
)

// drawInitiative draws the card that lies open, how many each camp has left, and the round: below them where there is
// room.
func (b *Board) drawInitiative(c *canvas.Canvas, r geom.Rect) {
	room := lowScoreRoom(r)
	round, cards := room.CutTop(room.H * nameShare)
	if r.H >= largeScore {
		round, cards = scoreRoom(r).CutBottom(scoreLine)
		cards.H -= 3
	}
	if b.shown.round > 0 {
		write(c, roundStyle(), b.roundText(), round, sprites.Ink2, canvas.Centre)
	}
	b.drawCalled(c, cards)
	if b.shown.called < 0 && b.shown.left == [game.NumCamps]int{} {
		return // the cards have not been shuffled yet
	}
	for camp := range game.Camp(game.NumCamps) {
		b.drawCardsLeft(c, cards, camp)
	}
}

// roundStyle is how the number of the round is written.
func roundStyle() letters.Style { return ui.Body(14) }

// roundText tells the round, in as many words as the panel has room for.
func (b *Board) roundText() string {
	const worded, whole = 80.0, 110.0
	last, limited := b.state.Rules().LastRound()
	n, all := lang.Count("n", b.shown.round), lang.Count("all", last)
	switch r := b.layout.initiative; {
	case !limited && r.W >= worded:
		return b.words().T(lang.ForhonorRoundBegins, n)
	case !limited:
		return strconv.Itoa(b.shown.round)
	case r.H >= largeScore && r.W > whole:
		return b.words().T(lang.ForhonorRound, n, all)
	case r.W >= worded:
		return b.words().T(lang.ForhonorRoundShort, n, all)
	}
	return strconv.Itoa(b.shown.round) + "/" + strconv.Itoa(last)
}

// drawCaptains marks the slips of the captains of the round, where a camp has several seats and the slips have room. In
// the fixed order nobody names a hero.
func (b *Board) drawCaptains(c *canvas.Canvas) {
	const wide, icon, in = 150.0, 20.0, 40.0
	if b.shown.round == 0 || b.state.Rules().Fixed || b.top() != nil {
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
		const out, line = 2.5, 2.4 // of the ring off the card, in its units, and how wide it is on the screen
		c.Draw(ring(box.W, box.H, out, line/size, sprites.Shu), r.Centre().Sub(geom.Pt(box.W*size/2, box.H*size/2)), canvas.Look{Size: size})
	}
}

// drawCardsLeft writes how many cards of a camp are left, beside or below a small one of them where there is room.
func (b *Board) drawCardsLeft(c *canvas.Canvas, r geom.Rect, camp game.Camp) {
	const beside, small, gap = 66.0, 30.0, 3.0
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
	case side.W >= small:
		high := side.H * 0.7
		wide := high * box.W / box.H
		whole := wide + gap + letters.Measure(ui.Strong(14), n)
		x := side.Centre().X - whole/2
		put(geom.Pt(x+wide/2, side.Centre().Y), high)
		write(c, ui.Strong(14), n, geom.R(x+wide+gap, side.Y, side.W, side.H), sprites.Camp(camp).Cloth().Dark, canvas.Left)
	default:
		write(c, ui.Strong(14), n, side, sprites.Camp(camp).Cloth().Dark, canvas.Centre)
	}
}
