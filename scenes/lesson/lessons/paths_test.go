package lessons

import (
	"slices"
	"testing"

	"engawa/rules"
)

// TestNoWayIsADeadEnd follows what the learner may play, as far as the goal is not missed: it must be able to go on
// everywhere, and the replies must come. On the way every answer must be given to some move.
func TestNoWayIsADeadEnd(t *testing.T) {
	for _, l := range All() {
		for k, step := range l.Steps {
			if step.Goal == nil {
				continue
			}
			m, err := l.Start(k)
			if err != nil {
				t.Fatal(err)
			}
			w := walk{t: t, run: l.Begin(k, m), match: m, visited: map[uint64]bool{}, answers: map[string]bool{}}
			if !w.follow() {
				t.Errorf("%s %s: the goal cannot be reached", l.ID, step.Name)
			}
			for _, a := range step.Answers {
				if !w.answers[a.Name] {
					t.Errorf("%s %s: no move is answered by %q", l.ID, step.Name, a.Name)
				}
			}
		}
	}
}

// TestAStepThatLeadsNamesEachPress presses what leads on, one part after the other, until the goal is reached.
func TestAStepThatLeadsNamesEachPress(t *testing.T) {
	led := 0
	for _, l := range All() {
		for k, step := range l.Steps {
			m, err := l.Start(k)
			if err != nil {
				t.Fatal(err)
			}
			w := walk{t: t, run: l.Begin(k, m), match: m}
			if !step.Leads {
				if p := w.run.NextPart(nil); p != (rules.Part{}) {
					t.Errorf("%s %s leads to %v", l.ID, step.Name, p)
				}
				continue
			}
			led++
			for range step.Solution {
				a, ok := w.run.Hint()
				if !ok {
					t.Fatalf("%s %s: the solution cannot be played", l.ID, step.Name)
				}
				var picked []rules.Part
				for p := w.run.NextPart(nil); p != (rules.Part{}); p = w.run.NextPart(picked) {
					picked = append(picked, p)
				}
				if path := rules.Paths(m.Game, m.State(), a)[0]; !slices.Equal(picked, path) {
					t.Errorf("%s %s: led to press %v, want %v", l.ID, step.Name, picked, path)
				}
				w.do(rules.Move{By: w.run.Seat(), Do: a})
			}
			if w.run.Verdict() != GoalReached || w.run.NextPart(nil) != (rules.Part{}) {
				t.Errorf("%s %s: the presses do not end at the goal", l.ID, step.Name)
			}
		}
	}
	if led < 10 {
		t.Errorf("only %d steps lead", led)
	}
}

// walk goes all ways of a step.
type walk struct {
	t       *testing.T
	run     *Run
	match   *rules.Match
	visited map[uint64]bool // positions
	answers map[string]bool // given on the way
}

// follow reports whether the goal can be reached from here, and names every position from which it cannot. Positions
// that have been seen, and those after very many, count as good.
func (w *walk) follow() bool {
	const most = 300
	before := len(w.match.Log)
	defer w.match.Truncate(before)
	for {
		mv, ok := w.run.Reply()
		if !ok {
			break
		}
		w.do(mv)
	}
	if w.run.Verdict() == GoalReached {
		return true
	}
	hash := w.match.State().Hash()
	if w.visited[hash] || len(w.visited) > most {
		return true
	}
	w.visited[hash] = true
	here, good := len(w.match.Log), false
	for _, a := range w.match.State().Legal(w.run.Seat(), nil) {
		w.do(rules.Move{By: w.run.Seat(), Do: a})
		if w.run.Verdict() == GoalMissed {
			w.answers[w.run.Answer()] = true
		} else if w.follow() {
			good = true
		} else {
			w.t.Errorf("%s: after %q nothing leads on", w.run.Step().Name, w.run.progress().Texts)
		}
		w.match.Truncate(here)
	}
	return good
}

// do plays a move, and what chance makes of it.
func (w *walk) do(mv rules.Move) {
	w.t.Helper()
	if _, err := w.match.Do(mv); err != nil {
		w.t.Fatal(err)
	}
	if err := w.match.PlayNature(); err != nil {
		w.t.Fatal(err)
	}
}
