package homeworlds

import (
	"math"
	"strconv"
	"strings"

	game "engawa/rules/homeworlds"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// drawCrowds draws the count of each colour of which a system has three pieces or more.
func (b *Board) drawCrowds(c *canvas.Canvas, slot int) {
	w := &b.systems[slot]
	if !w.exists || w.fade > 0 {
		return
	}
	for k, crowd := range b.crowds(slot) {
		if r := b.markRect(slot, k); !b.scrollView.isHidden(r) {
			b.drawCrowd(c, r, crowd, w.spot.at)
		}
	}
}

// drawWarning draws the jagged ring about an overpopulated system.
func (b *Board) drawWarning(c *canvas.Canvas, w *place) {
	size := warningSize(w.spot.radius)
	look := b.warningLook()
	look.Size = size
	c.Draw(ringPicture(homeworldssprites.TeethRing, w.spot.radius/size), w.spot.at, look)
}

// warningSize is how large the jagged ring about a disc of that radius is, 1 about a large one: about a small one its
// teeth are smaller, so that they touch no neighbour.
func warningSize(radius float64) float64 {
	const least, large = 0.6, 70.0
	return min(1, max(least, radius/large))
}

// warningLook makes the jagged ring larger and smaller while it moves.
func (b *Board) warningLook() canvas.Look {
	if b.warning == 0 {
		return canvas.Look{}
	}
	share := float64(b.warning) / float64(anim.Ticks(warningMS))
	by := 1 + 0.08*math.Abs(math.Sin(2*math.Pi*share))
	return canvas.Look{Stretch: geom.Pt(by, by)}
}

// drawCatastropheTargets shows what a catastrophe that is looked at would take: it stays bright, all else of its system
// darkens.
func (b *Board) drawCatastropheTargets(c *canvas.Canvas) {
	const dark = 0.62
	s := &b.highlights.catastrophe
	if s.slot == noSystem || !b.systems[s.slot].exists {
		return
	}
	w := &b.systems[s.slot]
	radius := math.Round(w.spot.radius + 3)
	c.Faded(dark).Draw(discPicture(radius, sprites.Night, sprites.Night), w.spot.at, canvas.Look{})
	b.drawPyramids(c, s.destroyed, 1)
}

// markRect is where the k-th mark of a system's crowded colours lies: at its upper right, or at another corner where
// there is more room, outside of the jagged ring that an overpopulated one has.
func (b *Board) markRect(slot, k int) geom.Rect {
	first, least := 0.0, math.Inf(1)
	for _, angle := range []float64{-math.Pi / 4, -3 * math.Pi / 4, math.Pi / 4, 3 * math.Pi / 4} {
		if covered := b.coveredArea(slot, b.markAt(slot, 0, angle)); covered < least-1 {
			first, least = angle, covered
		}
	}
	r := b.markAt(slot, k, first)
	room := b.scrollView.room()
	r.X = min(max(r.X, room.X), room.Right()-r.W)
	r.Y = min(max(r.Y, room.Y), room.Bottom()-r.H)
	return r
}

// markTarget is where the k-th mark of a system can be touched: it, and as much about it as a finger wants.
func (b *Board) markTarget(slot, k int) geom.Rect {
	r := b.markRect(slot, k)
	if b.view.Class == stage.Wide {
		return r
	}
	return inside(geom.Around(r.Centre(), max(r.W, minTool), max(r.H, minTool)), b.scrollView.room())
}

// markAt is where the k-th mark of a system lies if the first is in that direction of its middle.
func (b *Board) markAt(slot, k int, first float64) geom.Rect {
	const warning, over = 20.0, 4.0 // beyond the disc, in the sizes of the ring and in logical units
	w := &b.systems[slot]
	size := markSize(b)
	angle := first + float64(k)*size.X*1.06/max(1, w.spot.radius)
	sin, cos := math.Sincos(angle)
	away := w.spot.radius
	if len(b.pos.Systems[slot].OverpopulatedColours()) > 0 {
		away = w.spot.radius + warning*warningSize(w.spot.radius) + (math.Abs(cos)*size.X+math.Abs(sin)*size.Y)/2 - over
	}
	return geom.Around(w.spot.at.Add(geom.Pt(cos, sin).Mul(away)), size.X, size.Y)
}

// coveredArea is how much of what is drawn would be covered by a mark there, in square units, with what would lie outside
// of the chart. Ships are known by their pips and count more.
func (b *Board) coveredArea(slot int, r geom.Rect) float64 {
	const ship = 2.0
	room := b.scrollView.room()
	in := r.OverlapArea(room)
	covered := r.W*r.H - in
	for other := range b.systems {
		w := &b.systems[other]
		if !w.exists {
			continue
		}
		covered += r.OverlapArea(w.spot.label)
		if other != slot {
			covered += r.OverlapArea(w.spot.disc())
		}
	}
	for _, t := range b.pyramids {
		if t.owner >= 0 && !t.isHeld {
			covered += ship * r.OverlapArea(t.outline())
		}
	}
	for _, o := range b.scrollView.blocks {
		covered += r.OverlapArea(o)
	}
	return covered
}

func markSize(b *Board) geom.Point {
	size := geom.Pt(38, 22)
	if b.room.wood {
		size = geom.Pt(46, 26)
	}
	size = size.Mul(b.labelScale())
	size.X += math.Ceil(letters.Measure(markStyle(b), b.crowdText(game.Overpopulation-1)) - letters.Measure(markStyle(b), "4"))
	return size
}

func markStyle(b *Board) letters.Style { return ui.Strong(minText * b.labelScale()) }

// crowdText is what a mark says of so many pieces of a colour: how many of the four they are, or just how many.
func (b *Board) crowdText(n int) string {
	if n >= game.Overpopulation {
		return strconv.Itoa(n)
	}
	return b.words().T(lang.HomeworldsNear, lang.Count("n", n), lang.Count("all", game.Overpopulation))
}

// crowdTip says of which colours a system has nearly too many pieces, and what one more allows; "" for none.
func (b *Board) crowdTip(slot int) string {
	var list []string
	for _, crowd := range b.crowds(slot) {
		if crowd.n < game.Overpopulation {
			colour := b.words().Colour(colourOf(crowd.hue).String())
			list = append(list, b.words().T(lang.HomeworldsNearTip, lang.Count("n", crowd.n), lang.Text("colour", colour)))
		}
	}
	return strings.Join(list, " ")
}

// drawCrowd draws the count of a colour: the glyph of the colour, and the number of its pieces, with a tip towards the
// middle of its system, which tells it from those beside.
func (b *Board) drawCrowd(c *canvas.Canvas, r geom.Rect, crowd crowd, system geom.Point) {
	face, ink, tip, opacity, line := sprites.Night, sprites.Paper2, sprites.Paper2, 0.88, 0.0
	if crowd.n >= game.Overpopulation {
		face, ink, tip, opacity, line = sprites.Kin2, sprites.Ink, sprites.Kin2, 1, 2
	}
	way := system.Sub(r.Centre())
	if reach := way.Len(); reach > r.W/2 {
		edge := min(r.W/2/max(1e-6, math.Abs(way.X)), r.H/2/max(1e-6, math.Abs(way.Y))) // share of the way
		c.Draw(tipPicture(tip), r.Centre().Add(way.Mul(edge)), canvas.Look{Turn: math.Atan2(way.Y, way.X)})
	}
	c.Draw(slabPicture(r.W, r.H, r.H/2, face, opacity, line, sprites.Ink), geom.Pt(r.X, r.Y), canvas.Look{})
	c.Draw(powerPicture(crowd.hue), geom.Pt(r.X+r.H*0.55, r.Centre().Y), canvas.Look{Size: r.H / 46})
	style, left := markStyle(b), r.X+r.H
	c.Text(style, b.crowdText(crowd.n), geom.Pt((left+r.Right()-r.H*0.2)/2, canvas.InMiddle(style, r.Y, r.Bottom())), ink, canvas.Centre)
}

// tipPicture is the tip of a plate, from the origin to the right.
func tipPicture(face sprites.Color) canvas.Picture {
	const half, long = 5.0, 9.0
	return centredPicture(markKey{name: "tip", col: face}, 2*long, 2*half, func(c *vector.Canvas) {
		tip := vector.Polygon(vector.Point{X: -1, Y: -half}, vector.Point{X: long, Y: 0}, vector.Point{X: -1, Y: half})
		c.Fill(tip, vector.Solid(face))
	})
}
