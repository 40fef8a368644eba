package e2e

import (
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/scenes/table"
)

// storeSettings gives a player who has never been on the page the settings.
func storeSettings(settings string) string {
	return `if (!localStorage["engawa/settings.json"]) localStorage["engawa/settings.json"] = '` + settings + `'`
}

func TestWorldsOfThreeOnThePhonesPage(t *testing.T) {
	t.Parallel()
	if !playsWholeMatches() {
		t.Skipf("NOT TESTED: what others like it show; \"make whole\" plays it, longer matches on pages, those of six and eight by mouse and those at one host while tabs and hosts are killed, and opens the shelf in every language, with %s=1", wholeVariable)
	}
	r := openPage(t, drive.PageOptions{Width: 390, Height: 844, Touch: true, Language: "fr-FR", Query: "seed=1", Server: drive.InsertScript(storeSettings(rapide))})
	w := newHomeworldsDriver(t, r, r.width, r.height, 1, map[rules.Seat]string{0: "2", 1: "random"})
	w.begin("count.1", persons)
	m := w.finish(maxActs, nil)
	t.Logf("%d moves, end %q, by pointing %v", len(m.Log), rules.End(m.Game, m.State()), w.kindCounts)
	if w.askedSeats != rules.SeatsOf(0, 1) {
		t.Errorf("%v were asked to look at their cards, want both people", w.askedSeats)
	}
	w.playAgain()
	r.checkConsole()
}

func TestWorldsOfTwoOnTheDesksPage(t *testing.T) {
	t.Parallel()
	r := openPage(t, drive.PageOptions{Width: 1280, Height: 800, Query: "seed=2", Server: drive.InsertScript(storeSettings(swift))})
	w := newHomeworldsDriver(t, r, r.width, r.height, 2, map[rules.Seat]string{0: "random"})
	w.begin()
	const reload = 7 // moves before the page is loaded anew, and again before its tab is killed
	left := 0
	m := w.finish(maxActs, func(m *rules.Match, _ rules.Seat) {
		if left == 2 || len(m.Log) < reload*(left+1) {
			return
		}
		if left++; left == 1 {
			r.Reload()
		} else {
			r.Reopen()
		}
		r.proceed()
		r.Frames(30)
		if after := w.read(); after.State().Hash() != m.State().Hash() {
			t.Errorf("after leaving the page the match is at %s, want %s", position(after), position(m))
		}
		drive.SavePicture(t, "continued", r.Picture())
	})
	t.Logf("%d moves, end %q, by pointing %v", len(m.Log), rules.End(m.Game, m.State()), w.kindCounts)
	if left != 2 {
		t.Errorf("the match ends before the page was left twice")
	}
	w.playAgain()
	r.checkConsole()
}

// TestWorldsOfSixOnThePage plays with six seats by finger: the last moves of a short match, or a whole long one, in which
// the sky is so full that it scrolls.
func TestWorldsOfSixOnThePage(t *testing.T) {
	t.Parallel()
	people := map[rules.Seat]string{0: "2", 2: "random"}
	page := drive.PageOptions{Width: 390, Height: 844, Touch: true, Language: "fr-FR", Query: "seed=3", Server: drive.InsertScript(storeSettings(rapide))}
	if playsWholeMatches() {
		r := openPage(t, page)
		newHomeworldsDriver(t, r, r.width, r.height, 3, people).playSixSeats()
		r.checkConsole()
		return
	}
	var players []table.Player
	for seat := range rules.Seat(6) {
		p := table.Player{Name: string(rune('A' + seat)), Bot: "1"}
		if _, person := people[seat]; person {
			p.Bot = ""
		}
		players = append(players, p)
	}
	setup := rules.Setup{Seats: 6, Options: map[string]string{"catastrophes": "anytime", "firstShip": "large"}}
	// Gentle bots end the match with the first action of this seed after 183 moves; most others last several times as long.
	const seed, from = 34, 6 // moves before the end
	dealt := -1
	m := playUntil(t, "homeworlds", setup, seed, players, func(m *rules.Match) bool {
		if dealt < 0 {
			dealt = len(m.Log)
		}
		return len(m.Log) > dealt
	})
	m = nearEnd(t, m, from, func(rules.State) bool { return true })
	t.Logf("from move %d", len(m.Log))
	page.Server = drive.InsertScript(storeMatchScript(t, m, rapide))
	r := openPage(t, page)
	w := newHomeworldsDriver(t, r, r.width, r.height, 2, people) // the next match will be the first of its seed
	r.proceed()
	r.Frames(30)
	m = w.finish(maxActs, nil)
	t.Logf("%d moves, end %q, by pointing %v", len(m.Log), rules.End(m.Game, m.State()), w.kindCounts)
	if !m.Over() {
		t.Error("the match is not over")
	}
	w.playAgain()
	r.checkConsole()
}
