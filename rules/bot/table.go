package bot

import "math/bits"

// bound says how a stored value relates to the true one.
type bound uint8

const (
	exact   bound = iota // it is the value
	atLeast              // the value is no lower
	atMost               // the value is no higher
)

// entry is what a search remembers of a position. Sixteen bytes.
type entry struct {
	key    uint64
	value  int32  // for the mover, wins counted from this position
	move   uint16 // index of the best move in the position's own order
	depth  int8   // actions looked ahead below this position
	marked uint8  // generation in the upper six bits, bound in the lower two
}

// The sizes of a table as powers of two: from 2^10 to 2^18 entries, which are 4 MiB and can be spared by a browser on
// a phone.
const (
	fewestBits = 10
	mostBits   = 18
)

// table remembers positions by key. Every slot holds two entries: one kept for its depth, one always replaced.
type table struct {
	bits       int // the size when it is allocated, 0 for the largest
	entries    []entry
	mask       uint64
	generation uint8
}

const generations = 64

// tableFor returns an empty table for a search of that many nodes.
func tableFor(nodes int64) table {
	return table{bits: min(max(bits.Len64(uint64(nodes)), fewestBits), mostBits)}
}

// allocate makes room for the entries, once.
func (t *table) allocate() {
	if t.entries != nil {
		return
	}
	if t.bits == 0 {
		t.bits = mostBits
	}
	t.entries = make([]entry, 1<<t.bits)
	t.mask = uint64(len(t.entries)-1) &^ 1
}

// clear forgets everything.
func (t *table) clear() {
	t.allocate()
	t.generation++
	if t.generation == generations {
		clear(t.entries)
		t.generation = 1
	}
}

// slot returns the first index of the pair for a key. The low bits of a key need not be good.
func (t *table) slot(key uint64) uint64 {
	return (key * 0x9e3779b97f4a7c15 >> 20) & t.mask
}

func (t *table) find(key uint64) (entry, bool) {
	s := t.slot(key)
	for _, e := range t.entries[s : s+2] {
		if e.key == key && e.marked>>2 == t.generation {
			return e, true
		}
	}
	return entry{}, false
}

func (t *table) store(key uint64, value, depth, move int, b bound) {
	e := entry{key: key, value: int32(value), move: uint16(move), depth: int8(depth), marked: t.generation<<2 | uint8(b)}
	pair := t.entries[t.slot(key):][:2]
	deep := &pair[0]
	if deep.key == key || deep.marked>>2 != t.generation || deep.depth <= e.depth {
		if deep.key != key && deep.marked>>2 == t.generation {
			pair[1] = *deep
		}
		*deep = e
		return
	}
	pair[1] = e
}

// bound returns how the entry's value relates to the true one.
func (e entry) bound() bound { return bound(e.marked & 3) }

// shift adds the actions since the root to a proven result when it leaves the table, and takes them off (with
// negative ply) when it enters: the table counts from the position, the search from the root.
func shift(value, ply int) int {
	switch n, proven := Distance(value); {
	case !proven:
		return value
	case n > 0:
		return value - ply
	default:
		return value + ply
	}
}
