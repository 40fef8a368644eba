package honshu

import (
	"math/bits"
	"slices"

	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/land"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// drawBench draws the land with the card that is laid, and what serves it.
func (b *Board) drawBench(c *canvas.Canvas) {
	n := b.bench
	ground := c
	if n.zoom > 1 {
		ground = c.Clipped(b.landRoom())
	}
	land.Draw(ground, n.ghost.on, n.chart)
	b.drawAnchors(ground)
	b.drawGhost(ground)
	if b.trial != game.NoCard {
		b.drawStrip(c)
	}
	b.drawScore(c)
	b.drawBar(c)
	b.drawLaid(c)
}

// leastAnchor is how small the marks of places become with the squares, as a share of their usual size.
const leastAnchor = 0.55

// drawAnchors marks where the card could be brought.
func (b *Board) drawAnchors(c *canvas.Canvas) {
	n := b.bench
	if !b.house.Settings.Marks {
		return
	}
	hx, hy := n.ghost.handle()
	for _, a := range n.marks {
		if _, covered := n.ghost.squareAt(a.x, a.y); covered || a.x == hx && a.y == hy {
			continue
		}
		square, size := n.chart.Square(a.x, a.y), max(leastAnchor, n.chart.Side/64)
		if _, _, built := n.ghost.on.Printed(game.CellAt(a.x, a.y)); built {
			corner := geom.Pt(square.Right(), square.Bottom())
			c.Draw(cornerAnchorPicture(a.sides, n.both), corner, canvas.Look{Size: size})
			continue
		}
		c.Draw(anchorPicture(a.sides, n.both), square.Centre(), canvas.Look{Size: size})
	}
}

// drawGhost draws the card where it lies, what it does square by square, and its frame.
func (b *Board) drawGhost(c *canvas.Canvas) {
	n := b.bench
	p, t := n.ghost.place, n.effect.trial
	for i := range 6 {
		at := p.SquareAt(i)
		r := n.chart.Cell(at)
		if (t.Hidden&t.Shared)>>i&1 == 0 {
			land.DrawSquare(c, p.Card, i, false, r)
			if t.New>>i&1 != 0 && t.Legal() {
				land.DrawNew(c, p.Card, i, n.short(at), r)
			}
		}
		land.DrawSign(c, land.SignOf(t, i), r)
		if t.Lost>>i&1 != 0 && n.blink/10%2 == 0 {
			land.DrawLost(c, n.ghost.on, at, r)
		}
	}
	land.DrawFrame(c, n.chart.Box(land.BoxOfCard(p)), t.Legal())
	corner := b.cornerRect()
	paper := ui.Plain()
	paper.Radius = 15
	ui.DrawPaper(c, paper, geom.Around(corner.Centre(), 30, 30))
	ui.DrawIcon(c, "rotate", corner.Centre(), 18, sprites.Ink)
}

// short reports whether the pool has no cube for a new square.
func (n *bench) short(at game.Cell) bool {
	return slices.Contains(n.effect.missing, at)
}

// drawBar draws the buttons that turn the card and choose its side.
func (b *Board) drawBar(c *canvas.Canvas) {
	bar, words := b.barPlan(), b.words()
	if r := b.layout.bar; r.H > 60 && r.H <= 90 {
		ui.DrawPaper(c, ui.Panel(), r)
	}
	b.drawKey(c, bar.left, "rotate-left")
	b.drawKey(c, bar.right, "rotate")
	both := ui.Plain()
	if b.bench.both {
		both.Face = sprites.Shu3
	}
	ui.DrawPaper(c, both, bar.both)
	ui.DrawIcon(c, "eye", bar.both.Centre(), 24, sprites.Ink)
	side := b.bench.ghost.level()
	segments := []ui.Segment{{Label: words.T(lang.HonshuOver), Icon: "over"}, {Label: words.T(lang.HonshuUnder), Icon: "under"}}
	const sign, size = 40.0, 14.5 // what a sign takes beside a word, with the edges
	if slices.ContainsFunc(segments, func(s ui.Segment) bool { return letters.Measure(ui.Strong(size), s.Label) > bar.under.W-sign }) {
		segments[0].Icon, segments[1].Icon = "", ""
	}
	whole := geom.R(bar.over.X, bar.over.Y, bar.under.Right()-bar.over.X, bar.over.H)
	chosen := int(side)
	if side == woven {
		chosen = -1
	}
	for _, control := range ui.Segments("side", "", whole, segments, chosen, func(int) {}) {
		control.Paint(c, ui.Shown{})
	}
}

// drawKey draws a button with an icon.
func (b *Board) drawKey(c *canvas.Canvas, r geom.Rect, icon string) {
	ui.DrawPaper(c, ui.Plain(), r)
	ui.DrawIcon(c, icon, r.Centre(), 26, sprites.Ink)
}

// drawStrip draws which card is tried, the way to others, and the way back.
func (b *Board) drawStrip(c *canvas.Canvas) {
	p := b.stripPlan()
	b.drawDisc(c, p.previous, "back")
	b.drawDisc(c, p.next, "next")
	style := ui.Strong(18)
	text := b.trial.String()
	c.Text(style, text, geom.Pt(p.label.Centre().X, canvas.InMiddle(style, p.label.Y, p.label.Bottom())), sprites.Ink, canvas.Centre)
	ui.DrawPaper(c, ui.Plain(), p.back)
	drawLabel(c, p.back, "close", b.words().T(lang.HonshuTryOff), sprites.Ink)
}

// drawDisc draws a round button.
func (b *Board) drawDisc(c *canvas.Canvas, r geom.Rect, icon string) {
	paper := ui.Plain()
	paper.Radius = r.W / 2
	ui.DrawPaper(c, paper, r)
	ui.DrawIcon(c, icon, r.Centre(), r.W*0.46, sprites.Ink)
}

// drawLabel writes icon and words in the middle of a button, in two lines where one is too long.
func drawLabel(c *canvas.Canvas, r geom.Rect, icon, text string, ink sprites.Color) {
	const gap, edge = 7.0, 10.0
	room := r.W - 2*edge
	iconSize := min(24, r.H*0.42)
	if icon != "" {
		room -= iconSize + gap
	}
	style := ui.Fit(ui.Strong(min(20, max(15, r.H*0.34))), text, room)
	lines := ui.Lines(style, text, room, 2)
	wide := 0.0
	for _, line := range lines {
		wide = max(wide, letters.Measure(style, line))
	}
	x := r.Centre().X - wide/2
	if icon != "" {
		x += (iconSize + gap) / 2
		ui.DrawIcon(c, icon, geom.Pt(x-gap-iconSize/2, r.Centre().Y), iconSize, ink)
	}
	step := style.Size * 1.12
	y := r.Centre().Y - step*float64(len(lines))/2
	for _, line := range lines {
		c.Text(style, line, geom.Pt(x, canvas.InMiddle(style, y, y+step)), ink, canvas.Left)
		y += step
	}
}

// drawLaid draws the card that is laid with words about the place, where there is room for it.
func (b *Board) drawLaid(c *canvas.Canvas) {
	r := b.layout.card
	if r.Empty() {
		return
	}
	const pad, gap = 16.0, 14.0
	ui.DrawPaper(c, ui.Panel(), r)
	in := r.Inset(pad)
	side := min((in.H)/3, in.W*0.2)
	land.DrawLoose(c, b.bench.ghost.place.Card, 0, geom.Pt(in.X, in.Y+(in.H-3*side)/2), side)
	_, in = in.CutLeft(2*side + gap)
	text, legal := b.placeWords()
	if legal {
		style := ui.Strong(16)
		ui.DrawIcon(c, "check", geom.Pt(in.X+9, in.Bottom()-10), 18, sprites.Matsu)
		c.Text(style, b.words().T(lang.HonshuLegal), geom.Pt(in.X+24, canvas.InMiddle(style, in.Bottom()-20, in.Bottom())), sprites.Matsu, canvas.Left)
		in.H -= 24
	}
	style := ui.Body(15)
	for canvas.ParagraphHeight(style, text, in.W) > in.H && style.Size > 13 {
		style.Size -= 0.5
	}
	c.Paragraph(style, text, in, sprites.Ink, canvas.Left)
}

// count returns how many squares are in a set.
func count(set uint8) int { return bits.OnesCount8(set) }
