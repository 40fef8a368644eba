package homeworlds

import (
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/homeworlds"
)

// TestStrongPlayIsRarelyWarnedOf has level 5 play 50 matches and counts the turns that it ends despite a warning: none of the
// first turns, and few of all.
func TestStrongPlayIsRarelyWarnedOf(t *testing.T) {
	const matches, opening, most, nodes = 50, 8, 40, 400
	turns, warned := 0, map[string]int{}
	for seed := range uint64(matches) {
		m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: 2}, seed)
		if err != nil {
			t.Fatal(err)
		}
		players := [2]bot.Bot{bottest.New(t, Bots(), "5"), bottest.New(t, Bots(), "5")}
		for err = m.PlayNature(); err == nil && !m.Over(); err = m.PlayNature() {
			s := m.State().(*homeworlds.State)
			if s.Turns() >= most {
				break
			}
			by := s.Turn()
			a, err := bot.Decide(players[by], m, by, bot.Budget{Nodes: nodes})
			if err != nil {
				t.Fatal(err)
			}
			if a == endTurn {
				turns++
				for _, w := range rules.Warnings(m.Game, s.View(by), by, a) {
					warned[w.Code]++
					if s.Turns() < opening {
						t.Errorf("match %d, turn %d: %v", seed, s.Turns(), w)
					}
				}
			}
			if _, err := m.Do(rules.Move{By: by, Do: a}); err != nil {
				t.Fatal(err)
			}
		}
	}
	dangers := 0
	for _, code := range []string{homeworlds.WarnHomeCaptured, homeworlds.WarnHomeDestroyed, homeworlds.WarnLargestCaptured, homeworlds.WarnLargestDestroyed} {
		dangers += warned[code]
	}
	if t.Logf("of %d turns: %v", turns, warned); 20*dangers > turns {
		t.Errorf("%d of %d turns are warned of", dangers, turns)
	}
}
