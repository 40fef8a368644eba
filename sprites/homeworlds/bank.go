package homeworlds

import (
	"image"
	"math"

	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// BankSpec says how large the bank of Homeworlds is wanted and where its cells
// lie, in units from the upper left corner of its face.
type BankSpec struct {
	W, H  float64      // of the upper face
	Lip   float64      // thickness seen below, 6 to 10
	Cells []vector.Box // one for each kind of pyramid
}

// Bank draws the wooden panel of the bank at scale pixels a unit, its cells
// empty. Ink stands 2 units over on all sides; Slab.Places are the pixels where
// the feet of stars belong, one for each cell.
func Bank(spec BankSpec, scale float64) scenery.Slab {
	const over = 2
	s := scenery.NewPainter(scenery.PixelSize(spec.W+2*over, spec.H+spec.Lip+2*over, scale), 0xBA4C)
	s.Translate(over, over)
	s.DrawSlab(spec.W, spec.H, 10, spec.Lip, bankWood(), 2.4)
	s.DrawGrain(vector.Box{X: 3, Y: 3, W: spec.W - 6, H: spec.H - 6}, scenery.Grain{Color: 0x4A2D1C, Opacity: 0.34, Gap: 8})
	out := scenery.Slab{}
	for _, cell := range spec.Cells {
		drawCell(s, cell)
		x, y := cell.X+cell.W/2, cell.Y+cell.H*cellFoot
		out.Places = append(out.Places, image.Pt(int(math.Round((x+over)*scale)), int(math.Round((y+over)*scale))))
	}
	out.Image = s.Image()
	return out
}

// cellFoot is how far down a cell the foot of its star stands, as a share of
// its height.
const cellFoot = 0.84

func bankWood() scenery.Plank {
	return scenery.Plank{Face: 0x7E5638, Light: 0x966A48, Lip: 0x3F2719, Grain: 0x4A2D1C}
}

// drawCell sinks one hollow into the panel: dark wood, in shade along its upper and
// left edge, where the light cannot reach.
func drawCell(s *scenery.Painter, box vector.Box) {
	const round = 6
	hollow := vector.RoundRect(box.X, box.Y, box.W, box.H, round)
	s.Fill(hollow, vector.Solid(sprites.Color(0x4B3224)))
	s.Save()
	s.Clip(hollow, vector.NonZero)
	shade := new(vector.Path).Append(vector.Rect(box.X-4, box.Y-4, box.W+8, box.H+8)).
		Append(vector.RoundRect(box.X+4, box.Y+3.4, box.W+4, box.H+4, round))
	s.FillRule(shade, vector.EvenOdd, vector.Solid(sprites.Color(0x33211A)))
	s.Restore()
	s.Stroke(hollow, vector.Stroke{Width: 1.8}, vector.Solid(sprites.Color(0x2C1B14)))
}
