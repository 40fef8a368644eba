package widget

import (
	"fmt"
	"math"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// TestMeasure wants the height that a widget wants in a width, and whether it has room there.
func TestMeasure(t *testing.T) {
	text := Lines("Forest and mountain", ui.Body(16), sprites.Ink)
	line := canvas.LineHeight(ui.Body(16))
	for _, tt := range []struct {
		widget Widget
		width  float64
		high   float64
		fits   bool
	}{
		{Fill{H: 30}, 100, 30, true},
		{text, 400, line, true},
		{text, 90, 2 * line, true},
		{Line("Forest and mountain", ui.Body(16), sprites.Ink).AtLeast(16), 90, line, false},
		{Row(10, Fill{W: 60, H: 20}, Fill{W: 60, H: 30}), 100, 30, false},
	} {
		ctx := &Context{memory: &Memory{now: map[any]any{}}}
		if high, fits := Measure(ctx, tt.widget, tt.width); math.Abs(high-tt.high) > tolerance || fits != tt.fits {
			t.Errorf("%+v in %v is %v high and has room: %v; want %v, %v", tt.widget, tt.width, high, fits, tt.high, tt.fits)
		}
	}
}

// TestStepsEndAtBothEnds presses on from value to value.
func TestStepsEndAtBothEnds(t *testing.T) {
	at := 1
	for _, tt := range []struct {
		press     string
		at        int
		less, off bool // whether the buttons are off then
	}{{"s.less", 0, true, false}, {"s.more", 1, false, false}, {"s.more", 2, false, true}} {
		lay := func() map[string]*ui.Control {
			steps := Steps{Key: "s", Values: []string{"low", "middle", "high"}, At: at, Set: func(to int) { at = to }}
			list := map[string]*ui.Control{}
			for _, c := range Layout(Env{}, geom.R(0, 0, 200, 46), steps, nil).Controls() {
				list[c.Key] = c
			}
			return list
		}
		lay()[tt.press].Press()
		list := lay()
		if at != tt.at || list["s.less"].Off != tt.less || list["s.more"].Off != tt.off {
			t.Errorf("%s leads to %d with %v and %v, want %+v", tt.press, at, list["s.less"].Off, list["s.more"].Off, tt)
		}
	}
}

// TestStepsGrowWithWords wants large values in two lines where one has no room, unless they are to be written smaller.
func TestStepsGrowWithWords(t *testing.T) {
	steps := Steps{Key: "s", Values: []string{"In the middle", "At the end"}}
	high := func(s Steps, scale float64) float64 {
		high, _ := Measure(&Context{Env: Env{TextScale: ui.TextScale(scale)}, memory: &Memory{now: map[any]any{}}}, s, 240)
		return high
	}
	usual, large := high(steps, 1), high(steps, 2)
	steps.OneLine = true
	if one := high(steps, 2); usual != 46 || one != 46 || large <= one {
		t.Errorf("heights are %v, large ones %v, in one line %v", usual, large, one)
	}
}

// TestAButtonWithoutRoomForWords wants the icon alone, or with a few words, and the name as a tip. Words that stand on the
// button are no tip beside it.
func TestAButtonWithoutRoomForWords(t *testing.T) {
	for _, tt := range []struct {
		width     float64
		brief     string
		text, tip string
	}{{200, "", "Swap seats", ""}, {80, "", "", "Swap seats"}, {80, "1/2", "1/2", "Swap seats"}} {
		button := Button{Icon: "swap", FullTextWidth: 112, Brief: tt.brief, Control: ui.Control{Key: "swap", Name: "Swap seats", Tip: "Swap seats"}}
		tree := Layout(Env{}, geom.R(0, 0, tt.width, 46), button, nil)
		c, trace := canvas.NewTrace(200, 46, 1)
		tree.Draw(c, nil)
		text := ""
		for _, line := range trace.Texts() {
			text += line
		}
		if got := tree.Controls()[0]; text != tt.text || got.Tip != tt.tip || got.Name != "Swap seats" {
			t.Errorf("%v wide with %q: it says %q, its tip is %q", tt.width, tt.brief, text, got.Tip)
		}
	}
}

// TestWhatLiftsMovesWithItsChildren hovers and presses over what has words on it.
func TestWhatLiftsMovesWithItsChildren(t *testing.T) {
	top := func(lifts bool, s ui.ControlState) float64 {
		w := Pressable{Control: ui.Control{Key: "side"}, Lifts: lifts, Child: Line("Attackers", ui.Body(16), sprites.Ink)}
		c, trace := canvas.NewTrace(100, 50, 1)
		Layout(Env{}, geom.R(0, 0, 100, 50), w, nil).Draw(c, func(*ui.Control) ui.ControlState { return s })
		return trace.Strokes[0].Box.Y
	}
	rest := top(true, ui.ControlState{})
	if up, down := top(true, ui.ControlState{Hover: 1}), top(true, ui.ControlState{Press: 1}); up >= rest || down <= rest {
		t.Errorf("at rest at %v, under the mouse at %v, pressed at %v", rest, up, down)
	}
	if still := top(false, ui.ControlState{Hover: 1}); still != rest {
		t.Errorf("what does not lift lies at %v under the mouse, else at %v", still, rest)
	}
}

// TestLaterControlsComeLast wants the order of keys apart from the places.
func TestLaterControlsComeLast(t *testing.T) {
	tree := Layout(Env{}, geom.R(0, 0, 100, 30), Even(0, Later{target("a")}, target("b"), target("c")), nil)
	keys := ""
	for _, c := range tree.Controls() {
		keys += c.Key
	}
	if first := tree.Controls()[2]; keys != "bca" || first.Rect.X != 0 || first.Z != 2 {
		t.Errorf("the order is %q, the last at %v with Z %d", keys, first.Rect, first.Z)
	}
}

// Slots are listed in reading order with their places, those without room not.
func TestSlotsAreListedInOrder(t *testing.T) {
	tree := Layout(Env{}, geom.R(0, 0, 100, 40), Row(0, Fixed(60, Stack{Slot{Name: "a"}, Pad(5, 5, Slot{Name: "b"})}),
		Grow(Slot{Name: "c"}), Fixed(500, Slot{Name: "none"}).Dropped(1)), nil)
	got := ""
	for name, r := range tree.Slots() {
		got += fmt.Sprintf("%s:%.0f ", name, r)
	}
	if want := "a:{0 0 60 40} b:{5 5 50 30} c:{60 0 40 40} "; got != want {
		t.Errorf("slots: %s, want %s", got, want)
	}
}
