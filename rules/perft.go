package rules

// The units that [Perft] counts in.
const (
	UnitAction = "action" // single actions
	UnitTurn   = "turn"   // all that a seat does until another seat or Nature acts
)

// MaxPerftDepth bounds the depth of [Perft]. No game can be counted so deep, unless it has ended long before.
const MaxPerftDepth = 100

// Perft counts the sequences of exactly depth steps from s, with the game's own count where it has one. A depth that
// does not lie from 0 to [MaxPerftDepth] or an unknown unit gives an *Error. Of seats that
// choose at the same time the lowest acts first. Nature's outcomes count like actions, but as long as Nature moves
// first in s it does what comes first in Chances: a drawn start is seat 0's.
func Perft(g Game, s State, depth int, unit string) (uint64, error) {
	if unit != UnitAction && unit != UnitTurn {
		return 0, Errorf("bad-unit", "%q is no unit to count in; expected %s or %s", Shorten(unit), UnitAction, UnitTurn)
	}
	if depth < 0 || depth > MaxPerftDepth {
		return 0, Errorf("bad-depth", "a depth cannot be %d; expected a number from 0 to %d", depth, MaxPerftDepth)
	}
	if p, ok := g.(Perfter); ok {
		return p.Perft(s, depth, unit)
	}
	return CountSequences(s, depth, unit)
}

// CountSequences is [Perft] by applying every legal action, for any game. Repetition and caps count where the State
// knows of them.
func CountSequences(s State, depth int, unit string) (uint64, error) {
	s = s.Clone()
	for s.Actors() == SeatsOf(Nature) {
		first := s.Chances(nil)
		if len(first) == 0 {
			break
		}
		if _, err := s.Apply(Move{By: Nature, Do: first[0].Do}, nil); err != nil {
			return 0, err
		}
	}
	return countFrom(s, depth, unit)
}

func countFrom(s State, depth int, unit string) (uint64, error) {
	if depth == 0 {
		return 1, nil
	}
	by, actions := stepsOf(s)
	if depth == 1 && unit == UnitAction {
		return uint64(len(actions)), nil
	}
	var sum uint64
	for _, do := range actions {
		next := s.Clone()
		if _, err := next.Apply(Move{By: by, Do: do}, nil); err != nil {
			return 0, err
		}
		left := depth - 1
		if again, _ := stepsOf(next); unit == UnitTurn && again == by && next.Actors() != 0 {
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
func stepsOf(s State) (Seat, []Action) {
	by, found := s.Actors().First()
	switch {
	case !found:
		return Nature, nil
	case by != Nature:
		return by, s.Legal(by, nil)
	}
	var actions []Action
	for _, o := range s.Chances(nil) {
		actions = append(actions, o.Do)
	}
	return Nature, actions
}
