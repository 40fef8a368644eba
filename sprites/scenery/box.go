package scenery

import (
	"image"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// BoxDepth is how far a box's side and top are seen, in units.
const BoxDepth = 10.0

// BoxSpec says how large a game's box is wanted, in units.
type BoxSpec struct {
	W, H    float64 // of the front: 222 x 290 landscape, 165 x 192 phone
	Plate   float64 // height of the paper for the name: 66 landscape, 37 phone
	Cord    sprites.Color
	Picture *vector.Drawing // fills the window, cut at its longer sides; nil leaves it dark
	Plain   bool            // without grain and picture, which is quick to draw: the window has the cords' colour
}

// boxRim is the wood left and right of a box's window, in units.
const boxRim = 13.0

// lid returns how far below the upper edge of the front the lid ends.
func (spec BoxSpec) lid() float64 { return spec.H * 0.066 }

// Places returns where the window and the paper for the name lie, in units
// from the upper left corner of the front.
func (spec BoxSpec) Places() (picture, plate vector.Box) {
	plate = vector.Box{X: boxRim, Y: spec.H - boxRim + 1 - spec.Plate, W: spec.W - 2*boxRim, H: spec.Plate}
	picture = vector.Box{X: boxRim, Y: spec.lid() + 11, W: spec.W - 2*boxRim}
	picture.H = plate.Y - 10 - picture.Y
	return picture, plate
}

// Box draws a paulownia box standing upright, at scale pixels a unit: front with
// lid line, picture and empty plate, right side, top, and the two cords. The
// front's lower left corner is at (2, H + BoxDepth + 2) units from the image's
// upper left. Slab.Picture and Slab.Plate are where window and plate lie.
func Box(spec BoxSpec, scale float64) Slab {
	const over = 2.0
	s := NewPainter(PixelSize(spec.W+BoxDepth+2*over, spec.H+BoxDepth+2*over, scale), 0xB0C5)
	s.Translate(over, over+BoxDepth)
	s.boxBody(spec.W, spec.H, spec.Plain)

	lid := spec.lid()
	s.DrawLine(0, lid, spec.W, lid, 1.6, vector.Solid(sprites.Wood3))
	window, plate := spec.Places()
	if spec.Plain {
		s.Paint(windowFrame(window), spec.Cord, 2.4)
	} else {
		s.window(window, spec.Picture)
	}
	s.Paint(vector.RoundRect(plate.X, plate.Y, plate.W, plate.H, 2), sprites.Paper2, 2.2)
	for _, x := range []float64{boxRim + 9, spec.W - boxRim - 9} {
		s.cord(x, window.Y, spec.Cord)
	}
	pixels := func(b vector.Box) image.Rectangle {
		x, y := (b.X+over)*scale, (b.Y+over+BoxDepth)*scale
		return image.Rect(int(math.Round(x)), int(math.Round(y)), int(math.Round(x+b.W*scale)), int(math.Round(y+b.H*scale)))
	}
	return Slab{Image: s.Image(), Picture: pixels(window), Plate: pixels(plate)}
}

// boxBody draws the three faces that are seen.
func (s *Painter) boxBody(w, h float64, plain bool) {
	const d = BoxDepth
	side := vector.Polygon(vector.Point{X: w, Y: 0}, vector.Point{X: w + d, Y: -d}, vector.Point{X: w + d, Y: h - d}, vector.Point{X: w, Y: h})
	top := vector.Polygon(vector.Point{}, vector.Point{X: d, Y: -d}, vector.Point{X: w + d, Y: -d}, vector.Point{X: w})
	s.Paint(side, 0xA97B4A, 2.4)
	s.Paint(top, 0xEACB95, 2.4)
	front := vector.Rect(0, 0, w, h)
	s.Fill(front, vector.Solid(sprites.Color(0xDDB67D)))
	if !plain {
		s.DrawGrain(vector.Box{W: w, H: h}, Grain{Color: sprites.Wood2, Opacity: 0.6, Gap: 8},
			Knot{Along: w * 0.7, Across: h * 0.05, Size: 9})
	}
	s.Outline(front, 2.4)
}

// croppedTop is how much of what is cut off a picture is cut from above, where the ears and the summits are.
const croppedTop = 0.2

// window shows the picture, as large as it must be to leave no gap.
func (s *Painter) window(box vector.Box, picture *vector.Drawing) {
	frame := windowFrame(box)
	s.Fill(frame, vector.Solid(sprites.Ink))
	if picture != nil {
		s.Save()
		s.Clip(frame, vector.NonZero)
		_, _, w, h := picture.Box()
		fit := max(box.W/w, box.H/h)
		picture.DrawIn(s.Canvas, box.X+(box.W-w*fit)/2, box.Y+(box.H-h*fit)*croppedTop, w*fit, h*fit)
		s.Restore()
	}
	s.Outline(frame, 2.4)
}

func windowFrame(box vector.Box) *vector.Path {
	return vector.RoundRect(box.X, box.Y, box.W, box.H, 1.5)
}

// cord draws the ribbon that comes over the top and down to y.
func (s *Painter) cord(x, y float64, c sprites.Color) {
	p := new(vector.Path).MoveTo(x, y).LineTo(x, 1).LineTo(x+BoxDepth-2, 1-BoxDepth)
	s.Stroke(p, vector.Stroke{Width: 9.4}, vector.Solid(sprites.Ink))
	s.Stroke(p, vector.Stroke{Width: 5.4}, vector.Solid(c))
}
