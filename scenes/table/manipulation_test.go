package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/rules"
	"engawa/rules/toys/pebbles"
	"engawa/scenes/geom"
	"engawa/scenes/input"
)

// manipulationBoard is a toy whose card 5 is a thing that is dragged, turned and zoomed, and whose card 4 stands for the
// choice of another card.
type manipulationBoard struct {
	*toyBoard
	hasNothingInHand bool // nothing is in hand
	twist            bool // a second finger turns
	isDragged        bool // it is being dragged
	whole            []rules.Part
}

var _ Carrier = (*manipulationBoard)(nil)

func (b *manipulationBoard) tell(format string, args ...any) bool {
	if !b.hasNothingInHand {
		b.hear(format, args...)
	}
	return !b.hasNothingInHand
}

func (b *manipulationBoard) Grab(p rules.Part, at geom.Point) bool {
	b.isDragged = p.Index == 5 && b.tell("grab %v", at)
	return b.isDragged
}

func (b *manipulationBoard) Drag(p rules.Part, at geom.Point) { b.hear("drag %v of %v", at, p) }

func (b *manipulationBoard) Drop(at geom.Point, kept bool) {
	b.isDragged = false
	b.hear("drop %v %v", at, kept)
}

func (b *manipulationBoard) Turn(steps int, over bool) bool {
	switch {
	case b.isDragged && !b.twist:
		return false
	case over:
		return b.tell("turn over")
	}
	return b.tell("turn %d", steps)
}

func (b *manipulationBoard) Nudge(p rules.Part, dx, dy int) bool {
	return p.Index == 5 && b.tell("nudge %d %d", dx, dy)
}
func (b *manipulationBoard) Zoom(at geom.Point, factor float64) bool {
	return b.tell("zoom %v %.3f", at, factor)
}

func (b *manipulationBoard) Press(p rules.Part) Answer {
	if p.Kind != rules.PartCard || p.Index != 4 {
		return Answer{}
	}
	return Answer{Then: ThenPlay, Parts: b.whole}
}

func newBench(t *testing.T) (*testTable, *manipulationBoard) {
	t.Helper()
	var b *manipulationBoard
	d := newTestTableWith(t, newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana", Bot: "random"}}, 3, 6), func(toy *toyBoard) Board {
		b = &manipulationBoard{toyBoard: toy}
		return b
	})
	d.run()
	b.calls = nil
	return d, b
}

// manipulationCalls returns what the Board was given about manipulation.
func (b *manipulationBoard) manipulationCalls() []string {
	words := []string{"grab", "drag", "drop", "turn", "nudge", "zoom"}
	return slices.DeleteFunc(slices.Clone(b.calls), func(line string) bool {
		first, _, _ := strings.Cut(line, " ")
		return !slices.Contains(words, first)
	})
}

func cardAt(n int) geom.Point { return geom.Pt(330+70*float64(n), 530) }

func TestAChoicePutTogetherOnTheBoardIsPlayed(t *testing.T) {
	for _, confirm := range []bool{false, true} {
		d, b := newBench(t)
		d.services.Settings.Confirm = confirm
		b.whole = []rules.Part{{Kind: rules.PartCard, Index: 2}}
		before := len(d.Match().Log)
		d.press(t, "card 4")
		if confirm {
			if len(d.Match().Log) != before || d.Page().Find("confirm") == nil {
				t.Fatal("it was not asked first")
			}
			d.press(t, "confirm")
		}
		if log := d.Match().Log; len(log) == before || log[before].By != 0 {
			t.Errorf("confirm %v: nothing was played: %v", confirm, log[before:])
		}
	}
}

func TestARefusalOfAComposedChoiceIsShownWhereItWasTouched(t *testing.T) {
	d, b := newBench(t)
	b.whole = []rules.Part{{Kind: rules.PartCard, Index: 99}} // there is no such card
	before := len(d.Match().Log)
	d.press(t, "card 4")
	if len(d.Match().Log) != before {
		t.Fatal("it was played")
	}
	about := d.message.about
	if about == nil || about.Index != 4 || d.message.text == "" {
		t.Errorf("the message is %+v", d.message)
	}
}

func TestTheBoardMovesWhatItGrabs(t *testing.T) {
	d, b := newBench(t)
	d.script.Drag(cardAt(5), cardAt(1), true)
	d.run()
	got := b.manipulationCalls()
	if len(got) < 4 || !strings.HasPrefix(got[0], "grab") || got[len(got)-1] != fmt.Sprintf("drop %v true", cardAt(1)) {
		t.Errorf("a drag of a thing is told as %q", got)
	}
	if d.choose.picks != nil {
		t.Error("something was chosen")
	}
}

// dragBoard is a toy that writes down how what can be chosen is dragged.
type dragBoard struct {
	offerBoard
	calls []string
}

var _ Carrier = (*dragBoard)(nil)

func (b *dragBoard) Grab(rules.Part, geom.Point) bool {
	b.calls = append(b.calls, "grab")
	return false
}
func (b *dragBoard) Drag(rules.Part, geom.Point) { b.calls = append(b.calls, "drag") }
func (b *dragBoard) Drop(_ geom.Point, kept bool) {
	b.calls = append(b.calls, fmt.Sprintf("drop %v", kept))
}
func (b *dragBoard) Turn(int, bool) bool             { return false }
func (b *dragBoard) Nudge(rules.Part, int, int) bool { return false }
func (b *dragBoard) Zoom(geom.Point, float64) bool   { return false }

// TestADraggedChoiceFollowsThePointer drags what is no thing of the Board's own onto another part: that is a choice.
func TestADraggedChoiceFollowsThePointer(t *testing.T) {
	m, err := rules.NewMatch(pebbles.Game{}, rules.Setup{}, 3)
	if err != nil {
		t.Fatal(err)
	}
	SetPlayers(m, []Player{{Name: "Aki"}, {Name: "Hana"}})
	var b *dragBoard
	d := newTestTableWith(t, m, func(toy *toyBoard) Board {
		b = &dragBoard{offerBoard: offerBoard{toyBoard: toy}}
		return b
	})
	d.run()
	from, to := b.cells()[0].Rect.Centre(), b.cells()[1].Rect.Centre()
	d.script.Drag(from, to, true)
	d.run()
	if len(b.calls) < 3 || b.calls[0] != "grab" || b.calls[1] != "drag" || b.calls[len(b.calls)-1] != "drop true" {
		t.Errorf("the drag is told as %q", b.calls)
	}
	if len(m.Log) != 1 {
		t.Errorf("%d moves have been played, want one", len(m.Log))
	}
}

func TestADragThatIsInterruptedIsNotKept(t *testing.T) {
	d, b := newBench(t)
	d.script.Add(&input.Frame{Pointers: []input.Pointer{{ID: 1, Phase: input.Down, At: cardAt(5), Touch: true}}})
	d.script.Add(&input.Frame{Pointers: []input.Pointer{{ID: 1, Phase: input.Move, At: cardAt(2), Touch: true}}})
	d.run()
	d.services.Stack.Hide()
	if got := b.manipulationCalls(); got[len(got)-1] != fmt.Sprintf("drop %v false", cardAt(2)) {
		t.Errorf("going to the background is told as %q", got)
	}
	if d.manipulation.isGrabbed {
		t.Error("it is still grabbed")
	}
}

func touch(id int, phase input.Phase, at geom.Point) *input.Frame {
	return &input.Frame{Pointers: []input.Pointer{{ID: id, Phase: phase, At: at, Touch: true}}}
}

func TestASecondFingerTurnsOrZooms(t *testing.T) {
	apart := func(n float64) geom.Point { return geom.Pt(n, 400) }
	tests := []struct {
		name  string
		twist bool
		from  geom.Point
		want  []string
	}{
		{"a thing that turns", true, cardAt(5), []string{"turn 1", "drop"}},
		{"a thing that does not", false, cardAt(5), []string{"false", "zoom", "zoom"}},
		{"nothing held", true, apart(200), []string{"zoom", "zoom"}},
	}
	for _, tt := range tests {
		d, b := newBench(t)
		b.twist = tt.twist
		d.script.Add(touch(1, input.Down, tt.from))
		d.script.Add(touch(1, input.Move, tt.from.Add(geom.Pt(10, 0))))
		d.script.Add(touch(2, input.Down, apart(700)))
		d.script.Add(touch(2, input.Move, apart(750)))
		d.script.Add(touch(2, input.Move, apart(800)))
		d.script.Add(touch(2, input.Up, apart(800)))
		d.script.Add(touch(1, input.Up, tt.from))
		d.run()
		got := b.manipulationCalls()
		for _, want := range tt.want {
			if k := slices.IndexFunc(got, func(line string) bool { return strings.Contains(line, want) }); k >= 0 {
				got = got[k+1:]
			} else {
				t.Errorf("%s: %q does not come, in %q", tt.name, want, b.manipulationCalls())
			}
		}
		if d.choose.picks != nil || len(d.manipulation.fingers) != 0 {
			t.Errorf("%s: picked %v, fingers %v", tt.name, d.choose.picks, d.manipulation.fingers)
		}
	}
}

func TestKeysAndWheelTurnWhatIsInHand(t *testing.T) {
	wheel := func(by float64) *input.Frame { return &input.Frame{Wheel: by, Hover: cardAt(2), Hovering: true} }
	tests := []struct {
		name  string
		frame *input.Frame
		want  string
	}{
		{"R", &input.Frame{Letters: []input.Action{input.TurnRight}}, "turn 1"},
		{"Shift+R", &input.Frame{Letters: []input.Action{input.TurnLeft}}, "turn -1"},
		{"F", &input.Frame{Letters: []input.Action{input.Flip}}, "turn over"},
		{"plus", &input.Frame{Letters: []input.Action{input.ZoomIn}, Hover: cardAt(1), Hovering: true}, fmt.Sprintf("zoom %v 1.250", cardAt(1))},
		{"wheel down", wheel(-1), "turn 1"},
		{"wheel up", wheel(1), "turn -1"},
		{"half a notch", wheel(0.5), ""},
		{"wheel over the log", &input.Frame{Wheel: 1, Hover: geom.Pt(1000, 200), Hovering: true}, ""},
		{"wheel with Ctrl", &input.Frame{Zoom: 1, Hover: cardAt(1), Hovering: true}, fmt.Sprintf("zoom %v 1.100", cardAt(1))},
	}
	for _, tt := range tests {
		d, b := newBench(t)
		d.script.Add(tt.frame)
		d.run()
		if got := strings.Join(b.manipulationCalls(), "; "); got != tt.want {
			t.Errorf("%s: the Board is told %q, want %q", tt.name, got, tt.want)
		}
	}
}

func TestAShoulderButtonTurnsOrGoesOn(t *testing.T) {
	const shoulder = ebiten.StandardGamepadButtonFrontTopRight
	d, b := newBench(t)
	before := d.Page().FocusedControl()
	d.script.Button(shoulder)
	d.run()
	if d.Page().FocusedControl() != before || len(b.manipulationCalls()) != 1 {
		t.Error("with a thing in hand the focus has moved too")
	}
	d, b = newBench(t)
	b.hasNothingInHand = true
	before = d.Page().FocusedControl()
	d.script.Button(shoulder)
	d.run()
	if d.Page().FocusedControl() == before {
		t.Error("with nothing in hand the focus stays")
	}
}

func TestArrowsMoveTheFocusedThing(t *testing.T) {
	d, b := newBench(t)
	d.script.Press(input.Next)
	d.run()
	d.Page().Focus("card 5")
	d.script.Press(input.Left)
	d.script.Press(input.DownWards)
	d.run()
	if got, want := b.manipulationCalls(), []string{"nudge -1 0", "nudge 0 1"}; !slices.Equal(got, want) {
		t.Errorf("the Board is told %q, want %q", got, want)
	}
	if f := d.Page().FocusedControl(); f == nil || f.Key != "card 5" {
		t.Error("the focus has left the thing")
	}
	d.Page().Focus("card 2")
	d.script.Press(input.Left)
	d.run()
	if f := d.Page().FocusedControl(); f == nil || f.Key == "card 2" {
		t.Error("the focus stays on a part that cannot be moved")
	}
}
