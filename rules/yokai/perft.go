package yokai

import (
	"math/bits"

	"engawa/rules/perft"
)

// Perft counts the sequences of exactly depth legal moves. A finished game has none but the empty sequence; want of
// a move ends the game too. Repetition and the move cap are not applied.
func (b Board) Perft(depth int) uint64 {
	switch {
	case depth <= 0:
		return 1
	case depth == 1:
		return uint64(b.Count())
	case b.flags&^variantBits != 0:
		// The game is over, or a Try waits and every answer ends it.
		return 0
	}
	var sum uint64
	own := b.own.all()
	lionBit := b.own.of(Lion)
	for set := lookup.lion[lionBit] &^ own &^ b.lionTaboo(); set != 0; set &= set - 1 {
		next := b.moveLion(uint(lionBit.first()), uint(set.first()))
		sum += next.deeper(depth)
	}
	side := b.side & 1
	far := FarRow(side)
	for kind := Elephant; kind <= Hen; kind++ {
		for rest := b.own.of(kind); rest != 0; rest &= rest - 1 {
			from := rest.first()
			leaves := pieceBit(kind, from)
			for set := lookup.reach[side][kind&7][from&15] &^ own; set != 0; set &= set - 1 {
				to := bits.TrailingZeros16(uint16(set))
				landing := kind
				if kind == Chick && far.Has(to) {
					landing = Hen
				}
				sum += b.move(leaves|pieceBit(landing, to), uint(to)).deeper(depth)
			}
		}
	}
	if b.ownHand == 0 {
		return sum
	}
	empty := b.empty()
	for _, kind := range reserveKinds {
		if b.ownHand.count(kind) == 0 {
			continue
		}
		for rest := empty; rest != 0; rest &= rest - 1 {
			sum += b.drop(kind, uint(bits.TrailingZeros16(uint16(rest)))).deeper(depth)
		}
	}
	return sum
}

// watchDepth is the least depth at which a count is watched: what is less deep takes some milliseconds.
const watchDepth = 7

// watchedPerft is [Board.Perft] that can be followed and stopped.
func (b Board) watchedPerft(depth int, first bool, w perft.Watch) (uint64, error) {
	if _, over := b.Over(); over || depth < watchDepth {
		return b.Perft(depth), w.Halted()
	}
	moves := b.Moves(nil)
	return w.Each(len(moves), first, func(k int) (uint64, error) {
		return b.Play(moves[k]).watchedPerft(depth-1, false, w)
	})
}

// deeper counts what follows a move that began a sequence of depth moves.
func (b Board) deeper(depth int) uint64 {
	if depth == 2 {
		return uint64(b.Count())
	}
	return b.Perft(depth - 1)
}
