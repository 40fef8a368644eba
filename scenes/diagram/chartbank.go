package diagram

import (
	"engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/vector"
)

// Measures of the picture of the bank, in units of a piece.
const (
	cellWidth   = 92.0
	cellBetween = 8.0
	bankEdge    = 14.0
	bankLip     = 9.0
	bankOver    = 2.0 // ink that stands over the wood
)

// bankSpec returns the wood of the bank: a column a colour, a row a size.
func bankSpec() homeworldssprites.BankSpec {
	spec := homeworldssprites.BankSpec{W: 2*bankEdge - cellBetween + homeworlds.NumColours*(cellWidth+cellBetween), Lip: bankLip}
	y := bankEdge
	for _, height := range []float64{76, 92, 110} {
		for column := range homeworlds.NumColours {
			x := bankEdge + float64(column)*(cellWidth+cellBetween)
			spec.Cells = append(spec.Cells, vector.Box{X: x, Y: y, W: cellWidth, H: height})
		}
		y += height + cellBetween
	}
	spec.H = y - cellBetween + bankEdge
	return spec
}

func bankSize() (w, h float64) {
	spec := bankSpec()
	return spec.W + 2*bankOver, spec.H + spec.Lip + 2*bankOver
}

// paintBank draws the pieces of the bank with their counts, small ones above.
func paintBank(out *vector.Canvas, bank homeworlds.Fleet, scale float64) {
	spec := bankSpec()
	wood := homeworldssprites.Bank(spec, scale)
	paintImage(out, wood.Image, geom.Point{}, scale)
	columns := [homeworlds.NumColours]homeworlds.Colour{homeworlds.Red, homeworlds.Yellow, homeworlds.Green, homeworlds.Blue}
	for k, cell := range spec.Cells {
		p := homeworlds.MakePiece(columns[k%len(columns)], k/len(columns)+1)
		foot := geom.Pt(float64(wood.Places[k].X)/scale, float64(wood.Places[k].Y)/scale)
		if bank.Has(p) {
			paintPiece(out, homeworldsart.Place{Piece: p, Owner: homeworlds.Nobody, Size: 1}, foot, scale)
		}
		paintCount(out, bank.Count(p), geom.Pt(cell.X+cell.W-15, cell.Y+19))
	}
}
