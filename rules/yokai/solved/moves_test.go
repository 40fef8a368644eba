package solved

import (
	"cmp"
	"maps"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/yokai"
)

// TestMovesAgreeWithBoard walks through random games and compares what the solver makes of each position with what the
// Board says.
func TestMovesAgreeWithBoard(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, v := range []yokai.Variant{yokai.Mori, yokai.Dobutsu} {
		compared := 0
		for range 400 {
			for b, n := yokai.StartBoard(v), 0; n < 60; n++ {
				p := positionOf(b)
				if !p.canCatch() {
					compareMoves(t, b, p)
					compared++
				}
				moves := b.Moves(nil)
				if b = b.Play(moves[r.IntN(len(moves))]); b.Count() == 0 {
					break
				}
			}
		}
		if compared < 1000 {
			t.Errorf("rules %d: only %d positions were compared", v, compared)
		}
	}
}

// compareMoves compares a position in which no lion can be taken.
func compareMoves(t *testing.T, b yokai.Board, p position) {
	t.Helper()
	rs := ruleSetOf(b.Variant())
	want := map[position]int{}
	var counted safety
	for _, a := range b.Moves(nil) {
		next := b.Play(a)
		seen := positionOf(next)
		want[leftImage(seen)]++
		counted.anything = true
		if canTake(next) {
			continue
		}
		counted.safe++
		if next.Ending() == yokai.Try {
			counted.tries = true
		}
	}
	got := map[position]int{}
	next, exposed := p.successors(nil)
	if rs.lionKeepsOff {
		next = next[exposed:]
	}
	for _, after := range next {
		got[leftImage(after)]++
	}
	if !maps.Equal(got, want) {
		t.Fatalf("%s: moves make %d positions, want %d: %v, want %v", b, len(got), len(want), got, want)
	}
	if got := rs.count(&p); got != counted {
		t.Fatalf("%s: %+v, want %+v", b, got, counted)
	}
}

// canTake asks the Board whether the side to move can take the lion.
func canTake(b yokai.Board) bool {
	return slices.ContainsFunc(b.Moves(nil), func(a rules.Action) bool { return b.Play(a).Ending() == yokai.Catch })
}

// leftImage returns the same one of the two mirror images for both.
func leftImage(p position) position {
	image := p.mirrored()
	if cmp.Or(cmp.Compare(image.pieces[mover], p.pieces[mover]), cmp.Compare(image.pieces[other], p.pieces[other])) < 0 {
		return image
	}
	return p
}

// TestPredecessorsMirrorMoves goes through small materials whole: the safe moves that lead from each open position must
// be those that predecessors takes back, and as many.
func TestPredecessorsMirrorMoves(t *testing.T) {
	type edge struct{ from, to uint32 }
	for _, m := range small() {
		x := newTestIndex(t, m)
		u := unranker{index: x}
		want, got := map[edge]int{}, map[edge]int{}
		for number := range openBlocks * x.size {
			p := u.position(number)
			if p.canCatch() {
				continue
			}
			all, _ := p.successors(nil)
			for _, next := range all {
				if !next.canCatch() && homeRow>>next.lion(other)&1 == 0 {
					want[edge{number, x.canonical(&next)}]++
				}
			}
			for _, before := range x.predecessors(&p, nil) {
				got[edge{before, x.canonical(&p)}]++
			}
		}
		if !maps.Equal(got, want) {
			t.Errorf("%s: %d moves are taken back, %d are made", m, len(got), len(want))
		}
	}
}

// successors appends the positions that moves make, as the next side to move sees them, or as it sees them in a mirror.
// In p no lion can be taken. The first of them, exposed in number, are those in which the lion has stepped onto an
// attacked cell, which dobutsu does not allow.
func (p *position) successors(dst []position) (next []position, exposed int) {
	// Seen by the next side, the one that moves now is the other.
	seen := p.turned()
	if lionPairs.mirrored(&seen) {
		seen = seen.mirrored() // so that few of the next positions need it
	}
	own := seen.pieces[other].all()
	lion := seen.lion(other)
	steps, attacked := lookup.reach[other][lion]&^own, seen.attacks(mover)
	dst = seen.appendSteps(uint(lion), steps&attacked, dst)
	exposed = len(dst)
	dst = seen.appendSteps(uint(lion), steps&^attacked, dst)
	for rest := seen.pieces[other] &^ lionLane; rest != 0; rest &= rest - 1 {
		slot := uint(bits.TrailingZeros64(uint64(rest))) & 63
		dst = seen.appendSteps(slot, lookup.reach[other][slot]&^own, dst)
	}
	for kind := yokai.Elephant; kind <= yokai.Chick; kind++ {
		if seen.held[other].count(kind) == 0 {
			continue
		}
		for empty := seen.empty(); empty != 0; empty &= empty - 1 {
			next := seen
			next.held[other] -= handOf(kind)
			next.pieces[other] |= pieceAt(kind, empty.first())
			dst = append(dst, next)
		}
	}
	return dst, exposed
}

// appendSteps appends the positions after steps of the other side's piece in the slot.
func (p *position) appendSteps(slot uint, targets cells, dst []position) []position {
	for ; targets != 0; targets &= targets - 1 {
		to := uint(targets.first())
		next := *p
		next.pieces[other] ^= 1<<slot | 1<<landing(slot, to)
		if taken := next.pieces[mover] & (everyLane << to); taken != 0 {
			next.pieces[mover] ^= taken
			next.held[other] += lookup.gain[bits.TrailingZeros64(uint64(taken))&63]
		}
		dst = append(dst, next)
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
