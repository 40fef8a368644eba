// Package yokaiart says how the pieces of the 3x4 game look, and draws them with the marks about them, alike on the table,
// in the figures of the rules book, on the result and on the shelf.
//
// It imports rules, rules/yokai, scenes/canvas, geom and lang, and sprites.
package yokaiart

import (
	"image"

	"engawa/rules"
	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/sprites/vector"
	yokaisprites "engawa/sprites/yokai"
)

// Skin returns the skin as the sprites call it.
func Skin(skin lang.Skin) yokaisprites.Skin {
	if skin == lang.Animals {
		return yokaisprites.Dobutsu
	}
	return yokaisprites.Forest
}

// PieceOf returns how a piece of the kind looks to the seat that owns it. NoKind looks like the lion.
func PieceOf(kind yokai.Kind, skin yokaisprites.Skin, owner rules.Seat) yokaisprites.Piece {
	k := yokaisprites.Piece{Kind: yokaisprites.Koro, Side: yokaisprites.Yours, Skin: skin, IsSecond: owner == 1}
	switch kind {
	case yokai.Elephant:
		k.Kind = yokaisprites.Kitsune
	case yokai.Giraffe:
		k.Kind = yokaisprites.Tanuki
	case yokai.Chick:
		k.Kind = yokaisprites.Kodama
	case yokai.Hen:
		k.Kind = yokaisprites.Samurai
	}
	return k
}

// Box is the box of every piece about its middle, in units of a piece.
func Box() geom.Rect {
	box := yokaisprites.PieceBox()
	return canvas.RectOf(box)
}

// Picture is a piece about its middle, in units of a piece. Its key is the piece itself.
func Picture(k yokaisprites.Piece) canvas.Picture {
	return canvas.Picture{Key: k, Box: Box(), Paint: func(c *vector.Canvas) { Paint(c, k) }}
}

// Paint draws a piece about the origin, in units of a piece.
func Paint(c *vector.Canvas, k yokaisprites.Piece) {
	// Only a kind that does not exist fails, and PieceOf gives none.
	_ = k.Draw(c)
}

type shadowKey struct {
	skin yokaisprites.Skin
	side yokaisprites.Side
	lift float64
}

// Shadow is the shadow of any piece of that side that is lifted so many units of a piece.
func Shadow(k yokaisprites.Piece, lift float64) canvas.Picture {
	return canvas.Picture{
		Key: shadowKey{k.Skin, k.Side, lift}, Box: Box(),
		Render: func(scale float64) *image.RGBA { return k.Shadow(scale, lift*scale) },
	}
}
