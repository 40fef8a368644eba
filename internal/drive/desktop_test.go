package drive_test

import (
	"strings"
	"testing"
	"time"

	"engawa/internal/drive"
	"engawa/scenes/lang"
)

// TestANoticeOfTheSystemIsPressed has the browser show notices by a message bus, as on a desktop, and presses them there. What the page
// shows while it is out of sight, and what a message of Web Push has its service worker show, lead to the page; the latter to
// a new tab where the page is closed.
func TestANoticeOfTheSystemIsPressed(t *testing.T) {
	t.Parallel()
	desktop := startNotifyServer(t)
	p := openToyPage(t, drive.PageOptions{Width: 400, Height: 300, Bus: desktop.address})
	waitUntilCached(p)
	p.LetNotify()
	p.Eval(`(localStorage.setItem("engawa/tables.json", '[{"link":"https://a/#seat=abcdefgh.first"},{"link":"https://a/#seat=bbbbbbbb.other"}]'), document.hasFocus = () => false,
		engawa.notices.call("● Your turn", "Sundays", location.href + "#table=abcdefgh", true), true)`, nil)
	n := desktop.next("Sundays")
	if n.summary != "Engawa" {
		t.Errorf("the title is %q", n.summary)
	}
	desktop.pressUntil("the seat at the table", n, func() (arrived bool) {
		p.Eval(`location.hash === "#seat=abcdefgh.first"`, &arrived)
		return arrived
	})
	p.Push(`{"table":"bbbbbbbb","name":"Mondays","event":"turn","lang":"fr"}`)
	n = desktop.next(lang.For(lang.French).T(lang.SeatCall, lang.Text("table", "Mondays")))
	p.CloseTab()
	for end := time.Now().Add(desktopPatience); len(p.Tabs()) > 0; time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("after the page has been closed there are the tabs %q", p.Tabs())
		}
	}
	desktop.pressUntil("a new tab", n, func() bool {
		open := p.Tabs()
		return len(open) == 1 && strings.HasSuffix(open[0], "/#seat=bbbbbbbb.other")
	})
}
