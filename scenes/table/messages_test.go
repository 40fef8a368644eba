package table

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// plainContext is a room with a plate for a seat, a narrow place for sentences and a part, and no table about them.
func plainContext(larger float64) *messageContext {
	view := stage.NewView(844, 390, 1, geom.Insets{})
	view.Text = larger
	places := Places{Seats: []geom.Rect{geom.R(20, 20, 200, 50)}, Message: geom.R(300, 180, 160, 40)}
	part := Cell(rules.Part{Kind: rules.PartCell, Index: 3}, geom.R(500, 200, 60, 60), "card")
	tree := widget.Layout(widget.Env{}, view.Area, widget.Stack{places.slots(), Cells([]*ui.Control{part})}, nil)
	return &messageContext{
		view: view, places: PlacesOf(tree, 1), tree: tree, controls: tree.Controls(),
	}
}

func TestMessagesGoByThemselves(t *testing.T) {
	var m messages
	m.show("Not there.", true)
	m.speech = speech{text: "Well played.", ticks: 3}
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
	in := plainContext(1)
	var m messages
	part, gone := rules.Part{Kind: rules.PartCell, Index: 3}, rules.Part{Kind: rules.PartCell, Index: 9}
	s := sentence{text: "This card has been taken.", alarm: true, passing: true}
	for name, tt := range map[string]struct {
		about *rules.Part
		want  bool
	}{"nothing": {nil, false}, "a part": {&part, true}, "a part that is not there": {&gone, false}} {
		m.show(s.text, true)
		m.message.about = tt.about
		r, ok := m.placeBeside(s, in)
		lies, _ := placeOf(in.tree, part)
		if ok != tt.want || ok && (r.Overlaps(lies) || !r.Within(in.view.Safe)) {
			t.Errorf("%s: the sentence stands at %.0f (%v), the part at %.0f", name, r, ok, lies)
		}
	}
}

const long = "Now choose a prize that lies in the middle of the table, and tell nobody"

// readPlate returns the words that are seen on a plate.
func readPlate(p *sentencePlate) string {
	c, trace := canvas.NewTrace(844, 390, 1)
	p.cache.Tree().Draw(c, nil)
	return strings.Join(trace.Texts(), " ")
}

func TestLargeSentencesHavePagesInTheirPlace(t *testing.T) {
	for larger, several := range map[float64]bool{1: false, 2: true} {
		for _, passing := range []bool{false, true} {
			in := plainContext(larger)
			m := messages{message: message{ticks: messageTicks}}
			if passing {
				m.message.text = long
			}
			s := sentence{text: long, passing: passing, textScale: in.view.TextScale()}
			p := m.place(s, in)
			pages, box := p.paging.Pages(), p.box()
			if pages > 1 != several || several && !box.Within(in.places.Message) {
				t.Fatalf("in words %v times as large it lies at %.0f on %d pages", larger, box, pages)
			}
			var read []string
			for n := range pages {
				read = append(read, strings.Fields(readPlate(m.place(s, in)))...)
				if gone, _ := m.tick(); gone || m.message.ticks == messageTicks && n == pages-1 {
					t.Errorf("page %d of %d: its time is %d", n, pages, m.message.ticks)
				}
				if m.press(box.Centre(), s, in) && several {
					t.Errorf("page %d is not turned by its button", n)
				}
				m.turn(s, in)
			}
			if !slices.Equal(read, strings.Fields(long)) {
				t.Errorf("the pages say %q", read)
			}
			if passing && several && m.message.text != "" || !passing && m.place(s, in).paging.Page != 0 {
				t.Errorf("passing %v: %q and page %d are there in the end", passing, m.message.text, m.reading.paging.Page)
			}
		}
	}
}

func TestAnotherSentenceBeginsAtItsFirstPage(t *testing.T) {
	in := plainContext(2)
	var m messages
	for text, page := range map[string]int{"3": 1, "2": 1, " of all": 0} {
		m.reading.forget()
		s := sentence{text: long + " 3", textScale: 2}
		m.place(s, in)
		m.turn(s, in)
		if s.text = long + " " + text; m.place(s, in).paging.Page != page {
			t.Errorf("%q is read from page %d", s.text, m.reading.paging.Page)
		}
	}
}

// sizeOn returns the size of the words on a plate.
func sizeOn(p *sentencePlate) (size float64) {
	c, trace := canvas.NewTrace(844, 390, 1)
	p.cache.Tree().Draw(c, nil)
	for _, stroke := range trace.Strokes {
		if _, is := stroke.Text(); is {
			size = stroke.Style().Size
		}
	}
	return size
}

// TestNoSentenceLeavesItsPlaceWhenLarge lays sentences into places of many sizes: they stay within, their words are whole
// and as large as is promised wherever a line of them has room.
func TestNoSentenceLeavesItsPlaceWhenLarge(t *testing.T) {
	for _, night := range []bool{false, true} {
		for _, alarm := range []bool{false, true} {
			for w := 240.0; w < 700; w += 60 {
				for lines := 1; lines < 4; lines++ {
					s := sentence{text: long, night: night && !alarm, alarm: alarm, textScale: 2}
					r := geom.R(20, 100, w, MessageHeight(2, lines))
					var p sentencePlate
					p.layOut(s, r, false)
					size, wanted := sizeOn(&p), 2*s.style().Size
					if !p.box().Within(r) || size < largeMin*wanted {
						t.Errorf("in %.0f it lies at %.0f, written at %.1f of %.1f", r, p.box(), size, wanted)
					}
				}
			}
		}
	}
}

// TestARefusalBesideAPartHidesNoButton has buttons all around the part: the refusal stands in its own place then.
func TestARefusalBesideAPartHidesNoButton(t *testing.T) {
	in := plainContext(2)
	part := rules.Part{Kind: rules.PartCell, Index: 3}
	m := messages{message: message{text: "This card has been taken.", about: &part}}
	s := sentence{text: m.message.text, alarm: true, passing: true, textScale: 2}
	before := m.place(s, in).box()
	in.controls = append(in.controls, &ui.Control{Key: stage.LargePrintKey, Rect: geom.Around(before.Centre(), 48, 48)})
	if now := m.place(s, in).box(); now.Empty() || now == before || now.Overlaps(in.controls[len(in.controls)-1].Rect) {
		t.Errorf("it lies at %.0f, before at %.0f", now, before)
	}
	in.controls = append(in.controls, &ui.Control{Key: "all", Rect: in.view.Safe})
	if now := m.place(s, in).box(); !now.Within(in.places.Message) {
		t.Errorf("it lies at %.0f, want it within %.0f", now, in.places.Message)
	}
}

func TestASentenceIsTakenAwayByAPressOnIt(t *testing.T) {
	in := plainContext(1)
	for name, m := range map[string]messages{
		"what a seat says": {speech: speech{text: "Well played.", ticks: 100}},
		"a refusal":        {message: message{text: "This card has been taken.", alarm: true, ticks: 100}},
	} {
		s := sentence{text: m.message.text + m.speech.text, passing: true}
		at := m.place(s, in).box()
		if m.press(geom.Pt(at.X-5, at.Y-5), s, in) || m.message.text+m.speech.text == "" {
			t.Errorf("%s: a press beside it takes it away", name)
		}
		if !m.press(at.Centre(), s, in) || m.message.text+m.speech.text != "" {
			t.Errorf("%s: a press on it does not take it away", name)
		}
	}
	m := messages{message: message{text: "The computer is looking.", ticks: 100, waits: true}}
	s := sentence{text: m.message.text, passing: true}
	if m.press(m.place(s, in).box().Centre(), s, in) {
		t.Error("a press takes away what is waited for")
	}
}
