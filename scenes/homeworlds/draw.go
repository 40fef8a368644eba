package homeworlds

import (
	"image"
	"math"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/table"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/scenery"
)

type gardenKey struct{}

// drawBackdrop draws the garden.
func (b *Board) drawBackdrop(c *canvas.Canvas) {
	c.Backdrop(gardenKey{}, func(w, h int, scale float64) *image.RGBA {
		return homeworldssprites.NightGarden(scenery.Size{W: w, H: h, Scale: scale})
	})
}

// drawGarden draws the systems, and what is seen on and about them.
func (b *Board) drawGarden(c *canvas.Canvas, _ geom.Rect) {
	garden := c
	if b.scrollView.scrolls() {
		garden = c.Clipped(b.scrollView.window.InsetXY(-viewMargin, -1))
	}
	b.top().drawSystems(c, garden.Moved(b.shake.X, b.shake.Y))
}

// drawFloat draws what hovers over the garden.
func (b *Board) drawFloat(c *canvas.Canvas, _ geom.Rect) {
	if b.state == nil {
		return
	}
	for _, t := range b.pyramids {
		if t.isFloating {
			b.drawPyramid(c, t, 0)
		}
	}
	b.drawCarried(c)
	b.drawSeatArrows(c)
}

// drawDiscs draws all systems with the rings of the rake, or else their discs alone. Those yet to be founded lie in the
// sand half raked, with a dashed ring.
func (b *Board) drawDiscs(c *canvas.Canvas, raked bool) {
	picture := discOf
	if raked {
		picture = systemPicture
	}
	rakes := b.rakes()
	for slot := range b.systems {
		w := &b.systems[slot]
		if !w.exists && (w.fade >= 1 || w.goal.radius == 0) {
			continue
		}
		faded := c.Faded(1 - w.fade)
		unfounded := b.pos.Systems[slot].Free() && w.exists
		if unfounded && raked {
			b.drawFoundingLight(c, w, slot)
			faded = faded.Faded(emptyHomeAlpha)
		}
		if !unfounded || raked {
			full := homeworldsart.RadiusOf(&b.pos.Systems[slot])
			if unfounded {
				full = homeworldsart.HomeRadius
			}
			look := stretchLook(w.goal.radius/full, w.spot.radius/w.goal.radius)
			rake := rakes[slot] * full / w.goal.radius
			faded.Draw(picture(homeworldsart.Disc(full, b.homeOf(slot)).Within(rake)), w.spot.at, look)
		}
		if unfounded && !raked {
			b.drawEmptyHome(faded, w, slot)
		}
	}
}

// rakes returns how far the rings about each system may reach: half way to the next disc, not far out of the chart, and
// not far under what lies over it.
func (b *Board) rakes() [game.MaxSystems]float64 {
	const out, under = 18.0, 16.0 // of the chart and under its plates, logical units
	room := b.scrollView.room().Inset(-out)
	var reach [game.MaxSystems]float64
	for slot := range b.systems {
		w := &b.systems[slot]
		at := w.goal.at
		reach[slot] = min(at.X-room.X, at.Y-room.Y, room.Right()-at.X, room.Bottom()-at.Y)
		for _, r := range b.scrollView.blocks {
			if !r.Empty() {
				reach[slot] = min(reach[slot], distance(r, at)+under)
			}
		}
		for other := range b.systems {
			if o := &b.systems[other]; other != slot && w.exists && o.exists {
				between := o.goal.at.Sub(at).Len() - o.goal.radius - w.goal.radius
				reach[slot] = min(reach[slot], w.goal.radius+between/2)
			}
		}
	}
	return reach
}

// homeOf returns the seat whose home the system is while it still plays, else [game.Nobody].
func (b *Board) homeOf(slot int) rules.Seat {
	if slot < b.seats {
		return b.pos.Systems[slot].Home
	}
	return game.Nobody
}

// emptyHomeAlpha is how clearly the disc of a home is seen that is yet to be set up.
const emptyHomeAlpha = 0.5

// drawEmptyHome draws the ring of a home that is yet to be set up, lit if its turn has come, else with the crest of who
// will live there.
func (b *Board) drawEmptyHome(c *canvas.Canvas, w *place, slot int) {
	const small, crest, faint = 0.92, 0.62, 0.4
	col := sprites.Ai3
	if b.foundsNow(slot) {
		col = sprites.Glow
	} else if slot < b.seats {
		table.DrawCrest(c.Faded(faint), rules.Seat(slot), w.spot.at, crest*w.spot.radius)
	}
	ring := bandPicture(math.Round(2*w.spot.radius*small), col, true)
	c.Draw(ring, w.spot.at, canvas.Look{})
}

// sentenceOverChart is what a sentence hides of the chart that needs more than its place.
func (b *Board) sentenceOverChart() geom.Rect {
	if b.highlights.catastrophe.slot != noSystem && b.large() {
		return b.Tree().Slot(slotCatastrophe)
	}
	return b.sentenceArea
}

// drawLabels writes the names of the systems, but for those under a sentence that needs more than its place.
func (b *Board) drawLabels(c *canvas.Canvas) {
	over := b.sentenceOverChart()
	for slot := range b.systems {
		w := &b.systems[slot]
		if w.exists && !w.spot.label.Overlaps(over) && !b.scrollView.isHidden(w.spot.label) && b.scrollView.shows(w.spot) && !w.spot.label.Empty() && w.goal.form < len(b.labels[slot]) {
			b.labels[slot][w.goal.form].draw(c.Faded(1-w.fade), w.spot.label)
		}
	}
}

// drawFade lets the chart end softly at the upper and lower edge of its window while rows are cut by these: the garden
// shows through more and more.
func (b *Board) drawFade(c *canvas.Canvas) {
	const high, steps = 16.0, 8
	if w := b.scrollView.window; b.scrollView.scrolls() && math.Abs(b.scrollView.offset-b.scrollView.snapOffset()) > 1 {
		for k := range steps {
			in, step := high*float64(k)/steps, high/steps
			fade := 1 - (float64(k)+0.5)/steps
			for _, y := range []float64{w.Y - 1 + in, w.Bottom() + 1 - in - step} {
				b.drawBackdrop(c.Clipped(geom.R(w.X-viewMargin, y, w.W-b.scrollView.minimap.W+viewMargin, step)).Faded(fade))
			}
		}
	}
}
