package table

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites/letters"
)

// sayer is a toy that says something in a place too small for large words.
type sayer struct {
	*toyBoard
	says string
}

func (b *sayer) Say(rules.State) string { return b.says }

func (b *sayer) Tree() *widget.Tree { return b.treeOf(b) }

func (b *sayer) places() Places {
	f := b.toyBoard.places()
	f.Message = geom.R(160, 280, 220, 30)
	return f
}

// talkative is a table whose Board says something, in a room in which words are wanted so many times larger.
func talkative(t testing.TB, larger float64) (*desk, *sayer) {
	t.Helper()
	var b *sayer
	m := sealedMatch(t, []Player{{Name: "Aki"}, {Name: "Hana"}}, 1, 2)
	d := newDeskWith(t, m, func(toy *toyBoard) Board {
		b = &sayer{toy, "Take one of the 3 cards that nobody else has chosen"}
		return b
	})
	v := stage.NewView(stage.TableLeast(false).W, stage.TableLeast(false).H, 1, geom.Insets{})
	v.Text = larger
	d.services.Stack.Arrange(v)
	d.nav.opened, d.Table.handover = nil, nil // nobody has to be let in
	return d, b
}

func TestASentenceOpensWhereItsPlaceIsTooSmallForLargeWords(t *testing.T) {
	usual, _ := talkative(t, 1)
	if r := usual.ExpandedMessage(); !r.Empty() {
		t.Errorf("words of the usual size lie open at %v", r)
	}
	d, b := talkative(t, 2)
	open := d.ExpandedMessage()
	if open.Empty() || !open.Within(d.view.Safe) {
		t.Fatalf("large words lie open at %v in a room of %v", open, d.view.Safe)
	}
	said := d.currentSentence()
	if size := d.opened.style.Size; size < openFinest*said.wanted().Size {
		t.Errorf("they are written at %v, wanted at %v", size, said.wanted().Size)
	}
	if b.says = ""; !d.ExpandedMessage().Empty() {
		t.Error("something lies open where nothing is said")
	}
}

func TestAnOpenSentenceLeavesButtonsFree(t *testing.T) {
	d, b := talkative(t, 2)
	tool := b.places().Tools[toolMenu]
	own := geom.R(tool.X, tool.Y, 220, 30) // in the midst of the buttons
	said := d.currentSentence()
	_, open := d.findPlace(own, said.shapes(d.view.Safe, own.W), d.around())
	buttons := 0
	for _, c := range d.page.Controls() {
		if c.Role != ui.RoleButton || c.Rect.Empty() {
			continue
		}
		if buttons++; open.Overlaps(c.Rect) {
			t.Errorf("the sentence lies open at %.0f over %s at %.0f", open, c.Key, c.Rect)
		}
	}
	if buttons == 0 {
		t.Error("the table has no buttons")
	}
}

func TestTheWordsOfAnOpenSentenceStandWhole(t *testing.T) {
	d, b := talkative(t, 2)
	for _, night := range []bool{false, true} {
		d.places.Night = night
		said := d.currentSentence()
		left, right := said.openSides()
		for _, s := range said.shapes(d.view.Safe, d.places.Message.W) {
			room := s.w - left - right
			if !said.whole(s.style, room) || openHeight(s.style, len(letters.Wrap(s.style, b.says, room))) > s.h {
				t.Errorf("night %v: a slip of %.0f x %.0f is too small for %q at %v", night, s.w, s.h, b.says, s.style.Size)
			}
		}
	}
}

func TestThePlaceOfAnOpenSentenceIsLookedForOnce(t *testing.T) {
	d, b := talkative(t, 2)
	mark := geom.R(1, 2, 3, 4) // where no search would lay it
	for _, tt := range []struct {
		name   string
		change func()
		anew   bool
	}{
		{"nothing", func() {}, false},
		{"a picture", func() { c, _ := canvas.NewTrace(900, 600, 1); d.Draw(c) }, false},
		{"ticks", func() { d.run() }, false},
		{"the sentence", func() { b.says = "Now choose a prize that lies in the middle of the table" }, true},
		{"the controls", func() { d.refresh() }, true},
		{"the room", func() { d.Arrange(d.view) }, true},
	} {
		d.ExpandedMessage()
		d.opened.box = mark
		tt.change()
		if anew := d.ExpandedMessage() != mark; anew != tt.anew {
			t.Errorf("%s: the place is looked for anew: %v, want %v", tt.name, anew, tt.anew)
		}
	}
}

func TestAnOpenSentenceStaysWhereItLay(t *testing.T) {
	d, b := talkative(t, 2)
	first := d.ExpandedMessage()
	b.says = "Now choose a prize that lies in the middle of the table, and tell nobody"
	if second := d.ExpandedMessage(); second.Bottom() != first.Bottom() {
		t.Errorf("another sentence lies at %.0f, the one before at %.0f", second, first)
	}
	d.spot.bottom -= 40 // as after it has made room for something
	b.says = "Take one of the 3 cards that nobody else has chosen"
	if third := d.ExpandedMessage(); third.Bottom() != first.Bottom()-40 {
		t.Errorf("it lies at %.0f, want it to stay at the height of %.0f", third, first.Bottom()-40)
	}
	button := geom.Around(d.ExpandedMessage().Centre(), 44, 44)
	d.page.Set(d.view.Area, append(d.page.Controls(), &ui.Control{Key: "way", Rect: button, Role: ui.RoleButton})...)
	d.lists++
	if now := d.ExpandedMessage(); now.Overlaps(button) {
		t.Errorf("it lies at %.0f over a button at %.0f", now, button)
	}
}

func TestAnOpenSentenceLiesOffWhatASeatSays(t *testing.T) {
	d, _ := talkative(t, 2)
	before := d.ExpandedMessage()
	d.places.Seats = []geom.Rect{geom.R(before.X, before.Y, 10, before.H)}
	d.speech = speech{by: 0, text: "Well played.", ticks: speechTicks}
	d.lists++
	const edge = 6.0 // may be covered
	if said, now := d.speechPlace(d.around()), d.ExpandedMessage(); !before.Overlaps(said.Inset(edge)) || now.Empty() || now.Overlaps(said.Inset(edge)) {
		t.Errorf("it lies at %.0f, before at %.0f, what is said at %.0f", now, before, said)
	}
}

func TestSlimThingsAreHiddenAsOthersAre(t *testing.T) {
	d, _ := talkative(t, 2)
	strip := geom.R(40, 50, 22, 300) // all of its breadth is edge
	d.page.Set(d.view.Area, &ui.Control{Key: "strip", Rect: strip, Role: ui.RoleButton}, &ui.Control{Key: "words", Rect: strip, Role: ui.RoleText})
	list := d.hideables(d.around())
	if len(list) != 2 {
		t.Fatalf("%d things can be hidden, want 2", len(list))
	}
	for _, h := range list {
		if cost := h.cost(strip.Inset(-9)); cost != h.counts {
			t.Errorf("hidden whole, %v costs %v, want %v", h.at, cost, h.counts)
		}
	}
}

// BenchmarkUnfolded asks for the place of an open sentence as every picture does, and looks for it anew.
func BenchmarkUnfolded(b *testing.B) {
	d, _ := talkative(b, 2)
	said := d.currentSentence()
	for name, anew := range map[string]bool{"kept": false, "anew": true} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if anew {
					d.lists++
				}
				if _, ok := d.expanded(said, d.around()); !ok {
					b.Fatal("no sentence lies open")
				}
			}
		})
	}
}

func TestAnOpenSentenceIsFoldedAndOpened(t *testing.T) {
	d, b := talkative(t, 2)
	place := d.ExpandedMessage()
	touch := func(at geom.Point) {
		d.script.Click(at)
		d.run()
	}
	touch(place.Centre())
	if r := d.ExpandedMessage(); !r.Empty() {
		t.Fatalf("it lies at %v after a press", r)
	}
	if b.says = "Take one of the 2 cards that nobody else has chosen"; !d.ExpandedMessage().Empty() {
		t.Error("it opens again where only its number has changed")
	}
	touch(d.places.Message.Centre())
	if d.ExpandedMessage().Empty() {
		t.Error("a press on the folded sentence does not open it")
	}
	touch(place.Centre())
	if b.says = "Now choose a prize that lies in the middle of the table"; d.ExpandedMessage().Empty() {
		t.Error("another sentence does not open")
	}
}

func TestWhatGoesByItselfIsTakenAwayByAPress(t *testing.T) {
	d, b := talkative(t, 2)
	b.says = ""
	d.showMessage("This card has been chosen by somebody else already, before you", true)
	d.script.Click(d.ExpandedMessage().Centre())
	for !d.script.Done() {
		d.services.Stack.Update(d.script.Poll(1))
	}
	if d.message.text != "" || !d.ExpandedMessage().Empty() {
		t.Errorf("%q is still there", d.message.text)
	}
}
