package e2e

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/scenes/lang"
)

// newTab is the same page in one more tab of the same browser.
func (r *pagePlayer) newTab() *pagePlayer {
	r.t.Helper()
	other := *r
	other.Page = r.NewTab()
	return &other
}

// says reports whether the page shows a sentence now, to those who listen to it too.
func (r *pagePlayer) says(sentence string) (ok bool) {
	r.t.Helper()
	r.Eval(`document.getElementById("a11y").textContent.includes(`+strconv.Quote(sentence)+`)`, &ok)
	return ok
}

// Two tabs of one browser play the same match. What one has played the other takes up when it opens the match; a tab
// that plays on from before that says that its match is one of its own from there on, and both go on.
func TestOneMatchIsPlayedInTwoTabs(t *testing.T) {
	t.Parallel()
	here := openPage(t, drive.PageOptions{Width: 760, Height: 480, Server: drive.InsertScript(quick)})
	here.begin(here.plan(), persons, iBegin)
	here.playMove(here.plan(), newMatch(t, nil), opening[0], false)
	begun := here.expect(opening[:1]...)

	there := here.newTab()
	there.proceed()
	m := begun
	for n := 1; n < 3; n++ {
		there.playMove(there.plan(), m, opening[n], false)
		m = there.expect(opening[:n+1]...)
	}

	conflict := lang.For(here.settings().Lang).T(lang.StoreConflict)
	if here.says(conflict) || there.says(conflict) {
		t.Error("a tab says of a conflict before there is one")
	}
	own := otherThan(t, begun, opening[1])
	here.playMove(here.plan(), begun, begun.Game.FormatAction(begun.State(), own), false)
	here.pass(20)
	drive.SavePicture(t, "conflict", here.Picture())
	if !here.says(conflict) || there.says(conflict) {
		t.Errorf("the tab that parts says so: %v; the other says it: %v", here.says(conflict), there.says(conflict))
	}
	here.Key(kb.Enter)
	mine := begun.Fork(len(begun.Log))
	if _, err := mine.Do(own); err != nil {
		t.Fatal(err)
	}
	wantBothMatches(t, there, m, mine)

	there.playMove(there.plan(), m, opening[3], false)
	next := otherThan(t, mine, "")
	here.playMove(here.plan(), mine, mine.Game.FormatAction(mine.State(), next), false)
	here.pass(20)
	if here.says(conflict) || there.says(conflict) {
		t.Error("a tab says so again when it goes on with its own")
	}
	onward, err := m.ParseMove(m.State().Actors().String() + " " + opening[3])
	if err == nil {
		_, err = m.Do(onward)
	}
	if err == nil {
		_, err = mine.Do(next)
	}
	if err != nil {
		t.Fatal(err)
	}
	wantBothMatches(t, here, m, mine)
	here.checkConsole()
	there.checkConsole()
}

// Two tabs are open, and each changes a setting without having seen the other's change: both are kept.
func TestTwoTabsKeepEachOthersSettings(t *testing.T) {
	t.Parallel()
	here := openPage(t, drive.PageOptions{Width: 760, Height: 480, Server: drive.InsertScript(storeSettings(swift))})
	there := here.newTab()
	there.Frames(20)
	p := here.plan()
	here.choose(p, p.shelf(), "sound")
	there.choose(p, p.shelf(), "language")
	next := lang.English.Next()
	there.Until("the words in the other language", fmt.Sprintf(`document.documentElement.lang === %q`, next))
	for _, r := range []*pagePlayer{here, there} {
		if s := r.settings(); !s.Muted || s.Lang != next || !s.ReducedMotion {
			t.Errorf("kept are the settings %+v", s)
		}
		r.checkConsole()
	}
}

// otherThan returns a legal move that is not the one in the text.
func otherThan(t *testing.T, m *rules.Match, text string) rules.Move {
	t.Helper()
	seat, _ := m.State().Actors().Only()
	for _, a := range m.State().Legal(seat, nil) {
		if mv := (rules.Move{By: seat, Do: a}); m.Game.FormatAction(m.State(), mv) != text {
			return mv
		}
	}
	t.Fatalf("there is no move but %q", text)
	return rules.Move{}
}

// wantBothMatches checks that the browser keeps two matches with these moves.
func wantBothMatches(t *testing.T, r *pagePlayer, want ...*rules.Match) {
	t.Helper()
	list := matches(t, r.files())
	if len(list) != len(want) {
		t.Fatalf("%d matches are kept, want %d", len(list), len(want))
	}
	for k, m := range want {
		if !slices.Equal(list[k].Log, m.Log) {
			t.Errorf("match %d is kept with the moves %v, want %v", k+1, list[k].Log, m.Log)
		}
	}
}
