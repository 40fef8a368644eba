package homeworlds

import (
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/homeworlds"
)

// A sacrifice, two builds and a catastrophe would win at once: level 2 sees it, level 1 never does, but sees the one build
// that wins where three are there already.
func TestLevel1OverlooksStrikes(t *testing.T) {
	const two = "2/3 0 0(b3y1)g3g2| 1(y2b1)g1|g3"
	const one = "2/3 0 0(b3y1)g3g2| 1(y2b1)g1g1|g3"
	for _, c := range []struct {
		level, from string
		wins        bool
	}{{"1", two, false}, {"2", two, true}, {"1", one, true}} {
		for seed := range uint64(4) {
			m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: 2, From: c.from}, 1)
			if err != nil {
				t.Fatal(err)
			}
			h := homeworldsTable{m, t}
			turn := h.botTurn(bottest.New(t, Bots(), c.level), seed, bot.Budget{})
			if h.Over() != c.wins {
				t.Errorf("level %s from %s, seed %d plays %s: wins is %v, want %v", c.level, c.from, seed, turn, h.Over(), c.wins)
			}
		}
	}
}
