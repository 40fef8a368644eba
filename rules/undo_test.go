package rules_test

import (
	"testing"

	"engawa/rules"
	"engawa/rules/toys/pebbles"
	"engawa/rules/toys/sealed"
)

// TestUndoPoint plays a record and asks what each seat may take back. Left -1 stands for a refusal with the code.
func TestUndoPoint(t *testing.T) {
	open := func(t *testing.T, moves ...string) *rules.Match {
		m := begin(t, pebbles.Game{}, rules.Setup{}, 0)
		play(t, m, moves...)
		return m
	}
	secret := func(t *testing.T, moves ...string) *rules.Match {
		m := begin(t, sealed.Game{}, rules.Setup{Seats: 3}, 1) // 3 cards and a prize are drawn first
		play(t, m, moves...)
		return m
	}
	both, first, all := rules.SeatsOf(0, 1), rules.SeatsOf(0), rules.SeatsOf(0, 1, 2)
	for _, c := range []struct {
		name   string
		match  *rules.Match
		by     rules.Seat
		people rules.Seats
		left   int
		code   string
	}{
		{"nothing played", open(t), 0, both, -1, "undo-nothing"},
		{"own last move", open(t, "0 a1"), 0, both, 0, ""},
		{"own last move after others", open(t, "0 a1", "1 b1", "0 b1"), 0, both, 2, ""},
		{"another person has answered", open(t, "0 a1", "1 b1"), 0, both, -1, "undo-other"},
		{"a bot has answered", open(t, "0 a1", "1 b1"), 0, first, 0, ""},
		{"only the other has moved", open(t, "0 a1"), 1, both, -1, "undo-other"},
		{"only the bot has moved", open(t, "0 a1"), 1, rules.SeatsOf(1), -1, "undo-nothing"},
		{"start of a match that chance opened", secret(t), 0, all, -1, "undo-chance"},
		{"an open secret choice", secret(t, "0 bid 2"), 0, all, 4, ""},
		{"another person has chosen after", secret(t, "0 bid 2", "1 bid 3"), 0, all, -1, "undo-other"},
		{"a bot has chosen after", secret(t, "0 bid 2", "1 bid 3"), 0, first, 4, ""},
		{"the bids are open and a prize is drawn", secret(t, "0 bid 2", "1 bid 3", "2 pass"), 2, all, -1, "undo-chance"},
	} {
		t.Run(c.name, func(t *testing.T) {
			left, err := c.match.UndoPoint(c.by, c.people)
			if wantCode(t, err, c.code); err == nil && left != c.left {
				t.Errorf("%d moves are left, want %d", left, c.left)
			}
		})
	}
}

func TestUndoPointAfterAReveal(t *testing.T) {
	m := begin(t, sealed.Game{}, rules.Setup{Seats: 2, Options: map[string]string{"rounds": "1"}}, 1)
	play(t, m, "0 bid 2", "1 bid 3")
	_, err := m.UndoPoint(1, rules.SeatsOf(0, 1))
	wantCode(t, err, "undo-revealed")
}

func TestWithdraw(t *testing.T) {
	m := begin(t, sealed.Game{}, rules.Setup{Seats: 3}, 1)
	start := record(m)
	play(t, m, "0 bid 2", "1 bid 3")
	if err := m.Withdraw(0); err != nil {
		t.Fatal(err)
	}
	wantLog(t, m, append(start[:len(start):len(start)], "1 bid 3")...)
	if m.Redoable() != 0 {
		t.Error("a withdrawn choice must not be redone")
	}
	if have := m.State().Actors(); have != rules.SeatsOf(0, 2) {
		t.Errorf("after the withdrawal %s act, want 0 2", have)
	}
	play(t, m, "0 bid 4")
	if err := m.Withdraw(1); err != nil {
		t.Fatal(err)
	}
	wantLog(t, m, append(start[:len(start):len(start)], "0 bid 4")...)
}

// TestWithdrawKeepsNotes wants what was said after the withdrawn choice to stand after the same moves as before.
func TestWithdrawKeepsNotes(t *testing.T) {
	m := begin(t, sealed.Game{}, rules.Setup{Seats: 3}, 1)
	start := len(m.Log)
	m.Note(2, "talk", "before")
	play(t, m, "0 bid 2")
	m.Note(2, "talk", "after seat 0")
	play(t, m, "1 bid 3")
	m.Note(2, "talk", "after seat 1")
	if err := m.Withdraw(0); err != nil {
		t.Fatal(err)
	}
	want := []rules.Note{{After: start, Text: "before"}, {After: start, Text: "after seat 0"}, {After: start + 1, Text: "after seat 1"}}
	if len(m.Notes) != len(want) {
		t.Fatalf("the notes are %v, want %v", m.Notes, want)
	}
	for k, n := range m.Notes {
		if n.After != want[k].After || n.Text != want[k].Text {
			t.Errorf("note %d is %v, want %v", k, n, want[k])
		}
	}
}

func TestWithdrawIsRefused(t *testing.T) {
	for _, c := range []struct {
		name  string
		moves []string
		by    rules.Seat
		code  string
	}{
		{"nothing chosen", nil, 0, "undo-closed"}, // the draws before it are no open choices
		{"others have chosen", []string{"0 bid 2"}, 1, "undo-closed"},
		{"the phase has closed", []string{"0 bid 2", "1 bid 3", "2 pass"}, 0, "undo-closed"},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := begin(t, sealed.Game{}, rules.Setup{Seats: 3}, 1)
			play(t, m, c.moves...)
			before := m.HashText()
			wantCode(t, m.Withdraw(c.by), c.code)
			if m.HashText() != before {
				t.Error("a refused withdrawal has changed the match")
			}
		})
	}
	open := begin(t, pebbles.Game{}, rules.Setup{}, 0)
	wantCode(t, open.Withdraw(0), "undo-nothing")
	play(t, open, "0 a1")
	wantCode(t, open.Withdraw(0), "undo-nothing")
}

func TestTurnPointGoesBackToTheOthersMove(t *testing.T) {
	m := begin(t, pebbles.Game{}, rules.Setup{}, 0)
	if m.TurnPoint(0) != 0 {
		t.Error("nothing has been played, and something can be taken back")
	}
	play(t, m, "0 a1", "1 b1")
	if got := []int{m.TurnPoint(0), m.TurnPoint(1)}; got[0] != 2 || got[1] != 1 {
		t.Errorf("the turns begin at %v, want 2 (not the seat's) and 1", got)
	}
}

func TestTurnPointKeepsWhatChanceDecided(t *testing.T) {
	m := begin(t, sealed.Game{}, rules.Setup{Seats: 2}, 9)
	drawn := len(m.Log)
	play(t, m, "0 bid 5")
	if got := m.TurnPoint(0); got != drawn {
		t.Errorf("the turn begins after %d moves, want %d that chance has made", got, drawn)
	}
	play(t, m, "1 bid 1") // opens the bids
	if got := m.TurnPoint(1); got != len(m.Log) {
		t.Errorf("opened bids could be taken back to %d of %d moves", got, len(m.Log))
	}
}

// firmGame is a game in which the bids of the first seat are final.
type firmGame struct{ sealed.Game }

type firmGameState struct{ rules.State }

func (g firmGame) New(setup rules.Setup) (rules.State, error) {
	s, err := g.Game.New(setup)
	return firmGameState{s}, err
}

func (g firmGame) ParseAction(s rules.State, by rules.Seat, text string) (rules.Action, error) {
	return g.Game.ParseAction(s.(firmGameState).State, by, text)
}

func (s firmGameState) Clone() rules.State { return firmGameState{s.State.Clone()} }

func (s firmGameState) Apply(m rules.Move, dst []rules.Event) ([]rules.Event, error) {
	events, err := s.State.Apply(m, nil)
	for k := range events {
		events[k].Final = events[k].Kind == rules.EvCommit && m.By == 0
	}
	return append(dst, events...), err
}

func TestFinalChoicesStand(t *testing.T) {
	m := begin(t, firmGame{}, rules.Setup{Seats: 3}, 1)
	play(t, m, "0 bid 2")
	for _, people := range []rules.Seats{rules.SeatsOf(0), rules.SeatsOf(0, 1, 2)} {
		_, err := m.UndoPoint(0, people)
		wantCode(t, err, "undo-final")
	}
	if n := m.TurnPoint(0); n != len(m.Log) {
		t.Errorf("%d moves would be left of %d", n, len(m.Log))
	}
	play(t, m, "1 bid 3")
	wantCode(t, m.Withdraw(0), "undo-final")
	if err := m.Withdraw(1); err != nil {
		t.Errorf("the other seat cannot withdraw: %v", err)
	}
}
