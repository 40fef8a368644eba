package table

import (
	"testing"

	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// newHandsTable is a table with a match of Honshū at the phase of a trick of three, some seats left to the computer.
func newHandsTable(t *testing.T, phase string, bots ...rules.Seat) *testTable {
	t.Helper()
	setup := rules.Setup{Seats: 3}
	m := handsMatch(t, setup, honshu.Game{}.FormatPosition(phasesOf(t, setup)[phase]))
	players := Players(m)
	for _, seat := range bots {
		players[seat].Bot = "random"
	}
	SetPlayers(m, players)
	return newTestTableWith(t, m, func(b *toyBoard) Board { return &offerBoard{toyBoard: b} })
}

// TestNobodyElseLooksWhileAHandLiesOpen holds that a plate offers no look while another person's hand is on the screen.
func TestNobodyElseLooksWhileAHandLiesOpen(t *testing.T) {
	d := newHandsTable(t, "early play")
	d.run()
	d.holdOpen()
	d.run()
	if d.session.viewer == rules.Public {
		t.Fatal("nobody looks behind the open cover")
	}
	for seat := range rules.Seat(3) {
		if d.session.keeps(seat) {
			t.Errorf("seat %s may look at its hand while %s looks at its own", seat, d.session.viewer)
		}
	}
}

// TestHidingWhileTheCoverOpens sends the program away in the middle of their sliding open.
func TestHidingWhileTheCoverOpens(t *testing.T) {
	d := newHandsTable(t, "early play")
	d.run()
	next := d.Table.handover.next
	d.openDoors()
	if d.Table.handover == nil || d.Table.handover.move == nil {
		t.Fatal("the cover does not slide")
	}
	d.Hide()
	d.run()
	if d.Table.handover == nil || d.Table.handover.next != next || d.session.viewer != rules.Public {
		t.Errorf("after hiding the cover is %v, and %s looks", d.Table.handover, d.session.viewer)
	}
	d.holdOpen()
	d.run()
	if d.session.viewer != next || !d.choose.active() {
		t.Errorf("opened again, %s looks, choosing %v", d.session.viewer, d.choose.active())
	}
}

// TestTheLookIsLaidAnew turns the device while somebody looks at what it keeps.
func TestTheLookIsLaidAnew(t *testing.T) {
	d := newHandsTable(t, "early take")
	d.run()
	next, _ := d.session.nextPerson()
	d.askToLook(next)
	d.run()
	d.services.Stack.Arrange(stage.NewView(390, 844, 1, geom.Insets{}))
	done := d.Table.handover.host.Page.Find("done")
	if done == nil || !geom.R(0, 0, 390, 844).Contains(done.Rect.Centre()) {
		t.Errorf("after turning, the way back is at %v", done)
	}
}

// TestNoHandLiesOpenWhileABotTakes lets a computer take from the table after a person has played.
func TestNoHandLiesOpenWhileABotTakes(t *testing.T) {
	for bot := range rules.Seat(3) {
		d := newHandsTable(t, "early take", bot)
		person := (bot + 1) % 3
		d.session.open(person)
		if by, ok := d.session.botTurn(); !ok || by != bot {
			continue
		}
		d.session.updateViewer()
		if d.session.viewer != rules.Public {
			t.Errorf("while %s takes, %s looks", bot, d.session.viewer)
		}
		return
	}
	t.Fatal("no computer takes first")
}

// TestWhoLeavesDoesNotSeeTheOthersHand lets one of two people go: the cover is shut before the other's hand is shown.
func TestWhoLeavesDoesNotSeeTheOthersHand(t *testing.T) {
	d := newHandsTable(t, "early play", 2)
	d.run()
	leaver := d.Table.handover.next
	d.holdOpen()
	d.run()
	d.openMenu()
	d.services.Stack.Top().(*menu).Page().Find("resign").Press()
	d.nav.yes()
	d.run()
	only, ok := d.session.people.Only()
	if !ok || only == leaver {
		t.Fatalf("%b stay", d.session.people)
	}
	if d.session.viewer != rules.Public {
		t.Fatalf("%s looks at once", d.session.viewer)
	}
	for range 3 {
		if d.Table.handover != nil {
			break
		}
		d.run() // the computer plays first
	}
	if d.Table.handover == nil || d.Table.handover.next != only {
		t.Fatalf("the cover is %v", d.Table.handover)
	}
	d.holdOpen()
	d.run()
	if d.session.viewer != only || !d.choose.active() {
		t.Errorf("behind the cover %s looks, choosing %v", d.session.viewer, d.choose.active())
	}
}

// TestAHintGoesWithTheCover asks for a hint and sends the program away before it is thought out.
func TestAHintGoesWithTheCover(t *testing.T) {
	d := newHandsTable(t, "early play")
	d.run()
	d.holdOpen()
	d.run()
	d.hint()
	if !d.hintBot.isAsked() {
		t.Fatal("no hint is thought out")
	}
	d.Hide()
	if d.Table.handover == nil || d.hintBot.isAsked() {
		t.Errorf("the cover is %v, and the hint is thought out behind it: %v", d.Table.handover, d.hintBot.isAsked())
	}
}
