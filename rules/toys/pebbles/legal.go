package pebbles

import "engawa/rules"

// Legal implements rules.State.
func (s *State) Legal(by rules.Seat, dst []rules.Action) []rules.Action {
	if by < 0 || by != s.mover || s.empty() {
		return dst
	}
	for k, n := range s.heaps {
		if s.takenHeaps&(1<<k) != 0 {
			continue
		}
		for t := 1; t <= min(maxTake, int(n)); t++ {
			dst = append(dst, take(k, t))
		}
	}
	if s.takenHeaps != 0 {
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
