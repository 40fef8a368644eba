package alphabeta

import "engawa/rules"

// Moves are tried in this order: the one the table remembers, forcing ones, two that refuted neighbours, then by
// how often they refuted anything.
const (
	rankRemembered = 1 << 30
	rankForcing    = 1 << 28
	rankKiller     = 1 << 27
	historyTop     = 1 << 24
)

const historyBits = 12

// history counts how well each action of each mover did in this decision, by a hash of the action.
type history [2][1 << historyBits]int32

func (h *history) counter(mover int, a rules.Action) *int32 {
	return &h[mover][uint64(a)*0x9e3779b97f4a7c15>>(64-historyBits)]
}

// reward counts a refutation, which weighs more the deeper it was searched.
func (h *history) reward(mover int, a rules.Action, depth int) {
	count := h.counter(mover, a)
	*count += int32(depth * depth)
	if *count < historyTop {
		return
	}
	for side := range h {
		for k := range h[side] {
			h[side][k] /= 2
		}
	}
}

// rank gives every move of the frame its place; remembered is an index, or -1.
func (s *search[P]) rank(f *frame[P], remembered int) {
	mover := f.position.Mover()
	f.ranks = f.ranks[:0]
	for k, a := range f.moves {
		rank := *s.history.counter(mover, a)
		switch {
		case k == remembered:
			rank = rankRemembered
		case f.position.Forcing(a):
			rank += rankForcing
		case a == f.killers[0] || a == f.killers[1]:
			rank += rankKiller
		}
		f.ranks = append(f.ranks, rank)
		f.index = append(f.index, uint16(k))
	}
}

// selectMove brings the best of the moves from k on to place k.
func (f *frame[P]) selectMove(k int) {
	best := k
	for j := k + 1; j < len(f.moves); j++ {
		if f.ranks[j] > f.ranks[best] {
			best = j
		}
	}
	f.moves[k], f.moves[best] = f.moves[best], f.moves[k]
	f.ranks[k], f.ranks[best] = f.ranks[best], f.ranks[k]
	f.index[k], f.index[best] = f.index[best], f.index[k]
}

// noteCutoff remembers that a quiet move was too good for the other side.
func (s *search[P]) noteCutoff(f *frame[P], a rules.Action, depth int) {
	if !f.position.Forcing(a) && f.killers[0] != a {
		f.killers[1], f.killers[0] = f.killers[0], a
	}
	s.history.reward(f.position.Mover(), a, depth)
}
