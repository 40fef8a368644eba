package scenery

import (
	"image"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// The board of both skins is three squares wide and four high.
const (
	BoardColumns = 3
	BoardRows    = 4
)

// BoardSpec says how large a board is wanted, in units.
type BoardSpec struct {
	Skin             sprites.Skin
	SquareW, SquareH float64
	Margin           float64 // frame round the squares: 21 landscape, 11 phone
	Lip              float64 // thickness seen below: 16 landscape, 12 phone
}

// Slab is a baked board, tray or box with the places that matter on it, in the
// pixels of its image.
type Slab struct {
	Image *image.RGBA
	// Grid is the rectangle of a board's squares, empty on other slabs.
	Grid image.Rectangle
	// Places are the middles of a tray's hollows, from left to right.
	Places []image.Point
	// Picture and Slip are a box's window and the paper for its name.
	Picture, Plate image.Rectangle
}

// plank is the wood of a board or tray.
type plank struct{ face, light, lip, grain sprites.Color }

func plankOf(skin sprites.Skin) plank {
	if skin == sprites.Dobutsu {
		return plank{face: 0xEEC486, light: 0xF7D9A6, lip: 0xC48545, grain: 0xC9965A}
	}
	return plank{face: 0x7A5034, light: 0x8F6040, lip: 0x4A2D1C, grain: 0x4A2D1C}
}

// Board draws a board at scale pixels a unit: frame, lip, squares with their
// grain, and the band of river or meadow on the farthest rows. Ink stands 2
// units over the frame on all sides; Slab.Grid tells where the squares lie.
func Board(spec BoardSpec, scale float64) Slab {
	gridW, gridH := BoardColumns*spec.SquareW, BoardRows*spec.SquareH
	w, h := gridW+2*spec.Margin, gridH+2*spec.Margin
	s := spec.stage(scale, 0xB0A2D)
	wood := plankOf(spec.Skin)
	s.slab(w, h, 8, spec.Lip, wood, 3)
	s.grain(vector.Box{X: 3, Y: 3, W: w - 6, H: h - 6}, timber{color: wood.grain, opacity: 0.3, gap: 7, upright: true})
	s.Translate(spec.Margin, spec.Margin)
	if spec.Skin == sprites.Dobutsu {
		s.picnicSquares(spec)
	} else {
		s.woodSquares(spec)
	}
	s.trim(spec)
	s.gridLines(spec)
	corner := func(x, y float64) image.Point {
		return image.Pt(int(math.Round((x+spec.Margin+boardOver)*scale)), int(math.Round((y+spec.Margin+boardOver)*scale)))
	}
	return Slab{Image: s.Image(), Grid: image.Rectangle{Min: corner(0, 0), Max: corner(gridW, gridH)}}
}

// BoardTrim draws only what lies over the ground of the outer rows, waves or
// clouds and tufts, at the very places where Board draws it, on an image of the
// same size: for whoever colours squares and wants them clear of it.
func BoardTrim(spec BoardSpec, scale float64) *image.RGBA {
	s := spec.stage(scale, 0)
	s.Translate(spec.Margin, spec.Margin)
	s.Clip(vector.Rect(0, 0, BoardColumns*spec.SquareW, BoardRows*spec.SquareH), vector.NonZero)
	s.trim(spec)
	return s.Image()
}

// boardOver is how far the ink may stand over a board's frame.
const boardOver = 2

// stage returns a blank stage for the board, its origin at the frame's corner.
func (spec BoardSpec) stage(scale float64, seed uint64) *stage {
	w, h := BoardColumns*spec.SquareW+2*spec.Margin, BoardRows*spec.SquareH+2*spec.Margin
	s := newStage(unitsToPixels(w+2*boardOver, h+spec.Lip+2*boardOver, scale), seed)
	s.Translate(boardOver, boardOver)
	return s
}

// trim draws what lies over the ground of the outer rows. It takes its chance
// from a stream of its own, so that it is the same over every ground.
func (s *stage) trim(spec BoardSpec) {
	s.chance = 0x7218
	if spec.Skin == sprites.Dobutsu {
		s.cloudsAndTufts(spec)
		return
	}
	s.waves(spec, spec.SquareH, -1)
	s.waves(spec, spec.SquareH*(BoardRows-1), 1)
}

// slab draws a thick piece of wood with round corners and its lip below.
func (s *stage) slab(w, h, radius, lip float64, wood plank, ink float64) {
	shape := vector.RoundRect(0, 0, w, h, radius)
	below := shape.Transform(vector.Translate(0, lip))
	body := below.Append(vector.Rect(0, radius, w, h+lip-2*radius))
	s.FillUnion(body, vector.Solid(wood.lip))
	s.ink(vector.RoundRect(0, 0, w, h+lip, radius), ink)
	s.Fill(shape, vector.Solid(wood.face))
	s.Stroke(vector.RoundRect(2, 2, w-4, h-4, radius-2), vector.Stroke{Width: 1.4}, vector.Solid(wood.light.Alpha(0.7)))
	s.ink(shape, ink)
}

// eachSquare calls f with every square's column, row and box.
func (spec BoardSpec) eachSquare(f func(column, row int, box vector.Box)) {
	for row := range BoardRows {
		for column := range BoardColumns {
			f(column, row, vector.Box{X: float64(column) * spec.SquareW, Y: float64(row) * spec.SquareH, W: spec.SquareW, H: spec.SquareH})
		}
	}
}

// woodSquares lays the squares of the forest skin: warm wood, and on the rows of
// promotion the bed of a river.
func (s *stage) woodSquares(spec BoardSpec) {
	warm := [2]sprites.Color{0xCC9D6A, 0xC39261}
	bed := [2]sprites.Color{0xB3A585, 0xA6987A}
	spec.eachSquare(func(column, row int, box vector.Box) {
		tints, look := warm, timber{color: sprites.Wood3, opacity: 0.3, gap: 9, upright: true}
		if row == 0 || row == BoardRows-1 {
			tints, look.color, look.opacity = bed, 0x7A6C4E, 0.22
		}
		a := between(tints[0], tints[1], s.share())
		b := between(a, tints[1], 0.6)
		s.Fill(vector.Rect(box.X, box.Y, box.W, box.H), vector.Linear(box.X, box.Y, box.X+box.W, box.Y+box.H, bokashi(tone{0, a}, tone{1, b})...))
		var knots []knot
		if s.pick(4) == 0 {
			knots = []knot{{along: box.H * s.within(0.55, 0.85), across: box.W * s.within(0.3, 0.8), size: box.W * 0.09}}
		}
		s.grain(box, look, knots...)
	})
}

// waves draws two-ringed wave crests along a grid line at y, rising on the side
// of dir.
func (s *stage) waves(spec BoardSpec, y, dir float64) {
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

// picnicSquares lays the squares of the children's skin: cream cloth, sky on the
// farthest row and meadow on the nearest.
func (s *stage) picnicSquares(spec BoardSpec) {
	cloth := [2]sprites.Color{0xFDF3D9, 0xF9E8C4}
	sky := [2]sprites.Color{0xA8D8EC, 0xBCE2EE}
	grass := [2]sprites.Color{0xBAD18C, 0xADC87D}
	spec.eachSquare(func(column, row int, box vector.Box) {
		tints := cloth
		switch row {
		case 0:
			tints = sky
		case BoardRows - 1:
			tints = grass
		}
		s.rect(box.X, box.Y, box.W, box.H, tints[(column+row)%2])
	})
}

// cloudsAndTufts sets a cloud on every square of the sky and tufts of grass on
// those of the meadow.
func (s *stage) cloudsAndTufts(spec BoardSpec) {
	unit := spec.SquareW / 146
	spec.eachSquare(func(_, row int, box vector.Box) {
		switch row {
		case 0:
			x, y := box.X+box.W*s.within(0.34, 0.66), box.Y+box.H*s.within(0.26, 0.38)
			s.Fill(cloudPine(x, y, 0.4*unit), vector.Solid(sprites.Paper2.Alpha(0.85)))
		case BoardRows - 1:
			var blades vector.Path
			for i := range 5 {
				tuft(&blades, box.X+box.W*(0.1+0.2*float64(i)), box.Y+box.H*s.within(0.15, 0.95), 12*unit)
			}
			s.Stroke(&blades, vector.Stroke{Width: 2.2 * unit}, vector.Solid(sprites.Color(0x7FA65E)))
		}
	})
}

// gridLines rules the board, and on wood sets the star points.
func (s *stage) gridLines(spec BoardSpec) {
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
	if spec.Skin == sprites.Dobutsu {
		return
	}
	for row := 1; row < BoardRows; row++ {
		for column := 1; column < BoardColumns; column++ {
			s.Fill(vector.Circle(float64(column)*spec.SquareW, float64(row)*spec.SquareH, 4), vector.Solid(sprites.Ink))
		}
	}
}
