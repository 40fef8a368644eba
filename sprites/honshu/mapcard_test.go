package honshu

import (
	"bytes"
	"image"
	"testing"

	"engawa/internal/testkit"
	"engawa/sprites"
	"engawa/sprites/spritestest"
	"engawa/sprites/vector"
)

// someCard is a card with every terrain on it.
func someCard() MapCard {
	return MapCard{Mark: "41", Squares: [6]Square{
		{Terrain: ForestLand}, {Terrain: FactoryLand, Good: Rice, Value: 2}, {Terrain: TownLand, Cut: 1},
		{Terrain: ProductionLand, Good: Stone}, {Terrain: LakeLand, Cut: 1}, {Terrain: FieldLand, Cut: 2},
	}}
}

func quietBack(c *vector.Canvas) error { DrawMapCardBack(c); return nil }

func TestMapCardsGolden(t *testing.T) {
	for name, side := range map[string]float64{"card-hand": 51, "card-phone": 26, "card-tiny": 16} {
		testkit.GoldenPicture(t, name, spritestest.Draw(t, MapCardBox(), side/SquareSide, someCard().Draw), 3)
	}
	testkit.GoldenPicture(t, "card-back", spritestest.Draw(t, MapCardBox(), 51/SquareSide, quietBack), 3)
	testkit.GoldenPicture(t, "card-shadow", MapCardShadow(26/SquareSide, 9), 3)
}

func TestMapCardsStayInTheirBox(t *testing.T) {
	spritestest.CheckInside(t, "card", MapCardBox(), someCard().Draw)
	spritestest.CheckInside(t, "back", MapCardBox(), quietBack)
}

// TestMapCardShowsItsSquares compares the middle of each printed square with the
// square drawn alone; an edge may differ by a trace.
func TestMapCardShowsItsSquares(t *testing.T) {
	card := someCard()
	for _, side := range []float64{64, 128} {
		scale := side / SquareSide
		img := spritestest.Draw(t, MapCardBox(), scale, card.Draw)
		for i, s := range card.Squares {
			alone, box := squareAt(t, s, side), MapCardSquare(i)
			x, y := int((box.X-MapCardBox().X)*scale), int((box.Y-MapCardBox().Y)*scale)
			for dy := int(6 * scale); dy < int(58*scale); dy++ {
				for dx := int(6 * scale); dx < int(58*scale); dx++ {
					if abs(int(spritestest.Grey(img, image.Pt(x+dx, y+dy)))-int(spritestest.Grey(alone, image.Pt(dx, dy)))) > 3 {
						t.Fatalf("square %d of side %v differs from %+v at (%d, %d)", i, side, s, dx, dy)
					}
				}
			}
		}
	}
}

func TestMapCardWithAWrongSquare(t *testing.T) {
	card := someCard()
	card.Squares[4] = Square{Terrain: FactoryLand, Value: 9}
	c := vector.NewCanvas(200, 300)
	if err := card.Draw(c); err == nil {
		t.Error("a card with a factory of value 9 gave no error")
	}
	if spritestest.MaxAlpha(c.Image()) != 0 {
		t.Error("a card with a factory of value 9 draws something")
	}
}

// TestMapCardCubeIsClearOfTheMark lays a cube on the card and sees that no
// carved number is under it.
func TestMapCardCubeIsClearOfTheMark(t *testing.T) {
	for _, mark := range []string{"60", "A4", "B4"} {
		card := someCard()
		card.Mark = mark
		marked, bare := card, card
		bare.Mark = ""
		a, b := spritestest.Draw(t, MapCardBox(), 1, marked.Draw), spritestest.Draw(t, MapCardBox(), 1, bare.Draw)
		seat, cube, box := MapCardCube(), CubeBox(), MapCardBox()
		from := int(seat.X + cube.X - box.X)
		inked := false
		for y := range a.Rect.Dy() {
			for x := range a.Rect.Dx() {
				if a.RGBAAt(x, y) == b.RGBAAt(x, y) {
					continue
				}
				inked = true
				if x >= from {
					t.Fatalf("mark %q reaches to %d, the cube begins at %d", mark, x, from)
				}
			}
		}
		if !inked {
			t.Errorf("mark %q is not seen", mark)
		}
	}
}

func TestSeams(t *testing.T) {
	cards := []string{"11.", "122", ".22"}
	card := func(x, y int) int {
		if cards[y-4][x+1] == '.' {
			return 0
		}
		return int(cards[y-4][x+1] - '0')
	}
	s := SeamsOf(-1, 4, 1, 6, card)
	for _, c := range []struct {
		name   string
		path   *vector.Path
		length float64 // in squares
		lines  int
	}{{"inner", s.Inner, 6, 4}, {"between", s.Between, 2, 2}, {"coast", s.Coast, 12, 8}} {
		length, lines := 0.0, 0
		var at vector.Point
		c.path.Walk(func(v vector.Verb, pts []vector.Point) {
			if len(pts) == 0 {
				return
			}
			p := pts[len(pts)-1]
			if v == vector.MoveVerb {
				lines++
			} else {
				length += max(p.X-at.X, p.Y-at.Y)
			}
			at = p
		})
		if length != c.length*SquareSide || lines != c.lines {
			t.Errorf("%s: %v squares long in %d lines, want %v in %d", c.name, length/SquareSide, lines, c.length, c.lines)
		}
	}
	box := vector.Box{X: -SquareSide - CoastOver, Y: 4*SquareSide - CoastOver, W: 3*SquareSide + 2*CoastOver, H: 3*SquareSide + 2*CoastOver}
	spritestest.CheckInside(t, "seams", box, spritestest.NoError(s.Draw))
	if none := SeamsOf(0, 0, 5, 5, func(int, int) int { return 0 }); !none.Inner.Empty() || !none.Between.Empty() || !none.Coast.Empty() {
		t.Error("where no card lies there are seams")
	}
}

func TestCubesGolden(t *testing.T) {
	c := vector.NewCanvas(4*60, 5*60)
	c.Fill(vector.Rect(0, 0, 240, 300), vector.Solid(sprites.Paper))
	for good := range goods {
		for state := range cubeStates {
			cube := Cube{Good: good, State: state}
			x, y := 30+60*int(good), 32+60*int(state)
			img, err := cube.Render(1.4)
			if err != nil {
				t.Fatal(err)
			}
			left, top := x+int(CubeBox().X*1.4), y+int(CubeBox().Y*1.4)
			c.DrawImage(cube.Shadow(1.4, 0), left, top, vector.Layer{Opacity: 1})
			c.DrawImage(img, left, top, vector.Layer{Opacity: 1})
		}
		c.Save()
		c.Translate(30+60*float64(good), 270)
		if err := (GoodSign{Good: good, Ink: sprites.Ink}).Draw(c); err != nil {
			t.Fatal(err)
		}
		c.Restore()
	}
	testkit.GoldenPicture(t, "cubes", c.Image(), 3)
}

func TestCubesAndSignsStayInTheirBox(t *testing.T) {
	for good := range goods {
		for state := range cubeStates {
			cube := Cube{Good: good, State: state}
			spritestest.CheckInside(t, cube, CubeBox(), cube.Draw)
		}
		sign := GoodSign{Good: good, Ink: sprites.Ink}
		spritestest.CheckInside(t, sign, GoodSignBox(), sign.Draw)
	}
}

// TestCubesDifferInGrey compares goods and states of cubes of 16 pixels.
func TestCubesDifferInGrey(t *testing.T) {
	const least = 26.0
	var all []Cube
	for good := range goods {
		for state := range cubeStates {
			all = append(all, Cube{Good: good, State: state})
		}
	}
	onPaper := func(b Cube) *image.RGBA {
		return spritestest.Draw(t, CubeBox(), 16/CubeBox().W, func(c *vector.Canvas) error {
			c.Fill(vector.Rect(-20, -20, 40, 40), vector.Solid(sprites.Paper))
			return b.Draw(c)
		})
	}
	for i, a := range all {
		for _, b := range all[:i] {
			if a.Good != b.Good && a.State != b.State || a.State == CubeCrossed && b.State == CubeCrossed {
				continue // struck through, the good is known by its place
			}
			if got := spritestest.GreyDifference(onPaper(a), onPaper(b)); got < least {
				t.Errorf("cubes %+v and %+v differ by %.0f levels of grey, want %v at least", a, b, got, least)
			}
		}
	}
}

func TestCubesThatDoNotExist(t *testing.T) {
	for _, p := range []spritestest.Drawer{Cube{Good: goods}, Cube{State: cubeStates}, GoodSign{Good: goods, Ink: sprites.Ink}} {
		c := vector.NewCanvas(40, 40)
		c.Translate(20, 20)
		if err := p.Draw(c); err == nil {
			t.Errorf("%+v gave no error", p)
		}
		if spritestest.MaxAlpha(c.Image()) != 0 {
			t.Errorf("%+v draws something", p)
		}
	}
}

func TestCubeShadow(t *testing.T) {
	rest, raised := Cube{}.Shadow(1, 0), Cube{}.Shadow(1, 10)
	if rest.Rect.Max.X >= raised.Rect.Max.X || rest.Rect.Max.Y >= raised.Rect.Max.Y {
		t.Errorf("lifted, the shadow reaches %v, at rest %v", raised.Rect, rest.Rect)
	}
	if b := (Cube{State: CubeEmpty}).Shadow(1, 0); !b.Rect.Empty() {
		t.Errorf("a hollow throws a shadow of %v", b.Rect)
	}
	if bytes.Equal(rest.Pix, raised.Pix) {
		t.Error("lifting does not change the shadow")
	}
}

func BenchmarkMapCard(b *testing.B) {
	card := someCard()
	for name, side := range map[string]float64{"phone": 26, "hand": 51, "phone at three pixels": 78} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := sprites.Render(MapCardBox(), side/SquareSide, card.Draw); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
