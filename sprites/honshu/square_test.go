package honshu

import (
	"fmt"
	"image"
	"testing"

	"engawa/internal/testkit"
	"engawa/sprites"
	"engawa/sprites/spritestest"
	"engawa/sprites/vector"
)

// everySquare returns every square there is, all cuts of a terrain only if cuts
// is set.
func everySquare(cuts bool) []Square {
	var all []Square
	for terrain := ForestLand; terrain < ProductionLand; terrain++ {
		for cut := range Cuts {
			if cut == 0 || cuts {
				all = append(all, Square{Terrain: terrain, Cut: cut})
			}
		}
	}
	for good := range goods {
		all = append(all, Square{Terrain: ProductionLand, Good: good, Cube: true}, Square{Terrain: ProductionLand, Good: good})
		for value := minValue; value <= maxValue; value++ {
			all = append(all, Square{Terrain: FactoryLand, Good: good, Value: value})
		}
	}
	return all
}

// squareAt draws a square of side pixels.
func squareAt(t *testing.T, s spritestest.Drawer, side float64) *image.RGBA {
	t.Helper()
	return spritestest.Draw(t, SquareBox(), side/SquareSide, s.Draw)
}

// squareSheet draws all squares, and all overviews, of side pixels in rows.
func squareSheet(t *testing.T, side int, overview bool) *image.RGBA {
	t.Helper()
	const columns = 8
	all := everySquare(!overview)
	out := vector.NewCanvas(columns*side, (len(all)+columns-1)/columns*side)
	for i, s := range all {
		var p spritestest.Drawer = s
		if overview {
			p = Overview(s)
		}
		out.DrawImage(squareAt(t, p, float64(side)), i%columns*side, i/columns*side, vector.Layer{Opacity: 1})
	}
	return out.Image()
}

func TestSquaresGolden(t *testing.T) {
	testkit.GoldenPicture(t, "squares-table", squareSheet(t, 76, false), 3)
	testkit.GoldenPicture(t, "squares-phone", squareSheet(t, 26, false), 3)
	testkit.GoldenPicture(t, "squares-overview", squareSheet(t, 14, true), 3)
}

// TestSquaresFillTheirBox looks for pixels that are not covered, and for ink
// beside the box.
func TestSquaresFillTheirBox(t *testing.T) {
	for _, s := range everySquare(true) {
		for _, side := range []float64{14, 20, 26, 51, 76, 160} {
			for _, p := range []spritestest.Drawer{s, Overview(s)} {
				img := squareAt(t, p, side)
				for i := 3; i < len(img.Pix); i += 4 {
					if img.Pix[i] != 255 {
						t.Fatalf("%+v of %v pixels: pixel %d is not covered", p, side, i/4)
					}
				}
			}
		}
		spritestest.CheckInside(t, s, SquareBox(), s.Draw)
		spritestest.CheckInside(t, Overview(s), SquareBox(), Overview(s).Draw)
	}
}

// TestSquaresDifferInGrey compares the squares without their colours where they
// are small: every terrain, good and state must be told apart by form and
// lightness. Overviews do not tell the values of factories.
func TestSquaresDifferInGrey(t *testing.T) {
	const least = 24.0
	all := everySquare(false)
	for i, a := range all {
		for _, b := range all[:i] {
			if got := spritestest.GreyDifference(squareAt(t, a, 26), squareAt(t, b, 26)); got < least {
				t.Errorf("squares %+v and %+v differ by %.0f levels of grey, want %v at least", a, b, got, least)
			}
			if a.Terrain == FactoryLand && b.Terrain == FactoryLand && a.Good == b.Good {
				continue
			}
			for _, side := range []float64{14, 20} {
				if got := spritestest.GreyDifference(squareAt(t, Overview(a), side), squareAt(t, Overview(b), side)); got < least {
					t.Errorf("overviews %+v and %+v of %v pixels differ by %.0f levels of grey, want %v at least", a, b, side, got, least)
				}
			}
		}
	}
}

func TestSquaresThatDoNotExist(t *testing.T) {
	for _, s := range []Square{
		{Terrain: terrains}, {Terrain: ForestLand, Cut: -1}, {Terrain: LakeLand, Cut: Cuts}, {Terrain: ProductionLand, Good: goods},
		{Terrain: FactoryLand}, {Terrain: FactoryLand, Value: 1}, {Terrain: FactoryLand, Value: 5}, {Terrain: FactoryLand, Good: 9, Value: 2},
	} {
		for _, p := range []spritestest.Drawer{s, Overview(s)} {
			if _, over := p.(Overview); over && s.Terrain < ProductionLand {
				continue // overviews have no cuts
			}
			c := vector.NewCanvas(64, 64)
			if err := p.Draw(c); err == nil {
				t.Errorf("%T %+v gave no error", p, p)
			}
			if spritestest.MaxAlpha(c.Image()) != 0 {
				t.Errorf("%T %+v draws something", p, p)
			}
		}
	}
	if err := (Overview{Terrain: TownLand, Cut: 7}).Draw(vector.NewCanvas(8, 8)); err != nil {
		t.Errorf("an overview asks for its cut: %v", err)
	}
}

// TestCutsAreMixed counts neighbours of one cut over a large land.
func TestCutsAreMixed(t *testing.T) {
	var count [Cuts]int
	alike, pairs := 0, 0
	for y := -30; y < 30; y++ {
		for x := -30; x < 30; x++ {
			cut := CutAt(x, y)
			if cut < 0 || cut >= Cuts {
				t.Fatalf("CutAt(%d, %d) = %d", x, y, cut)
			}
			count[cut]++
			for _, next := range []int{CutAt(x+1, y), CutAt(x, y+1)} {
				pairs++
				if next == cut {
					alike++
				}
			}
		}
	}
	for cut, n := range count {
		if n < 1000 || n > 1400 {
			t.Errorf("cut %d is used %d times of 3600", cut, n)
		}
	}
	if 4*alike > pairs {
		t.Errorf("%d of %d neighbours are alike, want a quarter at most", alike, pairs)
	}
}

// TestFurrowsAndWavesRunOn compares the edges at which two fields or lakes meet.
func TestFurrowsAndWavesRunOn(t *testing.T) {
	for _, terrain := range []Terrain{FieldLand, LakeLand} {
		for cut := range Cuts {
			img := squareAt(t, Square{Terrain: terrain, Cut: cut}, 128)
			for y := 1; y < 127; y++ {
				left, least := int(spritestest.Grey(img, image.Pt(0, y))), 255
				for _, beside := range []int{y - 1, y, y + 1} { // lines cross the edge aslant
					least = min(least, abs(left-int(spritestest.Grey(img, image.Pt(127, beside)))))
				}
				if least > 40 {
					t.Errorf("terrain %d, cut %d: at %d the edges differ by %d levels of grey", terrain, cut, y, least)
				}
			}
		}
	}
}

func BenchmarkSquare(b *testing.B) {
	for _, s := range []Square{{}, {Terrain: TownLand, Cut: 2}, {Terrain: LakeLand}, {Terrain: ProductionLand, Good: Rice, Cube: true}, {Terrain: FactoryLand, Good: Rice, Value: 4}} {
		for _, side := range []float64{26, 76} {
			b.Run(fmt.Sprintf("terrain%d/%v", s.Terrain, side), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					if _, err := sprites.Render(SquareBox(), side/SquareSide, s.Draw); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// TestFishSquaresAreNoLakes counts the pixels that are as blue as water: a fish square has few of them, and its ground
// none, so that nobody takes it for a lake.
func TestFishSquaresAreNoLakes(t *testing.T) {
	const least = 12 // by how much more blue than red water is
	blue := func(p spritestest.Drawer, side float64) float64 {
		img := squareAt(t, p, side)
		n := 0
		for i := 0; i < len(img.Pix); i += 4 {
			if int(img.Pix[i+2])-int(img.Pix[i]) >= least {
				n++
			}
		}
		return float64(n) / float64(len(img.Pix)/4)
	}
	for _, side := range []float64{14, 26, 76} {
		for _, cube := range []bool{false, true} {
			fish, lake := Square{Terrain: ProductionLand, Good: Fish, Cube: cube}, Square{Terrain: LakeLand}
			for _, p := range [][2]spritestest.Drawer{{fish, lake}, {Overview(fish), Overview(lake)}} {
				if of, water := blue(p[0], side), blue(p[1], side); of > 0.3 || water < 0.75 {
					t.Errorf("%T of %v pixels, cube %v: %.0f %% of a fish square and %.0f %% of a lake are blue", p[0], side, cube, 100*of, 100*water)
				}
			}
		}
	}
}

func abs(n int) int { return max(n, -n) }
