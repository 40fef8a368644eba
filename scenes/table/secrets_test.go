package table

import (
	"fmt"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/toys/bintext"
	"engawa/scenes/a11y"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/largeprint"
)

// moment is everything that can be perceived at the device in one tick: what is drawn, said, heard and spoken, what a
// screen reader is given, and what the list of saved matches shows.
func (d *testTable) moment() string {
	c, trace := d.tracer.Trace(1280, 800, 1)
	d.Draw(c)
	out := fmt.Sprintf("viewer %s\nheard %q\nsounds %v\ndoors %q\n", d.session.viewer, d.board.calls, d.sound.Take(), d.nav.calls)
	d.board.calls = nil
	for _, s := range trace.Strokes {
		out += fmt.Sprintf("%T %+v %+v %+v\n", s.Key, s.Key, s.Box, s.Look)
	}
	for _, ctl := range d.Page().Controls() {
		out += fmt.Sprintf("control %s %q %q %v %v\n", ctl.Key, ctl.Name, ctl.Value, ctl.On, ctl.Off)
	}
	m := d.words.Read(d.services.Stack, d.services.Words)
	out += fmt.Sprintf("in words %+v\nin large print %+v\n", m, a11y.Items(d.Table, d.services.Words))
	for _, s := range d.services.Store.Matches() {
		out += fmt.Sprintf("saved %+v\n", s)
	}
	return out
}

// narration is one moment, and who looks.
type narration struct {
	viewer rules.Seat
	text   string
}

// watchAll runs the scripted input tick by tick and collects what is perceived.
func (d *testTable) watchAll() (seen []narration) {
	step := func(f *input.Frame) {
		d.services.Stack.Update(f)
		seen = append(seen, narration{d.session.viewer, d.moment()})
	}
	for !d.script.IsDone() {
		step(d.script.Poll(1))
	}
	for range 80 {
		step(&input.Frame{})
	}
	return seen
}

// watch runs the scripted input and adds what is perceived while a seat other than private looks.
func (d *testTable) watch(private rules.Seat, seen []string) []string {
	for _, moment := range d.watchAll() {
		if moment.viewer != private {
			seen = append(seen, moment.text)
		}
	}
	return seen
}

// holdOpen scripts holding the button that slides the cover open.
func (d *testTable) holdOpen() {
	d.script.Hold(d.Table.onCover("open"), 60, true)
	d.script.Wait(60)
}

func (d *testTable) clickCard(n int) {
	d.script.Click(geom.Pt(330+70*float64(n), 530))
	d.script.Wait(40)
}

// TestNobodyPerceivesAnothersSecret plays the same session twice, with another secret card and another bid of seat 0,
// and compares all that is perceived while seat 0 is not the one who looks.
func TestNobodyPerceivesAnothersSecret(t *testing.T) {
	playSession := func(card, bid int) []string {
		d := newTestTable(t, newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana"}, {Name: "Ren"}}, card, 6, 7))
		seen := d.watch(0, nil)
		d.holdOpen()
		seen = d.watch(0, seen)
		if d.session.viewer != 0 {
			t.Fatalf("after the cover opened %s looks, want 0", d.session.viewer)
		}
		d.clickCard(bid)
		seen = d.watch(0, seen)
		if d.session.viewer != rules.Public {
			t.Fatalf("after the bid %s looks, want nobody", d.session.viewer)
		}
		d.holdOpen()
		seen = d.watch(0, seen)
		if d.session.viewer != 1 {
			t.Fatalf("behind the second cover %s looks, want 1", d.session.viewer)
		}
		d.script.Press(input.Log)
		d.script.Press(input.Hint)
		seen = d.watch(0, seen)
		return seen
	}
	a, b := playSession(3, 2), playSession(5, 4)
	if len(a) != len(b) {
		t.Fatalf("%d and %d moments: even the time taken tells something", len(a), len(b))
	}
	for k := range a {
		if a[k] != b[k] {
			t.Fatalf("moment %d differs:\n%s\n--- and ---\n%s", k, a[k], b[k])
		}
	}
	if len(a) < 150 {
		t.Errorf("only %d moments were compared", len(a))
	}
}

// TestTheComparisonFindsALeak proves that the comparison above can fail: it looks while seat 0 sees its own card.
func TestTheComparisonFindsALeak(t *testing.T) {
	look := func(card int) []string {
		d := newTestTable(t, newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana"}}, card, 6))
		d.watch(0, nil)
		d.holdOpen()
		return d.watch(rules.Nature, nil)
	}
	if slices.Equal(look(3), look(5)) {
		t.Error("two matches look alike to the seat whose own card differs")
	}
}

func TestTheCoverShutsBeforeTheSeatChanges(t *testing.T) {
	d := newTestTable(t, newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana"}}, 3, 6))
	if d.Table.handover == nil || d.Table.handover.next != 0 {
		t.Fatal("the match does not begin behind the cover for seat 0")
	}
	c, trace := canvas.NewTrace(1280, 800, 1)
	d.run()
	d.Draw(c)
	words := lang.For(lang.English)
	for _, want := range []string{words.T(lang.CoverPass), "Aki", words.T(lang.CoverHold)} {
		if !slices.Contains(trace.Texts(), want) {
			t.Errorf("the cover does not say %q; it says %q", want, trace.Texts())
		}
	}
	if slices.Contains(trace.Texts(), bintext.Format(d.board.position)) {
		t.Error("the board is drawn behind the shut cover")
	}
	d.script.Hold(d.Table.onCover("open"), 10, true)
	d.run()
	if d.session.viewer != rules.Public {
		t.Error("a short touch opened the cover")
	}
}

func TestAPersonAloneSeesNoCover(t *testing.T) {
	d := newTestTable(t, newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana", Bot: "random"}}, 3, 6))
	if d.Table.handover != nil {
		t.Fatal("the cover is shut although only one person is here")
	}
	d.press(t, "card 2")
	if d.Table.handover != nil || d.session.viewer != 0 {
		t.Error("a cover after the move of a person alone")
	}
	if n := len(d.Match().Log); n < 5 {
		t.Errorf("%d moves in the log; the bot has not bid", n)
	}
}

func TestGoingToTheBackgroundHidesTheSecret(t *testing.T) {
	d := newTestTable(t, newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana"}}, 3, 6))
	d.run()
	d.holdOpen()
	d.run()
	if d.session.viewer != 0 {
		t.Fatal("the cover did not open")
	}
	d.services.Stack.Hide()
	if d.session.viewer != rules.Public || d.Table.handover == nil {
		t.Error("the secret is still on the screen")
	}
	for range 60 {
		d.services.Stack.Update(&input.Frame{})
	}
	if !d.Table.handover.isClosed() {
		t.Error("the cover is not shut")
	}
}

// TestLargePrintHidesWhatTheTableHides reads a secret through the large print view and lets the program go to the
// background: then all that is drawn is the same for another secret.
func TestLargePrintHidesWhatTheTableHides(t *testing.T) {
	read := func(card int) (open, hidden string) {
		d := newTestTable(t, newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana"}}, card, 6))
		d.run()
		d.holdOpen()
		d.run()
		d.services.Stack.Push(largeprint.New(d.services))
		drawn := func() string {
			c, trace := canvas.NewTrace(1280, 800, 1)
			d.services.Stack.Draw(c)
			return fmt.Sprint(trace.Strokes)
		}
		open = drawn()
		d.services.Stack.Hide()
		return open, drawn()
	}
	open3, hidden3 := read(3)
	open5, hidden5 := read(5)
	if open3 == open5 {
		t.Error("the secret is not seen by who may know it")
	}
	if hidden3 != hidden5 {
		t.Error("the secret is seen when the program has gone to the background")
	}
}

func TestASecretBidCanBeWithdrawnUntilThePhaseCloses(t *testing.T) {
	d := newTestTable(t, newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana"}, {Name: "Ren"}}, 3, 6, 7))
	d.run()
	d.holdOpen()
	d.clickCard(2)
	d.run()
	before := len(d.Match().Log)
	if err := d.Match().Withdraw(0); err != nil {
		t.Fatalf("withdrawing: %v", err)
	}
	if len(d.Match().Log) != before-1 || !d.Match().State().Actors().Has(0) {
		t.Error("the bid is still there")
	}
}
