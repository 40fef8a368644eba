package solved

import (
	"math/bits"

	"engawa/rules/yokai"
)

// hand is a reserve: two bits each for elephants, giraffes and chicks, lowest first.
type hand uint8

// handOf returns the reserve with a single piece of a kind that can lie there.
func handOf(k yokai.Kind) hand { return 1 << (2 * uint(k-yokai.Elephant)) }

func (h hand) count(k yokai.Kind) int { return int(h>>(2*uint(k-yokai.Elephant))) & 3 }

// kinds returns how many kinds lie in the reserve.
func (h hand) kinds() int { return bits.OnesCount8(uint8((h | h>>1) & 0b010101)) }

// position is a board seen by the side to move, which always plays upward.
type position struct {
	pieces [2]pieces // of the mover, of the other
	held   [2]hand
}

// positionOf returns the Board as its side to move sees it. The waiting Try and the rule set are left aside.
func positionOf(b yokai.Board) position {
	var p position
	for cell := range cellCount {
		piece := b.At(cell)
		if piece == 0 {
			continue
		}
		side, seen := mover, cell
		if piece.Side() != b.Side() {
			side = other
		}
		if b.Side() == yokai.Black {
			seen = cellCount - 1 - cell
		}
		p.pieces[side] |= pieceAt(piece.Kind(), seen)
	}
	for _, kind := range yokai.ReserveKinds() {
		p.held[mover] += handOf(kind) * hand(b.Reserve(b.Side(), kind))
		p.held[other] += handOf(kind) * hand(b.Reserve(b.Side().Other(), kind))
	}
	return p
}

// turned returns the position as the other side sees it.
func (p position) turned() position {
	return position{
		pieces: [2]pieces{p.pieces[other].turned(), p.pieces[mover].turned()},
		held:   [2]hand{p.held[other], p.held[mover]},
	}
}

func (p position) mirrored() position {
	p.pieces = [2]pieces{p.pieces[mover].mirrored(), p.pieces[other].mirrored()}
	return p
}

// lion returns the cell of a side's lion.
func (p *position) lion(side int) int { return bits.TrailingZeros64(uint64(p.pieces[side])) & 15 }

func (p *position) empty() cells { return allCells &^ (p.pieces[mover] | p.pieces[other]).all() }

// attacks returns the cells that the side's pieces point at.
func (p *position) attacks(side int) cells {
	var set cells
	for rest := p.pieces[side]; rest != 0; rest &= rest - 1 {
		set |= lookup.reach[side][bits.TrailingZeros64(uint64(rest))&63]
	}
	return set
}

// attackers returns the side's pieces that point at the cell.
func (p *position) attackers(side, cell int) pieces {
	return p.pieces[side] & lookup.strikers[side][cell&15]
}

// canCatch reports whether the mover's pieces point at the other lion.
func (p *position) canCatch() bool { return p.attackers(mover, p.lion(other)) != 0 }
