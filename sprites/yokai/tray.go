package yokai

import (
	"image"
	"math"

	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// TraySpec says how large a reserve tray is wanted and which hollows it has.
type TraySpec struct {
	Skin      Skin
	W, H      float64 // of the upper face in units
	Lip       float64 // thickness seen below, 6 to 8
	Hollows   []Piece // one per kind, from left to right
	PieceSize float64 // size of the pieces, units a unit of PieceBox: 0.84 landscape, 0.49 phone
}

// Tray draws a reserve tray at scale pixels a unit, its hollows empty with the
// ghosts of their pieces. Ink stands 2 units over on all sides; Slab.Places are
// the pixels where the middles of the pieces belong. A hollow of a kind that
// does not exist is an error.
func Tray(spec TraySpec, scale float64) (scenery.Slab, error) {
	const over = 2
	s := scenery.NewPainter(scenery.PixelSize(spec.W+2*over, spec.H+spec.Lip+2*over, scale), 0x72A1)
	s.Translate(over, over)
	wood := plankOf(spec.Skin)
	if spec.Skin == Forest {
		wood.Face, wood.Light = 0x8A5A38, 0x9C6A46
	}
	s.DrawSlab(spec.W, spec.H, 12, spec.Lip, wood, 2.2)
	s.DrawGrain(vector.Box{X: 3, Y: 3, W: spec.W - 6, H: spec.H - 6}, scenery.Grain{Color: wood.Grain, Opacity: 0.34, Gap: 9},
		scenery.Knot{Along: spec.W * 0.71, Across: spec.H * 0.73, Size: 16})
	out := scenery.Slab{}
	for i, piece := range spec.Hollows {
		x, y := spec.W*(float64(i)+0.5)/float64(len(spec.Hollows)), spec.H/2
		s.Save()
		s.Translate(x, y)
		s.Canvas.Scale(spec.PieceSize, spec.PieceSize)
		err := piece.DrawHollow(s.Canvas)
		s.Restore()
		if err != nil {
			return scenery.Slab{}, err
		}
		out.Places = append(out.Places, image.Pt(int(math.Round((x+over)*scale)), int(math.Round((y+over)*scale))))
	}
	out.Image = s.Image()
	return out, nil
}
