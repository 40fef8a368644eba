package honshu

import "math/bits"

// maxShapes bounds the lines or blocks on a map. Even with the cards that show most, fields are at most 38 and forests
// at most 18, each of which begins one block, or two lines.
const maxShapes = 64

// shape is a set of cells, the first of which is the least; unused places repeat it.
type shape [4]Cell

// shapes are candidates for lines or blocks.
type shapes struct {
	list [maxShapes]shape
	n    int
}

func (l *shapes) add(cells shape) {
	l.list[l.n] = cells
	l.n++
}

// lines lists the straight lines of three forests.
func (t *tally) lines(l *shapes) {
	for y := t.top; y <= t.bottom; y++ {
		r := t.forest[y]
		for across := r & (r >> 1) & (r >> 2); across != 0; across &= across - 1 {
			at := Cell(y<<gridBits | bits.TrailingZeros64(across))
			l.add(shape{at, at + 1, at + 2, at})
		}
		if y+2 > t.bottom {
			continue
		}
		for down := r & t.forest[y+1] & t.forest[y+2]; down != 0; down &= down - 1 {
			at := Cell(y<<gridBits | bits.TrailingZeros64(down))
			l.add(shape{at, at + gridSize, at + 2*gridSize, at})
		}
	}
}

// blocks lists the blocks of 2x2 fields.
func (t *tally) blocks(l *shapes) {
	for y := t.top; y < t.bottom; y++ {
		r := t.field[y] & t.field[y+1]
		for r &= r >> 1; r != 0; r &= r - 1 {
			at := Cell(y<<gridBits | bits.TrailingZeros64(r))
			l.add(shape{at, at + 1, at + gridSize, at + gridSize + 1})
		}
	}
}

// disjoint chooses as many of the shapes as possible so that no two share a square, as bits. The search is exact.
func (l *shapes) disjoint() uint64 {
	var meets [maxShapes]uint64 // the other shapes that share a square with the k-th
	all := uint64(0)
	for k := range l.n {
		all |= 1 << k
		for j := range k {
			if l.list[k].touches(l.list[j]) {
				meets[k] |= 1 << j
				meets[j] |= 1 << k
			}
		}
	}
	return independent(&meets, all)
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

// independent chooses the most of the shapes left of which no two meet. A shape that meets at most one other may always
// be chosen; else the one that meets most is tried with and without, one cluster at a time.
func independent(meets *[maxShapes]uint64, left uint64) (chosen uint64) {
	for left != 0 {
		k, most := pick(meets, left)
		if most <= 1 {
			chosen |= 1 << k
			left &^= meets[k] | 1<<k
			continue
		}
		cluster := connectedShapes(meets, left, k)
		left &^= cluster
		with := 1<<k | independent(meets, cluster&^meets[k]&^(1<<k))
		without := independent(meets, cluster&^(1<<k))
		if bits.OnesCount64(without) > bits.OnesCount64(with) {
			with = without
		}
		chosen |= with
	}
	return chosen
}

// pick returns a shape that meets at most one of those left, or else the one that meets most, and how many it meets.
func pick(meets *[maxShapes]uint64, left uint64) (k, most int) {
	most = -1
	for set := left; set != 0; set &= set - 1 {
		j := bits.TrailingZeros64(set)
		n := bits.OnesCount64(meets[j] & left)
		if n <= 1 {
			return j, n
		}
		if n > most {
			k, most = j, n
		}
	}
	return k, most
}

// connectedShapes returns the shapes among those left that hang together with the k-th.
func connectedShapes(meets *[maxShapes]uint64, left uint64, k int) uint64 {
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
