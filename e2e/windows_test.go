package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/scenes/store"
)

// A page that is loaded anew before anybody has moved comes back to the same match; and when the match has gone on in
// another tab, what is played here becomes a match of its own.
func TestAPageSharesItsMatchesWithOtherTabs(t *testing.T) {
	t.Parallel()
	r := openPage(t, drive.PageOptions{Width: 760, Height: 480, Server: drive.InsertScript(quick)})
	r.begin(r.plan(), persons)
	r.Frames(2)
	dealt := r.match()
	if !store.IsUntouched(dealt) {
		t.Fatalf("kept are the moves %v before anybody has moved", dealt.Log)
	}
	r.Reload()
	r.proceed()
	r.Frames(2)
	if m := r.match(); m.Seed != dealt.Seed || !store.IsUntouched(m) {
		t.Fatalf("after a reload the match has the seed %d and the moves %v; its seed was %d", m.Seed, m.Log, dealt.Seed)
	}

	there, here := r.match(), r.match()
	seat, _ := there.State().Actors().Only()
	legal := there.State().Legal(seat, nil)
	if _, err := there.Do(rules.Move{By: seat, Do: legal[0]}); err != nil {
		t.Fatal(err)
	}
	data, err := there.Save()
	if err != nil {
		t.Fatal(err)
	}
	r.Store(storagePrefix+"match-yokai-1.json", string(data))

	played := rules.Move{By: seat, Do: legal[len(legal)-1]}
	r.playMove(r.plan(), here, here.Game.FormatAction(here.State(), played), false)
	drive.SavePicture(t, "told", r.Picture())
	r.Key(kb.Enter)
	list := matches(t, r.files())
	if len(list) != 2 {
		t.Fatalf("%d matches are kept, want the one of the other tab and the one of this", len(list))
	}
	for k, want := range []rules.Action{legal[0], legal[len(legal)-1]} {
		if log := list[k].Log; len(log) == 0 || log[len(log)-1].Do != want {
			t.Errorf("match %d is kept as %v, want the last move %v", k+1, log, want)
		}
	}
	r.checkConsole()
}
