package replay

import (
	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// courseKey is what the picture of the strip depends on: the analysis of a match does not change.
type courseKey struct {
	of   analysis.Analysis
	w, h float64
}

// paint draws the strip with the position that is shown.
func (c courseView) paint(cv *canvas.Canvas, at geom.Rect, s ui.ControlState) {
	c.rect = at
	corner := geom.Pt(c.rect.X, c.rect.Y)
	if s.Focus {
		ui.DrawFocus(cv, c.rect, ui.Radius)
	}
	plot := c.plot()
	ui.DrawSurface(cv, ui.Well(), geom.R(plot.X+c.left, plot.Y, plot.W-c.left, plot.H))
	cv.Draw(canvas.Picture{
		Key: courseKey{c.analysis, c.rect.W, c.rect.H}, Box: geom.R(0, 0, c.rect.W, c.rect.H),
		Paint: func(v *vector.Canvas) { c.drawLine(v, corner) },
	}, corner, canvas.Look{})
	c.drawAhead(cv)
	c.drawLegend(cv)
	p := c.point(c.index)
	cv.Fill(geom.R(p.X-1.5, plot.Y+2, 3, plot.H-4), sprites.Ink)
	cv.Draw(beadPicture(), p, canvas.Look{})
}

// drawAhead draws the crests of who is ahead above and below the middle, with the words for it beside them: left of the line
// or over and below it. Where neither has room the crests are alone.
func (c courseView) drawAhead(cv *canvas.Canvas) {
	style, plot := ui.Body(aheadSize), c.plot()
	size, top, way, x := min(20, plot.H*0.38), plot.Y, plot.H, courseCrest
	if c.left == 0 {
		size, top, way, x = legendHeight, c.rect.Y-1, c.rect.H+2, legendHeight+aheadGap
	}
	for k, seat := range []int{c.above, c.below} {
		y := top + size/2 + float64(k)*(way-size)
		if seat >= 0 {
			table.DrawCrest(cv, rules.Seat(seat), geom.Pt(plot.X+size/2, y), size)
		}
		if c.left != courseCrest && x+letters.Measure(style, c.ahead[k]) <= plot.W {
			cv.Text(style, c.ahead[k], geom.Pt(plot.X+x, canvas.InMiddle(style, y-size/2, y+size/2)), sprites.Ink2, canvas.Left)
		}
	}
}

// drawLegend says below the line what the marks of mistakes mean.
func (c courseView) drawLegend(cv *canvas.Canvas) {
	style, plot := ui.Body(aheadSize), c.plot()
	x, middle := c.field().X, c.rect.Bottom()-aheadSize/2
	if c.left == 0 {
		x = plot.X + legendHeight + aheadGap + letters.Measure(style, c.ahead[1]) + legendGap
	}
	for _, e := range c.legend {
		wide := 2*markHalf + aheadGap + letters.Measure(style, e.words)
		if x+wide > plot.Right() {
			return
		}
		cv.Draw(lozengePicture(e.grade), geom.Pt(x+markHalf, middle), canvas.Look{})
		cv.Text(style, e.words, geom.Pt(x+2*markHalf+aheadGap, canvas.InMiddle(style, middle-aheadSize/2, middle+aheadSize/2)), sprites.Ink2, canvas.Left)
		x += wide + legendGap
	}
}

// drawLine draws the line of the values, with the field between it and the middle in the colour of who wins, and the
// mistakes; corner is that of the strip.
func (c courseView) drawLine(v *vector.Canvas, corner geom.Point) {
	at := func(n int) vector.Point {
		p := c.point(n).Sub(corner)
		return vector.Point{X: p.X, Y: p.Y}
	}
	middle := c.plot().Centre().Y - corner.Y
	first, last := at(0), at(len(c.values)-1)
	area, line := new(vector.Path).MoveTo(first.X, middle), new(vector.Path).MoveTo(first.X, first.Y)
	for n := range c.values {
		p := at(n)
		area.LineTo(p.X, p.Y)
		line.LineTo(p.X, p.Y)
	}
	area.LineTo(last.X, middle).Close()
	crests := sprites.Crests()
	for k, seat := range []int{c.above, c.below} {
		ink := sprites.Ink3
		if seat >= 0 {
			ink = crests[seat].Color
		}
		v.Save()
		v.Clip(vector.Rect(0, float64(k)*middle, c.rect.W, middle+float64(k)*c.rect.H), vector.NonZero)
		v.Fill(area, vector.Solid(ink.Alpha(0.5)))
		v.Restore()
	}
	v.Stroke(vector.Line(first.X, middle, last.X, middle), vector.Stroke{Width: 1.2}, vector.Solid(sprites.Ink2))
	v.Stroke(line, vector.Stroke{Width: 1.8, Join: vector.RoundJoin, Cap: vector.RoundCap}, vector.Solid(sprites.Ink))
	for n, g := range c.grades {
		if g != analysis.NoMistake {
			p := at(n)
			drawLozenge(v, p, g)
		}
	}
}

// drawLozenge draws the mark of a mistake on the strip: filled for a blunder.
func drawLozenge(v *vector.Canvas, p vector.Point, g analysis.Grade) {
	const half = markHalf
	shape := vector.Polygon(vector.Point{X: p.X - half, Y: p.Y}, vector.Point{X: p.X, Y: p.Y - half}, vector.Point{X: p.X + half, Y: p.Y}, vector.Point{X: p.X, Y: p.Y + half})
	face := sprites.Paper2
	if g == analysis.Blunder {
		face = sprites.Beni
	}
	v.Fill(shape, vector.Solid(face))
	v.Stroke(shape, vector.Stroke{Width: 1.8, Join: vector.RoundJoin}, vector.Solid(sprites.Beni))
}

type lozengeKey struct{ grade analysis.Grade }

// lozengePicture is the mark of a mistake about its middle.
func lozengePicture(g analysis.Grade) canvas.Picture {
	return canvas.Picture{
		Key: lozengeKey{g}, Box: geom.R(-markHalf-1, -markHalf-1, 2*markHalf+2, 2*markHalf+2),
		Paint: func(v *vector.Canvas) { drawLozenge(v, vector.Point{}, g) },
	}
}

type beadKey struct{}

// beadPicture is the bead on the line at the position that is shown.
func beadPicture() canvas.Picture {
	const radius = 7.0
	return canvas.Picture{
		Key: beadKey{}, Box: geom.R(-radius-2, -radius-2, 2*radius+4, 2*radius+4),
		Paint: func(v *vector.Canvas) {
			v.Fill(vector.Circle(0, 0, radius), vector.Solid(sprites.Kin2))
			v.Stroke(vector.Circle(0, 0, radius), vector.Stroke{Width: 2.4}, vector.Solid(sprites.Ink))
		},
	}
}
