package yokai

import (
	"encoding/json"
	"slices"
	"testing"

	"engawa/internal/testkit"
)

// mirrored returns the position seen in a mirror, turned the position with the sides exchanged.
func mirrored(b Board) Board { return carried(b, false) }
func turned(b Board) Board   { return carried(b, true) }

func carried(b Board, turn bool) Board {
	out := Board{ownHand: b.ownHand, foeHand: b.foeHand, side: b.side, flags: b.flags}
	if turn {
		out.side = b.side.Other()
	}
	for cell := range NumCells {
		to := cell/Files*Files + Files - 1 - cell%Files
		if turn {
			to = NumCells - 1 - cell
		}
		if k := b.own.at(cell); k != NoKind {
			out.own |= pieceBit(k, to)
		}
		if k := b.foe.at(cell); k != NoKind {
			out.foe |= pieceBit(k, to)
		}
	}
	return out
}

// canonical returns the position as White to move, the smaller code of the two mirror images.
func canonical(b Board) Board {
	if b.side == Black {
		b = turned(b)
	}
	if m := mirrored(b); m.code() < b.code() {
		return m
	}
	return b
}

// finalNode reports whether the statistics count the position as decided: the lion can be taken, or the other lion
// stands on its far row, or there is no move.
func finalNode(b Board) bool {
	return b.canCatch() || b.foe.of(Lion)&FarRow(b.side.Other()) != 0 || b.Count() == 0
}

func TestOracleSolveStatistics(t *testing.T) {
	type statistics struct {
		MaxMoves          int   `json:"max_moves"`
		Stalemates        int   `json:"stalemates"`
		NewPositionsByPly []int `json:"new_positions_by_ply"`
	}
	var all map[string]json.RawMessage
	testkit.Object(t, oracles+"solve_statistics.json", &all)
	for _, name := range []string{"mori", "dobutsu"} {
		var want statistics
		if err := json.Unmarshal(all[name], &want); err != nil {
			t.Fatal(err)
		}
		const plies = 8
		got := newPositions(StartBoard(variantNamed(t, name)), plies)
		if !slices.Equal(got, want.NewPositionsByPly[:plies+1]) {
			t.Errorf("%s: new positions %v, want %v", name, got, want.NewPositionsByPly[:plies+1])
		}
		widest := mustParse(t, variantNamed(t, name), map[string]string{
			"mori": "2l/3/1L1/3[EGCegc] w", "dobutsu": "l2/3/1L1/3[EEGGCC] w",
		}[name])
		if widest.Count() != want.MaxMoves {
			t.Errorf("%s: %s has %d moves, want %d", name, widest, widest.Count(), want.MaxMoves)
		}
	}
}

// newPositions counts the positions first reached after 0, 1, 2, ... moves, turned and mirrored ones counted once.
func newPositions(start Board, plies int) []int {
	seen := map[code]bool{canonical(start).code(): true}
	layer := []Board{canonical(start)}
	counts := []int{1}
	for range plies {
		var next []Board
		for _, b := range layer {
			if finalNode(b) {
				continue
			}
			for _, a := range b.Moves(nil) {
				after := b.Play(a)
				after.flags &= variantBits
				c := canonical(after)
				if !seen[c.code()] {
					seen[c.code()] = true
					next = append(next, c)
				}
			}
		}
		layer = next
		counts = append(counts, len(layer))
	}
	return counts
}
