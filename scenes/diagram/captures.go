package diagram

import (
	"engawa/rules"
	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/yokaiart"
	yokaisprites "engawa/sprites/yokai"
)

// Piece is a piece that a seat has taken.
type Piece struct{ sprite yokaisprites.Piece }

// CapturedPieces returns the pieces that a seat has taken in the course of a match, in order, as they look in its hands. It
// returns nil for a game without pictures.
func CapturedPieces(m *rules.Match, seat rules.Seat, skin lang.Skin) []Piece {
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
			out = append(out, Piece{yokaiart.PieceOf(kind, yokaiart.Skin(skin), seat)})
		}
	}
	return out
}

// Draw draws the piece about the point, height units high.
func (p Piece) Draw(c *canvas.Canvas, at geom.Point, height float64) {
	box := yokaiart.Box()
	look := canvas.Look{Size: height / box.H}
	at.Y -= (box.Y + box.H/2) * look.Size
	c.Draw(yokaiart.Shadow(p.sprite, 0), at, look)
	c.Draw(yokaiart.Picture(p.sprite), at, look)
}

// PieceWidth returns how wide a piece of the given height is.
func PieceWidth(height float64) float64 {
	box := yokaiart.Box()
	return height * box.W / box.H
}
