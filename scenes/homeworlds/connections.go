package homeworlds

import (
	"math"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/widget"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/vector"
)

// drawConnections draws the connections of systems: dotted with arrowheads where the chosen ship can go, fine lines
// where systems are merely connected with the selected one, and all of them if these are switched on.
func (b *Board) drawConnections(c *canvas.Canvas) {
	s := &b.highlights
	if b.allConnections {
		for slot := range b.pos.Slots() {
			for _, other := range b.connected(slot) {
				if other > slot {
					b.drawConnection(c, slot, other, sprites.Ai3, 0.5)
				}
			}
		}
	}
	for _, slot := range s.near {
		b.drawConnection(c, s.slot, slot, sprites.Paper2, 0.75)
	}
	for _, slot := range s.catastrophe.opened {
		b.drawConnection(c, s.catastrophe.slot, slot, sprites.Kin2, 0.9)
	}
	if from, _, _, ok := pieceOf(s.ship); ok && b.services.Settings.Marks {
		for _, slot := range s.links {
			b.drawLink(c, from, slot)
		}
	}
}

// drawConnection draws a fine line from rim to rim.
func (b *Board) drawConnection(c *canvas.Canvas, from, to int, col sprites.Color, opacity float64) {
	if !b.systems[from].there || !b.systems[to].there {
		return
	}
	a, z := b.rims(from, to, 4)
	way := z.Sub(a)
	if way.Len() < 1 {
		return
	}
	c.Draw(connectionPicture(col), a, canvas.Look{Stretch: geom.Pt(way.Len()/connectionLength, 1), Turn: math.Atan2(way.Y, way.X), Fade: 1 - opacity})
}

// rims returns where the way between two systems leaves one disc and reaches the other, so far outside of them.
func (b *Board) rims(from, to int, out float64) (a, z geom.Point) {
	p, q := b.systems[from].spot, b.systems[to].spot
	way := q.at.Sub(p.at)
	one := way.Mul(1 / max(1, way.Len()))
	return p.at.Add(one.Mul(p.radius + out)), q.at.Sub(one.Mul(q.radius + out))
}

// link returns the way of a ship between two systems as the sprites draw it.
func (b *Board) link(from, to int) homeworldssprites.Link {
	a, z := b.rims(from, to, 7)
	return homeworldssprites.Link{From: vector.Point{X: a.X, Y: a.Y}, To: vector.Point{X: z.X, Y: z.Y}}
}

// drawLink draws the way that the chosen ship can take.
func (b *Board) drawLink(c *canvas.Canvas, from, to int) {
	if !b.systems[from].there || !b.systems[to].there || from == to {
		return
	}
	l := b.link(from, to)
	for _, dot := range l.Dots() {
		c.Draw(dotPicture(sprites.Shu2), geom.Pt(dot.X, dot.Y), canvas.Look{})
	}
	at, heading := l.At(1)
	c.Draw(headPicture(sprites.Shu2), geom.Pt(at.X, at.Y), canvas.Look{Turn: heading, Stretch: geom.Pt(1, 1)})
}

// connectionsSwitch is the round switch that shows all connections.
func (b *Board) connectionsSwitch() widget.Widget {
	if !b.played {
		return nil
	}
	return b.roundButton(buttonConnections, b.allConnections, func(c *canvas.Canvas, r geom.Rect) {
		c.Draw(connectionsPicture(sprites.Ink), r.Centre(), canvas.Look{Size: r.W / 50})
	})
}

// connectionsPicture is the sign of all connections: three systems and what joins them.
func connectionsPicture(ink sprites.Color) canvas.Picture {
	return centredPicture(markKey{name: "connections", col: ink}, 30, 30, func(c *vector.Canvas) {
		line := vector.Polygon(vector.Point{X: -8, Y: 6}, vector.Point{X: 1, Y: -8}, vector.Point{X: 9, Y: 5})
		c.Stroke(line, vector.Stroke{Width: 1.8}, vector.Solid(ink))
		for _, at := range [][3]float64{{-8, 6, 4.2}, {1, -8, 3.4}, {9, 5, 5}} {
			c.Fill(vector.Circle(at[0], at[1], at[2]), vector.Solid(ink))
		}
	})
}

// connected lists the systems that a ship can reach from the slot, as the position on the screen has them.
func (b *Board) connected(slot int) []int {
	var list []int
	for other := range b.pos.Slots() {
		if other != slot && b.pos.Systems[slot].Connected(&b.pos.Systems[other]) {
			list = append(list, other)
		}
	}
	return list
}
