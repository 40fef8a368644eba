// Package perft counts sequences of moves: the usual measure of a generator of moves, of its speed and its faults.
//
// It imports only rules and pure packages of the standard library.
package perft

import "engawa/rules"

// The units that [Count] counts in.
const (
	Action = "action" // single actions
	Turn   = "turn"   // all that a seat does until another seat or Nature acts
)

// Stopped is the code of the *rules.Error that a count ends with that was told to stop.
const Stopped = "stopped"

// MaxDepth bounds the depth of [Count]. No game can be counted so deep, unless it has ended long before.
const MaxDepth = 100

// Counter is implemented by games with a fast or special count of move sequences; others are counted by applying every
// legal action.
type Counter interface {
	// Perft counts the sequences of exactly depth steps from s. [Count], which calls it, has checked depth and unit;
	// repetition and move caps are ignored and a drawn start is taken as seat 0's.
	Perft(s rules.State, depth int, unit string, w Watch) (uint64, error)
}

// Watch follows a count that may take long, and can stop it. The zero Watch does neither.
type Watch struct {
	// Stop, if set, is asked often; once it returns true, the count ends with an *rules.Error of code [Stopped].
	Stop func() bool
	// First, if set, is told how many of the first steps the count has gone through, none at its beginning, and how
	// many there are.
	First func(done, all int)
}

// Halted returns the error of a count that is to stop, nil for one that may go on.
func (w Watch) Halted() error {
	if w.Stop != nil && w.Stop() {
		return rules.Errorf(Stopped, "the count was stopped before its end")
	}
	return nil
}

// Each runs count for each of the first steps, or of the steps anywhere below where first is false, adds up what it
// returns, and stops as soon as it is told to.
func (w Watch) Each(steps int, first bool, count func(k int) (uint64, error)) (uint64, error) {
	if w.First == nil {
		first = false
	}
	var sum uint64
	for k := range steps {
		if first {
			w.First(k, steps)
		}
		if err := w.Halted(); err != nil {
			return 0, err
		}
		n, err := count(k)
		if err != nil {
			return 0, err
		}
		sum += n
	}
	if first {
		w.First(steps, steps)
	}
	return sum, nil
}

// Count counts the sequences of exactly depth steps from s, with the game's own count where it has one. A depth that
// does not lie from 0 to [MaxDepth] or an unknown unit gives an *rules.Error. Of seats that
// choose at the same time the lowest acts first. Nature's outcomes count like actions, but as long as Nature moves
// first in s it does what comes first in Chances: a drawn start is seat 0's.
func Count(g rules.Game, s rules.State, depth int, unit string, w Watch) (uint64, error) {
	if unit != Action && unit != Turn {
		return 0, rules.Errorf("bad-unit", "%q is no unit to count in; expected %s or %s", rules.Shorten(unit), Action, Turn)
	}
	if depth < 0 || depth > MaxDepth {
		return 0, rules.Errorf("bad-depth", "a depth cannot be %d; expected a number from 0 to %d", depth, MaxDepth)
	}
	if p, ok := g.(Counter); ok {
		return p.Perft(s, depth, unit, w)
	}
	return CountByActions(s, depth, unit, w)
}

// CountByActions is [Count] by applying every legal action, for any game. Repetition and caps count where the State
// knows of them.
func CountByActions(s rules.State, depth int, unit string, w Watch) (uint64, error) {
	s = s.Clone()
	for s.Actors() == rules.SeatsOf(rules.Nature) {
		first := s.Chances(nil)
		if len(first) == 0 {
			break
		}
		if _, err := s.Apply(rules.Move{By: rules.Nature, Do: first[0].Do}, nil); err != nil {
			return 0, err
		}
	}
	return countByActions(s, depth, unit, w, true)
}

func countByActions(s rules.State, depth int, unit string, w Watch, first bool) (uint64, error) {
	if depth == 0 {
		return 1, nil
	}
	by, actions := stepsOf(s)
	if depth == 1 && unit == Action {
		return uint64(len(actions)), nil
	}
	return w.Each(len(actions), first, func(k int) (uint64, error) {
		next := s.Clone()
		if _, err := next.Apply(rules.Move{By: by, Do: actions[k]}, nil); err != nil {
			return 0, err
		}
		left := depth - 1
		if again, _ := stepsOf(next); unit == Turn && again == by && next.Actors() != 0 {
			left = depth
		}
		return countByActions(next, left, unit, w, false)
	})
}

// stepsOf returns who acts first of all that may, and what it may do.
func stepsOf(s rules.State) (rules.Seat, []rules.Action) {
	by, found := s.Actors().First()
	switch {
	case !found:
		return rules.Nature, nil
	case by != rules.Nature:
		return by, s.Legal(by, nil)
	}
	var actions []rules.Action
	for _, o := range s.Chances(nil) {
		actions = append(actions, o.Do)
	}
	return rules.Nature, actions
}
