package honshu

import "math/bits"

// maxShapes bounds the lines or blocks on a map. Even with the cards that show most, fields are at most 38 and forests at
// most 18, each of which begins one block, or two lines.
const maxShapes = 64

// shape is a set of cells, the first of which is the least; unused places repeat it.
type shape [4]Cell

// lines returns the largest number of straight lines of three forests that share no square.
func (t *tally) lines() int {
	var list [maxShapes]shape
	n := 0
	for y := t.top; y <= t.bottom; y++ {
		r := t.forest[y]
		for across := r & (r >> 1) & (r >> 2); across != 0; across &= across - 1 {
			at := Cell(y<<gridBits | bits.TrailingZeros64(across))
			list[n] = shape{at, at + 1, at + 2, at}
			n++
		}
		if y+2 > t.bottom {
			continue
		}
		for down := r & t.forest[y+1] & t.forest[y+2]; down != 0; down &= down - 1 {
			at := Cell(y<<gridBits | bits.TrailingZeros64(down))
			list[n] = shape{at, at + gridSize, at + 2*gridSize, at}
			n++
		}
	}
	return mostDisjoint(list[:n])
}

// blocks returns the largest number of blocks of 2x2 fields that share no square.
func (t *tally) blocks() int {
	var list [maxShapes]shape
	n := 0
	for y := t.top; y < t.bottom; y++ {
		r := t.field[y] & t.field[y+1]
		for r &= r >> 1; r != 0; r &= r - 1 {
			at := Cell(y<<gridBits | bits.TrailingZeros64(r))
			list[n] = shape{at, at + 1, at + gridSize, at + gridSize + 1}
			n++
		}
	}
	return mostDisjoint(list[:n])
}

// mostDisjoint returns how many of the shapes, at most maxShapes, can be chosen so that no two share a square. The search is exact.
func mostDisjoint(list []shape) int {
	var meets [maxShapes]uint64 // the other shapes that share a square with the k-th
	for k, a := range list {
		for j, b := range list[:k] {
			if a.touches(b) {
				meets[k] |= 1 << j
				meets[j] |= 1 << k
			}
		}
	}
	if len(list) == maxShapes {
		return independent(&meets, ^uint64(0))
	}
	return independent(&meets, 1<<len(list)-1)
}

func (a shape) touches(b shape) bool {
	for _, x := range a {
		for _, y := range b {
			if x == y {
				return true
			}
		}
	}
	return false
}

// independent returns the size of the largest choice among the shapes left of which no two meet. A shape that meets at most
// one other may always be chosen; else it is tried with and without the shape that meets most, one cluster at a time.
func independent(meets *[maxShapes]uint64, left uint64) int {
	chosen := 0
	for left != 0 {
		busiest, most := 0, -1
		easy := false
		for set := left; set != 0; set &= set - 1 {
			k := bits.TrailingZeros64(set)
			n := bits.OnesCount64(meets[k] & left)
			if n <= 1 {
				left &^= meets[k] | 1<<k
				chosen++
				easy = true
				break
			}
			if n > most {
				busiest, most = k, n
			}
		}
		if easy {
			continue
		}
		cluster := connected(meets, left, busiest)
		left &^= cluster
		with := 1 + independent(meets, cluster&^meets[busiest]&^(1<<busiest))
		without := independent(meets, cluster&^(1<<busiest))
		chosen += max(with, without)
	}
	return chosen
}

// connected returns the shapes among those left that hang together with the k-th.
func connected(meets *[maxShapes]uint64, left uint64, k int) uint64 {
	cluster, edge := uint64(0), uint64(1)<<k
	for edge != 0 {
		cluster |= edge
		next := uint64(0)
		for ; edge != 0; edge &= edge - 1 {
			next |= meets[bits.TrailingZeros64(edge)]
		}
		edge = next & left &^ cluster
	}
	return cluster
}
