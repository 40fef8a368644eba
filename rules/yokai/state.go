package yokai

import (
	"engawa/rules"
)

// MoveLimit is the number of moves after which a game is drawn; Nature's draw is not counted.
const MoveLimit = 500

// seats is the number of seats at the table.
const seats = 2

// State is a position of a match. It implements [rules.State]; everybody knows all of it, so every View is whole.
type State struct {
	board   Board
	white   rules.Seat // the seat that plays White; not meant while pending
	pending bool       // Nature has yet to draw who starts
	moves   int        // moves made by the seats
	ending  Ending
	history *occurrence // the present position and those before it
}

var _ rules.State = (*State)(nil)

// newState returns the State in which the board is met for the first time.
func newState(b Board, white rules.Seat, pending bool) *State {
	s := &State{board: b, white: white, pending: pending, history: (*occurrence)(nil).next(b)}
	s.ending = s.judge()
	return s
}

// judge returns how the game stands ended: by the last move first, then by repetition, want of a move and the cap.
func (s *State) judge() Ending {
	switch {
	case s.board.Ending() != NoEnding:
		return s.board.Ending()
	case s.history.count >= RepetitionLimit:
		return Repetition
	case s.board.Count() == 0:
		return Stalemate
	case s.moves >= MoveLimit:
		return MoveCap
	}
	return NoEnding
}

// Seats returns 2.
func (s *State) Seats() int { return seats }

// Actors returns Nature before the start is drawn, then the seat to move, nobody after the end.
func (s *State) Actors() rules.Seats {
	switch {
	case s.ending != NoEnding:
		return 0
	case s.pending:
		return rules.SeatsOf(rules.Nature)
	}
	return rules.SeatsOf(s.SeatOf(s.board.Side()))
}

// Clone returns an independent copy. It shares the positions seen so far, which never change.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// Payoffs returns 1 for the winner and -1 for the loser, zeros while the match runs and after a draw.
func (s *State) Payoffs() []int {
	payoffs := make([]int, seats)
	if w, ok := s.Winner(); ok {
		payoffs[w], payoffs[1-w] = 1, -1
	}
	return payoffs
}

// Hash covers pieces, reserves, side to move and waiting Try. It is the Board's Key.
func (s *State) Hash() uint64 { return s.board.Key() }

// Board returns the position as a value to search and to read.
func (s *State) Board() Board { return s.board }

// Pending reports whether Nature has yet to draw who starts. Until then seat 0 is shown as White.
func (s *State) Pending() bool { return s.pending }

// SeatOf returns the seat that plays the side.
func (s *State) SeatOf(side Side) rules.Seat { return s.white ^ rules.Seat(side) }

// SideOf returns the side that the seat plays.
func (s *State) SideOf(seat rules.Seat) Side { return Side(s.white^seat) & 1 }

// Moves returns how many moves the seats have made since the start or the loaded position.
func (s *State) Moves() int { return s.moves }

// Ending returns the way the match ended, NoEnding while it runs.
func (s *State) Ending() Ending { return s.ending }

// Winner returns the seat that has won. It returns false while the match runs and after a draw.
func (s *State) Winner() (rules.Seat, bool) {
	switch s.ending {
	case Catch, Try, Stalemate:
		return s.SeatOf(s.board.Side().Other()), true
	case TrySurvived:
		return s.SeatOf(s.board.Side()), true
	}
	return 0, false
}

// Reserve returns how many pieces of the kind the seat holds.
func (s *State) Reserve(seat rules.Seat, k Kind) int { return s.board.Reserve(s.SideOf(seat), k) }
