package homeworlds

import (
	"engawa/rules/bot"
	"slices"
)

// Lists of all turns may hold a hundred thousand, and sorting them takes longer than a picture may wait.
const (
	sortBlock  = 256 // elements sorted in one go
	blockWork  = 16  // nodes that takes as long as
	mergeBlock = 512 // elements merged in one go
	mergeWork  = 4   // nodes that takes as long as
)

// sortPausing sorts a list as slices.SortStableFunc does, and pauses where a slice ends. Spare is room for another list
// as long, or less; it is returned, perhaps grown. The list is sorted even when the meter halts.
func sortPausing[T any](m *bot.Meter, list, spare []T, compare func(x, y T) int) []T {
	for from := 0; from < len(list); from += sortBlock {
		slices.SortStableFunc(list[from:min(from+sortBlock, len(list))], compare)
		m.Spend(blockWork)
	}
	if len(list) <= sortBlock {
		return spare
	}
	spare = slices.Grow(spare[:0], len(list))[:len(list)]
	from, to := list, spare
	for run := sortBlock; run < len(list); run *= 2 {
		for at := 0; at < len(list); at += 2 * run {
			middle, end := min(at+run, len(list)), min(at+2*run, len(list))
			mergePausing(m, to[at:end], from[at:middle], from[middle:end], compare)
		}
		from, to = to, from
	}
	if &from[0] != &list[0] {
		copy(list, from)
	}
	return spare
}

// mergePausing fills a list with two sorted ones; what is equal comes from the first one first.
func mergePausing[T any](m *bot.Meter, into, first, second []T, compare func(x, y T) int) {
	for k := range into {
		if k%mergeBlock == mergeBlock-1 {
			m.Spend(mergeWork)
		}
		if len(second) == 0 || len(first) > 0 && compare(first[0], second[0]) <= 0 {
			into[k], first = first[0], first[1:]
		} else {
			into[k], second = second[0], second[1:]
		}
	}
}
