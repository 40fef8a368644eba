package solved

import (
	"fmt"
	"math/bits"

	"engawa/rules/yokai"
)

// Census counts the positions that can be reached from a start. A position is turned so that the side to move plays
// upward, and mirror images are one. It is final when the mover can take the lion, which wins; or else when the other
// lion stands on the mover's home row, or the mover has no move, which loses. The rest is open, and only from open
// positions play goes on. Repetition is left aside: what is neither won nor lost is drawn.
type Census struct {
	Positions   int
	FinalWins   int
	FinalLosses int
	Stalemates  int // those of the FinalLosses in which no lion stands on the mover's home row

	OpenWins, OpenDraws, OpenLosses int

	NewByPly []int // positions met first after 0, 1, 2, ... moves
	ByPlies  []int // decided positions by the number of moves to the end, FinalWins and FinalLosses included
	ByMoves  []int // open positions by the number of legal moves

	Edges                          int // legal moves of all open positions; two that make mirror images count as two
	WinEdges, DrawEdges, LossEdges int // the same by the value of the position they lead from
	OneWinningMove, OneFastestMove int // open wins with exactly one winning move, with exactly one quickest

	table *Table
	open  []uint64 // the set of open positions, by number

	// While the census is taken:
	met   []uint64 // the set of all positions met, by number
	fresh int      // of them, those met in the layer at hand
	fan   fan      // of the position at hand
}

// Census enumerates the positions reached from the start, which must be open and of the table's material. On the way it
// compares the value of every open position with the values of all positions that its moves make, and gives an error if
// they do not fit.
func (t *Table) Census(start yokai.Board) (*Census, error) {
	counted, err := censusOf([]*Table{t}, []yokai.Board{start})
	if err != nil {
		return nil, err
	}
	return counted[0], nil
}

// censusOf makes the censuses of tables of one material, each with the start in its rule set, in one walk. It needs
// about 190 MB for the first table of full material and 110 MB for each more.
func censusOf(tables []*Table, starts []yokai.Board) ([]*Census, error) {
	x := tables[0].index
	w := &walk{index: x, at: unranker{index: x}, next: bitset(openBlocks * x.size)}
	for k, t := range tables {
		p := positionOf(starts[k])
		if _, inside := t.inside(starts[k]); !inside || p.canCatch() || starts[k].Count() == 0 {
			return nil, fmt.Errorf("solved: %s is no open position of the table for %s and two lions", starts[k], t.index.material)
		}
		w.counted = append(w.counted, &Census{
			ByPlies: make([]int, undecided), ByMoves: make([]int, yokai.MaxMoves),
			table: t, open: bitset(openBlocks * x.size), met: bitset(blockCount * x.size),
		})
	}
	p := positionOf(starts[0])
	w.meet(&p, false)
	for layer := bitset(openBlocks * x.size); w.countLayer() && w.wrong == nil; {
		layer, w.next = w.next, layer
		w.followAll(layer)
	}
	for _, c := range w.counted {
		c.ByPlies, c.ByMoves = trimmed(c.ByPlies), trimmed(c.ByMoves)
		c.met = nil
	}
	return w.counted, w.wrong
}

// bitset returns an empty set of numbers below n.
func bitset(n uint32) []uint64 { return make([]uint64, (n+63)/64) }

// add adds a number to the set, and tells whether it was missing.
func add(set []uint64, number uint32) bool {
	word, bit := &set[number/64], uint64(1)<<(number%64)
	missing := *word&bit == 0
	*word |= bit
	return missing
}

// trimmed cuts the zeros at the end.
func trimmed(counts []int) []int {
	for len(counts) > 0 && counts[len(counts)-1] == 0 {
		counts = counts[:len(counts)-1]
	}
	return counts
}

// walk is a breadth-first walk through the positions, by several rule sets at once: what only one of them allows leads
// to final positions, and so play goes on from the same positions in all.
type walk struct {
	index   *index
	counted []*Census // by rule set
	at      unranker
	next    []uint64 // the positions of the next layer in which no lion can be taken nor has arrived, by number
	buffer  [yokai.MaxMoves]position
	wrong   error
}

// countLayer counts the positions that were met in a layer, and tells whether there are any.
func (w *walk) countLayer() bool {
	found := false
	for _, c := range w.counted {
		if c.fresh > 0 {
			found = true
			c.NewByPly = append(c.NewByPly, c.fresh)
			c.Positions += c.fresh
			c.fresh = 0
		}
	}
	return found
}

// followAll follows the moves of every position of a layer, and empties it.
func (w *walk) followAll(layer []uint64) {
	for word, set := range layer {
		for ; set != 0; set &= set - 1 {
			w.follow(uint32(word*64 + bits.TrailingZeros64(set)))
		}
		layer[word] = 0
	}
}

// follow meets what the moves of a position make, and counts it as open if there is any.
func (w *walk) follow(number uint32) {
	p := w.at.position(number)
	next, exposed := p.successors(w.buffer[:0])
	for _, c := range w.counted {
		c.fan = fan{}
	}
	for k := range next {
		w.meet(&next[k], k < exposed)
	}
	for _, c := range w.counted {
		if err := c.count(number); err != nil {
			w.wrong = err
		}
	}
}

// meet adds the value of a position to the fan of the one it was made from. A position that has not been met is counted
// if it is final, else left to the next layer. Exposed says that the lion has stepped onto an attacked cell.
func (w *walk) meet(p *position, exposed bool) {
	number := w.index.canonical(p)
	caught, arrived := p.canCatch(), homeRow>>p.lion(other)&1 != 0
	for _, c := range w.counted {
		if exposed && c.table.rules.lionKeepsOff {
			continue
		}
		missing := add(c.met, number)
		if missing {
			c.fresh++
		}
		switch {
		case caught:
			c.fan.add(1)
			if missing {
				c.FinalWins++
				c.ByPlies[1]++
			}
		case arrived:
			c.fan.add(0)
			if missing {
				c.FinalLosses++
				c.ByPlies[0]++
			}
		default:
			c.fan.add(c.table.values[number])
			if missing {
				add(w.next, number)
			}
		}
	}
}

// count counts a position by its value and what its fan has gathered, which must agree.
func (c *Census) count(number uint32) error {
	value, moves := c.table.values[number], c.fan.moves
	if value < undecided {
		c.ByPlies[value]++
	}
	if moves == 0 {
		c.FinalLosses++
		c.Stalemates++
	} else {
		add(c.open, number)
		c.ByMoves[moves]++
		c.Edges += moves
		switch {
		case value >= undecided:
			c.OpenDraws++
			c.DrawEdges += moves
		case value&1 == 0:
			c.OpenLosses++
			c.LossEdges += moves
		default:
			c.OpenWins++
			c.WinEdges += moves
			if c.fan.winning == 1 {
				c.OneWinningMove++
			}
			if c.fan.fastest == 1 {
				c.OneFastestMove++
			}
		}
	}
	if got := c.fan.value(); got != value && (got < undecided || value < undecided) {
		return fmt.Errorf("solved: position %d has the value %d, its moves give %d", number, value, got)
	}
	return nil
}

// fan gathers the values of the positions that the moves of one position make.
type fan struct {
	moves            int
	winning, fastest int  // moves that win; those of them that win soonest
	soonest          byte // moves that the loser lasts, after a fastest move
	longest          byte // moves to the other side's win, after the move that lasts longest
	drawing          bool
}

// add takes the byte of a position after a move.
func (f *fan) add(value byte) {
	f.moves++
	switch {
	case value >= undecided:
		f.drawing = true
	case value&1 == 1:
		f.longest = max(f.longest, value)
	case f.winning == 0 || value < f.soonest:
		f.winning++
		f.soonest, f.fastest = value, 1
	default:
		f.winning++
		if value == f.soonest {
			f.fastest++
		}
	}
}

// value returns the byte that follows for the position before the moves.
func (f *fan) value() byte {
	switch {
	case f.winning > 0:
		return f.soonest + 1
	case f.drawing:
		return undecided
	case f.longest > 0:
		return f.longest + 1
	}
	return 0
}
