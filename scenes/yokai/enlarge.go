package yokai

import (
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/yokaiart"
)

// Enlarge implements table.Narrator: a piece on the board or in reserve, with its steps.
func (b *Board) Enlarge(p rules.Part) (table.Enlargement, bool) {
	t := b.tokenAt(p, nil)
	if t == nil {
		return table.Enlargement{}, false
	}
	words, art := b.pieceWords(t), b.pieceArt(t.piece)
	art.IsTurned = false
	return table.Enlargement{Name: words.Name, Words: []string{words.Steps}, Draw: func(c *canvas.Canvas, r geom.Rect) {
		box := yokaiart.Box()
		c.Draw(yokaiart.Picture(art), r.Centre(), canvas.Look{Size: min(r.W/box.W, r.H/box.H)})
	}}, true
}

// Advise implements table.Narrator: the log's words serve for both.
func (b *Board) Advise(s rules.State, m rules.Move) string { return b.Line(s, m) }
