package rules_test

import (
	"testing"

	"engawa/rules"
	"engawa/rules/toys/pebbles"
)

// TestAFollowedMatchIsTold: a followed match goes on and back as its host reports, and in no other way.
func TestAFollowedMatchIsTold(t *testing.T) {
	played := begin(t, pebbles.Game{}, rules.Setup{}, 5)
	m, err := rules.Follow(pebbles.Game{}, played.Setup, played.State().View(0))
	if err != nil || !m.IsRemote() || played.IsRemote() {
		t.Fatalf("nothing is followed: %v", err)
	}
	for range 3 {
		by, _ := played.State().Actors().First()
		mv := rules.Move{By: by, Do: played.State().Legal(by, nil)[0]}
		if _, err := m.Do(mv); rules.CodeOf(err) != rules.CodeElsewhere {
			t.Fatalf("it is played here: %v", err)
		}
		if _, err := played.Do(mv); err != nil {
			t.Fatal(err)
		}
		_, events := played.ViewMove(len(played.Log)-1, 0)
		if err := m.AddMove(mv, events, played.State().View(0)); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.ResetTo(1, played.At(1).View(0)); err != nil || len(m.Log) != 1 || m.Redoable() != 0 || m.Redo() {
		t.Errorf("%d moves are left, %d can be redone: %v", len(m.Log), m.Redoable(), err)
	}
	if m.State().Hash() != played.At(1).View(0).Hash() {
		t.Error("it stands elsewhere after a move has been taken back")
	}
	if _, err := m.Save(); rules.CodeOf(err) != rules.CodeElsewhere {
		t.Errorf("it is saved: %v", err)
	}
	if err := m.ResetTo(2, m.State()); err == nil {
		t.Error("it goes back to a move that has not been made")
	}
	if err := played.AddMove(rules.Move{}, nil, played.State()); err == nil {
		t.Error("a match that is played here is told something")
	}
	if f := m.Fork(1); !f.IsRemote() {
		t.Error("a copy of it can be played here")
	}
}
