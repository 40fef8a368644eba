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
	desktop.press(n)
	p.Until("the seat at the table", `location.hash === "#seat=abcdefgh.first"`)
	p.Push(`{"table":"bbbbbbbb","name":"Mondays","event":"turn","lang":"fr"}`)
	n = desktop.next(lang.For(lang.French).T(lang.SeatCall, lang.Text("table", "Mondays")))
	p.CloseTab()
	wait := func(what string, holds func(open []string) bool) {
		t.Helper()
		for end := time.Now().Add(desktopPatience); !holds(p.Tabs()); time.Sleep(20 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("%s: there are the tabs %q", what, p.Tabs())
			}
		}
	}
	wait("after the page has been closed", func(open []string) bool { return len(open) == 0 })
	desktop.press(n)
	wait("after a press while the page is closed", func(open []string) bool {
		return len(open) == 1 && strings.HasSuffix(open[0], "/#seat=bbbbbbbb.other")
	})
}
