package homeworlds

import (
	"testing"

	"engawa/scenes/anim"
	"engawa/scenes/table"
)

// TestWhatOthersHaveDoneIsSeen plays a round: the player who is to move again finds the ships that have come, reads what was
// done last where there is no log, and can look at what it left to the others.
func TestWhatOthersHaveDoneIsSeen(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, phone())
	if len(d.highlights.newShips) != 0 || d.lastMoveMessage() != "" {
		t.Fatal("there are news before anybody has done anything")
	}
	d.play("build g1 H0", anim.Off)
	d.play("end", anim.Off)
	left := d.describePositions()
	d.play("build g1 H1", anim.Off)
	d.Choose(table.Choice{}) // a computer player
	if got, want := d.Message(d.state), "Hana: built green 1 at home."; got != want {
		t.Errorf("while others play %q is told, want %q", got, want)
	}
	d.showChoice()
	d.play("end", anim.Off)
	d.play("end", anim.Off)
	if by := d.choice.By; by != 0 {
		t.Fatalf("%v is to move", by)
	}
	if newShips := d.highlights.newShips; len(newShips) != 1 || newShips[0].owner != 1 || newShips[0].piece != pieceNamed("g1") {
		t.Errorf("%d ships are fresh, want the one that was built", len(newShips))
	}
	if got, want := d.Message(d.state), "Ren: did nothing.\nOne action: tap a power, or an underlined ship."; got != want {
		t.Errorf("%q is told, want %q", got, want)
	}
	now := d.describePositions()
	d.touch(button(buttonPosition))
	if d.describePositions() != left || len(d.highlights.newShips) != 0 {
		t.Error("what was left to the others is not what is shown")
	}
	if d.Back(); d.describePositions() != now {
		t.Error("closing does not lead back to the present")
	}
	d.touch(d.part("ship g3 H0"))
	d.play("build g1 H0", anim.Off)
	if len(d.highlights.newShips) != 0 {
		t.Error("ships are fresh in the middle of the turn")
	}
}

// TestATouchCountsForOneAction keeps the next action from being played, without a word, where the one before was.
func TestATouchCountsForOneAction(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	d.touch(d.part("cell H0"))
	if slot, ok := d.pointedSystem(); !ok || cellPart(slot) != d.part("cell H0") {
		t.Errorf("system %d counts as pointed at, %v", slot, ok)
	}
	d.play("build g1 H0", anim.Off)
	if slot, ok := d.pointedSystem(); ok {
		t.Errorf("system %d still counts as pointed at", slot)
	}
	if d.touch(d.part("cell H0")); d.selection == noSystem {
		t.Fatal("the system is not touched")
	}
	if _, ok := d.pointedSystem(); !ok {
		t.Error("a system that is touched anew does not count")
	}
}

// TestAnotherTurnForgetsTheTouchedSystem keeps the ring of a system from staying while others play.
func TestAnotherTurnForgetsTheTouchedSystem(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	d.touch(d.part("cell s1"))
	if d.highlights.slot == noSystem {
		t.Fatal("the system is not touched")
	}
	d.play("build g1 H0", anim.Off)
	if d.selection == noSystem {
		t.Error("the system is forgotten within the turn")
	}
	d.play("end", anim.Off)
	if d.selection != noSystem || d.highlights.slot != noSystem {
		t.Error("the system stays touched")
	}
}
