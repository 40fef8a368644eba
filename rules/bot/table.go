package bot

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

// tableBits is the size of a bot's table: 2^18 entries, 4 MiB, which a browser on a phone can spare.
const tableBits = 18

// table remembers positions by key. Every slot holds two entries: one kept for its depth, one always replaced.
type table struct {
	entries    []entry
	mask       uint64
	generation uint8
}

const generations = 64

// clear forgets everything. The memory is allocated by the first call and kept.
func (t *table) clear() {
	if t.entries == nil {
		t.entries = make([]entry, 1<<tableBits)
		t.mask = uint64(len(t.entries)-1) &^ 1
	}
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
