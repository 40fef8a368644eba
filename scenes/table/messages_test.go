package table

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// plainSurroundings is a room with a plate for a seat, a narrow place for sentences and a part, and no table about them.
func plainSurroundings(larger float64) *surroundings {
	view := stage.NewView(844, 390, 1, geom.Insets{})
	view.Text = larger
	places := Places{Seats: []geom.Rect{geom.R(20, 20, 200, 50)}, Message: geom.R(300, 180, 160, 40)}
	part := Cell(rules.Part{Kind: rules.PartCell, Index: 3}, geom.R(500, 200, 60, 60), "card")
	tree := widget.Layout(widget.Env{}, view.Area, widget.Stack{places.Slots(), Cells([]*ui.Control{part})}, nil)
	return &surroundings{
		view: view, places: PlacesOf(tree, 1), tree: tree, controls: tree.Controls(),
		leads: func() func(string) bool { return func(string) bool { return false } },
	}
}

func TestMessagesGoByThemselves(t *testing.T) {
	var m messages
	m.show("Not there.", true)
	m.speech = speech{by: 0, text: "Well played.", ticks: 3}
	for n := 1; n <= messageTicks+5; n++ {
		message, speech := m.tick()
		if message != (n == messageTicks) || speech != (n == 3) {
			t.Fatalf("after %d ticks the message goes: %v, the speech: %v", n, message, speech)
		}
		if (m.message.text == "") != (n >= messageTicks) || (m.speech.text == "") != (n >= 3) {
			t.Fatalf("after %d ticks there are %q and %q", n, m.message.text, m.speech.text)
		}
	}
}

func TestARefusalStandsBesideWhatItIsAbout(t *testing.T) {
	in := plainSurroundings(1)
	var m messages
	part, gone := rules.Part{Kind: rules.PartCell, Index: 3}, rules.Part{Kind: rules.PartCell, Index: 9}
	said := in.passing("This card has been taken.", true)
	for name, tt := range map[string]struct {
		about *rules.Part
		want  bool
	}{"nothing": {nil, false}, "a part": {&part, true}, "a part that is not there": {&gone, false}} {
		m.show(said.text, true)
		m.message.about = tt.about
		r, ok := m.beside(said, in)
		lies, _ := placeOf(in.tree, part)
		if ok != tt.want || ok && (r.Overlaps(lies) || !r.Within(in.view.Safe)) {
			t.Errorf("%s: the sentence stands at %.0f (%v), the part at %.0f", name, r, ok, lies)
		}
	}
}

func TestOnlyLargeSentencesAreFolded(t *testing.T) {
	const long = "Now choose a prize that lies in the middle of the table, and tell nobody"
	for larger, want := range map[float64]bool{1: false, 2: true} {
		in := plainSurroundings(larger)
		var m messages
		said := sentence{text: long, textScale: in.view.TextScale()}
		open := m.openPlace(said, in)
		if open.Empty() == want {
			t.Errorf("in words %v times as large the sentence lies open at %.0f", larger, open)
		}
		if got := m.foldsAt(open.Centre(), said, true, in); got != want || m.openPlace(said, in) != (geom.Rect{}) {
			t.Errorf("in words %v times as large a press folds it: %v", larger, got)
		}
		if got := m.foldsAt(in.places.Message.Centre(), said, true, in); got != want || m.openPlace(said, in).Empty() == want {
			t.Errorf("in words %v times as large a press opens it: %v", larger, got)
		}
	}
}

func TestWhatASeatSaysIsTakenAwayByAPressOnIt(t *testing.T) {
	in := plainSurroundings(1)
	m := messages{speech: speech{by: 0, text: "Well played.", ticks: 100}}
	at := m.speechPlace(in)
	down := func(p geom.Point) *input.Frame {
		return &input.Frame{Pointers: []input.Pointer{{Phase: input.Down, At: p}}}
	}
	if m.hushed(down(geom.Pt(at.X-5, at.Y-5)), in) || m.speech.text == "" {
		t.Error("a press beside it takes it away")
	}
	if !m.hushed(down(at.Centre()), in) || m.speech.text != "" {
		t.Error("a press on it does not take it away")
	}
	if m.hushed(down(at.Centre()), in) {
		t.Error("a press where nothing is said any more means something")
	}
}
