package homeworlds

import (
	"math"
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/sprites"
)

// markColour is the colour of what is lit up: a hint, a refusal or a line of the log.
func (b *Board) markColour() sprites.Color {
	switch b.marks.Kind {
	case table.MarkRefused:
		return sprites.Sakura
	case table.MarkLog:
		return sprites.Paper2
	}
	return sprites.Kin2
}

// drawMarkedPieces lights up the pieces and the systems of the garden that the marks are about. It draws below all
// pieces, whose pips tell their sizes.
func (b *Board) drawMarkedPieces(c *canvas.Canvas) {
	col := b.markColour()
	for _, p := range b.marks.Parts {
		if slot, owner, piece, ok := pieceOf(p); ok && slot < game.MaxSystems {
			for _, t := range b.pyramidsOf(slot, owner, piece) {
				b.ringPyramid(c, t, col, true)
			}
		} else if p.Kind == rules.PartCell && p.Index >= 0 && p.Index < game.MaxSystems && b.systems[p.Index].exists {
			w := &b.systems[p.Index]
			c.Draw(bandPicture(math.Round(2*w.spot.radius+6), col, true), w.spot.at, canvas.Look{})
		}
	}
}

// frameOut is how far the frame of what is lit up lies outside it.
const frameOut = 3.0

// drawMark lights up a place of the bank or a button that the marks are about, clear of the word at its foot.
func (b *Board) drawMark(c *canvas.Canvas, r geom.Rect, p rules.Part) {
	if slices.Contains(b.marks.Parts, p) {
		r = r.Inset(-frameOut)
		c.Draw(framePicture(r.W, r.H, 3, b.markColour(), true), geom.Pt(r.X, r.Y), canvas.Look{})
	}
}
