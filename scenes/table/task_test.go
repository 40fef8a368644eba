package table

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// judged is a value to who has moved, of so many moves from before its move.
func judged(result, moves int) bot.Value { return bot.Value{Result: result, Moves: moves} }

// tableWithTask is a table on which the first move is to better a mistake. Every move is worth that to who makes it.
func tableWithTask(t *testing.T, of *Task, worth bot.Value) *testTable {
	t.Helper()
	m := yokaiStart(t)
	SetPlayers(m, []Player{{Name: "Aki"}, {Name: "Hana", Bot: "1"}})
	d := newTestTable(t, m)
	d.services.NewJudge = func(bot.Tablebases) bot.Judge {
		return func(rules.State, *bot.Meter) (bot.Value, error) {
			after := worth.Other()
			after.Moves--
			return after, nil
		}
	}
	d.LeadBack(lang.MenuReturn, of)
	return d
}

// move plays the first legal move of the person, and waits.
func (d *testTable) move() {
	d.commit(d.choose.legal[0])
	d.run()
}

// TestTheMoveInPlaceOfAMistakeIsJudged wants a sentence about the move before anybody answers it, with what comes next.
func TestTheMoveInPlaceOfAMistakeIsJudged(t *testing.T) {
	for _, c := range []struct {
		best, played, worth bot.Value
		says                string
		right               bool
	}{
		{judged(1, 9), judged(-1, 6), judged(1, 11), "Right: this wins in 6 moves.", true},
		{judged(1, 9), judged(-1, 6), judged(0, 0), "Only a draw: another move wins.", false},
		{judged(1, 9), judged(0, 0), judged(-1, 8), "This loses in 4 moves. Another move is better.", false},
		{judged(0, 0), judged(-1, 6), judged(0, 0), "Right: this holds the draw.", true},
		{judged(0, 0), judged(-1, 6), judged(-1, 20), "This still loses, in 10 moves instead of 3. Another move is better.", false},
		{judged(0, 0), judged(-1, 6), judged(-1, 6), "This loses in 3 moves. Another move is better.", false},
	} {
		for _, last := range []bool{true, false} {
			calls := 0
			of := &Task{Best: c.best, Played: c.played, Next: func() { calls++ }}
			if last {
				of.Next = nil
			}
			d := tableWithTask(t, of, c.worth)
			d.services.Stack = &stage.Stack{}
			d.services.Stack.Push(stage.NewDialog(d.services, "the replay", stage.Answer{Key: "no"}))
			d.services.Stack.Push(d.Table)
			d.services.Stack.Arrange(d.view)
			from := len(d.session.match.Log)
			d.move()
			top, is := d.services.Stack.Top().(*stage.Dialog)
			if !is || top.Narrate().Title != c.says {
				t.Fatalf("worth %v in place of %v, %T is shown, want %q", c.worth, c.played, d.services.Stack.Top(), c.says)
			}
			if n := len(d.session.match.Log); n != from+1 {
				t.Errorf("%q: %d moves are answered", c.says, n-from)
			}
			key := map[bool]string{false: "undo", true: "next"}[c.right]
			if c.right && last {
				key = "return"
			}
			next := top.Page().Find(key)
			if next == nil {
				t.Fatalf("%q: there is no button %q", c.says, key)
			}
			next.Press()
			switch {
			case !c.right && len(d.session.match.Log) != from:
				t.Errorf("%q: another try has %d moves, want %d", c.says, len(d.session.match.Log), from)
			case c.right && len(d.services.Store.Matches()) != 0:
				t.Errorf("%q: the match with the answer is kept", c.says)
			case c.right && calls == 0 != last:
				t.Errorf("%q: it went to the next mistake %d times", c.says, calls)
			}
		}
	}
}

// TestAJudgedMoveIsAnsweredAfterwards plays on after the sentence: it is said once, and again after another try.
func TestAJudgedMoveIsAnsweredAfterwards(t *testing.T) {
	d := tableWithTask(t, &Task{Best: judged(0, 0), Played: judged(-1, 6)}, judged(-1, 6))
	from := len(d.session.match.Log)
	for range 2 {
		d.move()
		if _, is := d.services.Stack.Top().(*stage.Dialog); !is {
			t.Fatalf("%T is shown, want what the move is worth", d.services.Stack.Top())
		}
		d.script.Press(input.Back)
		for n := 0; n < 2000 && len(d.session.match.Log) == from+1; n++ {
			d.run()
		}
		if top := d.services.Stack.Top(); top != stage.Scene(d.Table) || len(d.session.match.Log) < from+2 {
			t.Fatalf("after the sentence %T is shown, %d moves are played", top, len(d.session.match.Log)-from)
		}
		d.undo()
		d.run()
	}
}

// TestTheWayBackStandsOnTheTable wants the button to the replay where the rules have theirs, which a key still opens.
func TestTheWayBackStandsOnTheTable(t *testing.T) {
	d := newTestTable(t, yokaiStart(t))
	if d.Page().Find("return") != nil || d.Page().Find("rules") == nil {
		t.Error("a match that was not played on from a replay leads back to one")
	}
	d = tableWithTask(t, nil, bot.Value{})
	d.refresh()
	c := d.Page().Find("return")
	if c == nil || c.Name != d.services.Words.T(lang.MenuReturn) {
		t.Fatalf("the way back is %v", c)
	}
	d.script.Press(input.Rules)
	if d.run(); !slices.Contains(d.nav.calls, "book") {
		t.Errorf("the key for the rules leads to %v", d.nav.calls)
	}
}

// TestTheWinnersMovesAreCounted counts moves as players do: those of who wins.
func TestTheWinnersMovesAreCounted(t *testing.T) {
	for _, c := range []struct {
		value bot.Value
		acts  bool
		want  int
	}{
		{judged(1, 1), true, 1}, {judged(1, 3), true, 2}, {judged(1, 78), false, 39}, {judged(-1, 2), true, 1}, {judged(-1, 6), true, 3},
		{judged(-1, 5), false, 3}, {judged(-1, 1), true, 1},
	} {
		if got := WinnerMoves(c.value, c.acts); got != c.want {
			t.Errorf("%v, to move %v: %d moves, want %d", c.value, c.acts, got, c.want)
		}
	}
}
