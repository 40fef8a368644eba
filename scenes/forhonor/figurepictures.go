package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/vector"
)

// tokenOf is how a figure is shown beside the battlefield. The hero that is being played is not spent yet.
func tokenOf(f game.Figure, camp game.Camp, played bool) forhonorsprites.HeroToken {
	token := forhonorsprites.HeroToken{Hero: forhonorsprites.Hero(f.Hero), Camp: forhonorsprites.Camp(camp)}
	switch {
	case f.Post == game.Waiting:
		token.State = forhonorsprites.HeroWaiting
	case f.Post == game.Executed:
		token.State = forhonorsprites.HeroExecuted
	case f.HasActed && !played:
		token.State = forhonorsprites.HeroActivated
	}
	return token
}

// drawToken draws a token as high as given about a point.
func drawToken(c *canvas.Canvas, token forhonorsprites.HeroToken, at geom.Point, high float64) {
	c.Draw(forhonorart.TokenOnShadow(token), at, canvas.Look{Size: high / token.Box().H})
}

// draw draws a piece with its origin at the point, so many units of the window a unit of its own.
func draw[P piece](c *canvas.Canvas, p P, at geom.Point, size float64) {
	c.Draw(canvas.Sprite(p), at, canvas.Look{Size: size})
}

// drawLifeRow draws lozenges from the left of a point on, as high as given, and returns how broad they are.
func drawLifeRow(c *canvas.Canvas, left, most int, at geom.Point, high float64) float64 {
	lives := forhonorsprites.Lives{Left: left, Max: most, Paper: true}
	box := canvas.RectOf(lives.Box())
	size := high / box.H
	draw(c, lives, geom.Pt(at.X-box.X*size, at.Y), size)
	return box.W * size
}

type ringKey struct {
	w, h, out, wide float64
	color           sprites.Color
}

// ringFrame is a frame around a card of w by h whose corner lies at the origin, so far outside of it and so wide.
func ringFrame(w, h, out, wide float64, color sprites.Color) canvas.Picture {
	return canvas.Picture{Key: ringKey{w, h, out, wide, color}, Box: geom.R(-12, -12, w+24, h+24), Paint: func(v *vector.Canvas) {
		shape := vector.RoundRect(-out, -out, w+2*out, h+2*out, ui.Radius+out)
		v.Stroke(shape, vector.Stroke{Width: wide + 2.2}, vector.Solid(sprites.Paper2))
		v.Stroke(shape, vector.Stroke{Width: wide}, vector.Solid(color))
	}}
}
