package honshuart

import (
	"engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	honshusprites "engawa/sprites/honshu"
	"engawa/sprites/vector"
)

// Draw draws a map at rest where the chart says. Every square is a picture of its own, so that a large map costs no
// rendering when a card is added; the whole map is one where squares are so small that they are overviews.
func Draw(c *canvas.Canvas, m *honshu.Map, chart Chart) {
	if chart.Side < honshusprites.OverviewBelow {
		r := chart.Box(BoxOf(m))
		c.Draw(mapPicture(m, chart.Side), geom.Pt(r.X, r.Y), canvas.Look{})
		return
	}
	m.Cells(func(at honshu.Cell) bool {
		r := chart.Cell(at)
		c.Draw(squarePicture(lookAt(m, at), chart.Side), geom.Pt(r.X, r.Y), canvas.Look{Size: chart.Side / squareSide})
		return true
	})
	c.Draw(seamsPicture(m), chart.Zero, canvas.Look{Size: chart.Side / squareSide})
}

// DrawSmall draws a map in the middle of the room, its last card outlined. It returns where its squares lie.
func DrawSmall(c *canvas.Canvas, m *honshu.Map, room geom.Rect, most float64) Chart {
	chart := Fit(BoxOf(m), room, most, c.Scale())
	Draw(c, m, chart)
	DrawLast(c, m, chart)
	return chart
}

// DrawTrial draws a placement that is tried on a map, with what it does square by square, and its frame, whose lines have
// the size line: 1 at a table. Over, which may be nil, draws more on each square i of the card.
func DrawTrial(c *canvas.Canvas, p honshu.Placement, t honshu.Trial, chart Chart, line float64, over func(i int, at honshu.Cell, r geom.Rect)) {
	for i := range p.Card.Face() {
		at := p.SquareAt(i)
		r := chart.Cell(at)
		if t.Hidden&t.Shared>>i&1 == 0 {
			DrawSquare(c, p.Card, i, false, r)
		}
		drawSign(c, SignOf(t, i), r)
		if over != nil {
			over(i, at, r)
		}
	}
	drawFrame(c, chart.Box(BoxOfCard(p)), line, t.Legal())
}

// DrawSquare draws the printed square i of a card with its upper left corner at the point.
func DrawSquare(c *canvas.Canvas, card honshu.Card, i int, cube bool, r geom.Rect) {
	c.Draw(squarePicture(look(card, i, card.Face()[i], cube), r.W), geom.Pt(r.X, r.Y), canvas.Look{Size: r.W / squareSide})
}

// DrawKind draws a kind of square, with its cube if it produces, in r.
func DrawKind(c *canvas.Canvas, s honshu.Square, r geom.Rect) {
	c.Draw(squarePicture(look(honshu.NoCard, 0, s, true), r.W), geom.Pt(r.X, r.Y), canvas.Look{Size: r.W / squareSide})
}

// DrawFreeCard draws the six squares of a card that lies beside its map, turned so far, with its upper left corner at the
// point.
func DrawFreeCard(c *canvas.Canvas, card honshu.Card, turn uint8, at geom.Point, side float64) {
	p := honshu.Placement{Card: card, Turn: turn}
	for i := range card.Face() {
		cell := p.SquareAt(i)
		DrawSquare(c, card, i, false, geom.R(at.X+float64(cell.X())*side, at.Y+float64(cell.Y())*side, side, side))
	}
	c.Draw(cardSeamsPicture(turn), at, canvas.Look{Size: side / squareSide})
}

// squareKey tells pictures of squares apart.
type squareKey struct {
	look honshusprites.Square
	fine bool
}

func squarePicture(s honshusprites.Square, side float64) canvas.Picture {
	return canvas.Picture{Key: squareKey{s, side >= honshusprites.OverviewBelow}, Box: geom.R(0, 0, squareSide, squareSide), Paint: func(v *vector.Canvas) {
		paintSquare(v, s, side)
	}}
}

// mapKey tells pictures of maps apart by their cards, in the order of building, and by their cubes.
type mapKey struct {
	cards, cubes string
	side         float64
}

func keyOf(m *honshu.Map, side float64) mapKey {
	var cubes []byte
	for _, at := range m.CubeCells(nil) {
		cubes = append(cubes, byte(at>>8), byte(at))
	}
	return mapKey{m.String(), string(cubes), side}
}

// coast is how far the coast reaches over the squares, in units of a drawing.
const coast = 4.0

func seamsPicture(m *honshu.Map) canvas.Picture {
	b := BoxOf(m)
	r := Chart{Side: squareSide}.Box(b).Inset(-coast)
	return canvas.Picture{Key: seamsKey{m.String()}, Box: r, Paint: func(v *vector.Canvas) { paintSeams(v, m) }}
}

type seamsKey struct{ cards string }

type cardSeamsKey struct{ turn uint8 }

func cardSeamsPicture(turn uint8) canvas.Picture {
	w, h := Size(turn)
	return canvas.Picture{
		Key: cardSeamsKey{turn % 2}, Box: geom.R(0, 0, float64(w)*squareSide, float64(h)*squareSide).Inset(-coast),
		Paint: func(v *vector.Canvas) { paintCardSeams(v, turn) },
	}
}

// mapPicture is a whole map with its upper left corner at the origin.
func mapPicture(m *honshu.Map, side float64) canvas.Picture {
	b := BoxOf(m)
	over := coast * side / squareSide
	return canvas.Picture{
		Key: keyOf(m, side), Box: geom.R(0, 0, float64(b.Columns())*side, float64(b.Rows())*side).Inset(-over - 1),
		Paint: func(v *vector.Canvas) {
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
		},
	}
}
