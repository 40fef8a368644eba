package yokai

import (
	"math/bits"

	"engawa/rules"
)

// MaxMoves is a bound on the number of legal moves of any position, for buffers. The largest known number is 38:
// two lions and the whole rest in one reserve.
const MaxMoves = 64

// Legal appends the seat's moves in ascending order; nothing if it may not move. Both seats' Views are whole, so a
// View lists the moves of either.
func (s *State) Legal(by rules.Seat, dst []rules.Action) []rules.Action {
	if by < 0 || !s.Actors().Has(by) {
		return dst
	}
	return s.board.Moves(dst)
}

// Chances appends the two ways in which the start can be drawn, while that is open.
func (s *State) Chances(dst []rules.Outcome) []rules.Outcome {
	if !s.Actors().Has(rules.Nature) {
		return dst
	}
	for seat := range rules.Seat(seats) {
		dst = append(dst, rules.Outcome{Do: StartAction(seat), Weight: 1})
	}
	return dst
}

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
	set := lookup.reach[b.side&1][kind&7][from&15] &^ b.own.all()
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
	straight := uint64(lookup.elephant[b.own.of(Elephant)]) | uint64(lookup.giraffe[b.own.of(Giraffe)])<<32
	lion := lookup.lion[b.own.of(Lion)] &^ b.lionTaboo()
	mixed := uint64(lion) | uint64(chickAttacks(b.own, b.side))<<16 | uint64(lookup.hen[b.side&1][b.own.of(Hen)])<<32
	drops := int(lookup.kinds[b.ownHand&63]) * b.empty().Len()
	return bits.OnesCount64(straight&targets) + bits.OnesCount64(mixed&targets) + drops
}
