package solved

import (
	"math/bits"

	"engawa/rules/yokai"
)

// predecessors appends the numbers of the positions from which a safe move leads to this one, each as often as such
// moves lead from it. Positions in which the lion can be taken are left out: their value needs no look at their moves.
// Numbers are of the first blocks, where mirror images are one except with both lions in the middle.
func (x *index) predecessors(p *position, dst []uint32) []uint32 {
	// The side that has moved is the mover of the predecessors: turned, it plays upward.
	u := unmover{index: x, dst: dst, position: p.turned(), twins: lionPairs.twins[lionPairs.block[p.lion(mover)][p.lion(other)]]}
	if lionPairs.mirrored(&u.position) {
		u.position = u.position.mirrored()
	}
	u.all()
	return u.dst
}

// unmover takes back the last move of the mover.
type unmover struct {
	position
	index *index
	dst   []uint32
	twins bool // both lions stand in the middle, and mirror images have numbers of their own

	// How positions with the lions at hand are numbered.
	base   uint32 // the first number of their block
	images images
}

// images reports which of a position's mirror images are meant when it is found.
type images uint8

const (
	asItIs   images = iota
	mirrored        // the mirror image has the number
	both            // both have numbers, and what leads to the one leads to the other
)

func (u *unmover) all() {
	foe := u.lion(other)
	// What attacks the other lion now and has not just moved attacked it before: that lion could be taken.
	pieces := u.pieces[mover]
	if attackers := u.attackers(mover, foe); attackers != 0 {
		if attackers&(attackers-1) != 0 {
			return
		}
		pieces = attackers
	}
	empty := u.empty()
	u.base = uint32(lionPairs.block[u.lion(mover)][foe]) * u.index.size
	for rest := pieces &^ lionLane; rest != 0; rest &= rest - 1 {
		u.unmove(uint(bits.TrailingZeros64(uint64(rest)))&63, empty, foe)
	}
	if lion := pieces & lionLane; lion != 0 {
		u.unmoveLion(cells(lion), empty, foe)
	}
}

// unmove takes back the drop and all steps of a piece other than the lion.
func (u *unmover) unmove(slot uint, empty cells, foe int) {
	before := u.position
	before.pieces[mover] ^= 1 << slot
	lane, to := slot/laneWidth, slot%laneWidth
	if lane != uint(yokai.Hen-yokai.Lion) {
		dropped := before
		dropped.held[mover] += lookup.gain[slot]
		u.add(&dropped)
	}
	u.steps(before, lane, lookup.origins[slot]&empty, to, foe)
	if lane == uint(yokai.Hen-yokai.Lion) && farRow>>to&1 != 0 {
		u.steps(before, lane-1, lookup.reach[other][slot-laneWidth]&empty, to, foe)
	}
}

// steps adds the positions in which the piece stands on one of the origins in the lane and has not yet gone to the
// cell. Origins from which it attacks the other lion are left out.
func (u *unmover) steps(before position, lane uint, origins cells, to uint, foe int) {
	origins &^= cells(lookup.strikers[mover][foe&15]>>(lane*laneWidth)) & allCells
	for ; origins != 0; origins &= origins - 1 {
		p := before
		p.pieces[mover] |= 1 << (lane*laneWidth + uint(origins.first()))
		u.addTakes(&p, to)
	}
}

// unmoveLion takes back the steps of the lion. It has not arrived on its far row, which would have won.
func (u *unmover) unmoveLion(lion, empty cells, foe int) {
	to := uint(lion.first())
	origins := lookup.reach[mover][to] & empty &^ farRow &^ lookup.reach[mover][foe]
	for ; origins != 0; origins &= origins - 1 {
		from := origins.first()
		switch block := lionPairs.block[from][foe]; {
		case block < 0 && u.twins:
			continue // found from the mirror image of this position, which has a number of its own
		case block < 0:
			u.images = mirrored
			u.base = uint32(lionPairs.block[mirrorCell(from)][mirrorCell(foe)]) * u.index.size
		case lionPairs.twins[block] && !u.twins:
			u.images = both
			u.base = uint32(block) * u.index.size
		default:
			u.images = asItIs
			u.base = uint32(block) * u.index.size
		}
		p := u.position
		p.pieces[mover] ^= pieces(lion) | 1<<from
		u.addTakes(&p, to)
	}
}

// addTakes adds the position, from which a piece of the mover is about to go to an empty cell, and those in which it
// takes a piece of its reserve there.
func (u *unmover) addTakes(p *position, to uint) {
	u.add(p)
	for kind := yokai.Elephant; kind <= yokai.Chick; kind++ {
		if p.held[mover].count(kind) == 0 {
			continue
		}
		before := *p
		before.held[mover] -= handOf(kind)
		before.pieces[other] |= pieceAt(kind, int(to))
		u.add(&before)
		if kind == yokai.Chick {
			before.pieces[other] ^= pieceAt(yokai.Chick, int(to)) | pieceAt(yokai.Hen, int(to))
			u.add(&before)
		}
	}
}

func (u *unmover) add(p *position) {
	if u.images != mirrored {
		u.dst = append(u.dst, u.base+u.index.rank(p))
	}
	if u.images != asItIs {
		image := p.mirrored()
		u.dst = append(u.dst, u.base+u.index.rank(&image))
	}
}
