package homeworlds

import (
	"image"
	"math"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/world"
	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// thumbScale is how much larger than the picture the chart is laid out that a thumbnail shows.
const thumbScale = 3.4

type thumbKey struct {
	pos   game.Position
	below rules.Seat
	w, h  float64
}

// DrawThumb draws a little picture of a match in r, as a stage.Thumb: the night garden with all systems, without names.
func DrawThumb(c *canvas.Canvas, g stage.Glimpse, r geom.Rect) {
	s, ok := g.State.(*game.State)
	if !ok {
		return
	}
	key := thumbKey{*s.Position(), g.Below, r.W, r.H}
	c.Draw(canvas.Picture{Key: key, Box: geom.R(0, 0, r.W, r.H), Render: key.render}, geom.Pt(r.X, r.Y), canvas.Look{})
}

func (k thumbKey) render(scale float64) *image.RGBA {
	w, h := int(math.Ceil(k.w*scale)), int(math.Ceil(k.h*scale))
	garden := scenery.NightGarden(scenery.Size{W: w, H: h, Scale: scale})
	c := vector.NewCanvas(w, h)
	c.Clip(vector.RoundRect(0, 0, float64(w), float64(h), 7*scale), vector.NonZero)
	c.DrawImage(garden, 0, 0, vector.Layer{Opacity: 1})
	c.Scale(scale/thumbScale, scale/thumbScale)
	spots := k.chart()
	for _, pass := range []func(*vector.Canvas, spot, *game.System){k.drawDisc, k.drawPieces} {
		for slot := range k.pos.Slots() {
			pass(c, spots[slot], &k.pos.Systems[slot])
		}
	}
	edge := vector.RoundRect(2, 2, k.w*thumbScale-4, k.h*thumbScale-4, 7*thumbScale)
	c.Stroke(edge, vector.Stroke{Width: 2 * thumbScale}, vector.Solid(sprites.Ink))
	return c.Image()
}

// chart lays the systems out without names.
func (k thumbKey) chart() map[int]spot {
	const edge = 12
	seats := int(k.pos.Seats)
	var bodies []body
	for slot := range k.pos.Slots() {
		b := body{slot: slot, side: -1, size: 3}
		for p := range k.pos.Systems[slot].Stars.All() {
			b.size = min(b.size, p.Size())
		}
		if slot < seats {
			b.side = (slot - int(k.below) + seats) % seats
		}
		bodies = append(bodies, b)
	}
	return new(chart).lay(geom.R(edge, edge, k.w*thumbScale-2*edge, k.h*thumbScale-2*edge), nil, seats, bodies)
}

func (k thumbKey) drawDisc(c *vector.Canvas, s spot, sys *game.System) {
	c.Save()
	defer c.Restore()
	c.Translate(s.at.X, s.at.Y)
	sprites.World{Radius: s.radius, Home: sys.Home >= 0}.Draw(c)
}

func (k thumbKey) drawPieces(c *vector.Canvas, s spot, sys *game.System) {
	scale := s.radius / world.RadiusOf(sys)
	for _, place := range world.Arrange(sys, int(k.pos.Seats), k.below) {
		c.Save()
		c.Translate(s.at.X+place.At.X*scale, s.at.Y+place.At.Y*scale)
		c.Scale(s.unit*place.Size, s.unit*place.Size)
		if place.Owner < 0 {
			_ = world.Star(place.Piece).Draw(c) // every piece can be drawn
		} else {
			_ = world.Ship(place.Piece, place.Turn).Draw(c)
		}
		c.Restore()
	}
}
