package e2e

import (
	"os"
	"strconv"
	"testing"

	"engawa/drive"
	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/table"
)

// wholeVariable is the environment variable with which matches on the page are played from their first round on; without it they are
// continued from a late one, because a browser without a graphics card is slow.
const wholeVariable = "ENGAWA_WHOLE"

// late is the round from which matches on the page are continued.
const late = 10

// begun plays a match of Honshū by itself until the late round begins, and returns it.
func begun(t *testing.T, setup rules.Setup, seed uint64, players []table.Player) *rules.Match {
	t.Helper()
	return playedUntil(t, "honshu", setup, seed, players, func(m *rules.Match) bool { return m.State().(*honshu.State).Round() == late })
}

// left is a script that leaves a match in the storage of a player who has none, beside the settings.
func left(t *testing.T, m *rules.Match, settings string) string {
	t.Helper()
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	const name = `localStorage["engawa/match-honshu-1.json"]`
	return swiftly(settings) + "; if (!" + name + ") " + name + " = " + strconv.Quote(string(data))
}

func TestLandsOfADraftOnThePhonesPage(t *testing.T) {
	o := drive.PageOptions{Width: 390, Height: 844, Touch: true, Language: "fr-FR", Query: "seed=6", Server: with(swiftly(rapide))}
	tactics := map[rules.Seat]string{0: "1", 1: "1"}
	var w *lands
	if os.Getenv(wholeVariable) != "" {
		r := openPage(t, o)
		w = newLands(t, r, r.width, r.height, 6, tactics)
		w.begin("count.less", "count.less", persons, draft, drawnGoal)
	} else {
		m := begun(t, rules.Setup{Seats: 2, Options: map[string]string{honshu.OptSelection: "draft", honshu.OptCard: "random"}}, 6, []table.Player{{Name: "Aki"}, {Name: "Hana"}})
		o.Server = with(left(t, m, rapide))
		r := openPage(t, o)
		w = newLands(t, r, r.width, r.height, 5, tactics) // the next match is the first of the page's seed
		r.proceed()
		r.Frames(30)
	}
	w.play(nil, honshu.VerbPick, honshu.VerbBuild)
	if w.opened == 0 {
		t.Error("the doors have never been opened")
	}
	w.on.(*reader).quiet()
}

func TestLandsOfThreeOnTheDesksPage(t *testing.T) {
	o := drive.PageOptions{Width: 1280, Height: 800, Query: "seed=7", Server: with(swiftly(swift))}
	tactics := map[rules.Seat]string{0: "1"}
	var r *reader
	var w *lands
	if os.Getenv(wholeVariable) != "" {
		r = openPage(t, o)
		w = newLands(t, r, r.width, r.height, 7, tactics)
		w.begin("count.less", "seat1.level.less", "seat2.level.less")
	} else {
		m := begun(t, rules.Setup{Seats: 3}, 7, []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: "1"}, {Name: "Ren", Bot: "1"}})
		o.Server = with(left(t, m, swift))
		r = openPage(t, o)
		w = newLands(t, r, r.width, r.height, 6, tactics)
		r.proceed()
		r.Frames(30)
	}
	leaves := []func(){r.Reload, r.Reopen} // in the eleventh round, and in the twelfth
	w.play(func(st *honshu.State) {
		if len(leaves) == 0 || st.Phase() != honshu.PhaseBuild || st.Round() <= honshu.Rounds-len(leaves) {
			return
		}
		before := w.read().State().Hash()
		leaves[0]()
		leaves = leaves[1:]
		w.seed = 6 // a page that is loaded anew begins with the seed of its address again
		r.proceed()
		r.Frames(30)
		if w.sit(); w.match.State().Hash() != before {
			t.Errorf("after leaving the page the match is at %s", position(w.match))
		}
		drive.Keep(t, "continued", r.Picture())
	}, honshu.VerbPlay, honshu.VerbTake, honshu.VerbBuild)
	if len(leaves) > 0 {
		t.Errorf("the page was left %d times too seldom", len(leaves))
	}
	r.quiet()
}
