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
	"engawa/scenes/ui"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// drawColourCounts draws the count of each colour of which a system has three pieces or more.
func (b *Board) drawColourCounts(c *canvas.Canvas, slot int) {
	w := &b.systems[slot]
	if !w.exists || w.fade > 0 {
		return
	}
	over := b.sentenceOverChart()
	for k, count := range b.colourCounts(slot) {
		if r := b.markRect(slot, k); !b.scrollView.isHidden(r) && !r.Overlaps(over) {
			toward := w.spot.at
			if label := w.spot.label.Centre(); math.Abs(label.Y-r.Centre().Y) < 1 {
				toward = label // the mark stands beside the name
			}
			b.drawColourCount(c, r, count, toward, b.colourCountPlace(slot, k).isShort)
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

// markSize is how large a mark is, short if it has no sign of a catastrophe beside its number.
func (b *Board) markSize(isShort bool) geom.Point {
	size := geom.Pt(38, 22)
	if b.room.wood {
		size = geom.Pt(46, 26)
	}
	size = size.Mul(b.labelScale())
	if isShort {
		return size
	}
	size.X += math.Ceil(0.8 * size.Y) // the sign
	return size
}

func markStyle(b *Board) letters.Style { return ui.Strong(minText * b.labelScale()) }

// colourCountTip says of which colours a system has nearly too many pieces, and what one more allows; "" for none.
func (b *Board) colourCountTip(slot int) string {
	var list []string
	for _, count := range b.colourCounts(slot) {
		if count.n < game.Overpopulation {
			colour := b.words().Colour(colourOf(count.hue).String())
			list = append(list, b.words().T(lang.HomeworldsNearTip, lang.Count("n", count.n), lang.Text("colour", colour)))
		}
	}
	return strings.Join(list, " ")
}

// drawColourCount draws the count of a colour: the glyph of the colour, and the number of its pieces, with a tip towards a
// point: the middle of its system or of its name, which tells it from those beside.
func (b *Board) drawColourCount(c *canvas.Canvas, r geom.Rect, count colourCount, toward geom.Point, isShort bool) {
	face, ink, tip, opacity, line := sprites.Night, sprites.Paper2, sprites.Paper2, 0.88, 0.0
	if count.n >= game.Overpopulation {
		face, ink, tip, opacity, line = sprites.Kin2, sprites.Ink, sprites.Kin2, 1, 2
	}
	way := toward.Sub(r.Centre())
	if reach := way.Len(); reach > r.W/2 {
		edge := min(r.W/2/max(1e-6, math.Abs(way.X)), r.H/2/max(1e-6, math.Abs(way.Y))) // share of the way
		c.Draw(tipPicture(tip), r.Centre().Add(way.Mul(edge)), canvas.Look{Turn: math.Atan2(way.Y, way.X)})
	}
	c.Draw(slabPicture(r.W, r.H, r.H/2, face, opacity, line, sprites.Ink), geom.Pt(r.X, r.Y), canvas.Look{})
	c.Draw(powerPicture(count.hue), geom.Pt(r.X+r.H*0.55, r.Centre().Y), canvas.Look{Size: r.H / 46})
	style, left, text := markStyle(b), r.X+r.H, strconv.Itoa(count.n)
	right := r.Right() - r.H*0.2
	if !isShort {
		ui.DrawIcon(c, "catastrophe", geom.Pt(right-r.H*0.35, r.Centre().Y), r.H*0.8, ink)
		right -= r.H * 0.7
	}
	c.Text(style, text, geom.Pt((left+right)/2, canvas.InMiddle(style, r.Y, r.Bottom())), ink, canvas.Centre)
}

// tipPicture is the tip of a plate, from the origin to the right.
func tipPicture(face sprites.Color) canvas.Picture {
	const half, long = 5.0, 9.0
	return centredPicture(markKey{name: "tip", col: face}, 2*long, 2*half, func(c *vector.Canvas) {
		tip := vector.Polygon(vector.Point{X: -1, Y: -half}, vector.Point{X: long, Y: 0}, vector.Point{X: -1, Y: half})
		c.Fill(tip, vector.Solid(face))
	})
}
