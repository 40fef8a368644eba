package homeworlds

import (
	"math"
	"strconv"

	game "engawa/rules/homeworlds"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// drawCrowds draws the count of each colour of which a system has three pieces or more.
func (b *Board) drawCrowds(c *canvas.Canvas, slot int) {
	w := &b.worlds[slot]
	if !w.there || w.fade > 0 {
		return
	}
	k := 0
	for _, h := range hues() {
		n, ok := b.crowds(slot)[colourOf(h)]
		if !ok {
			continue
		}
		if r := b.markRect(slot, k); !b.sky.hides(r) {
			b.drawCrowd(c, r, h, n)
		}
		k++
	}
}

// drawTeeth draws the ring of teeth about an overpopulated system.
func (b *Board) drawTeeth(c *canvas.Canvas, w *place) {
	size := teethSize(w.spot.radius)
	look := b.teethLook()
	look.Size = size
	c.Draw(ringPicture(sprites.TeethRing, w.spot.radius/size), w.spot.at, look)
}

// teethSize is how large the teeth about a disc of that radius are, 1 about a large one: about a small one they are
// smaller, so that they touch no neighbour.
func teethSize(radius float64) float64 {
	const least, large = 0.6, 70.0
	return min(1, max(least, radius/large))
}

// teethLook opens and closes the teeth while they move.
func (b *Board) teethLook() canvas.Look {
	if b.teeth == 0 {
		return canvas.Look{}
	}
	share := float64(b.teeth) / float64(anim.Ticks(teethMS))
	by := 1 + 0.08*math.Abs(math.Sin(2*math.Pi*share))
	return canvas.Look{Stretch: geom.Pt(by, by)}
}

// drawDoomed shows what a catastrophe that is looked at would take: it stays bright, all else of its system darkens.
func (b *Board) drawDoomed(c *canvas.Canvas) {
	const dark = 0.62
	s := &b.sight.burst
	if s.slot == nowhere || !b.worlds[s.slot].there {
		return
	}
	w := &b.worlds[s.slot]
	radius := math.Round(w.spot.radius + 3)
	c.Faded(dark).Draw(discPicture(radius, sprites.Night, sprites.Night), w.spot.at, canvas.Look{})
	b.drawThings(c, s.gone, 1)
}

// markRect is where the k-th mark of a system's crowded colours lies: at its upper right, or at another corner where
// there is more room, outside of the ring of teeth that an overpopulated one has.
func (b *Board) markRect(slot, k int) geom.Rect {
	first, least := 0.0, math.Inf(1)
	for _, angle := range []float64{-math.Pi / 4, -3 * math.Pi / 4, math.Pi / 4, 3 * math.Pi / 4} {
		if covered := b.coveredAt(slot, b.markAt(slot, 0, angle)); covered < least-1 {
			first, least = angle, covered
		}
	}
	r := b.markAt(slot, k, first)
	room := b.sky.room()
	r.X = min(max(r.X, room.X), room.Right()-r.W)
	r.Y = min(max(r.Y, room.Y), room.Bottom()-r.H)
	return r
}

// markAt is where the k-th mark of a system lies if the first is in that direction of its middle.
func (b *Board) markAt(slot, k int, first float64) geom.Rect {
	const teeth, over = 20.0, 4.0 // beyond the disc, in the sizes of teeth and in logical units
	w := &b.worlds[slot]
	size := markSize(b)
	angle := first + float64(k)*size.X*1.06/max(1, w.spot.radius)
	sin, cos := math.Sincos(angle)
	away := w.spot.radius + over
	if len(b.pos.Systems[slot].Overpopulated()) > 0 {
		away = w.spot.radius + teeth*teethSize(w.spot.radius) + (math.Abs(cos)*size.X+math.Abs(sin)*size.Y)/2 - over
	}
	return geom.Around(w.spot.at.Add(geom.Pt(cos, sin).Mul(away)), size.X, size.Y)
}

// coveredAt is how much of what is drawn would be covered by a mark there, in square units, with what would lie outside
// of the sky. Ships are told by their pips and count more.
func (b *Board) coveredAt(slot int, r geom.Rect) float64 {
	const ship = 2.0
	room := b.sky.room()
	in := r.Shared(room)
	covered := r.W*r.H - in
	for other := range b.worlds {
		w := &b.worlds[other]
		if !w.there {
			continue
		}
		covered += r.Shared(w.spot.label)
		if other != slot {
			covered += r.Shared(w.spot.disc())
		}
	}
	for _, t := range b.things {
		if t.owner >= 0 && !t.held {
			covered += ship * r.Shared(t.outline())
		}
	}
	for _, o := range b.sky.blocks {
		covered += r.Shared(o)
	}
	return covered
}

func markSize(b *Board) geom.Point {
	if b.room.wood {
		return geom.Pt(46, 26)
	}
	return geom.Pt(38, 22)
}

// drawCrowd draws the count of a colour: the glyph of the colour, and the number of the four that burst.
func (b *Board) drawCrowd(c *canvas.Canvas, r geom.Rect, h sprites.Hue, n int) {
	face, ink, opacity, line := sprites.Night, sprites.Paper2, 0.88, 0.0
	if n >= game.Overpopulation {
		face, ink, opacity, line = sprites.Kin2, sprites.Ink, 1, 2
	}
	c.Draw(slabPicture(r.W, r.H, r.H/2, face, opacity, line, sprites.Ink), geom.Pt(r.X, r.Y), canvas.Look{})
	c.Draw(powerPicture(h), geom.Pt(r.X+r.H*0.55, r.Centre().Y), canvas.Look{Size: r.H / 46})
	style := ui.Strong(leastText)
	c.Text(style, strconv.Itoa(n), geom.Pt(r.Right()-r.H*0.42, canvas.InMiddle(style, r.Y, r.Bottom())), ink, canvas.Centre)
}
