package diagram

import (
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/honshuart"
	"engawa/scenes/lang"
	"engawa/scenes/yokaiart"
	forhonorsprites "engawa/sprites/forhonor"
	honshusprites "engawa/sprites/honshu"
)

// The pieces that stand for a match of their game are each a stage.TokenSign.

// DrawKing draws the king of the 3x4 game.
func DrawKing(c *canvas.Canvas, r geom.Rect, turn float64) { drawToken(c, king(), r, turn) }

// DrawShip draws a large ship of Homeworlds.
func DrawShip(c *canvas.Canvas, r geom.Rect, turn float64) { drawToken(c, ship(), r, turn) }

// DrawCube draws a cube of Honshū.
func DrawCube(c *canvas.Canvas, r geom.Rect, turn float64) { drawToken(c, cube(), r, turn) }

// DrawHero draws the token of a hero of For Honor.
func DrawHero(c *canvas.Canvas, r geom.Rect, turn float64) { drawToken(c, hero(), r, turn) }

func king() canvas.Picture {
	return yokaiart.Picture(yokaiart.PieceOf(yokai.Lion, yokaiart.Skin(lang.Spirits), 0))
}

func ship() canvas.Picture {
	return canvas.Sprite(homeworldsart.Ship(homeworlds.MakePiece(homeworlds.Blue, homeworlds.NumSizes), 0))
}

func cube() canvas.Picture { return honshuart.CubePicture(honshu.Yellow, honshusprites.CubeWhole) }

func hero() canvas.Picture {
	return canvas.Sprite(forhonorsprites.HeroToken{Hero: forhonorsprites.Banneret})
}

// drawToken draws a picture in the middle of the room, turned about its middle.
func drawToken(c *canvas.Canvas, p canvas.Picture, r geom.Rect, turn float64) {
	c.Draw(p, r.Centre(), canvas.Look{Size: min(r.W/p.Box.W, r.H/p.Box.H), Turn: turn})
}
