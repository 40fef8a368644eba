package honshu

import (
	"regexp"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
)

func TestSquaresAreCountedFromTheProvince(t *testing.T) {
	for _, c := range []struct {
		tag  lang.Tag
		x, y int
		want string
	}{
		{lang.English, 0, 0, "start square"},
		{lang.English, -3, -4, "3 left, 4 up"},
		{lang.English, 2, 0, "2 right"},
		{lang.French, 0, 0, "case de départ"},
		{lang.French, 1, 5, "1 à droite, 5 plus bas"},
		{lang.French, 0, -1, "1 plus haut"},
	} {
		if got := (speaker{words: lang.For(c.tag)}).position(c.x, c.y); got != c.want {
			t.Errorf("%d,%d is told as %q, want %q", c.x, c.y, got, c.want)
		}
	}
}

// Every square of the placement has its own words, without bare coordinates, and they name the card, what it lies on, and
// every place to which it can be brought.
func TestSquaresOfThePlacementAreNarrated(t *testing.T) {
	d := newTestBoard(t, trickOf(3), game.PhaseBuild, 6, landscape())
	bare, words := regexp.MustCompile(`\d,\s*-?\d`), d.words()
	count, seen := map[lang.Key]int{}, map[string]bool{}
	for _, target := range d.cells() {
		if bare.MatchString(target.Name) || strings.Contains(target.Name, "-") {
			t.Errorf("%s is told by coordinates: %q", target.Of.(rules.Part), target.Name)
		}
		if _, _, ok := cellOf(target.Of.(rules.Part)); !ok {
			continue
		}
		if seen[target.Name] {
			t.Errorf("two squares are told as %q", target.Name)
		}
		seen[target.Name] = true
		for _, key := range []lang.Key{lang.HonshuSpotForCard, lang.HonshuSpotCard, lang.HonshuSpotOver, lang.HonshuSpotUnder} {
			if strings.Contains(target.Name, words.T(key)) {
				count[key]++
			}
		}
	}
	if card := count[lang.HonshuSpotCard] + count[lang.HonshuSpotOver] + count[lang.HonshuSpotUnder]; card != 6 {
		t.Errorf("%d squares tell that the card lies there, want 6: %v", card, count)
	}
	if count[lang.HonshuSpotForCard] != len(d.placement().marks) || len(d.placement().marks) == 0 {
		t.Errorf("%d squares tell that the card can go there, of %d", count[lang.HonshuSpotForCard], len(d.placement().marks))
	}
}
