package forhonor

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// TestARoundSaysWhichZoneBroughtWhat ends a round in which the centre goes from the defenders to the attackers and both
// hold their own zone: the gains of the zones are those of the scores, and the log tells them.
func TestARoundSaysWhichZoneBroughtWhat(t *testing.T) {
	const from = "3.act zones=ADD hero=YU moves=1 razed=0 fought=- " +
		"A: 0.YU@B7/4+ 0.BN@off+ 0.BW@off+ 0.RA@off+ soldiers=1,2,1,1 left=0 gained=300 before=300 " +
		"D: 1.HA@M12/4+ 1.VA@wait+ 1.KA@exec+ 1.BE@exec+ soldiers=0,1,1,0 left=0 gained=200 before=300"
	m, err := rules.NewMatch(game.Game{}, rules.Setup{Seats: 2, From: from}, 1)
	if err != nil {
		t.Fatal(err)
	}
	before := m.State().(*game.State)
	do, err := game.Game{}.ParseAction(before, 0, "done")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Do(rules.Move{By: 0, Do: do}); err != nil {
		t.Fatal(err)
	}
	seen := table.SeenBy(m, 0)
	g := gainsOf(before, seen.Events(0))
	hundred := game.CardPoints
	want := roundGains{round: 3, points: [game.NumCamps][game.NumZones]int{{hundred, 0, 2 * hundred}, {0, hundred, -hundred}}}
	if g != want {
		t.Errorf("the gains are %v, want %v", g, want)
	}
	for camp := range game.Camp(game.NumCamps) {
		if by := m.State().(*game.State).Score(camp) - before.Score(camp); by != g.total(camp) {
			t.Errorf("camp %d has %d points more, and its zones have brought %d", camp, by, g.total(camp))
		}
	}
	s := speaker{words: lang.For(lang.English)}
	if line := s.tail(before, seen.Events(0)); line != "Attackers +300" {
		t.Errorf("the log says %q", line)
	}
}
