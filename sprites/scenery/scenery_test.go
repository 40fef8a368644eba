package scenery

import (
	"bytes"
	"testing"

	"engawa/internal/testkit"
	"engawa/sprites"
)

// TestTheSketchOfTheVerandaIsLikeIt looks at both from far away: no pixel's light may jump when one makes way for the
// other, but where trees and mist stand.
func TestTheSketchOfTheVerandaIsLikeIt(t *testing.T) {
	for _, size := range []Size{{1280, 800, 1}, {390, 844, 1}} {
		for _, door := range []bool{true, false} {
			a, b := testkit.Thumbnail(VerandaSketch(size, door), 8), testkit.Thumbnail(Veranda(size, door), 8)
			sum, far := 0, 0
			for i := range a.Pix {
				d := max(int(a.Pix[i])-int(b.Pix[i]), int(b.Pix[i])-int(a.Pix[i]))
				sum += d
				if d > 60 {
					far++
				}
			}
			if mean, share := float64(sum)/float64(len(a.Pix)), float64(far)/float64(len(a.Pix)); mean > 6 || share > 0.03 {
				t.Errorf("at %+v, door %v, they differ by %.1f of 255, and in %.3f of all by more than 60", size, door, mean, share)
			}
		}
	}
}

// TestTatamiHems: hems are darker than straw, above on every mat and below on
// landscape ones only.
func TestTatamiHems(t *testing.T) {
	for _, c := range []struct {
		size  Size
		lower bool
	}{{Size{W: 1280, H: 800, Scale: 1}, true}, {Size{W: 390, H: 844, Scale: 1}, false}} {
		img, hem := Tatami(c.size), int(TatamiHem(c.size.Portrait()))
		dark := func(y int) bool {
			sum := 0
			for x := range c.size.W {
				sum += int(img.RGBAAt(x, y).G)
			}
			return sum/c.size.W < 110
		}
		for _, row := range []struct {
			y    int
			want bool
		}{{1, true}, {hem - 1, true}, {hem + 2, false}, {c.size.H - hem - 3, false}, {c.size.H - hem, c.lower}, {c.size.H - 2, c.lower}} {
			if got := dark(row.y); got != row.want {
				t.Errorf("%v: row %d is dark: %v, want %v", c.size, row.y, got, row.want)
			}
		}
	}
}

func TestDoorLeavesShareTheWidth(t *testing.T) {
	for _, w := range []int{1280, 391, 2} {
		left, right := Doors(Size{W: w, H: 90, Scale: 0.3})
		if left.Rect.Dx() != w/2 || right.Rect.Dx() != w-w/2 || left.Rect.Dy() != 90 || right.Rect.Dy() != 90 {
			t.Errorf("width %d: leaves are %v and %v", w, left.Rect, right.Rect)
		}
	}
}

func TestBox(t *testing.T) {
	picture, err := sprites.Drawing("boxes/yokai")
	if err != nil {
		t.Fatal(err)
	}
	for _, spec := range []BoxSpec{{W: 222, H: 290, Plate: 66, Cord: sprites.Ai2, Picture: picture}, {W: 165, H: 192, Plate: 37, Cord: sprites.Shu}} {
		slab := Box(spec, 1)
		if !slab.Picture.In(slab.Image.Rect) || !slab.Plate.In(slab.Image.Rect) {
			t.Errorf("picture %v or plate %v lies outside %v", slab.Picture, slab.Plate, slab.Image.Rect)
		}
		if slab.Picture.Overlaps(slab.Plate) {
			t.Errorf("picture %v and plate %v overlap", slab.Picture, slab.Plate)
		}
		if got := slab.Plate.Dy(); got != int(spec.Plate) {
			t.Errorf("plate is %d high, want %v", got, spec.Plate)
		}
	}
	testkit.GoldenPicture(t, "box", testkit.Thumbnail(Box(BoxSpec{W: 222, H: 290, Plate: 66, Cord: sprites.Ai2, Picture: picture}, 1).Image, 3), 3)
}

func TestPaperGrainIsFaint(t *testing.T) {
	for _, opacity := range []float64{0, 0.05, 0.085} {
		img := PaperGrain(opacity)
		if img.Rect.Dx() != PaperGrainSize || img.Rect.Dy() != PaperGrainSize {
			t.Fatalf("tile is %v", img.Rect)
		}
		var sum, most int
		for i := 3; i < len(img.Pix); i += 4 {
			sum += int(img.Pix[i])
			most = max(most, int(img.Pix[i]))
		}
		if limit := int(opacity*255) + 1; most > limit {
			t.Errorf("opacity %v: a speck has alpha %d, more than %d", opacity, most, limit)
		}
		if mean := float64(sum) / (PaperGrainSize * PaperGrainSize * 255); mean > opacity/4 || opacity > 0 && mean < opacity/12 {
			t.Errorf("opacity %v: the tile darkens by %v on the whole", opacity, mean)
		}
	}
}

func TestChanceIsEven(t *testing.T) {
	c := Random(1)
	var sum float64
	for range 1000 {
		v := c.Float64()
		if v < 0 || v >= 1 {
			t.Fatalf("share gave %v", v)
		}
		sum += v
	}
	if mean := sum / 1000; mean < 0.45 || mean > 0.55 {
		t.Errorf("the mean of a thousand shares is %v", mean)
	}
}

func TestAPlainBoxStandsWhereTheBoxDoes(t *testing.T) {
	spec := BoxSpec{W: 222, H: 290, Plate: 66, Cord: sprites.Ai2}
	full := Box(spec, 1).Image
	spec.Plain = true
	plain := Box(spec, 1).Image
	if full.Rect != plain.Rect || bytes.Equal(full.Pix, plain.Pix) {
		t.Fatalf("a plain box covers %v, want %v and another look", plain.Rect, full.Rect)
	}
	for i := 3; i < len(full.Pix); i += 4 {
		if full.Pix[i] != plain.Pix[i] {
			t.Fatalf("pixel %d of a plain box covers %d of 255, want %d", i/4, plain.Pix[i], full.Pix[i])
		}
	}
}
