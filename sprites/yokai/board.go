package yokai

import (
	"image"
	"math"

	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// The board of both skins is three squares wide and four high.
const (
	BoardColumns = 3
	BoardRows    = 4
)

// BoardSpec says how large a board is wanted, in units.
type BoardSpec struct {
	Skin             Skin
	IsSecondBelow    bool // the second player sits below: in the children's skin the nearest row is green then
	SquareW, SquareH float64
	Margin           float64 // frame round the squares: 21 landscape, 11 phone
	Lip              float64 // thickness seen below: 16 landscape, 12 phone
}

func plankOf(skin Skin) scenery.Plank {
	if skin == Dobutsu {
		return scenery.Plank{Face: 0xEEC486, Light: 0xF7D9A6, Lip: 0xC48545, Grain: 0xC9965A}
	}
	return scenery.Plank{Face: 0x7A5034, Light: 0x8F6040, Lip: 0x4A2D1C, Grain: 0x4A2D1C}
}

// Board draws a board at scale pixels a unit: frame, lip, squares with their
// grain, and the river, water or meadow on the outer rows. Ink stands 2
// units over the frame on all sides; Slab.Grid says where the squares lie.
func Board(spec BoardSpec, scale float64) scenery.Slab {
	gridW, gridH := BoardColumns*spec.SquareW, BoardRows*spec.SquareH
	w, h := gridW+2*spec.Margin, gridH+2*spec.Margin
	s := spec.painter(scale, 0xB0A2D)
	wood := plankOf(spec.Skin)
	s.DrawSlab(w, h, 8, spec.Lip, wood, 3)
	s.DrawGrain(vector.Box{X: 3, Y: 3, W: w - 6, H: h - 6}, scenery.Grain{Color: wood.Grain, Opacity: 0.3, Gap: 7, Upright: true})
	s.Translate(spec.Margin, spec.Margin)
	if spec.Skin == Dobutsu {
		drawPicnicSquares(s, spec)
	} else {
		drawWoodSquares(s, spec)
	}
	drawTrim(s, spec)
	drawGridLines(s, spec)
	corner := func(x, y float64) image.Point {
		return image.Pt(int(math.Round((x+spec.Margin+scenery.SlabOver)*scale)), int(math.Round((y+spec.Margin+scenery.SlabOver)*scale)))
	}
	return scenery.Slab{Image: s.Image(), Grid: image.Rectangle{Min: corner(0, 0), Max: corner(gridW, gridH)}}
}

// BoardTrim draws only what lies over the ground of the outer rows, waves or
// ripples and tufts, at the very places where Board draws it, on an image of the
// same size: for those who colour squares and want them clear of it.
func BoardTrim(spec BoardSpec, scale float64) *image.RGBA {
	s := spec.painter(scale, 0)
	s.Translate(spec.Margin, spec.Margin)
	s.Clip(vector.Rect(0, 0, BoardColumns*spec.SquareW, BoardRows*spec.SquareH), vector.NonZero)
	drawTrim(s, spec)
	return s.Image()
}

// painter returns a painter for the board, its origin at the frame's corner.
func (spec BoardSpec) painter(scale float64, seed uint64) *scenery.Painter {
	w, h := BoardColumns*spec.SquareW+2*spec.Margin, BoardRows*spec.SquareH+2*spec.Margin
	s := scenery.NewPainter(scenery.PixelSize(w+2*scenery.SlabOver, h+spec.Lip+2*scenery.SlabOver, scale), seed)
	s.Translate(scenery.SlabOver, scenery.SlabOver)
	return s
}

// drawTrim draws what lies over the ground of the outer rows. It takes its chance
// from a stream of its own, so that it is the same over every ground.
func drawTrim(s *scenery.Painter, spec BoardSpec) {
	s.Random = 0x7218
	if spec.Skin == Dobutsu {
		drawRipplesAndTufts(s, spec)
		return
	}
	drawWaves(s, spec, spec.SquareH, -1)
	drawWaves(s, spec, spec.SquareH*(BoardRows-1), 1)
}

// eachSquare calls f with every square's column, row and box.
func (spec BoardSpec) eachSquare(f func(column, row int, box vector.Box)) {
	for row := range BoardRows {
		for column := range BoardColumns {
			f(column, row, vector.Box{X: float64(column) * spec.SquareW, Y: float64(row) * spec.SquareH, W: spec.SquareW, H: spec.SquareH})
		}
	}
}

// drawWoodSquares lays the squares of the forest skin: warm wood, and on the rows of
// promotion the bed of a river.
func drawWoodSquares(s *scenery.Painter, spec BoardSpec) {
	warm := [2]sprites.Color{0xCC9D6A, 0xC39261}
	bed := [2]sprites.Color{0xB3A585, 0xA6987A}
	spec.eachSquare(func(column, row int, box vector.Box) {
		tints, look := warm, scenery.Grain{Color: sprites.Wood3, Opacity: 0.3, Gap: 9, Upright: true}
		if row == 0 || row == BoardRows-1 {
			tints, look.Color, look.Opacity = bed, 0x7A6C4E, 0.22
		}
		a := mixColors(tints[0], tints[1], s.Float64())
		b := mixColors(a, tints[1], 0.6)
		s.Fill(vector.Rect(box.X, box.Y, box.W, box.H), vector.Linear(box.X, box.Y, box.X+box.W, box.Y+box.H, scenery.Stop(0, a), scenery.Stop(1, b)))
		var knots []scenery.Knot
		if s.IntN(4) == 0 {
			knots = []scenery.Knot{{Along: box.H * s.Within(0.55, 0.85), Across: box.W * s.Within(0.3, 0.8), Size: box.W * 0.09}}
		}
		s.DrawGrain(box, look, knots...)
	})
}

// drawWaves draws two-ringed wave crests along a grid line at y, rising on the side
// of dir.
func drawWaves(s *scenery.Painter, spec BoardSpec, y, dir float64) {
	var crests vector.Path
	stride := spec.SquareW / 3
	for i := range 3 * BoardColumns {
		x := (float64(i) + 0.5) * stride
		for _, ring := range []float64{0.5, 0.29} {
			rx, ry := stride*ring, stride*ring*0.6
			crests.MoveTo(x-rx, y+dir*2).ArcTo(rx, ry, 0, false, dir < 0, x+rx, y+dir*2)
		}
	}
	s.Stroke(&crests, vector.Stroke{Width: spec.SquareW * 0.016, Cap: vector.ButtCap}, vector.Solid(sprites.Color(0xE4EAE2).Alpha(0.85)))
}

// waterRow returns the row of water, the first player's in the children's skin.
func (spec BoardSpec) waterRow() int {
	if spec.IsSecondBelow {
		return 0
	}
	return BoardRows - 1
}

// drawPicnicSquares lays the squares of the children's skin: cream cloth, water on the
// row of the first player and meadow on that of the second.
func drawPicnicSquares(s *scenery.Painter, spec BoardSpec) {
	cloth := [2]sprites.Color{0xFDF3D9, 0xF9E8C4}
	water := [2]sprites.Color{0xA8D8EC, 0xBCE2EE}
	grass := [2]sprites.Color{0xBAD18C, 0xADC87D}
	spec.eachSquare(func(column, row int, box vector.Box) {
		tints := cloth
		switch row {
		case spec.waterRow():
			tints = water
		case BoardRows - 1 - spec.waterRow():
			tints = grass
		}
		s.FillRect(box.X, box.Y, box.W, box.H, tints[(column+row)%2])
	})
}

// drawRipplesAndTufts sets ripples on every square of the water and tufts of grass on
// those of the meadow.
func drawRipplesAndTufts(s *scenery.Painter, spec BoardSpec) {
	unit := spec.SquareW / 146
	spec.eachSquare(func(_, row int, box vector.Box) {
		var strokes vector.Path
		switch row {
		case spec.waterRow():
			for i := range 4 {
				x, y := box.X+box.W*(0.2+0.2*float64(i)), box.Y+box.H*s.Within(0.15, 0.85)
				strokes.MoveTo(x-14*unit, y).QuadTo(x-7*unit, y-9*unit, x, y).QuadTo(x+7*unit, y+9*unit, x+14*unit, y)
			}
			s.Stroke(&strokes, vector.Stroke{Width: 3 * unit, Cap: vector.RoundCap}, vector.Solid(sprites.Paper2.Alpha(0.85)))
		case BoardRows - 1 - spec.waterRow():
			for i := range 5 {
				scenery.AddTuft(&strokes, box.X+box.W*(0.1+0.2*float64(i)), box.Y+box.H*s.Within(0.15, 0.95), 12*unit)
			}
			s.Stroke(&strokes, vector.Stroke{Width: 2.2 * unit}, vector.Solid(sprites.Color(0x7FA65E)))
		}
	})
}

// drawGridLines rules the board, and on wood sets the star points.
func drawGridLines(s *scenery.Painter, spec BoardSpec) {
	gridW, gridH := BoardColumns*spec.SquareW, BoardRows*spec.SquareH
	var lines vector.Path
	for column := 1; column < BoardColumns; column++ {
		lines.MoveTo(float64(column)*spec.SquareW, 0).LineTo(float64(column)*spec.SquareW, gridH)
	}
	for row := 1; row < BoardRows; row++ {
		lines.MoveTo(0, float64(row)*spec.SquareH).LineTo(gridW, float64(row)*spec.SquareH)
	}
	s.Stroke(&lines, vector.Stroke{Width: 2.2, Cap: vector.ButtCap}, vector.Solid(sprites.Ink))
	s.Stroke(vector.Rect(0, 0, gridW, gridH), vector.Stroke{Width: 3.4, Join: vector.MiterJoin}, vector.Solid(sprites.Ink))
	if spec.Skin == Dobutsu {
		return
	}
	for row := 1; row < BoardRows; row++ {
		for column := 1; column < BoardColumns; column++ {
			s.Fill(vector.Circle(float64(column)*spec.SquareW, float64(row)*spec.SquareH, 4), vector.Solid(sprites.Ink))
		}
	}
}

// mixColors returns the colour at share t of the way from a to b.
func mixColors(a, b sprites.Color, t float64) sprites.Color {
	mix := func(shift uint) sprites.Color {
		x, y := float64(a>>shift&0xFF), float64(b>>shift&0xFF)
		return sprites.Color(x+(y-x)*t+0.5) << shift
	}
	return mix(16) | mix(8) | mix(0)
}
