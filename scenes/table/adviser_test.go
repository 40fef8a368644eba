package table

import (
	"testing"
	"time"

	"engawa/rules"
	"engawa/rules/yokai"
	"engawa/scenes/stage"
)

// newAskedMatch returns a match of the 3x4 game and who begins.
func newAskedMatch(t *testing.T) (*rules.Match, rules.Seat) {
	t.Helper()
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{}, 1)
	if err == nil {
		err = m.PlayNature()
	}
	if err != nil {
		t.Fatal(err)
	}
	seat, _ := m.State().Actors().Only()
	return m, seat
}

func TestAnAdviserFindsAMove(t *testing.T) {
	m, seat := newAskedMatch(t)
	var a hintBot
	if _, found := a.think(nil, time.Second); found || a.isAsked() {
		t.Error("an hintBot that has not been asked has an answer")
	}
	if err := a.ask(m, seat, &stage.Services{}); err != nil || !a.isAsked() {
		t.Fatalf("it cannot be asked: %v", err)
	}
	for range 100_000 {
		found, ok := a.think(nil, time.Second)
		if !ok {
			continue
		}
		if a.isAsked() {
			t.Error("it is still asked after its answer")
		}
		if _, err := m.Do(rules.Move{By: seat, Do: found.plan[0]}); err != nil {
			t.Errorf("it plans %v: %v", found.plan, err)
		}
		return
	}
	t.Error("it finds nothing")
}

func TestAnAdviserIsLetGo(t *testing.T) {
	m, seat := newAskedMatch(t)
	var a hintBot
	if err := a.ask(m, seat, &stage.Services{}); err != nil {
		t.Fatal(err)
	}
	a.drop()
	a.drop()
	if _, found := a.think(nil, time.Second); found || a.isAsked() {
		t.Error("it answers although it has been let go")
	}
}
