package lessons

import (
	"testing"

	"engawa/rules"
)

// TestNoWayIsADeadEnd follows all that the learner may play, as far as the goal is not missed: it must be able to go on
// everywhere, and the replies must come.
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
			seen := map[uint64]bool{}
			if !follow(t, l, l.Begin(k, m), m, seen) {
				t.Errorf("%s %s: the goal cannot be reached", l.ID, step.Name)
			}
		}
	}
}

// follow reports whether the goal can be reached from where the run stands, and tells of every position from which it cannot.
// Positions that have been seen count as good.
func follow(t *testing.T, l Lesson, r *Run, m *rules.Match, seen map[uint64]bool) bool {
	t.Helper()
	const most = 600 // positions of a step
	before := len(m.Log)
	defer m.Truncate(before)
	for {
		mv, ok := r.Reply()
		if !ok {
			break
		}
		if _, err := m.Do(mv); err != nil {
			t.Fatal(err)
		}
	}
	if r.Verdict() == Reached {
		return true
	}
	hash := m.State().Hash()
	if seen[hash] || len(seen) > most {
		return true
	}
	seen[hash] = true
	here, good := len(m.Log), false
	for _, a := range m.State().Legal(r.Seat(), nil) {
		if _, err := m.Do(rules.Move{By: r.Seat(), Do: a}); err != nil {
			t.Fatal(err)
		}
		if err := m.Settle(); err != nil {
			t.Fatal(err)
		}
		if r.Verdict() != Missed {
			if follow(t, l, r, m, seen) {
				good = true
			} else {
				t.Errorf("%s %s: after %q nothing leads on", l.ID, r.Step().Name, r.played().Texts)
			}
		}
		m.Truncate(here)
	}
	return good
}
