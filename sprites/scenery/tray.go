package scenery

import (
	"image"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// TraySpec says how large a reserve tray is wanted and which hollows it has.
type TraySpec struct {
	Skin    sprites.Skin
	W, H    float64        // of the upper face in units
	Lip     float64        // thickness seen below, 6 to 8
	Hollows []sprites.Koma // one per kind, from left to right
	Koma    float64        // size of the pieces, units a unit of sprites.KomaBox: 0.84 landscape, 0.49 phone
}

// Tray draws a reserve tray at scale pixels a unit, its hollows empty with the
// ghosts of their pieces. Ink stands 2 units over on all sides; Slab.Places are
// the pixels where the middles of the pieces belong. A hollow of a kind that
// does not exist is an error.
func Tray(spec TraySpec, scale float64) (Slab, error) {
	const over = 2
	s := newStage(unitsToPixels(spec.W+2*over, spec.H+spec.Lip+2*over, scale), 0x72A1)
	s.Translate(over, over)
	wood := plankOf(spec.Skin)
	if spec.Skin == sprites.Forest {
		wood.face, wood.light = 0x8A5A38, 0x9C6A46
	}
	s.slab(spec.W, spec.H, 12, spec.Lip, wood, 2.2)
	s.grain(vector.Box{X: 3, Y: 3, W: spec.W - 6, H: spec.H - 6}, timber{color: wood.grain, opacity: 0.34, gap: 9},
		knot{along: spec.W * 0.71, across: spec.H * 0.73, size: 16})
	out := Slab{}
	for i, koma := range spec.Hollows {
		x, y := spec.W*(float64(i)+0.5)/float64(len(spec.Hollows)), spec.H/2
		s.Save()
		s.Translate(x, y)
		s.Canvas.Scale(spec.Koma, spec.Koma)
		err := koma.DrawHollow(s.Canvas)
		s.Restore()
		if err != nil {
			return Slab{}, err
		}
		out.Places = append(out.Places, image.Pt(int(math.Round((x+over)*scale)), int(math.Round((y+over)*scale))))
	}
	out.Image = s.Image()
	return out, nil
}
