package alphabeta

import "engawa/rules"

// heaps is Nim as a value: take any number from one heap; who takes the last one wins. An action is 16*heap+number.
type heaps struct {
	counts [4]uint8
	mover  uint8
}

func (h heaps) Mover() int { return int(h.mover) }

func (h heaps) Moves(dst []rules.Action) []rules.Action {
	for k, n := range h.counts {
		for take := range n {
			dst = append(dst, rules.Action(16*k)+rules.Action(take)+1)
		}
	}
	return dst
}

func (h heaps) Play(a rules.Action) heaps {
	h.counts[(a-1)/16] -= uint8((a-1)%16) + 1
	h.mover = 1 - h.mover
	return h
}

func (h heaps) Over() (int, bool) {
	if h.counts == [4]uint8{} {
		return -1, true
	}
	return 0, false
}

func (h heaps) Evaluate() int { return 0 }

func (h heaps) Key() uint64 {
	key := uint64(h.mover)
	for _, n := range h.counts {
		key = key<<8 | uint64(n)
	}
	return key
}

func (h heaps) Forcing(rules.Action) bool { return false }

// wins reports by the theory of the game whether the mover wins.
func (h heaps) wins() bool { return h.counts[0]^h.counts[1]^h.counts[2]^h.counts[3] != 0 }
