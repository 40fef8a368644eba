package e2e

import (
	"slices"
	"strconv"
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/rules/forhonor"
)

func TestBattlesOnThePage(t *testing.T) {
	t.Parallel()
	phone := drive.PageOptions{Width: 390, Height: 844, Touch: true, Language: "fr-FR"}
	desk := drive.PageOptions{Width: 1280, Height: 800}
	for _, tt := range []struct {
		name    string
		long    bool // only where matches are played from their beginning
		page    drive.PageOptions
		seed    uint64   // in the page's address; people have turns in the last moves of its match
		choices []string // at set-up
		bots    []string // by seat, "" for a person
		leaving func(r *pagePlayer)
	}{
		{"two by mouse", true, desk, 6, []string{persons, pickHeroes}, []string{"", ""}, (*pagePlayer).Reload},
		{"four by touch", false, phone, 1, []string{oneMore, oneMore, "seat2.human", pickHeroes}, []string{"", "1", "", "1"}, (*pagePlayer).Reopen},
		{"eight by mouse", true, desk, 6, slices.Repeat([]string{oneMore}, 6), []string{"", "1", "1", "1", "1", "1", "1", "1"}, (*pagePlayer).Reload},
	} {
		if tt.long && !playsWholeMatches() {
			continue
		}
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			settings := settingsOn(tt.page)
			players, tactics := playersWithBots("greedy", tt.bots...)
			tt.page.Query = "seed=" + strconv.FormatUint(tt.seed, 10)
			tt.page.Server = drive.InsertScript(storeSettings(settings))
			if !playsWholeMatches() {
				m := playUntil(t, "forhonor", rules.Setup{Seats: len(players)}, tt.seed, players, func(*rules.Match) bool { return true })
				tt.page.Server = drive.InsertScript(storeMatchScript(t, nearEnd(t, m, lateMoves, isOpenPhase), settings))
			}
			r := openPage(t, tt.page)
			w := newForhonorDriver(t, r, r.width, r.height, tt.seed, tactics)
			if playsWholeMatches() {
				w.begin(tt.choices...)
			} else {
				w.continueMatch(tt.seed)
			}
			stayed, begun := true, len(w.read().Log)
			w.play(func(st *forhonor.State) bool {
				if !stayed || st.Phase() != forhonor.PhaseAct || len(w.match.Log) < begun+8 {
					return false
				}
				stayed = false
				before := w.read().State().Hash()
				tt.leaving(r)
				w.continueMatch(tt.seed)
				if w.reset(); w.match.State().Hash() != before {
					t.Errorf("after leaving the page the match is at %s", position(w.match))
				}
				drive.SavePicture(t, "continued", r.Picture())
				return false
			}, forhonor.VerbAct, forhonor.VerbMove, forhonor.VerbDone)
			if stayed {
				t.Error("the page was never left")
			}
			r.checkConsole()
		})
	}
}
