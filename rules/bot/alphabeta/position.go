package alphabeta

import "engawa/rules"

// Position is one position of an open game of two seats, as a value: what alpha-beta searches. All of it is seen,
// and nothing is left to chance.
type Position[P any] interface {
	// Mover returns 0 or 1: whose turn it is. In a finished position it returns for whom Over counts.
	Mover() int
	// Moves appends the mover's legal actions, always in the same order for the same position.
	Moves(dst []rules.Action) []rules.Action
	// Play returns the position after a legal action.
	Play(rules.Action) P
	// Over reports whether the game has ended, and 1, 0 or -1 for a win, draw or loss of the mover.
	Over() (result int, over bool)
	// Evaluate estimates the position for the mover. It stays far below WinValue.
	Evaluate() int
	// Key is equal for equal positions, and different for nearly all others.
	Key() uint64
	// Forcing reports whether the action is so sharp that the position cannot be estimated before it is tried.
	Forcing(rules.Action) bool
}

// Root is where a search begins.
type Root[P any] struct {
	Position P
	Repeats  bool     // whether the third occurrence of a position is a draw
	Twice    []uint64 // keys of the positions that have occurred twice in the match
}

// statePosition is a State of an open game of two seats as a [Position]. It copies the State for every action, so a
// game that is to be searched deeply has a value type of its own.
type statePosition struct {
	state rules.State
	mover rules.Seat
}

// rootOf accepts a State of two seats without chance at the present position.
func rootOf(view rules.State, seat rules.Seat) (Root[statePosition], error) {
	if view.Seats() != 2 {
		return Root[statePosition]{}, rules.Errorf("bad-bot", "alpha-beta plays games of two seats, not %d", view.Seats())
	}
	return Root[statePosition]{Position: statePosition{state: view, mover: seat}}, nil
}

func (p statePosition) Mover() int { return int(p.mover) }

func (p statePosition) Moves(dst []rules.Action) []rules.Action { return p.state.Legal(p.mover, dst) }

func (p statePosition) Play(a rules.Action) statePosition {
	next := p.state.Clone()
	if _, err := next.Apply(rules.Move{By: p.mover, Do: a}, nil); err != nil {
		return p
	}
	mover := p.mover
	if only, ok := next.Actors().Only(); ok && only >= 0 {
		mover = only
	}
	return statePosition{state: next, mover: mover}
}

func (p statePosition) Over() (int, bool) {
	if p.state.Actors() != 0 {
		return 0, false
	}
	payoffs := p.state.Payoffs()
	switch own, other := payoffs[p.mover], payoffs[1-p.mover]; {
	case own > other:
		return 1, true
	case own < other:
		return -1, true
	}
	return 0, true
}

func (p statePosition) Evaluate() int { return 0 }

func (p statePosition) Key() uint64 { return p.state.Hash() }

func (p statePosition) Forcing(rules.Action) bool { return false }
