package homeworlds

import (
	"image"
	"testing"

	"engawa/internal/testkit"
	"engawa/sprites/vector"
)

func TestBank(t *testing.T) {
	spec := BankSpec{W: 252, H: 320, Lip: 9}
	for row := range 3 {
		for column := range 4 {
			spec.Cells = append(spec.Cells, vector.Box{X: 9 + 59*float64(column), Y: 44 + 90*float64(row), W: 57, H: 84})
		}
	}
	for _, scale := range []float64{0.5, 1, 1.7} {
		slab := Bank(spec, scale)
		if len(slab.Places) != len(spec.Cells) {
			t.Fatalf("%d places, want %d", len(slab.Places), len(spec.Cells))
		}
		for i, p := range slab.Places {
			c := spec.Cells[i]
			cell := image.Rect(int((c.X+2)*scale), int((c.Y+2+c.H/2)*scale), int((c.X+2+c.W)*scale), int((c.Y+2+c.H)*scale))
			if !p.In(cell) {
				t.Errorf("scale %v: place %d at %v lies outside the lower half %v of its cell", scale, i, p, cell)
			}
		}
	}
	testkit.GoldenPicture(t, "bank", testkit.Thumbnail(Bank(spec, 1).Image, 3), 3)
}
