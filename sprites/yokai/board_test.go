package yokai

import (
	"image"
	"testing"

	"engawa/internal/testkit"
)

func TestBoard(t *testing.T) {
	for _, skin := range []Skin{Forest, Dobutsu} {
		spec := BoardSpec{Skin: skin, SquareW: 146, SquareH: 152, Margin: 21, Lip: 16}
		for _, scale := range []float64{0.5, 1, 1.37} {
			slab := Board(spec, scale)
			if !slab.Grid.In(slab.Image.Rect) {
				t.Errorf("scale %v: squares %v lie outside the board %v", scale, slab.Grid, slab.Image.Rect)
			}
			if got, want := float64(slab.Grid.Dx()), 3*146*scale; got < want-1 || got > want+1 {
				t.Errorf("scale %v: squares are %v wide, want %v", scale, got, want)
			}
			if got, want := float64(slab.Grid.Dy()), 4*152*scale; got < want-1 || got > want+1 {
				t.Errorf("scale %v: squares are %v high, want %v", scale, got, want)
			}
		}
		name := map[Skin]string{Forest: "board-forest", Dobutsu: "board-dobutsu"}[skin]
		testkit.GoldenPicture(t, name, testkit.Thumbnail(Board(spec, 1).Image, 5), 3)
	}
}

func TestBoardTrimLiesWhereTheBoardHasIt(t *testing.T) {
	for _, skin := range []Skin{Forest, Dobutsu} {
		spec := BoardSpec{Skin: skin, SquareW: 146, SquareH: 152, Margin: 21, Lip: 16}
		slab, trim := Board(spec, 1), BoardTrim(spec, 1)
		if trim.Rect != slab.Image.Rect {
			t.Fatalf("skin %v: the trim is %v, the board %v", skin, trim.Rect, slab.Image.Rect)
		}
		middle := slab.Grid.Inset(8)
		middle.Min.Y, middle.Max.Y = slab.Grid.Min.Y+160, slab.Grid.Max.Y-160
		drawn := 0
		for y := range trim.Rect.Max.Y {
			for x := range trim.Rect.Max.X {
				if trim.RGBAAt(x, y).A == 0 {
					continue
				}
				drawn++
				if at := image.Pt(x, y); !at.In(slab.Grid) || at.In(middle) {
					t.Fatalf("skin %v: the trim reaches %v", skin, at)
				}
			}
		}
		if drawn < 2000 {
			t.Errorf("skin %v: the trim has %d pixels only", skin, drawn)
		}
	}
}

func TestTray(t *testing.T) {
	spec := TraySpec{W: 320, H: 110, Lip: 7, PieceSize: 0.84}
	for _, kind := range []Kind{Kitsune, Tanuki, Kodama} {
		spec.Hollows = append(spec.Hollows, Piece{Kind: kind, Side: Theirs})
	}
	slab, err := Tray(spec, 1)
	if err != nil {
		t.Fatal(err)
	}
	if len(slab.Places) != 3 {
		t.Fatalf("%d places, want 3", len(slab.Places))
	}
	for i, p := range slab.Places {
		if !p.In(slab.Image.Rect) {
			t.Errorf("place %d at %v lies outside %v", i, p, slab.Image.Rect)
		}
	}
	if mid := slab.Places[1]; mid != image.Pt(162, 57) {
		t.Errorf("the middle hollow is at %v, want (162,57)", mid)
	}
	testkit.GoldenPicture(t, "tray", testkit.Thumbnail(slab.Image, 2), 3)

	spec.Hollows = append(spec.Hollows, Piece{Kind: 99})
	if _, err := Tray(spec, 1); err == nil {
		t.Error("a hollow of no kind gave no error")
	}
}
