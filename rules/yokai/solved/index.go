package solved

import (
	"fmt"

	"engawa/rules/yokai"
)

// Material is how many pieces of each kind take part, both sides, board and reserves together; hens count as chicks.
// Each number is 0, 1 or 2. The two lions are always there.
type Material struct{ Elephants, Giraffes, Chicks int }

// Full returns the material of the usual start: eight pieces.
func Full() Material { return Material{2, 2, 2} }

// MaterialOf returns the material of a Board.
func MaterialOf(b yokai.Board) Material {
	var n [yokai.Hen + 1]int
	for cell := range cellCount {
		n[b.At(cell).Kind()]++
	}
	for _, kind := range yokai.ReserveKinds() {
		n[kind] += b.Reserve(yokai.White, kind) + b.Reserve(yokai.Black, kind)
	}
	return Material{n[yokai.Elephant], n[yokai.Giraffe], n[yokai.Chick] + n[yokai.Hen]}
}

// String returns the material as letters, as "EEGGCC".
func (m Material) String() string {
	text := ""
	for k, n := range m.counts() {
		for range n {
			text += yokai.ReserveKinds()[k].Letter()
		}
	}
	return text
}

func (m Material) counts() [3]int { return [3]int{m.Elephants, m.Giraffes, m.Chicks} }

// index numbers the positions of a material without gaps: lions first, which give the block, then how the rest is
// spread over the ten free cells and the two reserves, which gives the rank in the block.
//
// Elephants are laid first, then giraffes, then chicks and hens, each kind on the cells that are still free. How a kind
// is laid is called its layout: how many of it are on the board (0 to 2), on which of the free cells, whose they are,
// whether a chick is turned over, and how many of the rest the mover holds.
type index struct {
	material Material
	size     uint32 // ranks in a block

	layouts [3][3][]layout // by kind and number on the board
	holds   [3][3]uint32   // by kind and number on the board: ways to divide the rest among the reserves
	// Where layouts with so many on the board begin, and how many ranks each of them spans.
	elephants [3]span
	giraffes  [3][3]span // by elephants on the board
	chicks    [8][3]span // by elephants and giraffes on the board
}

type span struct{ start, each uint32 }

// layout is how a kind is laid: the ordinals of the free cells it stands on, in ascending order, and whose it is.
type layout struct {
	at   [2]uint8
	mark [2]uint8 // bit 0: the mover's; bit 1: turned over
	held uint8    // in the mover's reserve
	rest uint8    // in the other's reserve
}

const freeCells = cellCount - 2

// marks is the number of marks a piece of the kind can bear.
var marks = [3]int{2, 2, 4}

func newIndex(m Material) (*index, error) {
	x := &index{material: m}
	for kind, total := range m.counts() {
		if total < 0 || total > 2 {
			return nil, fmt.Errorf("solved: the material has %d of the %s; expected 0 to 2", total, yokai.ReserveKinds()[kind])
		}
		for k := range total + 1 {
			x.holds[kind][k] = uint32(total - k + 1)
			x.layouts[kind][k] = layoutsOf(kind, k, total-k)
		}
	}
	for e := range 3 {
		for g := range 3 {
			start := uint32(0)
			for c := range 3 {
				x.chicks[e+g][c] = span{start, 1}
				start += x.ways(2, c, freeCells-e-g)
			}
			x.giraffes[e][g].each = start
		}
		start := uint32(0)
		for g := range 3 {
			x.giraffes[e][g].start = start
			start += x.ways(1, g, freeCells-e) * x.giraffes[e][g].each
		}
		x.elephants[e].each = start
	}
	for e := range 3 {
		x.elephants[e].start = x.size
		x.size += x.ways(0, e, freeCells) * x.elephants[e].each
	}
	return x, nil
}

// ways returns how many layouts of a kind have k on a board with so many free cells.
func (x *index) ways(kind, k, free int) uint32 {
	n := uint32(len(x.layouts[kind][k])) // of ten free cells
	switch k {
	case 1:
		n = n / freeCells * uint32(free)
	case 2:
		n = n / pairs(freeCells) * pairs(free)
	}
	return n
}

// pairs returns the number of pairs among n things.
func pairs(n int) uint32 { return uint32(n * (n - 1) / 2) }

// layoutsOf lists the layouts with k on a board of ten free cells and rest in the reserves. The number of a layout does
// not depend on how many cells are free, so that fewer free cells mean a shorter list.
func layoutsOf(kind, k, rest int) []layout {
	var list []layout
	add := func(l layout) {
		for held := range rest + 1 {
			l.held, l.rest = uint8(held), uint8(rest-held)
			list = append(list, l)
		}
	}
	switch k {
	case 0:
		add(layout{})
	case 1:
		for a := range freeCells {
			for m := range marks[kind] {
				add(layout{at: [2]uint8{uint8(a)}, mark: [2]uint8{uint8(m)}})
			}
		}
	case 2:
		for b := range freeCells {
			for a := range b {
				for m := range marks[kind] * marks[kind] {
					add(layout{
						at:   [2]uint8{uint8(a), uint8(b)},
						mark: [2]uint8{uint8(m / marks[kind]), uint8(m % marks[kind])},
					})
				}
			}
		}
	}
	return list
}

// rank returns the number of the position in its block.
func (x *index) rank(p *position) uint32 {
	own, all := p.pieces[mover], p.pieces[mover]|p.pieces[other]
	free := allCells &^ cells(all&lionLane)

	set := all.of(yokai.Elephant)
	e, at := place(set, free, own.of(yokai.Elephant), 0, 1)
	n := x.elephants[e].start + (at*x.holds[0][e]+uint32(p.held[mover])&3)*x.elephants[e].each

	free &^= set
	set = all.of(yokai.Giraffe)
	g, at := place(set, free, own.of(yokai.Giraffe), 0, 1)
	n += x.giraffes[e][g].start + (at*x.holds[1][g]+uint32(p.held[mover])>>2&3)*x.giraffes[e][g].each

	free &^= set
	hens := all.of(yokai.Hen)
	c, at := place(all.of(yokai.Chick)|hens, free, own.of(yokai.Chick)|own.of(yokai.Hen), hens, 2)
	return n + x.chicks[(e+g)&7][c].start + at*x.holds[2][c] + uint32(p.held[mover])>>4&3
}

// number returns the number of the position: that of its mirror image if only that has one. The mover's lion must not
// stand on its far row.
func (x *index) number(p *position) uint32 {
	q := *p
	if lionPairs.mirrored(&q) {
		q = q.mirrored()
	}
	return uint32(lionPairs.block[q.lion(mover)][q.lion(other)])*x.size + x.rank(&q)
}

// place numbers where the pieces of a set stand among the free cells, and whether each is the mover's; in a width of
// two bits a piece, whether it is a hen too. It returns how many they are, at most 2.
func place(set, free, own, hens cells, width uint32) (k, at uint32) {
	if set == 0 {
		return 0, 0
	}
	second := set & (set - 1)
	first := set ^ second
	a := uint32((free & (first - 1)).len())
	m := bit(own&first) | bit(hens&first)<<1
	if second == 0 {
		return 1, a<<width + m
	}
	b := uint32((free & (second - 1)).len())
	return 2, (b*(b-1)/2+a)<<(2*width) + m<<width + bit(own&second) | bit(hens&second)<<1
}

// bit returns 1 unless the set is empty.
func bit(c cells) uint32 {
	if c != 0 {
		return 1
	}
	return 0
}

// unranker finds the position of a number, quickly if the one before it had the same lions, elephants and giraffes.
type unranker struct {
	index    *index
	from, to uint32   // numbers of the positions with these
	shared   position // what they have in common, chicks in nobody's hands
	free     cells
	spans    *[3]span // of the chicks
}

// position returns the position with the number.
func (u *unranker) position(number uint32) position {
	if number-u.from >= u.to-u.from {
		u.moveTo(number)
	}
	p, rank := u.shared, number-u.from
	c := numberOnBoard(u.spans, rank)
	p.lay(2, c, &u.index.layouts[2][c][rank-u.spans[c].start], u.free)
	return p
}

func (u *unranker) moveTo(number uint32) {
	x := u.index
	lions := lionPairs.cells[number/x.size]
	rank := number % x.size
	p, free := position{}, allCells&^(1<<lions[mover]|1<<lions[other])
	p.pieces[mover], p.pieces[other] = 1<<lions[mover], 1<<lions[other]

	e := numberOnBoard(&x.elephants, rank)
	rank -= x.elephants[e].start
	at, rank := rank/x.elephants[e].each, rank%x.elephants[e].each
	free = p.lay(0, e, &x.layouts[0][e][at], free)

	g := numberOnBoard(&x.giraffes[e], rank)
	rank -= x.giraffes[e][g].start
	at, rank = rank/x.giraffes[e][g].each, rank%x.giraffes[e][g].each
	free = p.lay(1, g, &x.layouts[1][g][at], free)

	u.from = number - rank
	u.to = u.from + x.giraffes[e][g].each
	u.shared, u.free, u.spans = p, free, &x.chicks[e+g]
}

func numberOnBoard(spans *[3]span, rank uint32) int {
	switch {
	case rank < spans[1].start:
		return 0
	case rank < spans[2].start:
		return 1
	}
	return 2
}

// lay puts the pieces of a layout on the free cells and into the reserves, and returns the cells that are left.
func (p *position) lay(kind, k int, l *layout, free cells) cells {
	p.held[mover] |= hand(l.held) << (2 * kind)
	p.held[other] |= hand(l.rest) << (2 * kind)
	left := free
	for i := range k {
		cell := lookup.nth[free][l.at[i]&15%cellCount]
		lane := uint(kind+1) + uint(l.mark[i]>>1) // a chick that is turned over is in the hens' lane
		p.pieces[^l.mark[i]&1] |= 1 << (lane*laneWidth + uint(cell))
		left &^= 1 << cell
	}
	return left
}
