package solved

import "math/bits"

// What a tablebase stores of a position, and what its neighbours in the numbering tell about it.
const (
	symbolOpen = 0 // neither lost nor won at once
	symbolWon  = 1 // the lion can be taken, or a Try wins: seen from the position, not stored
	symbolGone = 2 // no move keeps the lion safe: seen from the position, not stored
	symbolLost = 3 // lost; the band of the distance is added
	symbolNone = 63
	maxBands   = symbolNone - symbolLost
)

// sureSymbol returns the symbol of a position that needs none stored, and what counting its moves told.
func sureSymbol(p *position) (symbol byte, s safety, sure bool) {
	if p.canCatch() {
		return symbolWon, s, true
	}
	switch s = (ruleSet{}).count(p); {
	case s.tries:
		return symbolWon, s, true
	case s.safe == 0:
		return symbolGone, s, true
	}
	return symbolOpen, s, false
}

// features is what a prediction about a position is built on.
type features struct {
	pairs     [maxPairs]uint16 // every two pieces, with where they stand
	pairCount int
	contexts  [contextCount]uint32 // hashes of other things to be seen
}

const (
	pairBits     = 14 // two pieces of seven bits each: side, kind and cell
	maxPairs     = 28 // of eight pieces
	contextCount = 8
)

// The seven bits of a piece on the board are its slot, of one in a reserve heldSlot and its kind; the other side's come
// after the mover's.
const (
	heldSlot  = slotCount
	sideSlots = 64
)

func (c *features) gatherPairs(p *position) {
	var standing [8]uint16
	n := 0
	for side := range 2 {
		for rest := p.pieces[side]; rest != 0; rest &= rest - 1 {
			standing[n&7] = uint16(bits.TrailingZeros64(uint64(rest)) + side*sideSlots)
			n++
		}
		for kind := range 3 {
			for held := p.held[side] >> (2 * kind) & 3; held > 0; held-- {
				standing[n&7] = uint16(heldSlot + kind + side*sideSlots)
				n++
			}
		}
	}
	c.pairCount = 0
	for second := range n {
		for first := range second {
			c.pairs[c.pairCount] = standing[second&7]<<(pairBits/2) | standing[first&7]
			c.pairCount++
		}
	}
}

// gatherContexts collects what is seen of the position with the rank, number k of those whose symbols are decoded in a
// row.
func (c *features) gatherContexts(x *index, rank uint32, p *position, s safety, symbols []byte, k int) {
	near := func(back int) uint64 {
		if k < back {
			return symbolNone
		}
		return uint64(symbols[k-back])
	}
	row, marked := x.strides(rank)
	n1, n2, n4, nm, nr := near(1), near(2), near(4), near(marked), near(row)

	own, foe := p.pieces[mover], p.pieces[other]
	ownCells, foeCells := own.all(), foe.all()
	ownAttacks, foeAttacks := p.attacks(mover), p.attacks(other)
	lion, prey := p.lion(mover), p.lion(other)
	around, aroundPrey := lookup.reach[mover][lion], lookup.reach[mover][prey]
	check := uint64(foeAttacks>>lion) & 1
	safe := uint64(min(s.safe, 15))
	way := uint64((around &^ ownCells &^ foeAttacks).len())
	preyWay := uint64((aroundPrey &^ foeCells &^ ownAttacks).len())
	lions := uint64(lion)<<4 | uint64(prey)
	hands := uint64(p.held[mover])<<6 | uint64(p.held[other])
	wealth := p.wealth()
	threats := p.threats(ownAttacks, foeAttacks)

	c.contexts = [contextCount]uint32{
		context(0, n1|n2<<6|near(3)<<12|n4<<18),
		context(1, nm|near(2*marked)<<6|nr<<12|n1<<18|n4<<24),
		context(2, nr|near(2*row)<<6|near(4*row)<<12|n1<<18|wealth<<24),
		context(3, wealth|lions<<20|check<<28|min(safe, 7)<<29),
		context(4, hands|check<<12|safe<<13|wealth<<20),
		context(5, lions|uint64(aroundPrey&ownAttacks)<<8|uint64(around&foeAttacks)<<20),
		context(6, safe|way<<4|preyWay<<8|check<<12|threats<<13),
		context(7, n1|nm<<6|nr<<12|preyWay<<18|way<<22|check<<26|threats<<27),
	}
}

// context hashes what is seen of one kind.
func context(kind int, seen uint64) uint32 {
	return uint32((seen + uint64(kind)<<58) * 0x9e3779b97f4a7c15 >> 32)
}

// strides reports how far apart in the numbering positions are that differ only in where a giraffe or elephant stands,
// and those that differ only in where a chick stands.
func (x *index) strides(rank uint32) (row, marked int) {
	e := numberOnBoard(&x.elephants, rank)
	rank = (rank - x.elephants[e].start) % x.elephants[e].each
	g := numberOnBoard(&x.giraffes[e], rank)
	each := x.giraffes[e][g].each
	rank = (rank - x.giraffes[e][g].start) % each
	if numberOnBoard(&x.chicks[e+g], rank) == 2 {
		return int(each), marks[2] * marks[2]
	}
	return int(each), marks[2] * int(x.holds[2][1])
}

// wealth says how many pieces of each kind are the mover's, and who has hens: 10 bits.
func (p *position) wealth() uint64 {
	own, foe := p.pieces[mover], p.pieces[other]
	count := func(side pieces, lane uint) uint64 { return uint64(cells(side >> (lane * laneWidth) & lionLane).len()) }
	held := uint64(p.held[mover])
	return count(own, 1) + held&3 |
		(count(own, 2)+held>>2&3)<<2 |
		(count(own, 3)+count(own, 4)+held>>4&3)<<4 |
		count(own, 4)<<6 | count(foe, 4)<<8
}

// threats says which kinds, lions apart, stand attacked on either side, how many pieces do, and how many of the other
// side's are not covered.
func (p *position) threats(ownAttacks, foeAttacks cells) uint64 {
	var seen uint64
	for lane := uint(1); lane < slotCount/laneWidth; lane++ {
		seen = seen << 2
		if cells(p.pieces[other]>>(lane*laneWidth))&allCells&ownAttacks != 0 {
			seen |= 1
		}
		if cells(p.pieces[mover]>>(lane*laneWidth))&allCells&foeAttacks != 0 {
			seen |= 2
		}
	}
	own, foe := p.pieces[mover].all(), p.pieces[other].all()
	return seen | uint64((own&foeAttacks).len())<<8 | uint64((foe&ownAttacks).len())<<11 |
		uint64((foe&ownAttacks&^foeAttacks).len())<<14
}
