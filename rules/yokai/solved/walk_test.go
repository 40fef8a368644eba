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
}

// Census enumerates the positions reached from the start, which must be open and of the table's material. On the way it
// compares the value of every open position with the values of all positions that its moves make, and gives an error if
// they do not fit. It needs about 280 MB with full material while it works, and keeps 31 MB.
func (t *Table) Census(start yokai.Board) (*Census, error) {
	p := positionOf(start)
	if _, inside := t.inside(start); !inside || p.canCatch() || start.Count() == 0 {
		return nil, fmt.Errorf("solved: %s is no open position of the table for %s and two lions", start, t.index.material)
	}
	words := (blockCount*int(t.index.size) + 63) / 64
	w := &walk{
		Census: &Census{
			ByPlies: make([]int, undecided), ByMoves: make([]int, yokai.MostMoves),
			table: t, open: make([]uint64, (len(t.values)+63)/64),
		},
		rules: t.rules,
		met:   make([]uint64, words),
		next:  make([]uint64, words),
	}
	w.meet(t.index.canonical(&p))
	for layer := make([]uint64, words); w.fresh > 0 && w.wrong == nil; {
		w.NewByPly = append(w.NewByPly, w.fresh)
		w.Positions += w.fresh
		w.fresh = 0
		layer, w.next = w.next, layer
		w.visitAll(layer)
	}
	w.ByPlies, w.ByMoves = trimmed(w.ByPlies), trimmed(w.ByMoves)
	return w.Census, w.wrong
}

// trimmed cuts the zeros at the end.
func trimmed(counts []int) []int {
	for len(counts) > 0 && counts[len(counts)-1] == 0 {
		counts = counts[:len(counts)-1]
	}
	return counts
}

// walk is a breadth-first walk through the positions.
type walk struct {
	*Census
	rules     ruleSet
	met, next []uint64 // sets of positions by number: all; those of the next layer
	fresh     int      // size of next
	buffer    [yokai.MostMoves]position
	wrong     error
}

// meet notes the position for the next layer unless it has been met.
func (w *walk) meet(at uint32) {
	word, bit := at/64, uint64(1)<<(at%64)
	if w.met[word]&bit == 0 {
		w.met[word] |= bit
		w.next[word] |= bit
		w.fresh++
	}
}

// visitAll visits every position of a layer and empties it.
func (w *walk) visitAll(layer []uint64) {
	for word, set := range layer {
		for ; set != 0; set &= set - 1 {
			w.visit(uint32(word*64 + bits.TrailingZeros64(set)))
		}
		layer[word] = 0
	}
}

// visit counts a position, and follows its moves if it is open.
func (w *walk) visit(at uint32) {
	p := w.table.index.unrank(at%w.table.index.size, lionPairs.cells[at/w.table.index.size])
	switch {
	case p.canCatch():
		w.FinalWins++
		w.ByPlies[1]++
	case homeRow>>p.lion(other)&1 != 0:
		w.FinalLosses++
		w.ByPlies[0]++
	default:
		w.follow(at, &p)
	}
}

// follow visits what the moves of a position make, and counts it as open if there is any.
func (w *walk) follow(at uint32, p *position) {
	var f fan
	next := w.rules.successors(p, w.buffer[:0])
	for k := range next {
		number := w.table.index.canonical(&next[k])
		w.meet(number)
		f.add(w.table.value(number, &next[k]))
	}
	value := w.table.values[at]
	if f.value() != value && (f.value() < undecided || value < undecided) {
		w.wrong = fmt.Errorf("solved: position %d has the value %d, its moves give %d", at, value, f.value())
	}
	if value < undecided {
		w.ByPlies[value]++
	}
	if len(next) == 0 {
		w.FinalLosses++
		w.Stalemates++
		return
	}
	w.open[at/64] |= 1 << (at % 64)
	w.ByMoves[len(next)]++
	w.Edges += len(next)
	switch {
	case value >= undecided:
		w.OpenDraws++
		w.DrawEdges += len(next)
	case value&1 == 0:
		w.OpenLosses++
		w.LossEdges += len(next)
	default:
		w.OpenWins++
		w.WinEdges += len(next)
		if f.winning == 1 {
			w.OneWinningMove++
		}
		if f.fastest == 1 {
			w.OneFastestMove++
		}
	}
}

// fan gathers the values of the positions that the moves of one position make.
type fan struct {
	winning, fastest int  // moves that win; those of them that win soonest
	soonest          byte // moves that the loser lasts, after a fastest move
	longest          byte // moves to the other side's win, after the move that lasts longest
	drawing          bool
}

// add takes the byte of a position after a move.
func (f *fan) add(value byte) {
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
