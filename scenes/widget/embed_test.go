package widget

import (
	"fmt"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// pressable is a filled control of that key.
func pressable(key string) Widget { return Pressable{Control: ui.Control{Key: key}, Child: filler} }

// describeTree returns where a tree fills something, where its controls lie, where its slot "s" does and what it tells.
func describeTree(t *Tree) string {
	c, trace := canvas.NewTrace(100, 100, 1)
	t.Draw(c, func(*ui.Control) ui.ControlState { return ui.ControlState{} })
	var boxes, controls []geom.Rect
	for _, s := range trace.Strokes {
		boxes = append(boxes, s.Box)
	}
	for _, c := range t.Controls() {
		controls = append(controls, c.Rect)
	}
	return fmt.Sprint(boxes, controls, t.Slot("s"), t.Narration())
}

// trees are widgets of all that is kept from tree to tree.
func trees() map[string]Widget {
	moved := func(w Widget) Widget {
		return Effect{Child: w, On: func(c *canvas.Canvas, _ geom.Rect) *canvas.Canvas { return c.Moved(7, 0) }}
	}
	memo := func(name string, w Widget) Widget { return Memo(name, name, func(string) Widget { return w }) }
	five := Even(2, pressable("a"), filler, Narrated{Words: "b", Child: filler}, filler, pressable("c"))
	return map[string]Widget{
		"few parts":             memo("few", pressable("a")),
		"many parts":            memo("many", five),
		"one in another":        memo("outer", Row(0, filler, Grow(memo("inner", five)))),
		"a slot among them":     Column(0, pressable("above"), Grow(memo("slot", Row(0, Grow(Slot{Name: "s"}), Grow(memo("inner", five)))))),
		"an effect in it":       memo("effect", Row(0, Grow(moved(memo("inner", five))), Fixed(10, filler))),
		"an effect around it":   Row(0, Fixed(10, filler), Grow(moved(memo("many", five))), Fixed(10, filler)),
		"seen only":             Stack{pressable("a"), Inert{memo("many", Stack{five, Slot{Name: "s"}})}},
		"seen only in a part":   memo("outer", Stack{pressable("a"), Inert{five}}),
		"what comes in the end": Row(0, Grow(Later{memo("later", pressable("l"))}), Grow(memo("many", five))),
	}
}

// TestKeptPartsAreThoseMadeAnew places trees several times with one memory, and compares each with one made without.
func TestKeptPartsAreThoseMadeAnew(t *testing.T) {
	room := geom.R(0, 0, 100, 40)
	for about, w := range trees() {
		var memory Memory
		want := describeTree(Layout(Env{}, room, w, nil))
		for n := range 4 {
			if got := describeTree(Layout(Env{}, room, w, &memory)); got != want {
				t.Errorf("%s, time %d: %v, want %v", about, n, got, want)
			}
		}
	}
}

// TestAnEmbeddedTreeIsPartOfTheOther embeds each of these trees, and wants all that is in it between what is around it.
// Controls that come in the end come in the end of what is embedded.
func TestAnEmbeddedTreeIsPartOfTheOther(t *testing.T) {
	room := geom.R(0, 0, 100, 40)
	list := trees()
	delete(list, "what comes in the end")
	for about, w := range list {
		around := func(w Widget) Widget { return Stack{filler, pressable("below"), w, pressable("above")} }
		want := describeTree(Layout(Env{}, room, around(w), nil))
		if got := describeTree(Layout(Env{}, room, around(Embed{Layout(Env{}, room, w, nil)}), nil)); got != want {
			t.Errorf("%s: %v, want %v", about, got, want)
		}
	}
}

// TestWhatIsInertIsOnlySeen wants it drawn, with no control, no slot and no word.
func TestWhatIsInertIsOnlySeen(t *testing.T) {
	tree := Layout(Env{}, geom.R(0, 0, 100, 40), Inert{Stack{pressable("a"), Slot{Name: "s"}, Narrated{Words: "b"}}}, nil)
	tree.Fill("s", Layout(Env{}, geom.R(0, 0, 100, 40), pressable("c"), nil))
	c, trace := canvas.NewTrace(100, 100, 1)
	tree.Draw(c, func(*ui.Control) ui.ControlState { return ui.ControlState{Focus: true} })
	if len(trace.Strokes) != 1 || len(tree.Controls()) > 0 || !tree.Slot("s").Empty() || len(tree.Narration()) > 0 {
		t.Errorf("there are %d strokes, controls %v, a slot at %v, and told is %q", len(trace.Strokes), tree.Controls(), tree.Slot("s"), tree.Narration())
	}
}
