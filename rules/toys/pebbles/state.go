package pebbles

import (
	"hash/fnv"
	"math/rand/v2"

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
	heaps   []uint8
	mover   rules.Seat // Nature while the start is not drawn; who took last when all is taken
	grabbed uint8      // bit k: heap k has been taken from in this turn
	twice   bool       // grabs=2
	misere  bool       // last=loses
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
	for _, n := range s.heaps {
		if n > 0 {
			return false
		}
	}
	return true
}

// Legal implements rules.State.
func (s *State) Legal(by rules.Seat, dst []rules.Action) []rules.Action {
	if by < 0 || by != s.mover || s.empty() {
		return dst
	}
	for k, n := range s.heaps {
		if s.grabbed&(1<<k) != 0 {
			continue
		}
		for t := 1; t <= min(maxTake, int(n)); t++ {
			dst = append(dst, take(k, t))
		}
	}
	if s.grabbed != 0 {
		dst = append(dst, endTurn)
	}
	return dst
}

// Chances implements rules.State.
func (s *State) Chances(dst []rules.Outcome) []rules.Outcome {
	if s.mover != rules.Nature || s.empty() {
		return dst
	}
	return append(dst, rules.Outcome{Do: startZero, Weight: 1}, rules.Outcome{Do: startZero + 1, Weight: 1})
}

// Apply implements rules.State.
func (s *State) Apply(m rules.Move, dst []rules.Event) ([]rules.Event, error) {
	if err := s.check(m); err != nil {
		return dst, err
	}
	all := rules.AllSeats(2)
	event := func(kind rules.EventKind, from, n int, path ...int32) {
		dst = append(dst, rules.Event{
			Kind: kind, By: m.By, From: int32(from), To: -1, N: int32(n), Path: path, Seen: all,
		})
	}
	switch {
	case m.By == rules.Nature:
		s.mover = rules.Seat(m.Do - startZero)
		event(rules.EvReveal, -1, int(s.mover))
	case m.Do == endTurn:
		s.pass()
		event(rules.EvPhase, -1, int(s.mover))
	default:
		heap, n := int(m.Do>>takeBits), int(m.Do&maxTake)
		s.heaps[heap] -= uint8(n)
		event(rules.EvTake, heap, n)
		switch {
		case s.empty():
			s.grabbed = 0
			event(rules.EvEnd, -1, int(s.winner()), int32(heap))
		case s.twice && s.grabbed == 0 && s.others(heap):
			s.grabbed = 1 << heap
		default:
			s.pass()
			event(rules.EvPhase, -1, int(s.mover))
		}
	}
	return dst, nil
}

// others reports whether pebbles lie in heaps other than this one.
func (s *State) others(heap int) bool {
	for k, n := range s.heaps {
		if k != heap && n > 0 {
			return true
		}
	}
	return false
}

func (s *State) pass() {
	s.grabbed = 0
	s.mover = 1 - s.mover
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

// View implements rules.State: everything is open.
func (s *State) View(rules.Seat) rules.State { return s.Clone() }

// Sample implements rules.State: nothing is blank.
func (s *State) Sample(*rand.Rand) rules.State { return s.Clone() }
