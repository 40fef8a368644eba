package honshu

import (
	"slices"
	"testing"

	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
)

// TestTheScoringCardHasOneSign draws the sign of its column and its part of a bar, so wide and narrow: both show the
// same, which is not the sign of the total.
func TestTheScoringCardHasOneSign(t *testing.T) {
	d := newTestBoard(t, trickOf(4), game.PhaseBuild, 2, landscape())
	drawn := func(draw func(c *canvas.Canvas)) (keys []any) {
		c, trace := canvas.NewTrace(400, 100, 1)
		draw(c)
		for _, s := range trace.Strokes {
			keys = append(keys, s.Key)
		}
		return keys
	}
	sign := func(cat game.Category) []any {
		return drawn(func(c *canvas.Canvas) { d.DrawSign(c, geom.R(0, 0, 60, 21), cat.String()) })
	}
	card, total := sign(game.CategoryCard), sign(game.CategoryPoints)
	if len(card) == 0 || len(total) == 0 {
		t.Fatal("no sign is drawn")
	}
	for _, wide := range []float64{0, 3, 17, 60, 400} {
		bar := drawn(func(c *canvas.Canvas) {
			d.DrawBar(c, geom.R(0, 0, wide, 44), d.state, 0, game.CategoryCard.String(), 1)
		})
		if wide > 4 && !slices.Contains(bar, card[0]) || slices.Contains(bar, total[0]) {
			t.Errorf("%v wide the bar shows %v, the sign is %v, that of the total %v", wide, bar, card, total)
		}
	}
}
