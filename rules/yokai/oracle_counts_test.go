package yokai

import (
	"strconv"
	"strings"
	"testing"

	"engawa/internal/testkit"
)

func TestOraclePerft(t *testing.T) {
	for _, row := range testkit.Table(t, oracles+"perft_startpos.tsv", 3) {
		b := StartBoard(variantNamed(t, row["rules"]))
		for depth := 1; depth <= testDepth; depth++ {
			if got, want := b.Perft(depth), number(t, row["d"+strconv.Itoa(depth)]); got != uint64(want) {
				t.Errorf("start, %s, depth %d: %d, want %d", row["rules"], depth, got, want)
			}
		}
	}
	for _, row := range testkit.Table(t, oracles+"perft_positions.tsv", 18) {
		b := mustParse(t, variantNamed(t, row["rules"]), row["fen"])
		for depth := 1; depth <= 6; depth++ {
			if got, want := b.Perft(depth), number(t, row["d"+strconv.Itoa(depth)]); got != uint64(want) {
				t.Errorf("%s, %s, depth %d: %d, want %d", row["fen"], row["rules"], depth, got, want)
			}
		}
	}
}

func TestOraclePositions(t *testing.T) {
	type value struct{ WDL, Plies *int }
	type line struct {
		FEN          string
		PerftMori    []uint64 `json:"perft_mori"`
		PerftDobutsu []uint64 `json:"perft_dobutsu"`
		PerftStrict  []uint64 `json:"perft_mori_strict"`
		MovesMori    string   `json:"moves_mori"`
		MovesDobutsu string   `json:"moves_dobutsu"`
		ValueMori    *value   `json:"value_mori"`
		ValueDobutsu *value   `json:"value_dobutsu"`
	}
	for _, l := range testkit.Lines[line](t, oracles+"positions.jsonl", 205) {
		for _, c := range []struct {
			variant Variant
			counts  []uint64
			moves   string
			value   *value
		}{
			{Mori, l.PerftMori, l.MovesMori, l.ValueMori},
			{Dobutsu, l.PerftDobutsu, l.MovesDobutsu, l.ValueDobutsu},
			{MoriStrict, l.PerftStrict, l.MovesMori, nil},
		} {
			b := mustParse(t, c.variant, l.FEN)
			if b.String() != l.FEN {
				t.Errorf("%s is written %s", l.FEN, b)
			}
			compareWithSlow(t, b, slowParse(t, c.variant, l.FEN))
			if got := strings.Join(moveTexts(b), " "); got != c.moves {
				t.Errorf("%s, rules %d: moves %s, want %s", l.FEN, c.variant, got, c.moves)
			}
			if len(c.counts) != 4 {
				t.Errorf("%s: %d counts, want 4", l.FEN, len(c.counts))
			}
			for k, want := range c.counts {
				if got := b.Perft(k + 1); got != want {
					t.Errorf("%s, rules %d, depth %d: %d, want %d", l.FEN, c.variant, k+1, got, want)
				}
			}
			if c.value != nil && c.value.Plies != nil && *c.value.Plies <= provable {
				if got := forced(b, *c.value.Plies); got != *c.value.WDL {
					t.Errorf("%s, rules %d: value %d in %d, want %d", l.FEN, c.variant, got, *c.value.Plies, *c.value.WDL)
				}
				if *c.value.Plies > 0 && forced(b, *c.value.Plies-1) != 0 {
					t.Errorf("%s, rules %d: decided before %d moves", l.FEN, c.variant, *c.value.Plies)
				}
			}
		}
	}
}
