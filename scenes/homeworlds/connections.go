package homeworlds

import (
	"math"

	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/vector"
)

// drawConnections draws dotted lanes, and all connections if these are switched on: between many systems, or while lanes tell
// something else, as fine lines.
func (b *Board) drawConnections(c *canvas.Canvas) {
	s := &b.highlights
	lanes := b.lanes()
	if b.allConnections && (!b.hasFewSystems() || s.slot != noSystem || len(lanes) == 0) {
		for slot := range b.pos.Slots() {
			for _, other := range b.connectedSlots(slot) {
				if other > slot {
					b.drawConnection(c, slot, other, sprites.Ai3, 0.5)
				}
			}
		}
	}
	for _, l := range lanes {
		if b.systems[l.from].exists && b.systems[l.to].exists {
			drawDots(c.Faded(l.opacity), b.link(l.from, l.to).Lane(b.laneGap()), sprites.Paper2)
		}
	}
	for _, slot := range s.catastrophe.newLinks {
		b.drawConnection(c, s.catastrophe.slot, slot, sprites.Kin2, 0.9)
	}
}

// drawLinks draws the ways that the chosen ship can take, dotted with arrowheads.
func (b *Board) drawLinks(c *canvas.Canvas) {
	s := &b.highlights
	if from, _, _, ok := pieceOf(s.ship); ok && b.services.Settings.Marks {
		for _, slot := range s.links {
			b.drawLink(c, from, slot)
		}
	}
}

// drawConnection draws a fine line from rim to rim.
func (b *Board) drawConnection(c *canvas.Canvas, from, to int, col sprites.Color, opacity float64) {
	if !b.systems[from].exists || !b.systems[to].exists {
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

// links are the ways of ships that have been found while the systems lay as they do.
type links struct {
	systems [game.MaxSystems]place
	room    geom.Rect
	byEnds  map[[2]int]homeworldssprites.Link // by the systems at their ends
}

// link returns the way of a ship between two systems as the sprites draw it, bent so that it passes by all others where it
// can.
func (b *Board) link(from, to int) homeworldssprites.Link {
	if room := b.scrollView.room(); b.links.byEnds == nil || b.links.systems != b.systems || b.links.room != room {
		b.links = links{b.systems, room, map[[2]int]homeworldssprites.Link{}}
	}
	ends := [2]int{from, to}
	l, ok := b.links.byEnds[ends]
	if !ok {
		l = b.findLink(from, to)
		b.links.byEnds[ends] = l
	}
	return l
}

func (b *Board) findLink(from, to int) (best homeworldssprites.Link) {
	const good = 0.1 // the cost of a way that meets nothing and hardly bends
	least := math.Inf(1)
	for _, bend := range [...]float64{homeworldssprites.LinkBend, -homeworldssprites.LinkBend, 0.2, -0.2, 0.35, -0.35, 0.5, -0.5} {
		l := b.curvedLink(from, to, bend)
		loop := l.Length()/max(1, math.Hypot(l.To.X-l.From.X, l.To.Y-l.From.Y)) - 1 // a long one seems to lead elsewhere
		if cost := b.linkCost(l, from, to) + loop; cost < least {
			least, best = cost, l
		}
		if least < good {
			break
		}
	}
	return best
}

// curvedLink is the way between two systems that bends so far aside: from rim to rim, but for a gap.
func (b *Board) curvedLink(from, to int, bend float64) homeworldssprites.Link {
	const gap = 7.0
	if bend == homeworldssprites.LinkBend {
		a, z := b.rims(from, to, gap)
		return homeworldssprites.Link{From: vector.Point{X: a.X, Y: a.Y}, To: vector.Point{X: z.X, Y: z.Y}, Bend: bend}
	}
	p, q := b.systems[from].spot, b.systems[to].spot
	way := q.at.Sub(p.at)
	turn := p.at.Lerp(q.at, 0.5).Add(geom.Pt(way.Y, -way.X).Mul(2 * bend))
	off := func(s spot) vector.Point {
		aside := turn.Sub(s.at)
		at := s.at.Add(aside.Mul((s.radius + gap) / max(1, aside.Len())))
		return vector.Point{X: at.X, Y: at.Y}
	}
	return homeworldssprites.Link{From: off(p), To: off(q), Bend: bend}
}

// linkCost says how much a way meets: systems but two, names, which count less, and the edges of the room, and whether it is
// too short for its arrowhead.
func (b *Board) linkCost(l homeworldssprites.Link, from, to int) (sum float64) {
	const gap, name, short, arrow = 5.0, 0.1, 5.0, 20.0
	room := b.scrollView.room()
	for _, dot := range l.Dots() {
		at := geom.Pt(dot.X, dot.Y)
		for slot := range b.systems {
			w := &b.systems[slot]
			switch {
			case !w.exists:
			case slot != from && slot != to && w.spot.at.Sub(at).Len() < w.spot.radius+gap:
				sum++
			case w.spot.label.Contains(at):
				sum += name
			}
		}
		if !room.Contains(at) {
			sum++
		}
	}
	if l.Length() < arrow {
		sum += short
	}
	return sum
}

// drawLink draws the way that the chosen ship can take.
func (b *Board) drawLink(c *canvas.Canvas, from, to int) {
	if !b.systems[from].exists || !b.systems[to].exists || from == to {
		return
	}
	l := b.link(from, to)
	drawWay(c, l)
}

// drawDots draws the dots of a way.
func drawDots(c *canvas.Canvas, dots []vector.Point, col sprites.Color) {
	picture := dotPicture(col)
	for _, dot := range dots {
		c.Draw(picture, geom.Pt(dot.X, dot.Y), canvas.Look{})
	}
}

// drawWay draws a way that a piece can take, with its arrowhead.
func drawWay(c *canvas.Canvas, l homeworldssprites.Link) {
	drawDots(c, l.Dots(), sprites.Kin2)
	at, heading := l.At(1)
	c.Draw(headPicture(sprites.Kin2), geom.Pt(at.X, at.Y), canvas.Look{Turn: heading, Stretch: geom.Pt(1, 1)})
}

// hasConnections reports whether any systems are connected.
func (b *Board) hasConnections() bool {
	for slot := range b.pos.Slots() {
		if len(b.connectedSlots(slot)) > 0 {
			return true
		}
	}
	return false
}

// connectionsSwitch is the round switch that shows all connections, off where there are none.
func (b *Board) connectionsSwitch() widget.Widget {
	if !b.canChoose {
		return nil
	}
	surface, ink, note := switchSurface(b.allConnections), sprites.Ink, ""
	if !b.hasConnections() {
		surface, ink, note = ui.Disabled(), sprites.Ink3, b.words().T(lang.HomeworldsNoLinks)
	}
	return b.explained(b.roundButton(buttonConnections, surface, func(c *canvas.Canvas, r geom.Rect) {
		c.Draw(connectionsPicture(ink), r.Centre(), canvas.Look{Size: r.W / 50})
	}), note)
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

// connectedSlots lists the systems that a ship can reach from the slot, as the position on the screen has them.
func (b *Board) connectedSlots(slot int) []int {
	var list []int
	for other := range b.pos.Slots() {
		if other != slot && b.pos.Systems[slot].IsConnected(&b.pos.Systems[other]) {
			list = append(list, other)
		}
	}
	return list
}
