package honshu

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
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
	e := table.Enlargement{Name: b.words().T(lang.HonshuEnlarged, cardArg(card)), Draw: func(c *canvas.Canvas, r geom.Rect) {
		at := poseIn(r)
		c.Draw(cardPicture(card, at.height), at.at, canvas.Look{Size: at.height / honshusprites.MapCardHeight})
	}}
	e.Add(b.words().T(lang.HonshuEnlargedFace, lang.Text("squares", b.speaker().face(card))), nil)
	var seen []game.Square
	for i, q := range card.Face() {
		if !slices.Contains(seen, q) {
			seen = append(seen, q)
			e.Add(b.squareWorth(q), func(c *canvas.Canvas, r geom.Rect) { honshuart.DrawSquare(c, card, i, true, r) })
		}
	}
	return e, true
}

// squareWorth says what a square of a card is worth.
func (b *Board) squareWorth(q game.Square) string {
	words := b.words()
	if good, ok := q.Production(); ok {
		return words.T(lang.HonshuEnlargedProduction, lang.Text("good", b.speaker().good(good)))
	}
	if good, points, ok := q.Factory(); ok {
		return words.T(lang.HonshuEnlargedFactory, lang.Text("good", b.speaker().good(good)), lang.Count("n", b.state.Scoring().Pays(points)))
	}
	cat := game.CategoryFields
	switch q {
	case game.Forest:
		cat = game.CategoryForest
	case game.Town:
		cat = game.CategoryTown
	case game.Lake:
		cat = game.CategoryLake
	}
	for _, v := range b.values() {
		if v.cat == cat {
			return v.text
		}
	}
	return ""
}
