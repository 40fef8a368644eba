package rules_test

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/toys/pebbles"
	"engawa/rules/toys/sealed"
)

// begin returns a settled match of a toy.
func begin(t *testing.T, g rules.Game, setup rules.Setup, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(g, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.PlayNature(); err != nil {
		t.Fatal(err)
	}
	return m
}

// play plays moves as a save writes them, "0 bid 3", and draws Nature's after each.
func play(t *testing.T, m *rules.Match, moves ...string) {
	t.Helper()
	for _, text := range moves {
		mv, err := m.ParseMove(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if _, err := m.Do(mv); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
	}
}

// record returns the log in words.
func record(m *rules.Match) []string {
	out := []string{}
	for k, mv := range m.Log {
		out = append(out, mv.By.String()+" "+m.Game.FormatAction(m.At(k), mv))
	}
	return out
}

func wantLog(t *testing.T, m *rules.Match, want ...string) {
	t.Helper()
	if have := record(m); !slices.Equal(have, want) {
		t.Errorf("the log is %q, want %q", have, want)
	}
}

func wantCode(t *testing.T, err error, code string) {
	t.Helper()
	if have := rules.CodeOf(err); have != code {
		t.Errorf("the error is %v, want the code %q", err, code)
	}
}

func TestLogKeepsPositionsAndEvents(t *testing.T) {
	m := begin(t, pebbles.Game{}, rules.Setup{Options: map[string]string{"heaps": "2/2"}}, 0)
	play(t, m, "0 a2", "1 b1")
	wantLog(t, m, "0 a2", "1 b1")
	for k, want := range []string{"2/2 0", "0/2 1", "0/1 0"} {
		if have := m.Game.FormatPosition(m.At(k)); have != want {
			t.Errorf("after %d moves the position is %s, want %s", k, have, want)
		}
	}
	if e := m.Events(1); len(e) == 0 || e[0].Kind != rules.EvTake || e[0].By != 1 || e[0].N != 1 {
		t.Errorf("the second move showed %+v", e)
	}
}

func TestRefusedMoveChangesNothing(t *testing.T) {
	m := begin(t, pebbles.Game{}, rules.Setup{}, 0)
	play(t, m, "0 a1")
	m.Undo()
	before, ahead := m.HashText(), m.Redoable()
	_, err := m.Do(rules.Move{By: 1, Do: 1})
	wantCode(t, err, rules.CodeNotYourTurn)
	if m.HashText() != before || len(m.Log) != 0 || m.Redoable() != ahead {
		t.Error("a refused move has changed the match")
	}
}

func TestPlayNatureStopsAtSeatsAndAtTheEnd(t *testing.T) {
	m := begin(t, sealed.Game{}, rules.Setup{Seats: 2, Options: map[string]string{"rounds": "1"}}, 3)
	if m.State().Actors() != rules.SeatsOf(0, 1) {
		t.Fatalf("after settling %s act, want 0 1", m.State().Actors())
	}
	play(t, m, "0 bid 2", "1 pass")
	if !m.Over() {
		t.Fatal("the match should be over")
	}
	n := len(m.Log)
	if err := m.PlayNature(); err != nil || len(m.Log) != n {
		t.Errorf("settling a finished match plays on: %v", err)
	}
	if mv, ok := m.NatureMove(); ok {
		t.Errorf("Nature moves %v after the end", mv)
	}
}

func TestUndoTakesNatureWithIt(t *testing.T) {
	m := begin(t, sealed.Game{}, rules.Setup{Seats: 2}, 1)
	play(t, m, "0 bid 5", "1 bid 1")
	full := record(m)
	if last := m.Log[len(m.Log)-1]; last.By != rules.Nature {
		t.Fatalf("the last move is %v, want a prize turned up", last)
	}
	if !m.Undo() || m.Log[len(m.Log)-1].By != 0 {
		t.Fatalf("undo left %q", record(m))
	}
	play(t, m, "1 bid 1")
	wantLog(t, m, full...)
	for m.Undo() {
	}
	if len(m.Log) != 3 || m.Redoable() != len(full)-3 {
		t.Errorf("all taken back leaves %q and %d to redo", record(m), m.Redoable())
	}
	for m.Redo() {
	}
	wantLog(t, m, full...)
}

func TestRedoOneSeatAtATime(t *testing.T) {
	m := begin(t, pebbles.Game{}, rules.Setup{}, 0)
	play(t, m, "0 a1", "1 b1", "0 c1")
	m.Truncate(0)
	for want := 1; want <= 3; want++ {
		if !m.Redo() || len(m.Log) != want || m.Redoable() != 3-want {
			t.Fatalf("the redo leaves %d moves and %d to go, want %d", len(m.Log), m.Redoable(), want)
		}
	}
	if m.Redo() {
		t.Error("there is nothing left to redo")
	}
	m.Truncate(1)
	play(t, m, "1 c3")
	if m.Redoable() != 0 {
		t.Error("a new move must forget what could be redone")
	}
}

func TestTruncateBounds(t *testing.T) {
	m := begin(t, pebbles.Game{}, rules.Setup{}, 0)
	play(t, m, "0 a1", "1 b1")
	m.Note(0, "label", "corner")
	m.Note(0, rules.NoteTalk, "well played")
	m.Truncate(5)
	if len(m.Log) != 2 || len(m.Notes) != 2 {
		t.Error("truncating beyond the end must do nothing")
	}
	m.Truncate(-1)
	if len(m.Log) != 0 || len(m.Notes) != 1 || m.Notes[0] != (rules.Note{By: 0, Kind: rules.NoteTalk, Text: "well played"}) {
		t.Errorf("truncating below 0 leaves %d moves and the notes %v", len(m.Log), m.Notes)
	}
}

func TestForkGoesItsOwnWay(t *testing.T) {
	m := begin(t, sealed.Game{}, rules.Setup{Seats: 2}, 9)
	m.Tags["name.0"] = "Aki"
	m.Note(0, "label", "start")
	play(t, m, "0 bid 5", "1 bid 1")
	m.Note(1, "talk", "oh")
	full := record(m)
	f := m.Fork(4)
	if len(f.Notes) != 1 || f.Tags["name.0"] != "Aki" {
		t.Errorf("the fork has the notes %v and the tags %v", f.Notes, f.Tags)
	}
	f.Tags["name.0"] = "Bo"
	play(t, f, "1 bid 1")
	wantLog(t, f, full...)
	f.Truncate(4)
	play(t, f, "1 bid 4")
	wantLog(t, m, full...)
	if m.Tags["name.0"] != "Aki" || len(m.Notes) != 2 {
		t.Error("the fork has changed its origin")
	}
}

func TestSetupIsCopied(t *testing.T) {
	setup := rules.Setup{Seats: 2, Options: map[string]string{"heaps": "7"}}
	m := begin(t, pebbles.Game{}, setup, 0)
	setup.Options["heaps"] = "2/2"
	if m.Setup.Options["heaps"] != "7" || m.Setup.Options["last"] != "wins" {
		t.Errorf("the match has the options %v", m.Setup.Options)
	}
}

func TestFromBeginsAtThePosition(t *testing.T) {
	m := begin(t, pebbles.Game{}, rules.Setup{From: "1/0 1"}, 0)
	play(t, m, "1 a1")
	if p := m.State().Payoffs(); !slices.Equal(p, []int{-1, 1}) {
		t.Errorf("the payoffs are %v", p)
	}
	_, err := rules.NewMatch(pebbles.Game{}, rules.Setup{From: "no"}, 0)
	wantCode(t, err, rules.CodePosition)
}
