package e2e

import (
	"fmt"
	"testing"
	"time"

	"engawa/internal/drive"
	"engawa/scenes/lang"
)

// level waits until the tab's history stands at a level of the program, as a page of words with that title is shown.
func (l *screenReaderUser) level(level int, title string) {
	l.t.Helper()
	l.waitForTitle(title)
	l.Until(fmt.Sprintf("level %d of the history", level), fmt.Sprintf("history.state?.engawa === %d", level))
	l.Frames(6)
}

// TestTheBrowsersBackLeadsThroughTheScreens goes back in the browser from a menu over a match to the main menu, is asked
// there whether to leave, stays, and leaves.
func TestTheBrowsersBackLeadsThroughTheScreens(t *testing.T) {
	t.Parallel()
	r := openPage(t, drive.PageOptions{Width: 390, Height: 844, Touch: true, Server: drive.InsertScript(quick)})
	l := &screenReaderUser{pagePlayer: r}
	words := lang.For(lang.English)
	p := r.plan()
	r.begin(p, persons, iBegin)
	r.Frames(60)
	m := newMatch(t, nil)
	game := words.Game("yokai").Title
	l.level(3, game)
	r.playMove(p, m, opening[0], false)
	m = r.expect(opening[:1]...)
	r.choose(p, p.table(m), "menu")
	l.level(4, words.T(lang.MenuTitle))
	back := func() { r.Eval(`history.back()`, nil) }

	back()
	l.level(3, game)
	back()
	l.level(1, "Engawa")
	ask := words.T(lang.LeaveAsk)
	back()
	l.level(0, ask)
	drive.SavePicture(t, "asked", r.Picture())
	l.press("no")
	l.waitForTitle("Engawa")
	r.Tap(4, 4) // nothing lies there
	l.level(1, "Engawa")
	if len(r.match().Log) != 1 {
		t.Errorf("kept are the moves %v", r.match().Log)
	}
	r.checkConsole()

	back()
	l.level(0, ask)
	r.Eval(`setTimeout(() => history.back(), 0)`, nil)
	time.Sleep(2 * time.Second)
	r.Until("the page to be left", `location.href === "about:blank"`)
}
