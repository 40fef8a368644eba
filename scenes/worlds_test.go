package scenes_test

import (
	"fmt"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/scenes/lang"
	"engawa/scenes/result"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// TestHomeworldsFromTheShelfToTheResult plays whole games with secrets, warnings and talk as people at one device
// would, alone or among computer players. The moves of the people are those of a bot, so that games end.
func TestHomeworldsFromTheShelfToTheResult(t *testing.T) {
	for _, tt := range []struct {
		hand    inputMode
		tag     lang.Tag
		choices []string
	}{
		{byTouch, lang.French, []string{"seat1.human"}},
		{byKeys, lang.English, []string{"count.1", "seat1.human", "seat2.human"}},
		{byPad, lang.English, []string{"count.1"}},
		{byMouse, lang.English, []string{"count.1"}},
		{byNames, lang.French, []string{"count.1", "seat1.human", "seat2.human"}},
	} {
		t.Run(fmt.Sprintf("%s %s %v", tt.hand, tt.tag, tt.choices), func(t *testing.T) {
			g := newTestUserIn(t, tt.tag, lateral(), &store.Memory{}, tt.hand)
			g.FinishAnimations()
			g.choose("box.homeworlds")
			for _, key := range tt.choices {
				g.choose(key)
			}
			g.choose("begin")
			m := g.table().Match()
			g.finishWorlds()
			if rules.End(m.Game, m.State()) == "" {
				t.Fatalf("the result is shown at %s, which is not the end", m.Game.FormatPosition(m.State()))
			}
			g.Tick(200)
			if details := g.Services.Words.ScoreLine("homeworlds", "ships", 2); details == "" {
				t.Error("the result does not count ships")
			}
		})
	}
}

// finishWorlds plays on until the result is shown.
func (g *testUser) finishWorlds() {
	g.t.Helper()
	const most = 400_000 // ticks
	m := g.table().Match()
	players := table.Players(m)
	looked := 0
	for range most {
		if _, over := g.top().(*result.Result); over {
			if people := countPeople(players); people > 1 && m.State().Seats() > 2 && looked != people {
				g.t.Errorf("%d of %d people were asked whether they want to look at their card", looked, people)
			}
			return
		}
		if g.page().Find("done") != nil {
			looked++
			g.FinishAnimations()
			g.choose("done")
			g.FinishAnimations()
			continue
		}
		seat, one := m.State().Actors().Only()
		if !one || seat == rules.Nature || players[seat].Bot != "" {
			g.Tick(1)
			continue
		}
		helper, err := bots.New(m.Game, "2")
		if err != nil {
			g.t.Fatal(err)
		}
		a, err := bot.Choose(helper, m.State().View(seat), seat, rules.Rand(3, len(m.Log)), bot.Budget{Nodes: 400})
		if err != nil {
			g.t.Fatal(err)
		}
		g.do(a)
		g.FinishAnimations()
	}
	g.t.Fatalf("no result after %d ticks and %d moves, at %s", most, len(m.Log), g.position())
}

// countPeople counts the people among the players.
func countPeople(players []table.Player) int {
	n := 0
	for _, p := range players {
		if p.Bot == "" {
			n++
		}
	}
	return n
}
