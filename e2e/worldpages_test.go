package e2e

import (
	"fmt"
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/scenes/table"
)

// swiftly gives a player who has never been on the page the settings.
func swiftly(settings string) string {
	return `if (!localStorage["engawa/settings.json"]) localStorage["engawa/settings.json"] = '` + settings + `'`
}

func TestWorldsOfThreeOnThePhonesPage(t *testing.T) {
	t.Parallel()
	if !whole() {
		t.Skipf("NOT TESTED: what others like it show; \"make whole\" plays it, longer matches on pages, those of six and eight by mouse, and opens the shelf in every language, with %s=1", wholeVariable)
	}
	r := openPage(t, drive.PageOptions{Width: 390, Height: 844, Touch: true, Language: "fr-FR", Query: "seed=1", Server: drive.First(swiftly(rapide))})
	w := newWorlds(t, r, r.width, r.height, 1, map[rules.Seat]string{0: "2", 1: "random"})
	w.begin("count.1", persons)
	m := w.finish(mostActs, nil)
	t.Logf("%d moves, end %q, by pointing %v", len(m.Log), rules.End(m.Game, m.State()), w.did)
	if w.looked != rules.SeatsOf(0, 1) {
		t.Errorf("%v were asked to look at their cards, want both people", w.looked)
	}
	w.again()
	r.quiet()
}

func TestWorldsOfTwoOnTheDesksPage(t *testing.T) {
	t.Parallel()
	r := openPage(t, drive.PageOptions{Width: 1280, Height: 800, Query: "seed=2", Server: drive.First(swiftly(swift))})
	w := newWorlds(t, r, r.width, r.height, 2, map[rules.Seat]string{0: "random"})
	w.begin()
	const reload = 7 // moves before the page is loaded anew, and again before its tab is killed
	left := 0
	m := w.finish(mostActs, func(m *rules.Match, _ rules.Seat) {
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
		drive.Keep(t, "continued", r.Picture())
	})
	t.Logf("%d moves, end %q, by pointing %v", len(m.Log), rules.End(m.Game, m.State()), w.did)
	if left != 2 {
		t.Errorf("the match ends before the page was left twice")
	}
	w.again()
	r.quiet()
}

// TestWorldsOfSixOnThePage plays with six seats by finger where the sky is so full that it scrolls: in a long match, and
// in the last moves of a short one.
func TestWorldsOfSixOnThePage(t *testing.T) {
	t.Parallel()
	people := map[rules.Seat]string{0: "2", 2: "random"}
	page := drive.PageOptions{Width: 390, Height: 844, Touch: true, Language: "fr-FR", Query: "seed=3", Server: drive.First(swiftly(rapide))}
	if whole() {
		r := openPage(t, page)
		newWorlds(t, r, r.width, r.height, 3, people).six()
		r.quiet()
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
	for _, tt := range []struct {
		name  string
		seed  uint64
		from  int  // how many moves before the end of the match that weak bots make of it
		moves int  // how many are played on the page, at most
		ends  bool // the match is over then
	}{
		{"full", 3, 15, 25, false},
		// Gentle bots end the match with the first action of this seed after 183 moves; most others last several times as long.
		{"last", 34, 12, mostActs, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			dealt := -1
			m := playedUntil(t, "homeworlds", setup, tt.seed, players, func(m *rules.Match) bool {
				if dealt < 0 {
					dealt = len(m.Log)
				}
				return len(m.Log) > dealt
			})
			m = nearEnd(t, m, tt.from, func(rules.State) bool { return true })
			t.Logf("from move %d", len(m.Log))
			page := page
			page.Server = drive.First(left(t, m, rapide))
			r := openPage(t, page)
			w := newWorlds(t, r, r.width, r.height, 2, people) // the next match will be the first of its seed
			r.proceed()
			r.Frames(30)
			m = w.finish(len(m.Log)+tt.moves, nil)
			t.Logf("%d moves, end %q, by pointing %v", len(m.Log), rules.End(m.Game, m.State()), w.did)
			if m.Over() != tt.ends {
				t.Errorf("the match is over: %v, want %v", m.Over(), tt.ends)
			}
			if tt.ends {
				w.again()
			}
			r.quiet()
		})
	}
}

// paste is what a browser does with the document when the player pastes a text.
const paste = `(() => {
	const data = new DataTransfer();
	data.setData("text", %q);
	document.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true}));
})()`

// TestARecordIsPastedOnThePage opens a recorded match by pasting and plays on in it.
func TestARecordIsPastedOnThePage(t *testing.T) {
	t.Parallel()
	r := openPage(t, drive.PageOptions{Width: 1280, Height: 800, Server: drive.First(swiftly(swift))})
	w := newWorlds(t, r, r.width, r.height, 1, nil)
	text, script := recorded(t)
	p := w.plan()
	p.shelf()
	w.tap(p, "open")
	w.on.pass(60)
	r.Eval(fmt.Sprintf(paste, text), nil)
	w.on.pass(60)
	w.playOn(script, 8)
	r.quiet()
}
