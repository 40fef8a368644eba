package scenery

import (
	"bytes"
	"image"
	"testing"

	"engawa/internal/testkit"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// grounds are all full-screen backgrounds as functions of a size.
func grounds() map[string]func(Size) *image.RGBA {
	return map[string]func(Size) *image.RGBA{
		"shelf":    func(s Size) *image.RGBA { return Veranda(s, true) },
		"setup":    func(s Size) *image.RGBA { return Veranda(s, false) },
		"sketch":   func(s Size) *image.RGBA { return VerandaSketch(s, true) },
		"moonwood": MoonWood,
		"meadow":   func(s Size) *image.RGBA { return Meadow(s) },
		"evening":  Evening,
		"garden":   NightGarden,
		"tatami":   Tatami,
		"warcamp":  WarCamp,
		"duel":     DuelNight,
		"door-left": func(s Size) *image.RGBA {
			left, _ := Doors(s)
			return left
		},
		"door-right": func(s Size) *image.RGBA {
			_, right := Doors(s)
			return right
		},
	}
}

func TestGroundsGolden(t *testing.T) {
	for name, draw := range grounds() {
		testkit.GoldenPicture(t, name+"-landscape", testkit.Thumbnail(draw(Size{W: 1280, H: 800, Scale: 1}), 8), 3)
		testkit.GoldenPicture(t, name+"-portrait", testkit.Thumbnail(draw(Size{W: 390, H: 844, Scale: 1}), 4), 3)
	}
}

func TestGroundsCoverEverySize(t *testing.T) {
	sizes := []Size{{1280, 800, 1}, {1601, 700, 0.875}, {900, 1000, 0.703}, {333, 777, 0.854}, {64, 40, 0.05}, {1, 1, 0.001}}
	for name, draw := range grounds() {
		for _, size := range sizes {
			img := draw(size)
			for i := 3; i < len(img.Pix); i += 4 {
				if img.Pix[i] != 255 {
					t.Fatalf("%s at %+v: pixel %d is not opaque", name, size, i/4)
				}
			}
		}
	}
}

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

func TestGroundsAreTheSameEveryTime(t *testing.T) {
	size := Size{W: 320, H: 200, Scale: 0.25}
	for name, draw := range grounds() {
		if !bytes.Equal(draw(size).Pix, draw(size).Pix) {
			t.Errorf("%s differs from one drawing to the next", name)
		}
	}
}

func TestGroundsOfNoSize(t *testing.T) {
	for name, draw := range grounds() {
		for _, size := range []Size{{}, {-5, 10, 1}, {10, 0, 1}, {10, 10, 0}, {10, 10, -1}} {
			if got := draw(size); !got.Rect.Empty() {
				t.Errorf("%s at %+v gives %v, want nothing", name, size, got.Rect)
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

func TestCloudsAreWholeOrNotThere(t *testing.T) {
	s := newStage(Size{W: 400, H: 400, Scale: 1}, 1)
	cloud := []spot{{200, 0.5, 1}}
	room := cloudBox(200, 200, 1)
	for _, c := range []struct {
		name string
		over []vector.Box
		want int
	}{
		{"nothing over it", nil, 1},
		{"something elsewhere", []vector.Box{{X: 0, Y: 0, W: 60, H: 60}}, 1},
		{"a corner hidden", []vector.Box{{X: room.X, Y: room.Y, W: room.W * 0.3, H: room.H * 0.3}}, 1},
		{"a half hidden", []vector.Box{{X: room.X, Y: room.Y, W: room.W / 2, H: room.H}}, 0},
		{"two quarters hidden", []vector.Box{{X: room.X, Y: room.Y, W: room.W / 4, H: room.H}, {X: room.X + room.W*0.75, Y: room.Y, W: room.W / 4, H: room.H}}, 0},
	} {
		if got := len(s.inSight(cloud, c.over)); got != c.want {
			t.Errorf("%s: %d clouds, want %d", c.name, got, c.want)
		}
	}
	if got := s.inSight([]spot{{-1, 0.5, 1}}, nil); len(got) != 0 {
		t.Errorf("a cloud half over the edge is drawn: %v", got)
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

func TestBoard(t *testing.T) {
	for _, skin := range []sprites.Skin{sprites.Forest, sprites.Dobutsu} {
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
		name := map[sprites.Skin]string{sprites.Forest: "board-forest", sprites.Dobutsu: "board-dobutsu"}[skin]
		testkit.GoldenPicture(t, name, testkit.Thumbnail(Board(spec, 1).Image, 5), 3)
	}
}

func TestBoardTrimLiesWhereTheBoardHasIt(t *testing.T) {
	for _, skin := range []sprites.Skin{sprites.Forest, sprites.Dobutsu} {
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
	spec := TraySpec{W: 320, H: 110, Lip: 7, Koma: 0.84}
	for _, kind := range []sprites.Kind{sprites.Kitsune, sprites.Tanuki, sprites.Kodama} {
		spec.Hollows = append(spec.Hollows, sprites.Koma{Kind: kind, Side: sprites.Theirs})
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

	spec.Hollows = append(spec.Hollows, sprites.Koma{Kind: 99})
	if _, err := Tray(spec, 1); err == nil {
		t.Error("a hollow of no kind gave no error")
	}
}

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

func TestBox(t *testing.T) {
	picture, err := sprites.Drawing("boxes/yokai")
	if err != nil {
		t.Fatal(err)
	}
	for _, spec := range []BoxSpec{{W: 222, H: 290, Plate: 66, Cord: sprites.Ai2, Picture: picture}, {W: 165, H: 192, Plate: 37, Cord: sprites.Shu}} {
		slab := Box(spec, 1)
		if !slab.Picture.In(slab.Image.Rect) || !slab.Plate.In(slab.Image.Rect) {
			t.Errorf("picture %v or slip %v lies outside %v", slab.Picture, slab.Plate, slab.Image.Rect)
		}
		if slab.Picture.Overlaps(slab.Plate) {
			t.Errorf("picture %v and slip %v overlap", slab.Picture, slab.Plate)
		}
		if got := slab.Plate.Dy(); got != int(spec.Plate) {
			t.Errorf("slip is %d high, want %v", got, spec.Plate)
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
	c := chance(1)
	var sum float64
	for range 1000 {
		v := c.share()
		if v < 0 || v >= 1 {
			t.Fatalf("share gave %v", v)
		}
		sum += v
	}
	if mean := sum / 1000; mean < 0.45 || mean > 0.55 {
		t.Errorf("the mean of a thousand shares is %v", mean)
	}
}

func BenchmarkGrounds(b *testing.B) {
	for name, draw := range grounds() {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				draw(Size{W: 1280, H: 800, Scale: 1})
			}
		})
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
