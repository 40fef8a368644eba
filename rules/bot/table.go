package bot

import "math/bits"

// Bound says how a stored value relates to the true one.
type Bound uint8

const (
	Exact   Bound = iota // it is the value
	AtLeast              // the value is no lower
	AtMost               // the value is no higher
)

// Entry is what a search remembers of a position. Sixteen bytes.
type Entry struct {
	key                uint64
	Value              int32  // for the mover, wins counted from this position
	Move               uint16 // index of the best move in the position's own order
	Depth              int8   // actions looked ahead below this position
	generationAndBound uint8  // generation in the upper six bits, bound in the lower two
}

// The sizes of a table as powers of two: from 2^10 to 2^18 entries, which are 4 MiB and can be spared by a browser on
// a phone.
const (
	minBits = 10
	maxBits = 18
)

// Table remembers positions by key. Every slot holds two entries: one kept for its depth, one always replaced.
type Table struct {
	bits       int // the size when it is allocated, 0 for the largest
	entries    []Entry
	mask       uint64
	generation uint8
}

const generations = 64

// NewTable returns an empty table for a search of that many nodes.
func NewTable(nodes int64) Table {
	return Table{bits: min(max(bits.Len64(uint64(nodes)), minBits), maxBits)}
}

// Allocate makes room for the entries, once.
func (t *Table) Allocate() {
	if t.entries != nil {
		return
	}
	if t.bits == 0 {
		t.bits = maxBits
	}
	t.entries = make([]Entry, 1<<t.bits)
	t.mask = uint64(len(t.entries)-1) &^ 1
}

// Clear forgets everything.
func (t *Table) Clear() {
	t.Allocate()
	t.generation++
	if t.generation == generations {
		clear(t.entries)
		t.generation = 1
	}
}

// slot returns the first index of the pair for a key. The low bits of a key need not be good.
func (t *Table) slot(key uint64) uint64 { return (key * 0x9e3779b97f4a7c15 >> 20) & t.mask }

func (t *Table) Probe(key uint64) (Entry, bool) {
	s := t.slot(key)
	for _, e := range t.entries[s : s+2] {
		if e.key == key && e.generationAndBound>>2 == t.generation {
			return e, true
		}
	}
	return Entry{}, false
}

func (t *Table) Store(key uint64, value, depth, move int, b Bound) {
	e := Entry{key: key, Value: int32(value), Move: uint16(move), Depth: int8(depth), generationAndBound: t.generation<<2 | uint8(b)}
	pair := t.entries[t.slot(key):][:2]
	deep := &pair[0]
	if deep.key == key || deep.generationAndBound>>2 != t.generation || deep.Depth <= e.Depth {
		if deep.key != key && deep.generationAndBound>>2 == t.generation {
			pair[1] = *deep
		}
		*deep = e
		return
	}
	pair[1] = e
}

// Bound returns how the entry's value relates to the true one.
func (e Entry) Bound() Bound { return Bound(e.generationAndBound & 3) }

// ShiftDistance adds the actions since the root to a proven result when it leaves the table, and takes them off (with
// negative ply) when it enters: the table counts from the position, the search from the root.
func ShiftDistance(value, ply int) int {
	switch n, proven := Distance(value); {
	case !proven:
		return value
	case n > 0:
		return value - ply
	default:
		return value + ply
	}
}
