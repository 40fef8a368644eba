package homeworlds

import (
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// Enlarge implements table.Narrator: a ship, a star or a piece of the bank, with what its colour can do.
func (b *Board) Enlarge(p rules.Part) (table.Enlargement, bool) {
	_, owner, piece, ok := pieceOf(p)
	if p.Kind == rules.PartReserve {
		owner, piece, ok = game.Nobody, game.Piece(p.Index), true
	}
	if !ok {
		return table.Enlargement{}, false
	}
	words := b.words()
	return table.Enlargement{Name: words.T(lang.HomeworldsEnlarged, lang.Text("piece", words.Pyramid(piece.String(), owner < 0))), Words: []string{words.ColourPower(piece.Colour().String())}, Draw: func(c *canvas.Canvas, r geom.Rect) {
		picture := canvas.Sprite(homeworldsart.Star(piece))
		if owner >= 0 {
			picture = canvas.Sprite(homeworldsart.Ship(piece, 0))
		}
		size := 0.9 * min(r.W/picture.Box.W, r.H/picture.Box.H)
		c.Draw(picture, r.Centre().Sub(picture.Box.Centre().Mul(size)), canvas.Look{Size: size})
	}}, true
}
