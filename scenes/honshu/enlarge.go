package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	honshusprites "engawa/sprites/honshu"
)

// Enlarge implements table.Narrator: a card in the hand or on the table, with what it shows.
func (b *Board) Enlarge(p rules.Part) (table.Enlargement, bool) {
	card := game.Card(p.Index)
	if p.Kind != rules.PartCard || card == game.NoCard || len(card.Face()) == 0 {
		return table.Enlargement{}, false
	}
	s := b.speaker()
	return table.Enlargement{Name: b.words().T(lang.HonshuEnlarged, cardArg(card)), Words: []string{b.words().T(lang.HonshuEnlargedFace, lang.Text("squares", s.face(card)))}, Draw: func(c *canvas.Canvas, r geom.Rect) {
		at := poseIn(r)
		c.Draw(cardPicture(card, at.height), at.at, canvas.Look{Size: at.height / honshusprites.MapCardHeight})
	}}, true
}
