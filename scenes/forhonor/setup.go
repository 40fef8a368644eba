package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/vector"
)

// DrawCamp is a stage.SideSign: round for the attackers, its corners cut for the defenders, as the tokens of their
// heroes are, with the number of heroes on it.
func DrawCamp(c *canvas.Canvas, side, figures int, r geom.Rect) {
	disc := forhonorsprites.GroupDisc{Camp: forhonorsprites.Camp(side), Count: figures}
	box := disc.Box()
	c.Draw(canvas.Picture{
		Key: disc, Box: geom.R(box.X, box.Y, box.W, box.H), Paint: func(v *vector.Canvas) { _ = disc.Draw(v) },
	}, r.Centre(), canvas.Look{Size: min(r.W, r.H) / box.W})
}

// DrawHero is a stage.FigureSign: the hero's token.
func DrawHero(c *canvas.Canvas, code string, side int, r geom.Rect) {
	h, ok := game.ParseHero(code)
	if !ok {
		return
	}
	token := forhonorsprites.HeroToken{Hero: forhonorsprites.Hero(h), Camp: forhonorsprites.Camp(side)}
	box := token.Box()
	size := min(r.W/box.W, r.H/box.H)
	at := r.Centre().Sub(geom.Pt(box.X+box.W/2, box.Y+box.H/2).Mul(size))
	forhonorart.DrawToken(c, token, 0, at, canvas.Look{Size: size})
}
