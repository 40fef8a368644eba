package honshu

import (
	"strconv"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/land"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// ownUnit is the largest square of the small picture of the own land.
const ownUnit = 34.0

// drawSeats draws a paper for each of the others: its points, its land, its cubes and the cards in its hand. The table
// adds crest and name.
func (b *Board) drawSeats(c *canvas.Canvas) {
	for k, room := range b.layout.seats {
		if room.paper.Empty() {
			continue
		}
		seat := rules.Seat((int(b.below) + k) % b.seats)
		ui.DrawPaper(c, ui.Slip(), room.paper)
		m := b.lands[seat]
		if m == nil {
			continue
		}
		if !room.land.Empty() {
			b.drawSmall(c, m, room.land, b.layout.small)
		}
		if b.hand.count.running() {
			continue // the points are being counted
		}
		if room.held.Empty() {
			b.drawPointsOf(c, room.points, seat)
			b.drawCubes(c, room.cubes, seat)
			continue
		}
		drawNumber(c, room.points, m.Score(b.state.Scoring()).Total(), blossomSign(c))
		b.drawHoldings(c, room.held, seat)
	}
}

// drawSmall draws a land small, with the card that a line of the log tells of outlined.
func (b *Board) drawSmall(c *canvas.Canvas, m *game.Map, r geom.Rect, most float64) {
	chart := land.DrawSmall(c, m, r, most)
	if cells := b.logged(m); len(cells) > 0 {
		land.DrawRim(c, chart, cells, sprites.Kin2)
	}
}

// logged returns what shows on a land of the card that the lit line of the log has built there.
func (b *Board) logged(m *game.Map) (cells []game.Cell) {
	parts := b.marks.Parts
	if b.marks.Kind != table.MarkLog || len(parts) != 3 || parts[0].Kind != rules.PartCell {
		return nil
	}
	m.Cells(func(at game.Cell) bool {
		if p, _, ok := m.Printed(at); ok && p.Cell() == game.Cell(parts[0].Index) && parts[1] == button(int(game.ButtonTurn)+int(p.Turn)) {
			cells = append(cells, at)
		}
		return true
	})
	return cells
}

// drawPointsOf writes the points of a seat and the cards that it holds, beside each other or, in a narrow place that is
// high enough, below each other.
func (b *Board) drawPointsOf(c *canvas.Canvas, r geom.Rect, seat rules.Seat) {
	const high = 34.0
	points := b.lands[seat].Score(b.state.Scoring()).Total()
	_, held := b.state.Hand(seat)
	first, second := r.CutLeft(r.W * 0.54)
	if r.H >= high {
		first, second = r.CutTop(r.H / 2)
	}
	drawNumber(c, first, points, blossomSign(c))
	drawNumber(c, second, held, cardsSign(c))
}

// drawCubes writes in a row how many cubes of each good lie on the land of a seat, those that it has.
func (b *Board) drawCubes(c *canvas.Canvas, r geom.Rect, seat rules.Seat) {
	const most, digit, gap = 32.0, 9.0, 2.0
	cubes := b.lands[seat].Cubes()
	n := 0
	for good := range game.Colour(game.NumColours) {
		n += min(1, int(cubes[good]))
	}
	cell := geom.R(r.X, r.Y, min(most, r.W/float64(max(1, n))), r.H)
	for good := range game.Colour(game.NumColours) {
		if cubes[good] == 0 {
			continue
		}
		text := strconv.Itoa(int(cubes[good]))
		size := min(15, cell.W-digit*float64(len(text))-gap)
		land.DrawCube(c, good, land.CubeWhole, geom.Pt(cell.X+size/2, cell.Centre().Y), size)
		style := ui.Strong(13)
		c.Text(style, text, geom.Pt(cell.X+size+gap, canvas.InMiddle(style, cell.Y, cell.Bottom())), sprites.Ink, canvas.Left)
		cell.X += cell.W
	}
}

// blossomSign draws the blossom of a point.
func blossomSign(c *canvas.Canvas) func(at geom.Point, size float64) {
	return func(at geom.Point, size float64) { ui.DrawSprite(c, "ui/blossom", at, size, canvas.Look{}) }
}

// cardsSign draws the sign of cards in a hand.
func cardsSign(c *canvas.Canvas) func(at geom.Point, size float64) {
	return func(at geom.Point, size float64) { ui.DrawIcon(c, "cards", at, size, sprites.Ink) }
}

// drawHoldings writes below each other how many cubes of each good lie on the land of a seat, those that it has, and
// how many cards it holds.
func (b *Board) drawHoldings(c *canvas.Canvas, r geom.Rect, seat rules.Seat) {
	m := b.lands[seat]
	if m == nil {
		return
	}
	cubes := m.Cubes()
	var goods []game.Colour
	for good := range game.Colour(game.NumColours) {
		if cubes[good] > 0 {
			goods = append(goods, good)
		}
	}
	high := min(27, r.H/float64(len(goods)+1))
	row := geom.R(r.X, r.Bottom()-high*float64(len(goods)+1), r.W, high)
	for _, good := range goods {
		drawNumber(c, row, int(cubes[good]), cubeSign(c, good, land.CubeWhole))
		row.Y += high
	}
	_, held := b.state.Hand(seat)
	drawNumber(c, row, held, cardsSign(c))
}

// cubeSign draws a cube of a good.
func cubeSign(c *canvas.Canvas, good game.Colour, state land.CubeState) func(at geom.Point, size float64) {
	return func(at geom.Point, size float64) { land.DrawCube(c, good, state, at, size) }
}

// drawNumber draws a sign and how many there are of it.
func drawNumber(c *canvas.Canvas, r geom.Rect, n int, sign func(at geom.Point, size float64)) {
	const narrow, stacked = 40.0, 34.0
	text := strconv.Itoa(n)
	if r.W < narrow && r.H >= stacked { // the number stands below
		size := min(20, r.W-4, r.H*0.5)
		style := ui.Fit(ui.Strong(14), text, r.W)
		sign(geom.Pt(r.Centre().X, r.Y+2+size/2), size)
		c.Text(style, text, geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Bottom()-17, r.Bottom()-1)), sprites.Ink, canvas.Centre)
		return
	}
	size := min(21, r.H-3, r.W*0.5)
	style := ui.Fit(ui.Strong(max(13, min(17, r.H*0.6))), text, r.W-size-3)
	sign(geom.Pt(r.X+size/2, r.Centre().Y), size)
	c.Text(style, text, geom.Pt(r.X+size+3, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Ink, canvas.Left)
}

// ownPlan is where things lie on the paper of the own land.
type ownPlan struct{ head, sign, held, land geom.Rect }

func (b *Board) ownPlan() ownPlan {
	r := b.layout.own
	p := ownPlan{land: r.Inset(8)}
	if r.H > 110 {
		p.head, p.land = p.land.CutTop(26)
		p.sign = geom.Around(geom.Pt(p.head.Right()-14, p.head.Centre().Y), 22, 22)
	} else {
		p.sign, p.land = p.land.CutRight(26)
	}
	if r.H > 60 && r.W > 130 {
		p.held, p.land = p.land.CutLeft(46)
	}
	return p
}

// drawOwn draws the own land small, beside the cards of a trick: a button that opens the trial.
func (b *Board) drawOwn(c *canvas.Canvas) {
	if b.layout.own.Empty() {
		return
	}
	p := b.ownPlan()
	ui.DrawPaper(c, ui.Panel(), b.layout.own)
	if !p.head.Empty() {
		style := ui.Strong(16)
		text := b.ownWords()
		style = ui.Fit(style, text, p.head.W-34)
		c.Text(style, letters.Ellipsis(style, text, p.head.W-34), geom.Pt(p.head.X+6, canvas.InMiddle(style, p.head.Y, p.head.Bottom())), sprites.Ink, canvas.Left)
	}
	ui.DrawIcon(c, "trial", p.sign.Centre(), 22, sprites.Ink)
	if !p.held.Empty() {
		b.drawHoldings(c, p.held, b.self())
	}
	if m := b.lands[b.self()]; m != nil {
		b.drawSmall(c, m, p.land, ownUnit)
	}
}

// ownWords is what the picture of the own land is called: what a touch does.
func (b *Board) ownWords() string {
	if b.choice.State != nil && len(b.tryable()) > 0 {
		return b.words().T(lang.HonshuTryOn)
	}
	return b.words().T(lang.HonshuYourLand)
}

// drawGoal draws the scoring card of the match: its picture with a few words or, where these have no room, alone. A
// blossom says that the point values lie behind it, with words where the match has no scoring card.
func (b *Board) drawGoal(c *canvas.Canvas) {
	const gap, line, sign, broad = 10.0, 16.5, 24.0, 96.0
	r := b.layout.goal
	if r.Empty() {
		return
	}
	ui.DrawPaper(c, ui.Slip(), r)
	in, n, text := r.InsetXY(10, 3), b.state.Goal(), b.goalWords()
	if n == 0 {
		text = b.words().T(lang.HonshuValues)
	}
	blossom := in.W >= broad
	if blossom {
		in.W -= sign + gap/2
	}
	style := ui.Body(15)
	if in.H < 2*line+4 {
		style.Size = 13.5
	}
	most := max(1, int(in.H/line))
	if n == 0 && (!blossom || len(letters.Wrap(style, text, in.W)) > most) {
		ui.DrawSprite(c, "ui/blossom", r.Centre(), min(28, r.W-8, r.H-8), canvas.Look{})
		return
	}
	if blossom {
		ui.DrawSprite(c, "ui/blossom", geom.Pt(r.Right()-10-sign/2, r.Centre().Y), min(sign, in.H), canvas.Look{})
	}
	for _, share := range []float64{0.4, 0.26, 0.18} {
		words := in
		if n > 0 {
			picture := geom.R(in.X, in.Y+4, in.W*share, in.H-8)
			_, words = in.CutLeft(land.BonusWidth(n, picture) + gap)
			if lines := letters.Wrap(style, text, words.W); len(lines) > most {
				continue
			}
			land.DrawBonus(c, n, picture)
		}
		lines := ui.Lines(style, text, words.W, most)
		y := in.Centre().Y - float64(len(lines))*line/2
		for _, part := range lines {
			c.Text(style, part, geom.Pt(words.X, canvas.InMiddle(style, y, y+line)), sprites.Ink, canvas.Left)
			y += line
		}
		return
	}
	picture := in.InsetXY(-5, 5)
	if !blossom {
		picture = r.InsetXY(5, 8)
	}
	wide := land.BonusWidth(n, picture)
	land.DrawBonus(c, n, geom.Around(picture.Centre(), wide, picture.H))
}

// goalWords says in a few words what the scoring card rewards.
func (b *Board) goalWords() string {
	n := b.state.Goal()
	if n == 0 {
		return b.words().T(lang.HonshuNoBonus)
	}
	short, _ := b.words().ScoringCard(n, b.state.Scoring().Manual)
	return short
}

// goalName is what the slip of the scoring card is called: it opens the point values.
func (b *Board) goalName() string { return b.words().Of(b.words().T(lang.HonshuValues), b.goalWords()) }

// drawPool writes how many cubes of each good are left.
func (b *Board) drawPool(c *canvas.Canvas) {
	r := b.layout.pool
	if r.Empty() {
		return
	}
	ui.DrawPaper(c, ui.Slip(), r)
	in := r.InsetXY(10, 3)
	if in.W > 230 {
		style := ui.Body(15)
		c.Text(style, b.words().T(lang.HonshuPool), geom.Pt(in.X, canvas.InMiddle(style, in.Y, in.Bottom())), sprites.Ink2, canvas.Left)
		_, in = in.CutLeft(70)
	}
	for good, cell := range in.Columns(game.NumColours, 2) {
		n := b.state.Pool(game.Colour(good))
		state := land.CubeWhole
		if n <= 0 {
			state = land.CubeCrossed
		}
		drawNumber(c, cell, max(0, n), cubeSign(c, game.Colour(good), state))
	}
}

// drawAct draws the one vermilion button.
func (b *Board) drawAct(c *canvas.Canvas) {
	text, icon, on := b.actWords()
	if text == "" || b.layout.act.Empty() || b.pending() {
		return
	}
	paper, ink := ui.Primary(), sprites.Paper2
	if !on {
		paper, ink = ui.Disabled(), sprites.Ink2
	}
	ui.DrawPaper(c, paper, b.layout.act)
	drawLabel(c, b.layout.act, icon, text, ink)
}
