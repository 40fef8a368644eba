package pebbles

import (
	"hash/fnv"
	"slices"

	"engawa/rules"
)

const (
	maxHeaps = 4
	maxTake  = 3
	maxHeap  = 15 // pebbles in a heap
)

const (
	takeBits               = 2
	endTurn   rules.Action = 1 << 8
	startZero rules.Action = 1 << 9 // and the seat in the low bits
)

func take(heap, n int) rules.Action { return rules.Action(heap<<takeBits | n) }

// State is a position. It has no secrets, so that every View is the whole.
type State struct {
	heaps      []uint8
	mover      rules.Seat // Nature while the start is not drawn; who took last when all is taken
	takenHeaps uint8      // bit k: heap k has been taken from in this turn
	twice      bool       // grabs=2
	misere     bool       // last=loses
}

// Seats implements rules.State.
func (s *State) Seats() int { return 2 }

// Actors implements rules.State.
func (s *State) Actors() rules.Seats {
	if s.empty() {
		return 0
	}
	return rules.SeatsOf(s.mover)
}

func (s *State) empty() bool {
	return !slices.ContainsFunc(s.heaps, func(n uint8) bool { return n > 0 })
}

// Clone implements rules.State.
func (s *State) Clone() rules.State {
	c := *s
	c.heaps = append([]uint8(nil), s.heaps...)
	return &c
}

// winner returns who has won a finished match.
func (s *State) winner() rules.Seat {
	if s.misere {
		return 1 - s.mover
	}
	return s.mover
}

// Payoffs implements rules.State.
func (s *State) Payoffs() []int {
	out := []int{0, 0}
	if s.empty() {
		out[s.winner()], out[1-s.winner()] = 1, -1
	}
	return out
}

// Hash implements rules.State.
func (s *State) Hash() uint64 {
	h := fnv.New64a()
	data, _ := s.AppendBinary(nil)
	h.Write(data)
	return h.Sum64()
}
