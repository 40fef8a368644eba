package scenes_test

import (
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/bots"
	"engawa/rules/games"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/table"
)

// TestTheLevelOfABotIsSeenAtTheTable sits down to every game against computers of two levels: each plate tells the level of
// its seat to screen readers and to who looks at it, and that of a person none.
func TestTheLevelOfABotIsSeenAtTheTable(t *testing.T) {
	for _, g := range games.All() {
		levels := bots.Levels(g)
		for _, shape := range scenestest.Shapes()[:2] {
			for _, level := range levels[:2] {
				d := scenestest.New(shape, lang.English)
				m, err := rules.NewMatch(g, rules.Setup{}, 7)
				if err == nil {
					err = m.PlayNature()
				}
				if err != nil {
					t.Fatal(err)
				}
				players := scenestest.Players(m.State().Seats(), 1)
				for seat := range players {
					if players[seat].Bot != "" {
						players[seat].Bot = level.Name
					}
				}
				table.SetPlayers(m, players)
				d.Services.Navigator.Table(m, "")
				d.Tick(30)
				word, plates := d.Services.Words.Level(level.Title), 0
				for _, c := range d.Controls() {
					seat, err := strconv.Atoi(strings.TrimPrefix(c.Key, "seat"))
					if err != nil {
						continue
					}
					plates++
					says := strings.Contains(c.Value, word) && strings.Contains(c.Tip, word) && strings.Contains(c.Tip, players[seat].Name)
					if bot := players[seat].Bot != ""; says != bot {
						t.Errorf("%s, %s: the plate of seat %d says %q, and %q when it is looked at; a bot of level %q plays there: %v", g.Info().ID, shape.Name, seat, c.Value, c.Tip, word, bot)
					}
				}
				if plates != len(players) {
					t.Errorf("%s, %s: %d plates for %d players", g.Info().ID, shape.Name, plates, len(players))
				}
				d.Close()
			}
		}
	}
}
