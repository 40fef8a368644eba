package e2e

import (
	"net/http"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
	"engawa/rules"
)

// TestDobutsuInEveryBrowser plays the same short game of Dōbutsu shōgi in Firefox and in WebKit: from the shelf by
// mouse and finger, on after the page has been loaded again without a network, and to its end by the page's words.
func TestDobutsuInEveryBrowser(t *testing.T) {
	drive.NeedOthers(t)
	for _, tt := range []struct {
		browser drive.Browser
		touch   bool
	}{{drive.Firefox, true}, {drive.WebKit, false}} {
		t.Run(string(tt.browser), func(t *testing.T) {
			var cable drive.ProxyServer
			r := openPage(t, drive.PageOptions{Browser: tt.browser, Width: 600, Height: 800, Touch: tt.touch, Server: func(page http.Handler) http.Handler {
				return cable.Handler(drive.InsertScript(quick)(page))
			}})
			drive.SavePicture(t, "shelf", r.WaitUntilStill())

			script := recordedMatch(t, "dobutsu-catch")
			r.begin(r.plan(), persons, animals, otherBegins)
			m := newMatch(t, map[string]string{"rules": "dobutsu", "start": "1"})
			const cut = 4 // moves until the line is cut
			for n, mv := range script.Log {
				if mv.By == rules.Nature {
					continue
				}
				if n == cut {
					drive.SavePicture(t, "table", r.WaitUntilStill())
					r.Eval(`navigator.serviceWorker.ready.then(() => {})`, nil)
					cable.Cut()
					r.Reload()
					r.proceed()
				}
				r.playMove(r.plan(), m, m.Game.FormatAction(m.State(), mv), n%2 == 1)
				if m = r.match(); m.Log[len(m.Log)-1] != mv {
					drive.SavePicture(t, "unplayed", r.Picture())
					t.Fatalf("%s was not played", m.Game.FormatAction(m.State(), mv))
				}
			}
			if !m.Over() {
				t.Fatalf("the match is not over at %s", position(m))
			}
			r.pass(150)
			drive.SavePicture(t, "result", r.WaitUntilStill())

			// The next game begins by a button of the page in words, and by keys.
			l := &screenReaderUser{pagePlayer: r}
			l.press("again")
			l.Until("what can be done", canChoose)
			l.checkNames()
			before := l.WaitUntilStill()
			l.Eval(`document.querySelector("canvas").focus()`, nil)
			l.Key(kb.Tab)
			if drive.SamePicture(before, l.WaitUntilStill()) {
				t.Error("a key changes nothing")
			}
			l.checkConsole()
		})
	}
}
