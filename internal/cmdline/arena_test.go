package cmdline

import (
	"strings"
	"testing"
)

// TestSeatings counts the seatings that differ: camps of equal bots sit as before after a part of a turn.
func TestSeatings(t *testing.T) {
	for bots, want := range map[string]int{"5 4": 2, "4 4": 1, "4 3 4 3": 2, "4 4 4 3": 4, "1 2 3 1 2 3": 3, "4 g 4 g 4 g 4 g": 2} {
		c := arenaCommand{bots: strings.Fields(bots)}
		if have := c.seatings(); have != want {
			t.Errorf("%s: %d, want %d", bots, have, want)
		}
		c.games = 3 * want
		if c.imbalance() != "" {
			t.Errorf("%s: %d matches are called unbalanced", bots, c.games)
		}
	}
}
