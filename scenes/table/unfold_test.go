package table

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// sayer is a toy that says something in a place too small for large words.
type sayer struct {
	*toyBoard
	says string
}

func (b *sayer) Say(rules.State) string { return b.says }

func (b *sayer) Arrange(v stage.View) Frame {
	f := b.toyBoard.Arrange(v)
	f.Message = geom.R(160, 280, 220, 30)
	return f
}

// talkative is a table whose Board says something, in a room in which words are wanted so many times larger.
func talkative(t *testing.T, larger float64) (*desk, *sayer) {
	t.Helper()
	var b *sayer
	m := sealedMatch(t, []Player{{Name: "Aki"}, {Name: "Hana"}}, 1, 2)
	d := newDeskWith(t, m, func(toy *toyBoard) Board {
		b = &sayer{toy, "Take one of the 3 cards that nobody else has chosen"}
		return b
	})
	v := stage.NewView(stage.TableLeast(false).W, stage.TableLeast(false).H, 1, geom.Insets{})
	v.Text = larger
	d.house.Stack.Arrange(v)
	d.doors.opened, d.Table.doors = nil, nil // nobody has to be let in
	return d, b
}

func TestASentenceOpensWhereItsPlaceIsTooSmallForLargeWords(t *testing.T) {
	usual, _ := talkative(t, 1)
	if r := usual.Unfolded(); !r.Empty() {
		t.Errorf("words of the usual size lie open at %v", r)
	}
	d, b := talkative(t, 2)
	open := d.Unfolded()
	if open.Empty() || !open.Within(d.view.Safe) {
		t.Fatalf("large words lie open at %v in a room of %v", open, d.view.Safe)
	}
	said := d.told()
	said.opened = true
	if style, _ := said.fit(open); style.Size < unfoldTight*said.wanted().Size-0.5 {
		t.Errorf("they are written at %v, wanted at %v", style.Size, said.wanted().Size)
	}
	if b.says = ""; !d.Unfolded().Empty() {
		t.Error("something lies open where nothing is said")
	}
}

func TestAnOpenSentenceLeavesButtonsFree(t *testing.T) {
	d, b := talkative(t, 2)
	tool := b.Arrange(d.view).Tools[toolMenu]
	own := geom.R(tool.X, tool.Y, 220, 30) // in the midst of the buttons
	said := d.told()
	said.opened = true
	open, buttons := d.clearest(own, said.slips(own, d.view.Safe)), 0
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

func TestAnOpenSentenceIsFoldedAndOpened(t *testing.T) {
	d, b := talkative(t, 2)
	place := d.Unfolded()
	touch := func(at geom.Point) {
		d.script.Click(at)
		d.run()
	}
	touch(place.Centre())
	if r := d.Unfolded(); !r.Empty() {
		t.Fatalf("it lies at %v after a press", r)
	}
	if b.says = "Take one of the 2 cards that nobody else has chosen"; !d.Unfolded().Empty() {
		t.Error("it opens again where only its number has changed")
	}
	touch(d.frame.Message.Centre())
	if d.Unfolded().Empty() {
		t.Error("a press on the folded sentence does not open it")
	}
	touch(place.Centre())
	if b.says = "Now choose a prize that lies in the middle of the table"; d.Unfolded().Empty() {
		t.Error("another sentence does not open")
	}
}

func TestWhatGoesByItselfIsTakenAwayByAPress(t *testing.T) {
	d, b := talkative(t, 2)
	b.says = ""
	d.tell("This card has been chosen by somebody else already, before you", true)
	d.script.Click(d.Unfolded().Centre())
	for !d.script.Done() {
		d.house.Stack.Update(d.script.Poll(1))
	}
	if d.message.text != "" || !d.Unfolded().Empty() {
		t.Errorf("%q is still there", d.message.text)
	}
}
