package bot

import "engawa/rules"

// Value is what a position is worth to a seat when all seats play their best from there; where it IsEstimate, only Chance
// says it.
type Value struct {
	Result       int  // 1 won, 0 drawn, -1 lost
	Moves        int  // of all seats until the end; 0 where it is drawn, and where the match is over
	IsUpperBound bool // the end may come sooner than Moves says
	IsUnknown    bool // nothing of it is known

	IsEstimate bool
	Chance     int // from 0, certainly lost, to Sure
}

// Other returns what the position is worth to the other of two seats.
func (w Value) Other() Value {
	w.Result = -w.Result
	if w.IsEstimate {
		w.Chance = Sure - w.Chance
	}
	return w
}

// BeforeMove returns the worth as it is seen a move before.
func (w Value) BeforeMove() Value {
	if w.Result != 0 {
		w.Moves++
	}
	return w
}

// Better reports whether a seat would rather have w than v: a win, the sooner the better, then a draw, then what is not
// known, then a loss, the later the better.
func (w Value) Better(v Value) bool {
	if w.rank() != v.rank() {
		return w.rank() > v.rank()
	}
	return w.Result > 0 && w.Moves < v.Moves || w.Result < 0 && w.Moves > v.Moves
}

func (w Value) rank() int {
	if w.IsUnknown {
		return -1
	}
	return 2 * w.Result
}

// Judge returns what a position is worth to the only seat that is to move. It counts its work with the meter, and what it
// returns means nothing once that has halted. It refuses with [CodeNoTablebase] or [CodeTablebaseLoading] where it cannot
// know, or not yet. A decision must come to its end, or be halted, before the next one begins.
type Judge func(s rules.State, m *Meter) (Value, error)
