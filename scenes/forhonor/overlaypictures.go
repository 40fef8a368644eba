package forhonor

import (
	"image"
	"math"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// piece is a drawing about its origin.
type piece interface {
	comparable
	Box() vector.Box
	Draw(c *vector.Canvas) error
}

// shadowing is a piece that throws a shadow.
type shadowing interface {
	piece
	Shadow(scale, lift float64) *image.RGBA
}

type overlayShadowKey struct {
	of   any
	lift float64
}

// shadowOf is the shadow of a piece lifted so many of its units.
func shadowOf[P shadowing](p P, lift float64) canvas.Picture {
	box := p.Box()
	return canvas.Picture{Key: overlayShadowKey{p, lift}, Box: canvas.RectOf(box), Render: func(scale float64) *image.RGBA {
		return p.Shadow(scale, lift*scale)
	}}
}

type nightKey struct{}

// drawNight draws the ground of a duel.
func drawNight(c *canvas.Canvas) {
	c.Backdrop(nightKey{}, func(w, h int, scale float64) *image.RGBA {
		return forhonorsprites.DuelNight(scenery.Size{W: w, H: h, Scale: scale})
	})
}

// portrait is the portrait of a hero in a frame of the size.
func portrait(h game.Hero, camp game.Camp, w, high float64) forhonorsprites.Portrait {
	return forhonorsprites.Portrait{Hero: forhonorsprites.Hero(h), Camp: forhonorsprites.Camp(camp), W: math.Round(w), H: math.Round(high)}
}

type selectionKey struct{ w, h float64 }

// selectionFrame is how far the frame of what has been chosen reaches beyond it.
const selectionFrame = 7.0

// drawSelection draws the frame of what has been chosen round r.
func drawSelection(c *canvas.Canvas, r geom.Rect) {
	c.Draw(canvas.Picture{Key: selectionKey{r.W, r.H}, Box: geom.R(-8, -8, r.W+16, r.H+16), Paint: func(v *vector.Canvas) {
		frame := vector.RoundRect(-4, -4, r.W+8, r.H+8, 12)
		v.Stroke(frame, vector.Stroke{Width: 6.5}, vector.Solid(sprites.Paper2))
		v.Stroke(frame, vector.Stroke{Width: 4}, vector.Solid(sprites.Shu2))
	}}, geom.Pt(r.X, r.Y), canvas.Look{})
}

type hollowKey struct{ w, h float64 }

// drawHollow draws the place of a card that has not been laid yet.
func drawHollow(c *canvas.Canvas, r geom.Rect) {
	c.Draw(canvas.Picture{Key: hollowKey{r.W, r.H}, Box: geom.R(-2, -2, r.W+4, r.H+4), Paint: func(v *vector.Canvas) {
		frame := vector.RoundRect(0, 0, r.W, r.H, 9)
		v.Fill(frame, vector.Solid(sprites.Paper2.Alpha(0.06)))
		v.Stroke(frame, vector.Stroke{Width: 2, Dash: []float64{8, 7}}, vector.Solid(sprites.Paper2.Alpha(0.55)))
	}}, geom.Pt(r.X, r.Y), canvas.Look{})
}

// drawDuelLives draws lives as a row in the middle of r, with so many that crack.
func drawDuelLives(c *canvas.Canvas, r geom.Rect, left, most int, crack float64, lost int) {
	row := forhonorsprites.Lives{Left: max(0, left), Max: most, Paper: true}
	box := row.Box()
	size := min(r.W/box.W, r.H/box.H, 1.5)
	c.Draw(canvas.Sprite(row), r.Centre(), canvas.Look{Size: size})
	if crack == 0 {
		return
	}
	for i := range min(lost, most-max(0, left)) {
		at := row.At(max(0, left) + i)
		for side, half := range []forhonorsprites.LifeHalf{{}, {Right: true}} {
			away := (float64(side)*2 - 1) * 12 * crack
			place := r.Centre().Add(geom.Pt(at.X+away, 26*crack*crack).Mul(size))
			b := half.Box()
			picture := canvas.Picture{Key: half, Box: canvas.RectOf(b), Paint: half.Draw}
			c.Draw(picture, place, canvas.Look{Size: size, Turn: (float64(side)*2 - 1) * crack, Fade: crack * crack})
		}
	}
}

// writeCentred writes a line of a picture about its origin.
func writeCentred(v *vector.Canvas, style letters.Style, text string, ink sprites.Color) {
	letters.Draw(v, style, -letters.Measure(style, text)/2, letters.CapHeight(style)/2, text, vector.Solid(ink))
}
