// Package yokaiart says how the pieces of the 3x4 game look, and draws them with the marks about them, alike on the table,
// in the figures of the rules book, on the result and on the shelf.
//
// It imports rules/yokai, scenes/canvas, geom and lang, and sprites.
package yokaiart

import (
	"image"

	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Skin returns the skin as the sprites call it.
func Skin(skin lang.Skin) sprites.Skin {
	if skin == lang.Animals {
		return sprites.Dobutsu
	}
	return sprites.Forest
}

// PieceOf returns how a piece of the kind looks to its own side. NoKind looks like the lion.
func PieceOf(kind yokai.Kind, skin sprites.Skin) sprites.Koma {
	k := sprites.Koma{Kind: sprites.Koro, Side: sprites.Yours, Skin: skin}
	switch kind {
	case yokai.Elephant:
		k.Kind = sprites.Kitsune
	case yokai.Giraffe:
		k.Kind = sprites.Tanuki
	case yokai.Chick:
		k.Kind = sprites.Kodama
	case yokai.Hen:
		k.Kind = sprites.Samurai
	}
	return k
}

// Box is the box of every piece about its middle, in units of a piece.
func Box() geom.Rect {
	box := sprites.KomaBox()
	return canvas.RectOf(box)
}

// Picture is a piece about its middle, in units of a piece. Its key is the piece itself.
func Picture(k sprites.Koma) canvas.Picture {
	return canvas.Picture{Key: k, Box: Box(), Paint: func(c *vector.Canvas) { Paint(c, k) }}
}

// Paint draws a piece about the origin, in units of a piece.
func Paint(c *vector.Canvas, k sprites.Koma) {
	// Only a kind that does not exist fails, and PieceOf gives none.
	_ = k.Draw(c)
}

type shadowKey struct {
	skin sprites.Skin
	side sprites.Side
	lift float64
}

// Shadow is the shadow of any piece of that side that is lifted so many units of a piece.
func Shadow(k sprites.Koma, lift float64) canvas.Picture {
	return canvas.Picture{
		Key: shadowKey{k.Skin, k.Side, lift}, Box: Box(),
		Render: func(scale float64) *image.RGBA { return k.Shadow(scale, lift*scale) },
	}
}
