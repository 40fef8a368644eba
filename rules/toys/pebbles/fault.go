package pebbles

import "engawa/rules"

// fault names what cannot be in a position, "" when it is sound.
func (s *State) fault() string {
	if s.mover < rules.Nature || s.mover > 1 {
		return "the seat to move is 0, 1 or not yet drawn"
	}
	for k, n := range s.heaps {
		if n > maxHeap {
			return "a heap has at most 15 pebbles"
		}
		if s.takenHeaps == 1<<k && (!s.twice || !s.hasOtherHeaps(k) || s.mover < 0) {
			return "only with grabs=2, and where other heaps are left, a turn goes on after a grab"
		}
	}
	if s.takenHeaps&(s.takenHeaps-1) != 0 || s.takenHeaps >= 1<<len(s.heaps) {
		return "at most one heap has been grabbed from in a turn that goes on"
	}
	if s.empty() && s.mover < 0 {
		return "somebody has taken the last pebble"
	}
	return ""
}
