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

// MaxDepth bounds the depth of [Count]. No game can be counted so deep, unless it has ended long before.
const MaxDepth = 100

// Counter is implemented by games with a fast or special count of move sequences; others are counted by applying every
// legal action.
type Counter interface {
	// Perft counts the sequences of exactly depth steps from s. [Count], which calls it, has checked depth and unit;
	// repetition and move caps are ignored and a drawn start is taken as seat 0's.
	Perft(s rules.State, depth int, unit string) (uint64, error)
}

// Count counts the sequences of exactly depth steps from s, with the game's own count where it has one. A depth that
// does not lie from 0 to [MaxDepth] or an unknown unit gives an *rules.Error. Of seats that
// choose at the same time the lowest acts first. Nature's outcomes count like actions, but as long as Nature moves
// first in s it does what comes first in Chances: a drawn start is seat 0's.
func Count(g rules.Game, s rules.State, depth int, unit string) (uint64, error) {
	if unit != Action && unit != Turn {
		return 0, rules.Errorf("bad-unit", "%q is no unit to count in; expected %s or %s", rules.Shorten(unit), Action, Turn)
	}
	if depth < 0 || depth > MaxDepth {
		return 0, rules.Errorf("bad-depth", "a depth cannot be %d; expected a number from 0 to %d", depth, MaxDepth)
	}
	if p, ok := g.(Counter); ok {
		return p.Perft(s, depth, unit)
	}
	return Plainly(s, depth, unit)
}

// Plainly is [Count] by applying every legal action, for any game. Repetition and caps count where the State
// knows of them.
func Plainly(s rules.State, depth int, unit string) (uint64, error) {
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
	return countFrom(s, depth, unit)
}

func countFrom(s rules.State, depth int, unit string) (uint64, error) {
	if depth == 0 {
		return 1, nil
	}
	by, actions := stepsOf(s)
	if depth == 1 && unit == Action {
		return uint64(len(actions)), nil
	}
	var sum uint64
	for _, do := range actions {
		next := s.Clone()
		if _, err := next.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
			return 0, err
		}
		left := depth - 1
		if again, _ := stepsOf(next); unit == Turn && again == by && next.Actors() != 0 {
			left = depth
		}
		n, err := countFrom(next, left, unit)
		if err != nil {
			return 0, err
		}
		sum += n
	}
	return sum, nil
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
