package pebbles

import "engawa/rules"

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
			s.takenHeaps = 0
			event(rules.EvEnd, -1, int(s.winner()), int32(heap))
		case s.twice && s.takenHeaps == 0 && s.hasOtherHeaps(heap):
			s.takenHeaps = 1 << heap
		default:
			s.pass()
			event(rules.EvPhase, -1, int(s.mover))
		}
	}
	return dst, nil
}

// hasOtherHeaps reports whether pebbles lie in heaps other than this one.
func (s *State) hasOtherHeaps(heap int) bool {
	for k, n := range s.heaps {
		if k != heap && n > 0 {
			return true
		}
	}
	return false
}

func (s *State) pass() {
	s.takenHeaps = 0
	s.mover = 1 - s.mover
}
