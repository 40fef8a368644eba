package widget

import (
	"fmt"
	"slices"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// target is a control of that name as large as its room.
func target(name string) Widget {
	return Pressable{Child: Empty{}, Control: ui.Control{Key: name, Name: name}}
}

// places lays a tree out and returns where its targets lie, rounded.
func places(e Env, w, h float64, tree Widget) string {
	t := Layout(e, geom.R(0, 0, w, h), tree, nil)
	out := ""
	for _, c := range t.Controls() {
		out += fmt.Sprintf("%s:%.0f,%.0f,%.0f,%.0f ", c.Key, c.Rect.X, c.Rect.Y, c.Rect.W, c.Rect.H)
	}
	if t.Short {
		out += "short"
	}
	return out
}

func TestLengthsAreSharedOut(t *testing.T) {
	a, b, c := target("a"), target("b"), target("c")
	for about, row := range map[string]struct {
		wide float64
		tree Widget
		want string
	}{
		"growing":                       {100, Row(10, Fixed(20, a), Grow(b)), "a:0,0,20,10 b:30,0,70,10 "},
		"weights":                       {100, Row(0, &Item{Child: a, Grow: 1}, &Item{Child: b, Grow: 3}), "a:0,0,25,10 b:25,0,75,10 "},
		"most":                          {100, Row(0, &Item{Child: a, Grow: 1, Max: 30}, Grow(b)), "a:0,0,30,10 b:30,0,70,10 "},
		"shares":                        {100, Row(0, &Item{Child: a, Share: 0.3, Min: 40}, Grow(b)), "a:0,0,40,10 b:40,0,60,10 "},
		"shrink":                        {90, Row(0, &Item{Child: a, Basis: 60, Min: 20}, &Item{Child: b, Basis: 60, Min: 40}), "a:0,0,40,10 b:40,0,50,10 "},
		"dropped":                       {50, Row(0, Fixed(30, a), &Item{Child: b, Min: 30, Drop: 1}, &Item{Child: c, Min: 20}), "a:0,0,30,10 c:30,0,20,10 "},
		"spare":                         {90, Row(0, &Item{Child: a, Basis: 60, Min: 20}, &Item{Child: b, Basis: 40, Min: 10, Spare: true}, Fixed(30, c)), "a:0,0,60,10 c:60,0,30,10 "},
		"spare, as long as its content": {90, Row(0, Fixed(60, a), &Item{Child: Row(0, Fixed(40, b)), Spare: true}), "a:0,0,60,10 "},
		"even":                          {100, Even(10, a, nil, b), "a:0,0,45,10 b:55,0,45,10 "},
		"at least":                      {100, Column(0, AtLeast{Child: Sized{Child: a, H: 4}, H: 6}, AtLeast{Child: Sized{Child: b, H: 4}, H: 2}), "a:0,0,100,6 b:0,6,100,4 "},
		"packed":                        {100, &Flex{Main: SpaceBetween, Children: []Widget{Fixed(20, a), nil, Fixed(20, b)}}, "a:0,0,20,10 b:80,0,20,10 "},
		"no room":                       {50, Row(0, Fixed(30, a), Fixed(30, b)), "a:0,0,30,10 b:30,0,30,10 short"},
	} {
		if got := places(Env{}, row.wide, 10, row.tree); got != row.want {
			t.Errorf("%s: %s, want %s", about, got, row.want)
		}
	}
}

// For the left hand rows change sides that are meant to, alone, and what is in them does not; keys keep their order.
func TestTheLeftHand(t *testing.T) {
	tree := &Flex{Flip: true, Children: []Widget{Fixed(20, target("a")), Grow(Row(0, Fixed(10, target("b")), Grow(target("c"))))}}
	if got, want := places(Env{LeftHanded: true}, 100, 10, tree), "a:80,0,20,10 b:0,0,10,10 c:10,0,70,10 "; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestTheFirstThatFits(t *testing.T) {
	wide, narrow := Sized{Child: Paint{W: 80}, W: 80}, target("narrow")
	tree := FirstFit{Row(0, wide, Fixed(30, target("wide"))), narrow}
	for w, want := range map[float64]string{120: "wide:80,0,30,10 ", 100: "narrow:0,0,100,10 "} {
		if got := places(Env{}, w, 10, tree); got != want {
			t.Errorf("in %.0f: %s, want %s", w, got, want)
		}
	}
}

// sizes returns the sizes and the texts of all lines that a tree draws.
func sizes(e Env, w, h float64, tree Widget) (list []float64, texts []string) {
	room := geom.R(0, 0, w, h)
	placed := Layout(e, room, tree, nil)
	c, trace := canvas.NewTrace(w, h, 1)
	placed.Draw(c, nil)
	return sizesOf(placed, room), trace.Texts()
}

// sizesOf returns the sizes of all lines that a tree draws.
func sizesOf(tree *Tree, room geom.Rect) (list []float64) {
	c, trace := canvas.NewTrace(room.W, room.H, 1)
	tree.Draw(c, nil)
	for _, s := range trace.Strokes {
		if _, ok := s.Text(); ok {
			list = append(list, s.Style().Size)
		}
	}
	return list
}

// placesOf returns where the controls of a tree lie.
func placesOf(tree *Tree) (list []geom.Rect) {
	for _, c := range tree.Controls() {
		list = append(list, c.Rect)
	}
	return list
}

func TestTextsFit(t *testing.T) {
	text := func(words, group string) Widget {
		return &Text{Text: words, Style: ui.Body(30), Lines: 1, Group: group}
	}
	list, _ := sizes(Env{}, 100, 100, Column(0, text("a", ""), text("longer words", "")))
	if list[0] != 30 || list[1] >= 30 || list[1] < minText {
		t.Errorf("sizes %v, want the long one alone to be smaller", list)
	}
	list, _ = sizes(Env{}, 100, 100, Column(0, text("a", "x"), text("longer words", "x")))
	if list[0] != list[1] || list[0] >= 30 {
		t.Errorf("sizes %v of one group", list)
	}
	read := &Text{Text: "one two three four five six", Style: ui.Body(16), Scaled: true}
	small, lines := sizes(Env{}, 200, 200, read)
	large, _ := sizes(Env{TextScale: 2}, 200, 200, read)
	if len(lines) < 2 || large[0] != 2*small[0] {
		t.Errorf("lines %q of size %v, in large words %v", lines, small, large)
	}
	if tree := Layout(Env{}, geom.R(0, 0, 40, 20), text("no room for this", ""), nil); !tree.Short || len(tree.Overflows) != 1 {
		t.Errorf("what has no room is not told: %v", tree.Overflows)
	}
}

// What is dropped for lack of room is still narrated; what is narrated by a control, or by a Narrated around it, is not narrated twice.
func TestNarration(t *testing.T) {
	text := func(words string) Widget { return &Text{Text: words, Style: ui.Body(13), Lines: 1} }
	tree := Column(0,
		text("first"), &Item{Child: Stack{text("no room"), target("gone")}, Min: 90, Drop: 1},
		Pressable{Child: text("on a button"), Control: ui.Control{Key: "b", Name: "button"}},
		Narrated{Words: "in other words", Child: text("short")}, If(false, text("never")))
	placed := Layout(Env{}, geom.R(0, 0, 100, 80), tree, nil)
	if want := []string{"first", "no room", "in other words"}; !slices.Equal(placed.Narration(), want) {
		t.Errorf("told %q, want %q", placed.Narration(), want)
	}
	if n := len(placed.Controls()); n != 1 {
		t.Errorf("%d controls, want the button alone", n)
	}
}

// counter is a screen of the host's test.
type counter struct{ n, max int }

func TestAPressTravelsThroughTheTree(t *testing.T) {
	now := counter{max: 2}
	var h Host[counter]
	h.Build = func(m counter) Widget {
		add := Button{Control: ui.Control{Key: "add", Name: "Add", Off: m.n == m.max, Press: func() { now.n++ }}}
		return Column(0, Fixed(50, &Text{Text: fmt.Sprint(m.n), Style: ui.Body(20)}), Fixed(50, add))
	}
	h.Arrange(geom.R(0, 0, 100, 100), Env{})
	s := &input.Script{}
	for range 4 { // twice by hand, then by key, the last of no use
		s.Click(geom.Pt(50, 75))
	}
	s.Press(input.Confirm)
	c, trace := canvas.NewTrace(100, 100, 1)
	for !s.IsDone() {
		h.Show(now)
		h.Update(s.Poll(1))
	}
	h.Show(now)
	h.Draw(c)
	if texts := trace.Texts(); now.n != 2 || texts[0] != "2" {
		t.Errorf("%d presses, seen is %q", now.n, texts)
	}
	if h.buildCount != 3 {
		t.Errorf("built %d times for three models", h.buildCount)
	}
	for range 60 { // what hovers and presses comes to rest
		h.Update(&input.Frame{})
	}
	h.Draw(c)
	if h.Show(now); h.Stale() {
		t.Error("an equal model is drawn anew")
	}
	if h.Redraw(); !h.Stale() || h.buildCount != 3 {
		t.Error("what moves is not drawn anew, or built anew")
	}
}

// testOverlay is an Overlay of the test.
type testOverlay struct {
	Host[counter]
	cover Cover
}

func (s *testOverlay) Narration() []string { return s.Tree().Narration() }
func (s *testOverlay) Cover() Cover        { return s.cover }
func (s *testOverlay) Back() bool          { return false }

func TestOverlays(t *testing.T) {
	var l Overlays
	modal, opaque, top := &testOverlay{cover: Modal}, &testOverlay{cover: Opaque}, &testOverlay{cover: Modal}
	for _, s := range []*testOverlay{modal, opaque, top} {
		l.Push(s)
	}
	if seen, ground := l.Visible(); len(seen) != 2 || ground {
		t.Errorf("%d overlays and the ground %t are seen below one that covers all", len(seen), ground)
	}
	if l.Remove(opaque); l.Has(opaque) || l.Top() != Overlay(top) {
		t.Error("another overlay than the one meant is taken away")
	}
	l.Pop()
	if seen, ground := l.Visible(); l.Top() != Overlay(modal) || len(seen) != 1 || !ground {
		t.Error("the overlays are not taken away one by one")
	}
}

// A card is as wide as it wants to be where there is room, and keeps its edge where there is none; it is as high as its child.
func TestCards(t *testing.T) {
	for wide, want := range map[float64]geom.Rect{400: geom.R(100, 35, 200, 30), 150: geom.R(10, 35, 130, 30)} {
		tree := Layout(Env{}, geom.R(0, 0, wide, 100), CentredPanel(200, 10, 5, Fill{H: 20, Colour: sprites.Ink}), nil)
		if got := tree.Slot(PanelSlot); got != want || tree.Short {
			t.Errorf("in %v the card lies at %v, want %v", wide, got, want)
		}
	}
}

// The labels of a list of buttons begin at one line.
func TestLabelsOfAColumn(t *testing.T) {
	var buttons []Widget
	for _, name := range []string{"Rules", "Back to the shelf"} {
		buttons = append(buttons, Fixed(50, Button{Control: ui.Control{Key: name, Name: name}, Group: "g", AtStart: true}))
	}
	c, trace := canvas.NewTrace(340, 100, 1)
	Layout(Env{}, geom.R(0, 0, 340, 100), Column(0, buttons...), nil).Draw(c, nil)
	var begin []float64
	for _, s := range trace.Strokes {
		if _, ok := s.Text(); ok {
			begin = append(begin, s.Box.X)
		}
	}
	if len(begin) != 2 || begin[0]-begin[1] > 1 || begin[1]-begin[0] > 1 {
		t.Errorf("the labels begin at %v", begin)
	}
}
