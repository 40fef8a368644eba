package yokai

import (
	"math/bits"

	"engawa/rules"
)

// MostMoves is a bound on the number of legal moves of any position, for buffers. The largest known number is 38:
// two lions and the whole rest in one reserve.
const MostMoves = 64

// Moves appends the legal moves in ascending order and returns the extended slice. It adds nothing once a move has
// ended the game, and allocates only if dst is too small.
func (b Board) Moves(dst []rules.Action) []rules.Action {
	if b.Ending() != NoEnding {
		return dst
	}
	far := FarRow(b.side)
	for rest := b.own.all(); rest != 0; rest &= rest - 1 {
		from := bits.TrailingZeros16(uint16(rest))
		kind := b.own.at(from)
		for to := b.targets(kind, from); to != 0; to &= to - 1 {
			cell := bits.TrailingZeros16(uint16(to))
			dst = append(dst, MoveAction(from, cell, kind == Chick && far.Has(cell)))
		}
	}
	empty := b.empty()
	for _, kind := range reserveKinds {
		if b.ownHand.count(kind) == 0 {
			continue
		}
		for rest := empty; rest != 0; rest &= rest - 1 {
			dst = append(dst, DropAction(kind, bits.TrailingZeros16(uint16(rest))))
		}
	}
	return dst
}

// empty returns the cells without a piece.
func (b Board) empty() Cells { return allCells &^ (b.own | b.foe).all() }

// targets returns the cells to which the side's piece of that kind may move from the cell.
func (b Board) targets(kind Kind, from int) Cells {
	set := look.reach[b.side&1][kind&7][from&15] &^ b.own.all()
	if kind == Lion {
		set &^= b.lionTaboo()
	}
	return set
}

// lionTaboo returns the cells that the lion of the side to move must keep off: those attacked, in dobutsu.
func (b Board) lionTaboo() Cells {
	if b.flags&flagDobutsu == 0 {
		return 0
	}
	return attacks(b.foe, b.side.Other())
}

// Count returns the number of legal moves without listing them; 0 once a move has ended the game.
//
// The cells that the pieces point at lie side by side in two words, four pieces to a word, so that two counts of bits
// are enough for the board. A kind in the reserve can go to every empty cell.
func (b Board) Count() int {
	if b.flags>>endShift != 0 {
		return 0
	}
	const everyQuarter = 1 | 1<<16 | 1<<32 | 1<<48
	own := b.own.all()
	targets := uint64(allCells&^own) * everyQuarter
	straight := uint64(look.elephant[b.own.of(Elephant)]) | uint64(look.giraffe[b.own.of(Giraffe)])<<32
	lion := look.lion[b.own.of(Lion)] &^ b.lionTaboo()
	mixed := uint64(lion) | uint64(chickAttacks(b.own, b.side))<<16 | uint64(look.hen[b.side&1][b.own.of(Hen)])<<32
	drops := int(look.kinds[b.ownHand&63]) * b.empty().Len()
	return bits.OnesCount64(straight&targets) + bits.OnesCount64(mixed&targets) + drops
}

// Play returns the position after a legal move of the side to move. What it returns for other actions is undefined.
func (b Board) Play(a rules.Action) Board {
	from, to := uint(a>>actionFrom&31), uint(a>>actionTo&15)
	if from >= fromReserve {
		return b.answered(b.drop(Elephant+Kind(from-fromReserve), to))
	}
	kind := b.own.at(int(from))
	if kind == Lion {
		return b.answered(b.moveLion(from, to))
	}
	landing := kind
	if a&1 != 0 {
		landing = Hen
	}
	return b.answered(b.move(pieceBit(kind, int(from))|pieceBit(landing, int(to)), to))
}

// drop returns the position after dropping a piece, waiting Tries left aside.
func (b Board) drop(kind Kind, to uint) Board {
	return Board{
		own: b.foe, foe: b.own | pieceBit(kind, int(to)),
		ownHand: b.foeHand, foeHand: b.ownHand - one(kind),
		side: b.side ^ 1, flags: b.flags & variantBits,
	}
}

// move returns the position after a piece has gone to the cell, waiting Tries left aside. Changed holds its bits
// where it leaves and where it lands.
func (b Board) move(changed lanes, to uint) Board {
	taken := b.foe & (everyLane << (to & 15))
	next := Board{
		own: b.foe ^ taken, foe: b.own ^ changed,
		ownHand: b.foeHand, foeHand: b.ownHand + look.gain[bits.TrailingZeros64(uint64(taken))&127],
		side: b.side ^ 1, flags: b.flags & variantBits,
	}
	if taken&lanes(allCells) != 0 {
		next.flags |= flags(Catch) << endShift
	}
	return next
}

// moveLion is move for a lion, which may make a Try.
func (b Board) moveLion(from, to uint) Board {
	next := b.move(pieceBit(Lion, int(from))|pieceBit(Lion, int(to)), to)
	if !FarRow(b.side).Has(int(to)) || next.flags>>endShift != 0 {
		return next
	}
	if !attacks(next.own, next.side).Has(int(to)) {
		next.flags |= flags(Try) << endShift
	} else if next.flags&flagStrict == 0 {
		next.flags |= flagWaiting
	}
	return next
}

// answered returns next, the position after a move from b, with the end that a Try waiting in b brings unless the
// move itself has ended the game.
func (b Board) answered(next Board) Board {
	if b.flags&flagWaiting != 0 && next.flags>>endShift == 0 {
		next.flags = next.flags&variantBits | flags(TrySurvived)<<endShift
	}
	return next
}
