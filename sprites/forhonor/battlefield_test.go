package forhonor

import (
	"image"
	"testing"

	"engawa/internal/testkit"
)

func TestBattlefield(t *testing.T) {
	for _, upright := range []bool{false, true} {
		across, down, name := 18.0, 14.0, "battlefield-lying"
		if upright {
			across, down, name = down, across, "battlefield-upright"
		}
		for _, spec := range []BattlefieldSpec{{Side: 44, Upright: upright, Frame: 12, Lip: 8}, {Side: 20, Upright: upright}} {
			for _, scale := range []float64{0.5, 1, 1.3} {
				slab := Battlefield(spec, scale)
				if !slab.Grid.In(slab.Image.Rect) {
					t.Errorf("%+v at %v: squares %v lie outside the board %v", spec, scale, slab.Grid, slab.Image.Rect)
				}
				if dx := float64(slab.Grid.Dx()) - across*spec.Side*scale; dx < -1 || dx > 1 {
					t.Errorf("%+v at %v: squares are wider by %v pixels than wanted", spec, scale, dx)
				}
				if dy := float64(slab.Grid.Dy()) - down*spec.Side*scale; dy < -1 || dy > 1 {
					t.Errorf("%+v at %v: squares are higher by %v pixels than wanted", spec, scale, dy)
				}
				for _, at := range []image.Point{slab.Grid.Min, slab.Grid.Max.Sub(image.Pt(1, 1)), slab.Grid.Min.Add(slab.Grid.Size().Div(2))} {
					if slab.Image.RGBAAt(at.X, at.Y).A != 255 {
						t.Errorf("%+v at %v: the ground is open at %v", spec, scale, at)
					}
				}
			}
		}
		testkit.GoldenPicture(t, name, testkit.Thumbnail(Battlefield(BattlefieldSpec{Side: 44, Upright: upright, Frame: 12, Lip: 8}, 1).Image, 4), 3)
	}
}

// TestBattlefieldLies: the attackers' indigo edge is at the left, and below
// when upright.
func TestBattlefieldLies(t *testing.T) {
	blue := func(img *image.RGBA, at image.Point) bool {
		c := img.RGBAAt(at.X, at.Y)
		return c.B > c.R
	}
	for _, upright := range []bool{false, true} {
		slab := Battlefield(BattlefieldSpec{Side: 44, Upright: upright}, 1)
		near, far := image.Pt(3, slab.Grid.Dy()/3), image.Pt(slab.Grid.Dx()-4, slab.Grid.Dy()/3)
		if upright {
			near, far = image.Pt(slab.Grid.Dx()/3, slab.Grid.Dy()-4), image.Pt(slab.Grid.Dx()/3, 3)
		}
		if !blue(slab.Image, near) || blue(slab.Image, far) {
			t.Errorf("upright %v: the edges are %v and %v", upright, slab.Image.RGBAAt(near.X, near.Y), slab.Image.RGBAAt(far.X, far.Y))
		}
	}
}
