package e2e

import (
	"strconv"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
)

// fillStorage takes the storage's last byte.
const fillStorage = `for (let size = 1 << 20; size > 0; size >>= 1) {
	for (let n = 0; n < 40; n++) {
		try { localStorage.setItem("filler" + size + "-" + n, "x".repeat(size)) } catch { break }
	}
}
for (let n = 0; n < 40; n++) { // names of one letter, for what is too little for longer ones
	try { localStorage.setItem(String.fromCharCode(0xe000 + n), "") } catch { break }
}`

// freeStorage gives it back.
const freeStorage = `for (const key of Object.keys(localStorage)) if (/^(filler|[\ue000-\ue0ff]$)/.test(key)) localStorage.removeItem(key)`

// noBackups reports that no match is kept under a second name, as it is for two seconds after it was saved.
const noBackups = `!Object.keys(localStorage).some((key) => key.startsWith("engawa/echo-"))`

// A storage that is full from the beginning, and one that fills up in the middle of a match, are reported; what was kept
// stays, play goes on, and as soon as there is room again everything is kept.
func TestAFullBrowserIsReportedAndPlayGoesOn(t *testing.T) {
	t.Parallel()
	r := openPage(t, drive.PageOptions{Width: 760, Height: 480, Server: drive.InsertScript(quick)})
	p := r.plan()
	r.Eval(fillStorage, nil)
	r.begin(p, persons, iBegin)
	m := newMatch(t, nil)
	drive.SavePicture(t, "told", r.Picture())
	for k, step := range []struct {
		before   string // what happens to the storage
		kept     int    // moves that are kept afterwards, -1 for no match at all
		sentence bool   // whether a sentence lies on the table from before
	}{
		{"", -1, true}, // the match could not be kept when it began
		{freeStorage, 2, false},
		{fillStorage, 2, true}, // that there is room again is reported too
		{freeStorage, 4, true},
	} {
		if step.sentence {
			r.Key(kb.Enter) // closes the sentence
		}
		if step.before != "" {
			r.Until("backups of matches to go: they would leave room", noBackups)
			r.Eval(step.before, nil)
		}
		r.playMove(p, m, opening[k], false)
		drive.SavePicture(t, "move"+strconv.Itoa(k+1), r.Picture())
		mv, err := m.ParseMove(m.State().Actors().String() + " " + opening[k])
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(mv); err != nil {
			t.Fatal(err)
		}
		if step.kept < 0 {
			if n := len(matches(t, r.files())); n > 0 {
				t.Fatalf("the storage is not full: after %d moves %d matches are kept", k+1, n)
			}
			continue
		}
		r.expect(opening[:step.kept]...)
	}
	r.checkConsole()
}

func TestAForbiddingBrowserIsReportedAndPlayGoesOn(t *testing.T) {
	t.Parallel()
	r := openPage(t, drive.PageOptions{Width: 760, Height: 480, Server: drive.InsertScript(forbid)})
	var forbidden bool
	r.Eval(`(() => { try { localStorage; return false } catch { return true } })()`, &forbidden)
	if !forbidden {
		t.Fatal("the test does not forbid the storage")
	}
	picture := r.Picture()
	drive.SavePicture(t, "told", picture)
	r.Key(kb.Enter)
	if drive.SamePicture(picture, r.WaitUntilStill()) {
		t.Fatal("nothing is told, or the sentence does not go away")
	}
	p := newPlan(t, r.width, r.height, r.scale, nil)
	r.begin(p, persons, iBegin)
	before := r.WaitUntilStill()
	r.playMove(p, newMatch(t, nil), opening[0], false)
	after := r.WaitUntilStill()
	drive.SavePicture(t, "played", after)
	if drive.SamePicture(before, after) {
		t.Error("no move can be played")
	}
	r.checkConsole()
}
