package table

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
)

// messageBoard is a toy that says something in a place too small for large words.
type messageBoard struct {
	*toyBoard
	says string
}

func (b *messageBoard) Message(rules.State) string { return b.says }

func (b *messageBoard) Tree() *widget.Tree { return b.treeOf(b) }

func (b *messageBoard) places() Places {
	f := b.toyBoard.places()
	f.Message = geom.R(160, 280, 220, 30)
	return f
}

// newMessageTable is a table whose Board says something, in a room in which words are wanted so many times larger.
func newMessageTable(t testing.TB, larger float64) (*testTable, *messageBoard) {
	t.Helper()
	var b *messageBoard
	m := newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana"}}, 1, 2)
	d := newTestTableWith(t, m, func(toy *toyBoard) Board {
		b = &messageBoard{toy, "Take one of the 3 cards that nobody else has chosen"}
		return b
	})
	v := stage.NewView(stage.TableMinSize(false).W, stage.TableMinSize(false).H, 1, geom.Insets{})
	v.Text = larger
	d.services.Stack.Arrange(v)
	d.nav.calls, d.Table.handover = nil, nil // nobody has to be let in
	d.refresh()
	return d, b
}

// click presses a point.
func (d *testTable) click(at geom.Point) {
	d.script.Click(at)
	d.script.Wait(2)
	for !d.script.IsDone() {
		d.services.Stack.Update(d.script.Poll(1))
	}
}

func TestALargeSentenceIsReadPageByPage(t *testing.T) {
	d, b := newMessageTable(t, 2)
	box, pages := d.MessageBox()
	if pages < 2 || !box.Within(b.places().Message) {
		t.Fatalf("it lies at %.0f on %d pages", box, pages)
	}
	for n := range pages {
		if d.reading.paging.Page != n {
			t.Errorf("after %d presses page %d is open", n, d.reading.paging.Page)
		}
		d.click(box.Centre())
	}
	if d.reading.paging.Page != 0 {
		t.Errorf("after the last page page %d is open, want the first", d.reading.paging.Page)
	}
}

func TestARefusalGoesWhenItsLastPageIsPressed(t *testing.T) {
	d, b := newMessageTable(t, 2)
	b.says = ""
	d.showMessage("This card has been chosen by somebody else already, before you", true)
	box, pages := d.MessageBox()
	for range 2 * messageTicks { // it waits for its reader
		d.tickMessages()
		d.MessageBox()
	}
	d.refresh()
	for n := range pages {
		if d.message.text == "" {
			t.Fatalf("it has gone at page %d of %d", n, pages)
		}
		d.click(box.Centre())
	}
	if box, _ := d.MessageBox(); d.message.text != "" || !box.Empty() {
		t.Errorf("%q is still there", d.message.text)
	}
}
