package forhonor

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// playBattle plays a battle by chance to its end, with soldiers and heroes fought wherever that can be.
func playBattle(t testing.TB, seats int, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(game.Game{}, rules.Setup{Seats: seats}, seed)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 3))
	stagetest.PlayOn(t, m, (*rules.Match).Over, func(legal []rules.Action) rules.Action {
		a := legal[rng.IntN(len(legal))]
		for _, other := range legal {
			if c, _ := game.Fields(other); (c.Verb == game.VerbAttack || c.Verb == game.VerbRaze) && rng.IntN(3) > 0 {
				a = other
			}
		}
		return a
	})
	return m
}

// TestARoundThatIsBrokenOffIsNotDrawn ends within the first three rounds: the chart has the rounds that were scored, none in the
// first.
func TestARoundThatIsBrokenOffIsNotDrawn(t *testing.T) {
	m := playBattle(t, 2, 1)
	for n := len(m.Log) - 1; n > 0; n-- {
		m.Truncate(n)
		list, round := matchRecordOf(table.SeenBy(m, rules.Referee)), m.State().(*game.State).Round()
		last := list.last()
		if !last.isOpen || round > 3 {
			continue
		}
		if len(list) != round || len(list.scored()) != round-1 {
			t.Fatalf("in round %d %d of %d chapters are drawn", round, len(list.scored()), len(list))
		}
		if round > 1 {
			continue
		}
		v := windows()[0]
		b := testBoard(m, 0, v, store.Off)
		b.show(m.State())
		c, _ := canvas.NewTrace(v.Area.W, v.Area.H, 1)
		b.DrawBreakdown(c, v.Safe, m.State(), 0, columnPoints)
		return
	}
	t.Error("there is no chart of a match that ends in its first round")
}

// TestMatchRecordsAddUpToTheScore holds that the points by zone are those of the position after every round, that nobody is
// executed who has not died, and that what is counted has happened.
func TestMatchRecordsAddUpToTheScore(t *testing.T) {
	var all campStats
	for seed := range uint64(3) {
		m := playBattle(t, 2+int(seed), seed)
		list := matchRecordOf(table.SeenBy(m, rules.Referee))
		end := m.State().(*game.State)
		if len(list) != end.Round() {
			t.Errorf("%d chapters of %d rounds", len(list), end.Round())
		}
		for camp := range game.Camp(game.NumCamps) {
			if got, want := list.last().total(camp), end.Score(camp); got != want {
				t.Errorf("the points of camp %s are %d, want %d", camp, got, want)
			}
			d := list.statsOf(camp)
			if d.executions > d.kills {
				t.Errorf("camp %s has executed %d of %d", camp, d.executions, d.kills)
			}
			all.kills, all.executions, all.soldiers = all.kills+d.kills, all.executions+d.executions, all.soldiers+d.soldiers
		}
		round := 0
		for n := range m.Log {
			for _, e := range m.Events(n) {
				if e.Kind != rules.EvPhase || e.Thing != game.ThingScoring {
					continue
				}
				s := m.At(n + 1).(*game.State)
				for camp := range game.Camp(game.NumCamps) {
					if got, want := list[round].total(camp), s.Score(camp); got != want {
						t.Errorf("round %d: the points of camp %s are %d, want %d", round+1, camp, got, want)
					}
				}
				round++
			}
		}
	}
	if all.kills == 0 || all.executions == 0 || all.soldiers == 0 {
		t.Errorf("nothing to count: %+v", all)
	}
}
