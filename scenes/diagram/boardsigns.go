package diagram

import (
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/yokaiart"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// paintGround draws the marks that lie under the pieces: washes over whole squares.
func (b board) paintGround(c *vector.Canvas) {
	for _, m := range b.marks {
		cell, _ := cellOf(m.Cell)
		r := b.square(cell)
		switch m.Kind {
		case lang.MarkLight:
			wash(c, r, sprites.Kin2, sprites.Kin)
		case lang.MarkDanger:
			wash(c, r, sprites.Shu3, sprites.ShuD)
		}
	}
}

// wash tints a square and frames it.
func wash(c *vector.Canvas, r geom.Rect, tint, frame sprites.Color) {
	const in = 5.0
	shape := vector.RoundRect(r.X+in, r.Y+in, r.W-2*in, r.H-2*in, 5)
	c.Fill(shape, vector.Solid(tint.Alpha(0.55)))
	c.Stroke(shape, vector.Stroke{Width: 4}, vector.Solid(frame))
}

// paintSigns draws what lies over the pieces: the other marks, and the arrows.
func (b board) paintSigns(c *vector.Canvas) {
	for _, m := range b.marks {
		cell, _ := cellOf(m.Cell)
		at := b.square(cell).Centre()
		switch m.Kind {
		case lang.MarkReach:
			yokaiart.Dot(c, at.X, at.Y, 16)
		case lang.MarkTake:
			pen(4.4, sprites.Shu2).Ring(c, at.X, at.Y, 44)
		case lang.MarkDanger:
			if b.board.At(cell) == 0 {
				paintWarning(c, at)
			}
		case lang.MarkNo:
			pen(6, sprites.Beni).Cross(c, at.X, at.Y, 16)
		}
	}
	for _, a := range b.arrows {
		if from, to, err := b.ends(a); err == nil {
			paintArrow(c, from, to)
		}
	}
}

// paintWarning draws a small sign of danger: a triangle with a stroke and a dot.
func paintWarning(c *vector.Canvas, at geom.Point) {
	p := new(vector.Path).MoveTo(at.X, at.Y-20).LineTo(at.X+22, at.Y+17).LineTo(at.X-22, at.Y+17).Close()
	c.Fill(p, vector.Solid(sprites.Paper2))
	c.Stroke(p, vector.Stroke{Width: 3.4}, vector.Solid(sprites.Ink))
	c.Stroke(vector.Line(at.X, at.Y-6, at.X, at.Y+4), vector.Stroke{Width: 4.6}, vector.Solid(sprites.ShuD))
	c.Fill(vector.Circle(at.X, at.Y+11, 2.7), vector.Solid(sprites.ShuD))
}

// paintArrow draws the way of a piece, from the edge of the piece to the middle of the square.
func paintArrow(c *vector.Canvas, from, to geom.Point) {
	const away, short, head = 30.0, 6.0, 19.0
	way := to.Sub(from)
	long := way.Len()
	if long <= away+short {
		return
	}
	unit := way.Mul(1 / long)
	side := geom.Pt(-unit.Y, unit.X)
	tail, tip := from.Add(unit.Mul(away)), to.Sub(unit.Mul(short))
	back := tip.Sub(unit.Mul(head))
	left, right := back.Add(side.Mul(head*0.72)), back.Sub(side.Mul(head*0.72))
	p := new(vector.Path).MoveTo(tail.X, tail.Y).LineTo(tip.X, tip.Y).
		MoveTo(left.X, left.Y).LineTo(tip.X, tip.Y).LineTo(right.X, right.Y)
	pen(8, sprites.Shu2).Stroke(c, p)
}

// pen draws marks and arrows, with broad rims because pictures are mostly small.
func pen(width float64, col sprites.Color) yokaiart.Pen {
	return yokaiart.Pen{Width: width, Rim: 8, Color: col}
}
