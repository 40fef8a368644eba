package homeworlds

import (
	"image"
	"math"
	"testing"

	"engawa/internal/testkit"
	"engawa/sprites"
	"engawa/sprites/spritestest"
	"engawa/sprites/vector"
)

func TestSecretCardsGolden(t *testing.T) {
	c := vector.NewCanvas(3*110, 160)
	for card := CardBack; card < secretCards; card++ {
		c.Save()
		c.Translate(4+110*float64(card), 3)
		c.Scale(0.6, 0.6)
		if err := card.Draw(c); err != nil {
			t.Fatal(err)
		}
		c.Restore()
	}
	testkit.GoldenPicture(t, "secret-cards", c.Image(), 3)
}

func TestSecretCards(t *testing.T) {
	for card := CardBack; card < secretCards; card++ {
		spritestest.CheckInside(t, card, SecretCardBox(), card.Draw)
	}
	if err := secretCards.Draw(vector.NewCanvas(1, 1)); err == nil {
		t.Error("a card that does not exist was drawn")
	}
	// The strip for the word is bare on both faces.
	w := SecretWindow()
	for _, card := range []SecretCard{GoodCard, EvilCard} {
		img := spritestest.Draw(t, SecretCardBox(), 1, card.Draw)
		for y := int(w.Y+w.H) + 8; y < cardHeight-4; y++ {
			for x := 12; x < cardWidth-8; x++ {
				if got := img.RGBAAt(x, y); got.R != 0xFB || got.G != 0xF4 || got.B != 0xE3 {
					t.Fatalf("card %d: the strip shows %v at (%d, %d)", card, got, x, y)
				}
			}
		}
	}
}

func TestPowerMarks(t *testing.T) {
	c := vector.NewCanvas(4*48, 44)
	c.Fill(vector.Rect(0, 0, 4*48, 44), vector.Solid(sprites.Paper2))
	for hue := range hues {
		mark := PowerMark{hue}
		spritestest.CheckInside(t, mark, PowerMarkBox(), mark.Draw)
		c.Save()
		c.Translate(24+48*float64(hue), 22)
		if err := mark.Draw(c); err != nil {
			t.Fatal(err)
		}
		c.Restore()
	}
	testkit.GoldenPicture(t, "power-marks", c.Image(), 3)
	if err := (PowerMark{hues}).Draw(c); err == nil {
		t.Error("the mark of a hue that does not exist was drawn")
	}
}

// TestShardsFillTheirStar: at home, the facets cover the star they come from,
// without lying over each other.
func TestShardsFillTheirStar(t *testing.T) {
	for size := 1; size <= PyramidSizes; size++ {
		star := Star{Size: size}
		var sum float64
		for n := range ShardCount {
			s := Shard{Size: size, Number: n}
			sum += area(s.corners())
			spritestest.CheckInside(t, s, s.Box(), s.Draw)
		}
		f := star.form()
		whole := area([]vector.Point{f.apex, f.left, f.front, f.right})
		if math.Abs(sum-whole) > 1e-6*whole {
			t.Errorf("size %d: facets cover %.1f of %.1f square units", size, sum, whole)
		}
	}
	for _, s := range []Shard{{Hue: hues, Size: 1}, {Size: 0}, {Size: 4}} {
		if err := s.Draw(vector.NewCanvas(1, 1)); err == nil {
			t.Errorf("%+v was drawn", s)
		}
	}
}

func area(pts []vector.Point) float64 {
	sum := 0.0
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		sum += p.X*q.Y - p.Y*q.X
	}
	return math.Abs(sum) / 2
}

func TestShipsBurnUpwards(t *testing.T) {
	for _, heading := range []float64{0, math.Pi / 2, 2.4, math.Pi} {
		ship := Ship{Hue: GreenHue, Size: 3, Heading: heading, Night: true}
		last := math.MaxInt
		for step := 0; step <= BurnSteps; step++ {
			b := Burning{Ship: ship, Step: step}
			img := spritestest.Draw(t, b.Box(), 1, b.Draw)
			lowest := lowestInk(img)
			if lowest > last {
				t.Errorf("heading %v, step %d: ink down to row %d, it was %d", heading, step, lowest, last)
			}
			last = lowest
			if step < BurnSteps {
				spritestest.CheckInside(t, b, b.Box(), b.Draw)
			}
		}
		if last >= 0 {
			t.Errorf("heading %v: something is left at the end", heading)
		}
	}
	if err := (Burning{Ship: Ship{Size: 9}, Step: 3}).Draw(vector.NewCanvas(1, 1)); err == nil {
		t.Error("a ship that does not exist burns")
	}
}

// lowestInk returns the lowest row that shows anything, -1 if none does.
func lowestInk(img *image.RGBA) int {
	for y := img.Rect.Dy() - 1; y >= 0; y-- {
		for x := range img.Rect.Dx() {
			if img.RGBAAt(x, y).A > 0 {
				return y
			}
		}
	}
	return -1
}

func TestBurningGolden(t *testing.T) {
	c := vector.NewCanvas(4*64, 120)
	c.Fill(vector.Rect(0, 0, 4*64, 120), vector.Solid(sprites.Night3))
	for i, step := range []int{0, 3, 7, 10} {
		c.Save()
		c.Translate(32+64*float64(i), 68)
		if err := (Burning{Ship: Ship{Hue: BlueHue, Size: 3, Heading: float64(i%2) * 0.6, Night: true}, Step: step}).Draw(c); err != nil {
			t.Fatal(err)
		}
		c.Restore()
	}
	c.Translate(32, 12)
	DrawSpark(c)
	testkit.GoldenPicture(t, "burning", c.Image(), 3)
}
