package forhonor

import (
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// trailGap is how far the dots of a trail lie apart, in field units.
const trailGap = 8.8

// DrawTrail draws the path of a hero through the middles of squares, in field
// units: a band of paper with dots of pine. Fewer than two points draw
// nothing.
func DrawTrail(c *vector.Canvas, points []vector.Point) {
	if len(points) < 2 {
		return
	}
	p := sprites.NewPainter(c)
	line := vector.Polyline(points...)
	p.Stroke(line, vector.Stroke{Width: p.LineWidth(7, 3.4)}, vector.Solid(sprites.Paper2))
	dots := new(vector.Path)
	for _, at := range pointsAlong(points, trailGap) {
		dots.Append(vector.Circle(at.X, at.Y, p.LineWidth(2.2, 1.1)))
	}
	p.FillColor(dots, ActInk)
}

// TrailBox returns the box of what DrawTrail draws.
func TrailBox(points []vector.Point) vector.Box {
	if len(points) < 2 {
		return vector.Box{}
	}
	const over = 8
	b := vector.Polyline(points...).Bounds()
	return vector.Box{X: b.X - over, Y: b.Y - over, W: b.W + 2*over, H: b.H + 2*over}
}

// pointsAlong returns points on the way through the given ones, as near to the gap
// apart as fills it evenly, from half a gap after the start.
func pointsAlong(points []vector.Point, gap float64) []vector.Point {
	length := 0.0
	for i, to := range points[1:] {
		length += math.Hypot(to.X-points[i].X, to.Y-points[i].Y)
	}
	step := length / max(1, math.Round(length/gap))
	var found []vector.Point
	walked, next := 0.0, step/2
	for i, to := range points[1:] {
		from := points[i]
		leg := math.Hypot(to.X-from.X, to.Y-from.Y)
		for ; leg > 0 && next <= walked+leg; next += step {
			found = append(found, from.Lerp(to, (next-walked)/leg))
		}
		walked += leg
	}
	return found
}

// DrawShotLine draws the line of a shot, in field units, from the middle of the
// shooter's square: bright with an arrowhead when the way is free, otherwise
// dark red, dashed and barred at its end.
func DrawShotLine(c *vector.Canvas, from, to vector.Point, free bool) {
	length := math.Hypot(to.X-from.X, to.Y-from.Y)
	if length == 0 {
		return
	}
	c.Save()
	defer c.Restore()
	c.Transform(vector.Translate(from.X, from.Y).Mul(vector.Rotate(math.Atan2(to.Y-from.Y, to.X-from.X))))
	p := sprites.NewPainter(c)
	line, col := vector.Line(0, 0, length, 0), FightInk
	inner := vector.Stroke{Width: p.LineWidth(3.4, 1.7), Cap: vector.ButtCap}
	end := vector.Polygon(vector.Point{X: length - 13, Y: -7}, vector.Point{X: length, Y: 0}, vector.Point{X: length - 13, Y: 7})
	if !free {
		col, inner.Dash = sprites.Beni, []float64{8, 6}
		end = new(vector.Path).MoveTo(length-7, -7).LineTo(length+7, 7).MoveTo(length+7, -7).LineTo(length-7, 7)
	}
	p.Stroke(line, vector.Stroke{Width: p.LineWidth(7, 3.4)}, vector.Solid(sprites.Paper2))
	p.Stroke(end, vector.Stroke{Width: p.LineWidth(8, 4)}, vector.Solid(sprites.Paper2))
	p.Stroke(line, inner, vector.Solid(col))
	if free {
		p.FillColor(end, col)
		return
	}
	p.Stroke(end, vector.Stroke{Width: p.LineWidth(4, 2)}, vector.Solid(col))
}
