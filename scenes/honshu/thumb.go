package honshu

import (
	"image"
	"math"

	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/land"
	"engawa/scenes/stage"
	"engawa/sprites"
	"engawa/sprites/vector"
)

type thumbKey struct {
	land any
	w, h float64
}

// DrawThumb draws a little picture of a match in r, as a stage.Thumb: the land of the seat on the mat.
func DrawThumb(c *canvas.Canvas, g stage.Glimpse, r geom.Rect) {
	if s, ok := g.State.(*game.State); ok {
		c.Draw(thumb(s.Map(g.Below), r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{})
	}
}

// thumb is the little picture, w by h logical units with its upper left corner at the origin. Without a land it is the
// mat alone.
func thumb(m *game.Map, w, h float64) canvas.Picture {
	key := thumbKey{w: w, h: h}
	if m != nil {
		key.land = land.KeyOf(m)
	}
	return canvas.Picture{Key: key, Box: geom.R(0, 0, w, h), Render: func(scale float64) *image.RGBA {
		return renderThumb(m, w, h, scale)
	}}
}

func renderThumb(m *game.Map, w, h, scale float64) *image.RGBA {
	const edge, round, ink = 6.0, 7.0, 2.0
	wide, high := int(math.Ceil(w*scale)), int(math.Ceil(h*scale))
	c := vector.NewCanvas(wide, high)
	c.Clip(vector.RoundRect(0, 0, float64(wide), float64(high), round*scale), vector.NonZero)
	c.DrawImage(mats(wide, high, scale), 0, 0, vector.Layer{Opacity: 1})
	c.Scale(scale, scale)
	if m != nil {
		box := land.BoxOf(m)
		chart := land.Fit(box, geom.R(edge, edge, w-2*edge, h-2*edge), 26, scale)
		at := chart.Box(box)
		c.Save()
		c.Translate(at.X, at.Y)
		land.Paint(c, m, chart.Side)
		c.Restore()
	}
	c.Stroke(vector.RoundRect(ink/2, ink/2, w-ink, h-ink, round), vector.Stroke{Width: ink}, vector.Solid(sprites.Ink))
	return c.Image()
}
