package e2e

import (
	"os"
	"strconv"
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/table"
)

// wholeVariable is the environment variable with which matches on the page are played from their first round on, and
// more of them; without it they are continued from a late one, because a browser without a graphics card is slow.
const wholeVariable = "ENGAWA_WHOLE"

func playsWholeMatches() bool { return os.Getenv(wholeVariable) != "" }

// playToLastRounds plays a match of Honshū by itself until its last rounds, so many, and returns it.
func playToLastRounds(t *testing.T, setup rules.Setup, seed uint64, players []table.Player, late int) *rules.Match {
	t.Helper()
	return playUntil(t, "honshu", setup, seed, players, func(m *rules.Match) bool { return m.State().(*honshu.State).Round() > honshu.Rounds-late })
}

func TestLandsOnThePage(t *testing.T) {
	t.Parallel()
	phone := drive.PageOptions{Width: 390, Height: 844, Touch: true, Language: "fr-FR"}
	desk := drive.PageOptions{Width: 1280, Height: 800}
	for _, tt := range []struct {
		name    string
		long    bool // only where matches are played from their beginning
		page    drive.PageOptions
		choices []string // at set-up
		setup   rules.Setup
		bots    []string // by seat, "" for a person
		late    int      // the rounds that are played where the match is not played from its beginning
		leaves  bool     // the page is loaded anew in the last round but one, and its tab killed in the last
		verbs   []honshu.Verb
	}{
		{
			"draft", false, phone, []string{"count.less", "count.less", persons, draft, drawnGoal},
			rules.Setup{Seats: 2, Options: map[string]string{honshu.OptSelection: "draft", honshu.OptCard: "random"}},
			[]string{"", ""}, 1, false, []honshu.Verb{honshu.VerbPick, honshu.VerbBuild},
		},
		{
			"trick of three", false, desk, []string{"count.less"},
			rules.Setup{Seats: 3},
			[]string{"", "1", "1"}, 2, true, []honshu.Verb{honshu.VerbPlay, honshu.VerbTake, honshu.VerbBuild},
		},
		{
			"duel", true, desk, []string{"count.less", "count.less", persons},
			rules.Setup{Seats: 2},
			[]string{"", ""}, 2, false, []honshu.Verb{honshu.VerbBid, honshu.VerbPair, honshu.VerbKeep, honshu.VerbBuild},
		},
		{
			"trick of three people", true, phone, []string{"count.less", persons, "seat2.human"},
			rules.Setup{Seats: 3},
			[]string{"", "", ""}, 2, false, []honshu.Verb{honshu.VerbPlay, honshu.VerbTake, honshu.VerbBuild},
		},
		{
			"trick of five", true, desk, []string{"count.more"},
			rules.Setup{Seats: 5},
			[]string{"", "2", "2", "2", "2"}, 2, false, []honshu.Verb{honshu.VerbPlay, honshu.VerbTake, honshu.VerbBuild},
		},
	} {
		if tt.long && !playsWholeMatches() {
			continue
		}
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			const seed = 6 // in the page's address
			settings := settingsOn(tt.page)
			players, tactics := playersWithBots("1", tt.bots...)
			tt.page.Query = "seed=" + strconv.Itoa(seed)
			tt.page.Server = drive.InsertScript(storeSettings(settings))
			if !playsWholeMatches() {
				tt.page.Server = drive.InsertScript(storeMatchScript(t, playToLastRounds(t, tt.setup, seed, players, tt.late), settings))
			}
			r := openPage(t, tt.page)
			w := newHonshuDriver(t, r, r.width, r.height, seed, tactics)
			if playsWholeMatches() {
				w.begin(tt.choices...)
			} else {
				w.continueMatch(seed)
			}
			leaves := []func(){r.Reload, r.Reopen}
			w.play(func(st *honshu.State) {
				if !tt.leaves || len(leaves) == 0 || st.Phase() != honshu.PhaseBuild || st.Round() <= honshu.Rounds-len(leaves) {
					return
				}
				before := w.read().State().Hash()
				leaves[0]()
				leaves = leaves[1:]
				w.continueMatch(seed)
				if w.reset(); w.match.State().Hash() != before {
					t.Errorf("after leaving the page the match is at %s", position(w.match))
				}
				drive.SavePicture(t, "continued", r.Picture())
			}, tt.verbs...)
			if tt.leaves && len(leaves) > 0 {
				t.Errorf("the page was left %d times too seldom", len(leaves))
			}
			if w.people().Len() > 1 && w.coverOpenings == 0 {
				t.Error("the cover has never been opened")
			}
			r.checkConsole()
		})
	}
}
