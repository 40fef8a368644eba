package main

import (
	"strings"
	"testing"

	"engawa/rules/bot"
	"engawa/rules/forhonor"
)

// TestEqualFlagsPrintEqualTables plays a few matches twice, and looks for a line of every hero.
func TestEqualFlagsPrintEqualTables(t *testing.T) {
	var tables [2]strings.Builder
	for k := range tables {
		if _, err := run(&tables[k], 6, "greedy", bot.Budget{}, "6", 3); err != nil {
			t.Fatal(err)
		}
	}
	text := tables[0].String()
	if text != tables[1].String() {
		t.Errorf("first\n%s\nthen\n%s", text, tables[1].String())
	}
	for h := forhonor.Banneret; h <= forhonor.NumHeroes; h++ {
		if !strings.Contains(text, "| "+h.String()+" | ") {
			t.Errorf("no line of %s in\n%s", h, text)
		}
	}
	if !strings.Contains(text, "| attackers | 6 | ") {
		t.Errorf("the matches are not counted in\n%s", text)
	}
}

// TestSharesOutOfBoundsAreMarked tallies matches that one side and its heroes always win.
func TestSharesOutOfBoundsAreMarked(t *testing.T) {
	var t1 tally
	for range 10 {
		t1.add(result{
			heroes: [forhonor.NumCamps]forhonor.HeroSet{forhonor.HeroSet(0).With(forhonor.Jarl), forhonor.HeroSet(0).With(forhonor.Yumi)},
			points: [forhonor.NumCamps]float64{1, 0}, rounds: 7, end: "broken",
		})
	}
	var out strings.Builder
	if t1.write(&out) {
		t.Error("shares of 100 and 0 percent pass for even")
	}
	for _, want := range []string{"| attackers | 10 | 100.0 | 0.0 | **out**", "| JA | 10 | 100.0 | 0.0 | **out**", "| YU | 10 | 0.0 | 0.0 | **out**", "longest 7", "10 broken"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is missing in\n%s", want, out.String())
		}
	}
}

func TestRunRefuses(t *testing.T) {
	for _, c := range []struct {
		matches int
		bot     string
		want    string
	}{
		{0, "greedy", "1 or more"},
		{5, "nobody", "greedy"},
	} {
		if _, err := run(new(strings.Builder), c.matches, c.bot, bot.Budget{}, "", 1); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%d matches of %s: %v, expected a word of %q", c.matches, c.bot, err, c.want)
		}
	}
}
