package table

import "engawa/rules"

// MoveIndex finds moves of a match by a key, such as who chose in which round. It follows the match as that goes on. The
// key is made of what everybody knows.
type MoveIndex[K comparable] struct {
	match *Match
	key   func(before rules.State, m rules.Move) (K, bool) // false for a move that is never looked for
	moves int                                              // how many are in the index
	after rules.State                                      // the position after them, to see that they are still the match's
	first map[K]int
}

// NewMoveIndex returns an index of the match's moves. The States of its game must be pointers.
func NewMoveIndex[K comparable](m *Match, key func(before rules.State, m rules.Move) (K, bool)) *MoveIndex[K] {
	return &MoveIndex[K]{match: m, key: key}
}

// Find returns the number of the first move with the key, false for none. It looks at each move of the match once,
// unless some have been taken back.
func (x *MoveIndex[K]) Find(k K) (int, bool) {
	m := x.match.match
	if x.first == nil || x.moves > len(m.Log) || m.At(x.moves) != x.after {
		x.moves, x.first = 0, map[K]int{}
	}
	for ; x.moves < len(m.Log); x.moves++ {
		mv, _ := m.ViewMove(x.moves, rules.Public)
		key, ok := x.key(m.At(x.moves).View(rules.Public), mv)
		if !ok {
			continue
		}
		if _, known := x.first[key]; !known {
			x.first[key] = x.moves
		}
	}
	x.after = m.At(x.moves)
	n, ok := x.first[k]
	return n, ok
}
