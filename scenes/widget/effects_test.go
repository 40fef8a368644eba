package widget

import (
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// drawFills draws the tree and returns where it has filled what.
func drawFills(w Widget) []geom.Rect {
	c, trace := canvas.NewTrace(100, 100, 1)
	Layout(Env{}, geom.R(0, 0, 100, 100), w, nil).Draw(c, nil)
	var list []geom.Rect
	for _, s := range trace.Strokes {
		list = append(list, s.Box)
	}
	return list
}

// filler is a widget that fills its place.
var filler = Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { c.Fill(r, sprites.Ink) }}

func TestEffectsReachOnlyTheirChildren(t *testing.T) {
	moved := func(by float64, w Widget) Widget {
		return Effect{Child: w, On: func(c *canvas.Canvas, _ geom.Rect) *canvas.Canvas { return c.Moved(by, 0) }}
	}
	for about, test := range map[string]struct {
		tree Widget
		want []float64 // left edges in the order of painting
	}{
		"none":    {Row(0, Fixed(10, filler), Fixed(10, filler)), []float64{0, 10}},
		"first":   {Row(0, Fixed(10, moved(5, filler)), Fixed(10, filler)), []float64{5, 10}},
		"nested":  {moved(1, Row(0, Fixed(10, filler), Fixed(10, moved(5, filler)), Fixed(10, filler))), []float64{1, 16, 21}},
		"overlay": {Decorated{Above: filler.Draw, Child: moved(7, filler)}, []float64{7, 0}},
	} {
		got := drawFills(test.tree)
		if len(got) != len(test.want) {
			t.Errorf("%s: %v are filled", about, got)
			continue
		}
		for k, r := range got {
			if r.X != test.want[k] {
				t.Errorf("%s: %d begins at %v, want %v", about, k, r.X, test.want[k])
			}
		}
	}
}

func TestDecoratedDrawsBelowAndAbove(t *testing.T) {
	draw := func(c *canvas.Canvas, r geom.Rect) { c.Fill(r, sprites.Ink) }
	got := drawFills(Align{X: Start, Y: Start, Child: Decorated{Child: Pad(4, 4, Sized{W: 20, H: 10, Child: filler}), Below: draw, Above: draw}})
	want := []geom.Rect{geom.R(0, 0, 28, 18), geom.R(4, 4, 20, 10), geom.R(0, 0, 28, 18)}
	if len(got) != len(want) {
		t.Fatalf("%v are filled", got)
	}
	for k := range want {
		if got[k] != want[k] {
			t.Errorf("%d at %v, want %v", k, got[k], want[k])
		}
	}
}

func TestTextsThatMayBeCutAreNotShort(t *testing.T) {
	long := Line("Bartholomé-Guillaume IV.", ui.Strong(18), sprites.Ink)
	for _, elide := range []bool{false, true} {
		long.Elide = elide
		if tree := Layout(Env{}, geom.R(0, 0, 60, 20), long, nil); tree.Short == elide {
			t.Errorf("cut off where that is allowed %v: short is %v", elide, tree.Short)
		}
	}
}

func TestALeadBringsLinesTogether(t *testing.T) {
	text := &Text{Text: "one two", Style: ui.Body(16), Ink: sprites.Ink}
	high := func(lead float64) float64 {
		text.Lead = lead
		tree := Layout(Env{}, geom.R(0, 0, 40, 100), Column(0, text, Slot{Name: "below"}), nil)
		return tree.Slot("below").Y
	}
	if usual, close := high(0), high(0.8); usual != high(1) || close > usual*0.81 || close < usual*0.79 {
		t.Errorf("two lines are %v high, closer together %v", usual, close)
	}
}
