package docs

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"engawa/rules/bots"
	"engawa/rules/games"
)

// TestTheLadderHasEveryLevel compares the table of LADDER.md with the levels of all games, under all rules that are
// measured.
func TestTheLadderHasEveryLevel(t *testing.T) {
	text, err := os.ReadFile("LADDER.md")
	if err != nil {
		t.Fatal(err)
	}
	measured := map[string][]string{} // name, title and Elo of the levels, by game and rules
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		for k := range cells {
			cells[k] = strings.TrimSpace(cells[k])
		}
		if len(cells) == 9 {
			if id, _, _ := strings.Cut(cells[0], " "); id != "" {
				measured[cells[0]] = append(measured[cells[0]], fmt.Sprint(cells[1], " ", cells[2], " ", cells[8]))
			}
		}
	}
	for _, game := range games.All() {
		tables := 0
		for key, levels := range measured {
			if id, _, _ := strings.Cut(key, " "); id != game.Info().ID {
				continue
			}
			tables++
			var want []string
			for _, l := range bots.Levels(game) {
				want = append(want, fmt.Sprint(l.Name, " ", l.Title, " ", l.Elo))
			}
			if got := strings.Join(levels, ", "); got != strings.Join(want, ", ") {
				t.Errorf("LADDER.md has for %s\n%s\nthe levels are\n%s\nPut what \"make ladder\" prints into the table, and its Elo into levels.go.", key, got, strings.Join(want, ", "))
			}
		}
		if tables == 0 {
			t.Errorf("LADDER.md has no levels of %s; \"make ladder\" prints them", game.Info().ID)
		}
	}
}
