package diagram

import (
	"image"

	"engawa/rules"
	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/sprites"
)

// Piece is a piece that a seat has taken.
type Piece struct{ koma sprites.Koma }

// Taken returns the pieces that a seat has taken in the course of a match, in order, as they look in its hands. It
// returns nil for a game without pictures.
func Taken(m *rules.Match, seat rules.Seat, skin lang.Skin) []Piece {
	if _, ok := m.State().(*yokai.State); !ok {
		return nil
	}
	var out []Piece
	for n := range m.Log {
		for _, e := range m.Events(n) {
			if e.Kind != rules.EvTake || e.By != seat {
				continue
			}
			kind := yokai.Lion
			if _, held, ok := yokai.ReserveAt(e.To); ok {
				kind = held
			}
			out = append(out, Piece{sprites.Koma{Kind: kindOf(kind), Side: sprites.Yours, Skin: skinOf(skin)}})
		}
	}
	return out
}

type pieceKey struct {
	koma   sprites.Koma
	shadow bool
}

// Draw draws the piece about the point, height units high.
func (p Piece) Draw(c *canvas.Canvas, at geom.Point, height float64) {
	box := sprites.KomaBox()
	look := canvas.Look{Size: height / box.H}
	at.Y -= (box.Y + box.H/2) * look.Size
	bounds := geom.R(box.X, box.Y, box.W, box.H)
	c.Draw(canvas.Picture{Key: pieceKey{p.koma, true}, Box: bounds, Render: func(scale float64) *image.RGBA {
		return p.koma.Shadow(scale, 0)
	}}, at, look)
	c.Draw(canvas.Picture{Key: pieceKey{p.koma, false}, Box: bounds, Render: func(scale float64) *image.RGBA {
		img, err := p.koma.Render(scale)
		if err != nil {
			return image.NewRGBA(image.Rectangle{})
		}
		return img
	}}, at, look)
}

// PieceWidth returns how wide a piece of the given height is.
func PieceWidth(height float64) float64 {
	box := sprites.KomaBox()
	return height * box.W / box.H
}
