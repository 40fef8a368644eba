package solved

import "engawa/rules/yokai"

// Value is what a position is worth to the side to move when both play their best and repetition is left aside.
type Value struct {
	Result int // 1 won, 0 drawn, -1 lost
	Plies  int // moves of both sides until the end; 0 for draws, and for positions in which the game has ended
}

// searchPlies is how many moves are tried from a position outside the table.
const searchPlies = 5

// Value returns the value of the Board. The table holds the positions of its material in which the lions are no
// neighbours and neither stands on its far row. From other positions all lines of up to five moves are tried, which
// settles all that are met in a game from the start, where a lion can be taken at once. Some of the rest can only be
// set up by hand or come of attackedTry=strict, as a lion that stays on its far row: where the five moves do not settle
// them, ok is false. It is also false for a Board of other material or another rule set.
func (t *Table) Value(b yokai.Board) (v Value, ok bool) {
	if MaterialOf(b) != t.index.material || ruleSetOf(b.Variant()) != t.rules {
		return Value{}, false
	}
	if v, known := t.known(b); known {
		return v, true
	}
	s := search{t, map[question]int{}}
	for plies := range searchPlies + 1 {
		if result := s.forced(b, plies); result != 0 {
			return Value{result, plies}, true
		}
	}
	return Value{}, false
}

// known returns the value of a Board that has ended or that the table holds.
func (t *Table) known(b yokai.Board) (Value, bool) {
	if result, over := b.Over(); over {
		return Value{Result: result}, true
	}
	number, inside := t.inside(b)
	if !inside {
		return Value{}, false
	}
	switch v := t.values[number]; {
	case v == caught:
		return Value{1, 1}, true
	case v >= undecided:
		return Value{}, true
	case v&1 == 1:
		return Value{1, int(v)}, true
	default:
		return Value{-1, int(v)}, true
	}
}

// inside returns the number of a Board that stands in the table.
func (t *Table) inside(b yokai.Board) (uint32, bool) {
	if b.Ending() != yokai.NoEnding || MaterialOf(b) != t.index.material || ruleSetOf(b.Variant()) != t.rules {
		return 0, false
	}
	p := positionOf(b)
	if !lionsOpen(p.lion(mover), p.lion(other)) {
		return 0, false
	}
	return t.index.number(&p), true
}

// search tries all moves of positions outside a table until they lead inside.
type search struct {
	table *Table
	seen  map[question]int
}

type question struct {
	board yokai.Board
	plies int
}

// forced returns 1 or -1 if the side to move wins or loses within so many moves whatever is played, else 0.
func (s search) forced(b yokai.Board, plies int) int {
	if v, known := s.table.known(b); known {
		if v.Plies > plies {
			return 0
		}
		return v.Result
	}
	if plies == 0 {
		return 0
	}
	q := question{b, plies}
	if result, seen := s.seen[q]; seen {
		return result
	}
	best := -1
	for _, a := range b.Moves(nil) {
		best = max(best, -s.forced(b.Play(a), plies-1))
		if best == 1 {
			break
		}
	}
	s.seen[q] = best
	return best
}
