package land

import (
	"engawa/rules/honshu"
	"engawa/sprites/vector"
)

// Paint draws a map with squares that are side units wide; the upper left corner of its bounds lies at the origin.
func Paint(v *vector.Canvas, m *honshu.Map, side float64) {
	b := BoxOf(m)
	v.Save()
	v.Scale(side/squareSide, side/squareSide)
	v.Translate(-float64(b.Left)*squareSide, -float64(b.Top)*squareSide)
	m.Cells(func(at honshu.Cell) bool {
		v.Save()
		v.Translate(float64(at.X())*squareSide, float64(at.Y())*squareSide)
		paintSquare(v, lookAt(m, at), side)
		v.Restore()
		return true
	})
	paintSeams(v, m)
	v.Restore()
}

// PaintTrial draws a placement that is tried on a map, with what it does square by square: squares that it covers bear
// cut corners, those that slide under the map flags, and lakes that may not be hidden are barred. The upper left corner
// of the bounds of map and card together lies at the origin; squares are side units wide.
func PaintTrial(v *vector.Canvas, m *honshu.Map, p honshu.Placement, t honshu.Trial, side float64) {
	b := BoxOf(m).Union(BoxOfCard(p))
	of := BoxOf(m)
	v.Save()
	v.Translate(float64(of.Left-b.Left)*side, float64(of.Top-b.Top)*side)
	Paint(v, m, side)
	v.Restore()
	v.Save()
	v.Scale(side/squareSide, side/squareSide)
	v.Translate(-float64(b.Left)*squareSide, -float64(b.Top)*squareSide)
	for i, s := range p.Card.Face() {
		at := p.SquareAt(i)
		v.Save()
		v.Translate(float64(at.X())*squareSide, float64(at.Y())*squareSide)
		if t.Hidden&t.Shared>>i&1 == 0 {
			paintSquare(v, look(p.Card, i, s, false), side)
		}
		paintSign(v, SignOf(t, i))
		v.Restore()
	}
	paintFrame(v, BoxOfCard(p), t.Legal())
	v.Restore()
}
