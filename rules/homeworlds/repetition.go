package homeworlds

import "slices"

// RepetitionLimit is the occurrence of a position that draws the match.
const RepetitionLimit = 3

// positionCount is how often a position has stood at the start of a turn.
type positionCount struct {
	key   key
	count uint8
}

// positionCounts is the positions met at the start of turns, sorted by key. It never changes: copies of a State share it.
type positionCounts []positionCount

func (m positionCounts) find(k key) (int, bool) {
	return slices.BinarySearchFunc(m, k, func(s positionCount, k key) int { return s.key.compare(k) })
}

// count returns how often the position has been met.
func (m positionCounts) count(k key) int {
	if at, ok := m.find(k); ok {
		return int(m[at].count)
	}
	return 0
}

// with returns the memory with the position met once more.
func (m positionCounts) with(k key) positionCounts {
	at, ok := m.find(k)
	next := make(positionCounts, 0, len(m)+1)
	next = append(next, m[:at]...)
	if ok {
		next = append(next, positionCount{k, m[at].count + 1})
		return append(next, m[at+1:]...)
	}
	next = append(next, positionCount{k, 1})
	return append(next, m[at:]...)
}
