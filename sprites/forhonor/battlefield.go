package forhonor

import (
	"image"
	"math"

	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// The battlefield of For Honor has this many columns and rows. Soldiers advance
// in four files in its middle; the median runs across between the two halves.
const (
	FieldColumns = 14
	FieldRows    = 18
	firstFile    = 5 // column of the first file of soldiers
	fieldFiles   = 4
)

// BattlefieldSpec says how large a battlefield is wanted, in units.
type BattlefieldSpec struct {
	Side    float64 // of a square: 44 on the table
	Upright bool    // the attackers' edge lies below; otherwise it lies at the left
	Frame   float64 // of wood round the squares, 0 for none
	Lip     float64 // thickness of the frame seen below
}

// size returns how many squares lie side by side and one above the other.
func (spec BattlefieldSpec) size() (across, down float64) {
	if spec.Upright {
		return FieldColumns, FieldRows
	}
	return FieldRows, FieldColumns
}

// at returns the place so many rows from the attackers' edge and so many
// columns from the edge of the first column, in units from the upper left corner
// of the squares.
func (spec BattlefieldSpec) at(row, column float64) vector.Point {
	if spec.Upright {
		return vector.Point{X: column * spec.Side, Y: (FieldRows - row) * spec.Side}
	}
	return vector.Point{X: row * spec.Side, Y: (FieldColumns - column) * spec.Side}
}

// area returns the rectangle between two such places.
func (spec BattlefieldSpec) area(row, column, toRow, toColumn float64) *vector.Path {
	a, b := spec.at(row, column), spec.at(toRow, toColumn)
	return vector.Rect(min(a.X, b.X), min(a.Y, b.Y), math.Abs(a.X-b.X), math.Abs(a.Y-b.Y))
}

// Battlefield draws the ground of For Honor at scale pixels a unit: sand and
// grass, the trodden files of the soldiers, a hint of the squares, the edges in
// the camps' colours and the rope along the median, in a wooden frame. What
// stands on it is not drawn. Ink stands 2 units over a frame on all sides;
// Slab.Grid says where the squares lie.
func Battlefield(spec BattlefieldSpec, scale float64) scenery.Slab {
	across, down := spec.size()
	gridW, gridH := across*spec.Side, down*spec.Side
	over := 0.0
	if spec.Frame > 0 {
		over = scenery.SlabOver
	}
	w, h := gridW+2*spec.Frame, gridH+2*spec.Frame
	s := scenery.NewPainter(scenery.PixelSize(w+2*over, h+spec.Lip+2*over, scale), 0xBA77)
	s.Translate(over, over)
	if spec.Frame > 0 {
		s.DrawSlab(w, h, 8, spec.Lip, scenery.Plank{Face: 0x6E4A30, Light: 0x8A6242, Lip: 0x46301F, Grain: 0x46301F}, 3)
		s.DrawGrain(vector.Box{X: 3, Y: 3, W: w - 6, H: h - 6}, scenery.Grain{Color: 0x46301F, Opacity: 0.4, Gap: 6, Upright: spec.Upright})
	}
	s.Translate(spec.Frame, spec.Frame)
	s.Save()
	s.Clip(vector.Rect(0, 0, gridW, gridH), vector.NonZero)
	drawMeadowSand(s, spec, gridW, gridH)
	drawFiles(s, spec)
	drawSquareHints(s, spec)
	drawFieldTufts(s, spec)
	drawMedian(s, spec)
	s.Restore()
	if spec.Frame > 0 {
		s.Stroke(vector.Rect(0, 0, gridW, gridH), vector.Stroke{Width: 2.6, Join: vector.MiterJoin}, vector.Solid(sprites.Ink))
	}
	corner := func(x, y float64) image.Point {
		return image.Pt(int(math.Round((x+spec.Frame+over)*scale)), int(math.Round((y+spec.Frame+over)*scale)))
	}
	return scenery.Slab{Image: s.Image(), Grid: image.Rectangle{Min: corner(0, 0), Max: corner(gridW, gridH)}}
}

// drawMeadowSand lays the sand with worn patches of grass, and the edges.
func drawMeadowSand(s *scenery.Painter, spec BattlefieldSpec, gridW, gridH float64) {
	s.Fill(vector.Rect(0, 0, gridW, gridH), vector.Linear(0, 0, gridW, gridH, scenery.Stop(0, 0xDFD2A0), scenery.Stop(0.5, 0xD8CA96), scenery.Stop(1, 0xCDBD88)))
	grass := vector.Solid(sprites.Color(0x9DB078).Alpha(0.3))
	for _, patch := range [][4]float64{{2.6, 12.6, 2.6, 1.6}, {8.4, 10.6, 1.6, 0.9}, {14.6, 12.2, 2.4, 1.2}, {2.2, 1.8, 1.9, 1}, {4.6, 4, 1.7, 0.8}, {9.4, 2.8, 2.2, 1.2}, {15.8, 3.6, 2, 1.1}, {12.4, 0.8, 1.7, 0.8}, {6, 10.2, 1.3, 0.6}} {
		p, long, wide := spec.at(patch[0], patch[1]), patch[2]*spec.Side, patch[3]*spec.Side
		if spec.Upright {
			long, wide = wide, long
		}
		s.Fill(vector.Ellipse(p.X, p.Y, long, wide), grass)
	}
	for i, from := range []float64{0, FieldRows} {
		to := 0.13
		if i == 1 {
			to = FieldRows - 0.13
		}
		s.Fill(spec.area(from, 0, to, FieldColumns), vector.Solid(sprites.Sides()[i].Cloth))
	}
}

// drawFiles draws the trodden earth in which the soldiers advance, darkest at the
// median, with arrows towards it.
func drawFiles(s *scenery.Painter, spec BattlefieldSpec) {
	earth := sprites.Color(0xB4763C)
	start, end := spec.at(0, 0), spec.at(FieldRows, 0)
	paint := vector.Linear(start.X, start.Y, end.X, end.Y, vector.Stop{Color: earth.Alpha(0.3)}, vector.Stop{Offset: 0.5, Color: earth.Alpha(0.55)}, vector.Stop{Offset: 1, Color: earth.Alpha(0.3)})
	s.Fill(spec.area(0.13, firstFile, FieldRows-0.13, firstFile+fieldFiles), paint)
	ruts, arrows := new(vector.Path), new(vector.Path)
	for file := range fieldFiles + 1 {
		var points []vector.Point
		for row := 0.0; row <= FieldRows; row++ {
			points = append(points, spec.at(row, firstFile+float64(file)+s.Within(-0.03, 0.03)))
		}
		ruts.Append(scenery.Smooth(points))
		if file == fieldFiles {
			break
		}
		for _, row := range []float64{2.5, 3.5} {
			for _, way := range []float64{1, -1} {
				at := row
				if way < 0 {
					at = FieldRows - row
				}
				middle := firstFile + float64(file) + 0.5
				for i, p := range []vector.Point{spec.at(at-0.07*way, middle-0.11), spec.at(at+0.07*way, middle), spec.at(at-0.07*way, middle+0.11)} {
					if i == 0 {
						arrows.MoveTo(p.X, p.Y)
						continue
					}
					arrows.LineTo(p.X, p.Y)
				}
			}
		}
	}
	s.Stroke(ruts, vector.Stroke{Width: 0.034 * spec.Side}, vector.Solid(sprites.Color(0x7A4A22).Alpha(0.5)))
	s.Stroke(arrows, vector.Stroke{Width: 0.04 * spec.Side}, vector.Solid(sprites.Color(0x7A4A22).Alpha(0.5)))
}

// drawSquareHints rules the squares so faintly that they are seen only when looked
// for.
func drawSquareHints(s *scenery.Painter, spec BattlefieldSpec) {
	lines := new(vector.Path)
	rule := func(a, b vector.Point) { lines.MoveTo(a.X, a.Y).LineTo(b.X, b.Y) }
	for row := 1.0; row < FieldRows; row++ {
		rule(spec.at(row, 0), spec.at(row, FieldColumns))
	}
	for column := 1.0; column < FieldColumns; column++ {
		rule(spec.at(0, column), spec.at(FieldRows, column))
	}
	s.Stroke(lines, vector.Stroke{Width: 0.027 * spec.Side, Cap: vector.ButtCap}, vector.Solid(sprites.Color(0x6B5A2E).Alpha(0.24)))
}

// drawFieldTufts strews tufts of grass beside the files.
func drawFieldTufts(s *scenery.Painter, spec BattlefieldSpec) {
	blades := new(vector.Path)
	for range 64 {
		row, column := s.Within(0.4, FieldRows-0.4), s.Within(0.3, firstFile-0.3)
		if s.IntN(2) == 0 {
			column = FieldColumns - column
		}
		p := spec.at(row, column)
		scenery.AddTuft(blades, p.X, p.Y, s.Within(0.14, 0.22)*spec.Side)
	}
	s.Stroke(blades, vector.Stroke{Width: 0.036 * spec.Side}, vector.Solid(sprites.Color(0x7E8752).Alpha(0.75)))
}

// drawMedian lays the rope, twisted of dark and pale cords, across the field.
func drawMedian(s *scenery.Painter, spec BattlefieldSpec) {
	a, b := spec.at(FieldRows/2, 0), spec.at(FieldRows/2, FieldColumns)
	rope, u := vector.Line(a.X, a.Y, b.X, b.Y), spec.Side/44
	s.Stroke(rope, vector.Stroke{Width: 5.6 * u, Cap: vector.ButtCap}, vector.Solid(sprites.Ink))
	s.Stroke(rope, vector.Stroke{Width: 2.6 * u, Cap: vector.ButtCap, Dash: []float64{8 * u, 6 * u}}, vector.Solid(sprites.Paper2))
}
