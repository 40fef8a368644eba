package forhonorart

import (
	"fmt"
	"math"
	"testing"

	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
)

func TestAChartShowsAllOfTheBattlefield(t *testing.T) {
	for _, lie := range []Orientation{Landscape, Upright, UpsideDown} {
		for _, room := range []geom.Rect{geom.R(0, 0, 600, 500), geom.R(31.5, 7.25, 150, 140), geom.R(-20, 300, 300, 900)} {
			for _, scale := range []float64{1, 1.6, 3} {
				c := Fit(lie, room, 44, scale)
				about := fmt.Sprintf("%d in %v at %v", lie, room, scale)
				if c.Side > 44 || !c.Board().Inset(1/scale).Within(room) {
					t.Errorf("%s: squares of %v at %v", about, c.Side, c.Board())
				}
				if pixels := c.Side * scale; math.Abs(pixels-math.Round(pixels)) > 1e-6 {
					t.Errorf("%s: a square is %v pixels", about, pixels)
				}
				for q := range game.Square(game.NumSquares) {
					if got, ok := c.At(c.Middle(q)); !ok || got != q || !c.Square(q).Inset(0.01).Within(c.Board()) {
						t.Errorf("%s: in the middle of %v lies %v", about, q, got)
					}
				}
			}
		}
	}
}

func TestWhereTheEdgesLie(t *testing.T) {
	for _, tt := range []struct {
		lie          Orientation
		left, bottom string // the square in the lower left corner, and the one in the lower right one
	}{{Landscape, "A1", "A18"}, {Upright, "A1", "N1"}, {UpsideDown, "N18", "A18"}} {
		c := Fit(tt.lie, geom.R(0, 0, 500, 500), 20, 1)
		b := c.Board()
		left, _ := c.At(geom.Pt(b.X+1, b.Bottom()-1))
		right, _ := c.At(geom.Pt(b.Right()-1, b.Bottom()-1))
		if left.String() != tt.left || right.String() != tt.bottom {
			t.Errorf("%d: below lie %v and %v, want %s and %s", tt.lie, left, right, tt.left, tt.bottom)
		}
		if _, ok := c.At(geom.Pt(b.X-1, b.Y+1)); ok {
			t.Errorf("%d: there is a square beyond the edge", tt.lie)
		}
	}
}

func TestAboutKeepsASpotAtItsPoint(t *testing.T) {
	at, spot := geom.Pt(200, 130), geom.Pt(5.5, 7)
	c := ChartAround(Upright, at, spot, 46, 2)
	if got := c.Spot(at); got.Sub(spot).Len() > 0.02 {
		t.Errorf("at the point lies %v, want %v", got, spot)
	}
}
