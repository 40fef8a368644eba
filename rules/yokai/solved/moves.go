package solved

import (
	"math/bits"

	"engawa/rules/yokai"
)

// ruleSet says in what the two rule sets differ: in dobutsu the lion keeps off attacked cells.
type ruleSet struct{ lionKeepsOff bool }

func ruleSetOf(v yokai.Variant) ruleSet { return ruleSet{v == yokai.Dobutsu} }

// safety is what counting the moves of an open position tells.
type safety struct {
	safe     int  // moves after which the mover's lion cannot be taken
	tries    bool // one of them is a Try that wins
	anything bool // there is a legal move at all
}

// count counts the moves of a position in which the lion cannot be taken. All pieces step one cell, so nothing ever
// stands in between: a piece other than the lion keeps it safe if nothing attacks it, or by taking the only attacker.
func (r ruleSet) count(p *position) safety {
	lion := p.lion(mover)
	own := p.pieces[mover].all()
	attacked := p.attacks(other)
	steps := look.reach[mover][lion] &^ own
	var s safety
	s.safe = (steps &^ attacked).len()
	s.tries = steps&^attacked&farRow != 0
	if attackers := p.attackers(other, lion); attackers == 0 {
		s.safe += p.movesBesidesLion(own, allCells)
	} else if attackers&(attackers-1) == 0 {
		s.safe += p.stepsBesidesLion(own, 1<<(bits.TrailingZeros64(uint64(attackers))%laneWidth))
	}
	s.anything = s.safe > 0 || !r.lionKeepsOff && steps != 0 || p.movesBesidesLion(own, allCells) > 0
	return s
}

// movesBesidesLion counts steps of the mover's other pieces onto the cells, and all drops.
func (p *position) movesBesidesLion(own, onto cells) int {
	return p.stepsBesidesLion(own, onto) + p.held[mover].kinds()*p.empty().len()
}

func (p *position) stepsBesidesLion(own, onto cells) int {
	n := 0
	for rest := p.pieces[mover] &^ lionLane; rest != 0; rest &= rest - 1 {
		n += (look.reach[mover][bits.TrailingZeros64(uint64(rest))&63] & onto &^ own).len()
	}
	return n
}

// successors appends the positions that the legal moves make, as the next side to move sees them, or as it sees them
// in a mirror. In p the lion must not be takeable.
func (r ruleSet) successors(p *position, dst []position) []position {
	// Seen by the next side, the one that moves now is the other.
	seen := p.turned()
	if lionPairs.mirrored(&seen) {
		seen = seen.mirrored() // so that few of the next positions need it
	}
	own := seen.pieces[other].all()
	for rest := seen.pieces[other]; rest != 0; rest &= rest - 1 {
		slot := uint(bits.TrailingZeros64(uint64(rest))) & 63
		targets := look.reach[other][slot] &^ own
		if slot < laneWidth && r.lionKeepsOff {
			targets &^= seen.attacks(mover)
		}
		for ; targets != 0; targets &= targets - 1 {
			to := uint(targets.first())
			next := seen
			next.pieces[other] ^= 1<<slot | 1<<landing(slot, to)
			if taken := next.pieces[mover] & (everyLane << to); taken != 0 {
				next.pieces[mover] ^= taken
				next.held[other] += look.gain[bits.TrailingZeros64(uint64(taken))&63]
			}
			dst = append(dst, next)
		}
	}
	for kind := yokai.Elephant; kind <= yokai.Chick; kind++ {
		if seen.held[other].count(kind) == 0 {
			continue
		}
		for empty := seen.empty(); empty != 0; empty &= empty - 1 {
			next := seen
			next.held[other] -= one(kind)
			next.pieces[other] |= pieceAt(kind, empty.first())
			dst = append(dst, next)
		}
	}
	return dst
}

// landing returns the slot in which the other side's piece from a slot stands on the cell: a chick on its far row,
// which is the mover's home row, is turned over.
func landing(slot, to uint) uint {
	lane := slot / laneWidth
	if lane == uint(yokai.Chick-yokai.Lion) && homeRow>>to&1 != 0 {
		lane++
	}
	return lane*laneWidth + to
}
