package diagram

import (
	"strconv"

	"engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
)

// Measures of the picture of a battlefield, in sides of a square.
const (
	battleEdge = 0.62 // for the names of columns and rows, at the left and below
	battleRim  = 0.12 // at the right and above
)

// squares returns how many squares are shown side by side and above each other; the battlefield lies, row 1 at the
// left.
func (b battle) squares() (wide, high int) {
	return b.to.Row() - b.from.Row() + 1, b.to.Column() - b.from.Column() + 1
}

// size implements drawing.
func (b battle) size() (w, h float64) {
	wide, high := b.squares()
	return (float64(wide) + battleEdge + battleRim) * forhonorsprites.FieldSide, (float64(high) + battleEdge + battleRim) * forhonorsprites.FieldSide
}

// draw implements drawer: the field with everything on it, drawn by the painters of the table.
func (b battle) draw(c *canvas.Canvas, at geom.Rect) {
	wide, high := b.squares()
	chart := forhonorart.ChartAround(forhonorart.Landscape, geom.Pt(0, 0), geom.Pt(0, 0), at.W/(float64(wide)+battleEdge+battleRim), c.Scale())
	side := chart.Side
	corner := geom.Pt(at.X+(at.W-(float64(wide)+battleEdge+battleRim)*side)/2+battleEdge*side,
		at.Y+(at.H-(float64(high)+battleEdge+battleRim)*side)/2+battleRim*side)
	upper := geom.Pt(float64(b.from.Row()-1), float64(forhonor.Columns-1-b.to.Column()))
	chart = forhonorart.ChartAround(forhonorart.Landscape, corner, upper, side, c.Scale())
	window := chart.Around(b.from, b.to)
	c.Fill(window.Inset(-2), sprites.Ink)
	inside := c.Clipped(window)
	forhonorart.Draw(inside, b.state, chart)
	b.drawLook(inside, chart)
	for _, m := range b.marks {
		b.drawMark(inside, chart, m)
	}
	b.drawNames(c, chart, window)
}

// drawNames writes the rows below and the columns at the left.
func (b battle) drawNames(c *canvas.Canvas, chart forhonorart.Chart, window geom.Rect) {
	style := ui.Strong(chart.Side * 0.38)
	if style.Size > chart.Side {
		return // they would run into each other
	}
	every := 1
	if letters.Measure(style, strconv.Itoa(b.to.Row()))+2 > chart.Side {
		every = 2 // they would run into each other
	}
	for row := b.from.Row(); row <= b.to.Row(); row += every {
		x := chart.Middle(forhonor.SquareAt(b.from.Column(), row)).X
		y := window.Bottom() + chart.Side*battleEdge/2 + 3
		c.Text(style, strconv.Itoa(row), geom.Pt(x, canvas.InMiddle(style, y, y)), sprites.Ink, canvas.Centre)
	}
	for column := b.from.Column(); column <= b.to.Column(); column++ {
		y := chart.Middle(forhonor.SquareAt(column, b.from.Row())).Y
		c.Text(style, string(rune('A'+column)), geom.Pt(window.X-chart.Side*battleEdge/2-1.5, canvas.InMiddle(style, y, y)), sprites.Ink, canvas.Centre)
	}
}

// drawMark draws a mark on a square.
func (b battle) drawMark(c *canvas.Canvas, chart forhonorart.Chart, m spot) {
	forhonorart.DrawMark(c, chart, m.at, map[lang.MarkKind]forhonorsprites.FieldMarkKind{
		lang.MarkReach: forhonorsprites.StopDot, lang.MarkTake: forhonorsprites.RemovedMark, lang.MarkDanger: forhonorsprites.FightRing,
		lang.MarkNo: forhonorsprites.FocusRing, lang.MarkLight: forhonorsprites.ChosenHero,
	}[m.kind])
}

// drawLook draws what is looked at.
func (b battle) drawLook(c *canvas.Canvas, chart forhonorart.Chart) {
	switch b.look.kind {
	case lang.LookReach:
		b.drawReach(c, chart)
	case lang.LookWay:
		b.drawWay(c, chart)
	case lang.LookShot:
		b.drawShot(c, chart)
	case lang.LookBanner:
		inside := setOf(b.look.inside)
		drawArea(c, chart, &inside)
	case lang.LookGroups:
		for camp := range forhonor.Camp(forhonor.NumCamps) {
			for _, g := range []forhonor.Group{forhonor.LineGroup, forhonor.RearGroup} {
				b.drawGroup(c, chart, camp, g)
			}
		}
	}
}

// setOf returns the set of the squares.
func setOf(squares []forhonor.Square) (set forhonorart.SquareSet) {
	for _, q := range squares {
		set[q] = true
	}
	return set
}

// drawArea draws one line round all of the squares, which small squares must not make so thin that it is lost. Unlike at a
// table nothing tints them: a picture shows what lies there.
func drawArea(c *canvas.Canvas, chart forhonorart.Chart, squares *forhonorart.SquareSet) {
	const rim, line = 3.4, 1.6
	thick := max(1.2, forhonorsprites.FieldSide/chart.Side)
	forhonorart.DrawOutline(c, chart, squares, sprites.Paper2, rim*thick)
	forhonorart.DrawOutline(c, chart, squares, sprites.Shu, line*thick)
}

// drawReach writes on every square where the hero can stop what it costs.
func (b battle) drawReach(c *canvas.Canvas, chart forhonorart.Chart) {
	var inside forhonorart.SquareSet
	for q, cost := range b.look.cost {
		inside[q] = cost > 0
	}
	drawArea(c, chart, &inside)
	style := ui.Strong(chart.Side * 0.46)
	for q, cost := range b.look.cost {
		if q := forhonor.Square(q); cost > 0 && b.shows(q) {
			at := chart.Middle(q)
			ui.RimmedText(c, style, strconv.Itoa(int(cost)), geom.Pt(at.X, canvas.InMiddle(style, at.Y, at.Y)), sprites.ShuD, sprites.Paper2)
		}
	}
}

// drawWay draws the way of a hero, with what it costs at its end.
func (b battle) drawWay(c *canvas.Canvas, chart forhonorart.Chart) {
	points := make([]geom.Point, len(b.look.way))
	for k, q := range b.look.way {
		points[k] = chart.Middle(q)
	}
	forhonorart.DrawTrail(c, chart, points)
	forhonorart.DrawSteps(c, chart, b.look.way[len(b.look.way)-1], b.look.steps)
}

// drawShot draws the line of a shot and what is in its way.
func (b battle) drawShot(c *canvas.Canvas, chart forhonorart.Chart) {
	forhonorart.DrawShot(c, chart, b.look.shot[0], b.look.shot[1], b.look.free)
	if b.look.stop != forhonor.NoSquare {
		forhonorart.DrawMark(c, chart, b.look.stop, forhonorsprites.BlockedMark)
	}
	if b.look.free {
		forhonorart.DrawMark(c, chart, b.look.shot[1], forhonorsprites.ShotTarget)
	}
}

// drawGroup draws a line round a group of soldiers, and how many they are.
func (b battle) drawGroup(c *canvas.Canvas, chart forhonorart.Chart, camp forhonor.Camp, g forhonor.Group) {
	squares := b.group(camp, g)
	if len(squares) == 0 {
		return
	}
	set := setOf(squares)
	forhonorart.DrawGroup(c, chart, &set, camp)
	all := chart.Around(squares...)
	disc := forhonorsprites.GroupDisc{Camp: forhonorsprites.Camp(camp), Count: len(squares), Rear: g == forhonor.RearGroup}
	forhonorart.DrawCount(c, chart, disc, geom.Pt(all.Centre().X, all.Y))
}
