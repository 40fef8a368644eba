package homeworlds

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

// TestWalksAgreeWithTheReference plays at random on both tables and compares position, bank and legal actions before
// each.
func TestWalksAgreeWithTheReference(t *testing.T) {
	walks, steps := 150, 120
	if testing.Short() {
		walks = 10
	}
	for seed := range uint64(walks) {
		seats := 2 + int(seed)%5
		options := map[string]string{OptStart: "0", OptWin: valueStanding, OptRepetition: valueOff}
		ref := newTable(seats, setsOf(seats, options))
		if ref.anytime = seed/5%2 == 1; ref.anytime {
			options[OptCatastrophes] = valueAnytime
		}
		if ref.selfLoss = seed/10%2 == 1; ref.selfLoss {
			options[OptSelf] = valueLoss
		}
		if ref.large = seed/20%2 == 1; ref.large {
			options[OptFirstShip] = valueLarge
		}
		s, err := newGame(rules.Setup{Seats: seats, Options: options})
		if err != nil {
			t.Fatal(err)
		}
		rng := rules.Rand(seed, 5)
		for n := 0; n < steps && s.ending == NoEnding; n++ {
			legal := s.Legal(s.pos.Mover, nil)
			var texts []string
			for _, do := range legal {
				texts = append(texts, s.pos.command(mustFields(t, do)))
			}
			sorted := slices.Sorted(slices.Values(texts))
			if want := ref.legal(); !slices.Equal(sorted, want) {
				t.Fatalf("seed %d, step %d, %s:\n%q\nwant\n%q", seed, n, Game{}.FormatPosition(s), sorted, want)
			}
			k := pickLively(rng.IntN, texts)
			ref = ref.after(texts[k])
			if _, err := s.Apply(rules.Move{By: s.pos.Mover, Do: legal[k]}, nil); err != nil {
				t.Fatal(err)
			}
			if have, want := s.pos.ShortForm(), ref.shortForm(); have != want {
				t.Fatalf("seed %d, after %s: %s, want %s", seed, texts[k], have, want)
			}
			for _, p := range tablePieces {
				piece, _ := parsePiece(p)
				if s.pos.Bank.Count(piece) != ref.bank[p] {
					t.Fatalf("seed %d, after %s: %d %s in the bank, want %d", seed, texts[k], s.pos.Bank.Count(piece), p, ref.bank[p])
				}
			}
		}
	}
}

func mustFields(t testing.TB, do rules.Action) Choice {
	t.Helper()
	c, ok := Fields(do)
	if !ok {
		t.Fatalf("%#x is no action", uint64(do))
	}
	return c
}

// pickLively picks an action: rarely the end of a turn while more can be done, often a yellow sacrifice, so that walks see
// what is rare.
func pickLively(intN func(int) int, texts []string) int {
	k := intN(len(texts))
	for try := 0; try < 4 && (texts[k] == "end" || strings.HasPrefix(texts[k], "catastrophe")); try++ {
		k = intN(len(texts))
	}
	for at, text := range texts {
		if strings.HasPrefix(text, "sacrifice y") && intN(6) == 0 {
			return at
		}
	}
	return k
}
