package pebbles

import (
	"engawa/rules"
	"engawa/rules/gamekit"
)

// check refuses a move that may not be made.
func (s *State) check(m rules.Move) error {
	if err := gamekit.CheckActor(s.Actors(), m.By); err != nil {
		return err
	}
	return s.refusal(m.By, m.Do).OrNil()
}

// refusal reports why the actor may not do this, nil when it may.
func (s *State) refusal(by rules.Seat, do rules.Action) *rules.Error {
	if by == rules.Nature {
		if do != startZero && do != startZero+1 {
			return rules.Errorf(rules.CodeAction, "it must be drawn who starts: seat 0 or seat 1")
		}
		return nil
	}
	heap, n := int(min(do>>takeBits, maxHeaps)), int(do&maxTake)
	switch {
	case do == endTurn && s.takenHeaps == 0:
		return rules.Errorf("must-take", "a turn cannot end before something is taken; take 1 to 3 pebbles")
	case do == endTurn:
		return nil
	case heap >= len(s.heaps) || n == 0:
		return rules.Errorf(rules.CodeAction, "take 1 to 3 pebbles from one of the %d heaps", len(s.heaps))
	case s.takenHeaps&(1<<heap) != 0:
		return rules.Errorf("same-heap", "you have taken from this heap; take from another one, or end the turn").
			At(heapPart(heap))
	case n > int(s.heaps[heap]):
		return rules.Errorf("too-many", "there are not %d pebbles in this heap; it has %d", n, s.heaps[heap]).
			At(heapPart(heap))
	}
	return nil
}
