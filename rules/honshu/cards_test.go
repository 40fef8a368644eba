package honshu

import (
	"os"
	"strings"
	"testing"
)

// TestCardTable compares every card with the sheet of card faces.
func TestCardTable(t *testing.T) {
	data, err := os.ReadFile("testdata/cards.csv")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, line := range strings.Split(string(data), "\n") {
		fields := strings.Split(strings.TrimSpace(line), ",")
		if strings.HasPrefix(line, "#") || len(fields) != 1+squares || fields[0] == "id" {
			continue
		}
		card, ok := readCard(fields[0])
		if !ok {
			card, ok = provinceOf(fields[0])
		}
		if !ok {
			t.Fatalf("there is no card %q", fields[0])
		}
		n++
		for i, s := range card.Face() {
			if s.String() != fields[1+i] {
				t.Errorf("card %s, square %d: %s, want %s", card, i, s, fields[1+i])
			}
		}
	}
	if n != numFaces {
		t.Errorf("%d cards were compared, want %d", n, numFaces)
	}
}

// TestDeckStatistics counts what docs/rules/honshu.md, 1, says about the deck.
func TestDeckStatistics(t *testing.T) {
	count := map[string]int{}
	perCard := map[int]int{} // by number of towns
	var lakes, producers, doubles, neither CardSet
	faces := map[[squares]Square]Card{}
	for card := range everyCard.All() {
		face := card.Face()
		towns, production := 0, [NumColours]int{}
		factories := 0
		for _, s := range face {
			c, made := s.Production()
			f, value, takes := s.Factory()
			switch {
			case made:
				production[c]++
				count["production "+c.String()]++
			case takes:
				factories++
				count[s.String()]++
				if production[f] > 0 {
					t.Errorf("card %s makes and takes %s", card, f)
				}
				count["factory "+string(rune('0'+value))]++
			default:
				count[s.String()]++
			}
			if s == Town {
				towns++
			}
			if s == Lake {
				if lakes.Has(card) {
					t.Errorf("card %s has two lakes", card)
				}
				lakes = lakes.With(card)
			}
		}
		made := production[0] + production[1] + production[2] + production[3]
		if made > 0 {
			producers = producers.With(card)
		}
		if made == 2 {
			doubles = doubles.With(card)
		}
		if made == 0 && !lakes.Has(card) {
			neither = neither.With(card)
		}
		perCard[towns]++
		half := [squares]Square{face[5], face[4], face[3], face[2], face[1], face[0]}
		if twin, ok := faces[face]; ok {
			t.Errorf("cards %s and %s look the same", card, twin)
		}
		faces[face], faces[half] = card, card
	}
	want := map[string]int{
		"T": 116, "D": 96, "F": 40, "L": 28, "factory 2": 20, "factory 3": 12, "factory 4": 8,
		"production blue": 10, "production brown": 10, "production grey": 10, "production yellow": 10,
	}
	for _, c := range colourLetters {
		want[string(c)+"2"], want[string(c)+"3"], want[string(c)+"4"] = 5, 3, 2
	}
	for what, n := range want {
		if count[what] != n {
			t.Errorf("%s: %d squares, want %d", what, count[what], n)
		}
	}
	if len(count) != len(want) {
		t.Errorf("other squares were counted: %v", count)
	}
	for towns, n := range map[int]int{0: 1, 1: 9, 2: 43, 3: 7} {
		if perCard[towns] != n {
			t.Errorf("%d cards have %d towns, want %d", perCard[towns], towns, n)
		}
	}
	for what, sets := range map[string][2]CardSet{
		"lakes":      {lakes, cardRange(1, 3) | cardRange(5, 11) | cardRange(15, 29) | cardRange(31, 31) | cardRange(33, 33) | cardRange(36, 36)},
		"production": {producers, cardRange(1, 16) | cardRange(29, 48)},
		"two of it":  {doubles, cardRange(1, 4)},
		"neither":    {neither &^ cardRange(17, 28), cardRange(49, 60)},
	} {
		if sets[0] != sets[1] {
			t.Errorf("%s: cards %s, want %s", what, cardList(sets[0], 0), cardList(sets[1], 0))
		}
	}
}

func cardRange(from, to Card) (set CardSet) {
	for c := from; c <= to; c++ {
		set = set.With(c)
	}
	return set
}

// TestProvinces looks at what side A promises: two fields, towns and production squares each, and every pair of colours
// once.
func TestProvinces(t *testing.T) {
	pairs := map[uint8]bool{}
	for n := 1; n <= NumProvinces; n++ {
		fields, towns, colours := 0, 0, uint8(0)
		for _, s := range Province('A', n).Face() {
			if c, ok := s.Production(); ok {
				colours |= 1 << c
			}
			if s == Field {
				fields++
			}
			if s == Town {
				towns++
			}
		}
		if fields != 2 || towns != 2 || pairs[colours] {
			t.Errorf("A%d: %d fields, %d towns, colours %04b", n, fields, towns, colours)
		}
		pairs[colours] = true
		if b := Province('B', n); b.String() != "B"+string(rune('0'+n)) || !b.IsProvince() {
			t.Errorf("province %d of side B is called %s", n, b)
		}
	}
}

// TestCardsAreReadAsTheyAreWritten reads every card, in any case, and nothing else.
func TestCardsAreReadAsTheyAreWritten(t *testing.T) {
	for c := NoCard + 1; c <= numFaces; c++ {
		for _, text := range []string{c.String(), strings.ToLower(c.String())} {
			if got, ok := ParseCard(text); !ok || got != c {
				t.Errorf("%q is read as %d, %v; want %d", text, got, ok, c)
			}
		}
	}
	for _, text := range []string{"", "0", "61", "01", "A0", "A7", "C1", "?"} {
		if c, ok := ParseCard(text); ok {
			t.Errorf("%q is read as %s", text, c)
		}
	}
}
