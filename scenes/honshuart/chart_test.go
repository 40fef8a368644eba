package honshuart

import (
	"fmt"
	"math"
	"testing"

	"engawa/rules/honshu"
	"engawa/scenes/geom"
)

func TestAChartShowsAllOfItsBox(t *testing.T) {
	for _, b := range []Box{{0, 0, 1, 2}, {-3, -5, 8, 3}, {4, -9, 4, -9}} {
		for _, room := range []geom.Rect{geom.R(0, 0, 600, 500), geom.R(31.5, 7.25, 111, 40), geom.R(-20, 300, 50, 900)} {
			for _, scale := range []float64{1, 1.6, 3} {
				c := Fit(b, room, 76, scale)
				about := fmt.Sprintf("%v in %v at %v", b, room, scale)
				if c.Side > 76 {
					t.Errorf("%s: the squares are %v, larger than wished", about, c.Side)
				}
				if in := c.Box(b); !in.Inset(1 / scale).Within(room) {
					t.Errorf("%s: it lies at %v", about, in)
				}
				if pixels := c.Side * scale; pixels >= 1 && math.Abs(pixels-math.Round(pixels)) > 1e-6 {
					t.Errorf("%s: a square is %v pixels", about, pixels)
				}
				for _, at := range [][2]int{{b.Left, b.Top}, {b.Right, b.Bottom}} {
					if x, y := c.At(c.Square(at[0], at[1]).Centre()); x != at[0] || y != at[1] {
						t.Errorf("%s: in the middle of %v lies %d,%d", about, at, x, y)
					}
				}
			}
		}
	}
}

func TestBoxes(t *testing.T) {
	card := BoxOfCard(honshu.Placement{Card: 16, X: -2, Y: 3, Turn: 1})
	if want := (Box{-2, 3, 0, 4}); card != want {
		t.Errorf("a turned card covers %v, want %v", card, want)
	}
	if got, want := card.Grow(1), (Box{-3, 2, 1, 5}); got != want {
		t.Errorf("grown by one it is %v, want %v", got, want)
	}
	if got, want := card.Union(Box{5, -1, 6, 0}), (Box{-2, -1, 6, 4}); got != want {
		t.Errorf("the box around both is %v, want %v", got, want)
	}
	if card.Columns() != 3 || card.Rows() != 2 || !card.Has(0, 4) || card.Has(1, 4) {
		t.Errorf("%v is %d by %d", card, card.Columns(), card.Rows())
	}
	if got, want := BoxOf(honshu.NewMap(honshu.Province('A', 3))), (Box{0, 0, 1, 2}); got != want {
		t.Errorf("a province covers %v, want %v", got, want)
	}
}
