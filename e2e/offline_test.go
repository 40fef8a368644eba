package e2e

import (
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
)

func TestThePagePlaysWithoutANetworkAndGoesOverToANewerVersion(t *testing.T) {
	t.Parallel()
	var cable drive.ProxyServer
	server := func(page http.Handler) http.Handler { return cable.Handler(drive.InsertScript(quick)(page)) }
	r := openPage(t, drive.PageOptions{Width: 760, Height: 480, Server: server})
	r.Eval(`navigator.serviceWorker.ready.then(() => {})`, nil)
	r.Eval(`void (navigator.storage.persist = async () => { window.asked = (window.asked || 0) + 1; return true; })`, nil)
	r.begin(r.plan(), persons, iBegin)
	r.playMove(r.plan(), newMatch(t, nil), opening[0], false)
	m := r.expect(opening[:1]...)
	r.playMove(r.plan(), m, opening[1], false)
	m = r.expect(opening[:2]...)
	r.Until("the browser to be asked, once, for storage that stays", `window.asked === 1`)

	// Without a network the page opens again, at the same place, and plays.
	cable.Cut()
	r.Reload()
	r.proceed()
	r.playMove(r.plan(), m, opening[2], false)
	m = r.expect(opening[:3]...)
	r.Reopen()
	r.proceed()
	r.playMove(r.plan(), m, opening[3], false)
	r.expect(opening...)
	drive.SavePicture(t, "offline", r.Picture())

	// A newer version is there: the match goes on undisturbed, and on the shelf it is announced and taken.
	cable.Redirect(drive.ServeNewerVersion(t))
	cable.Restore()
	table := r.WaitUntilStill()
	r.Eval(`navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => {})`, nil)
	r.Until("the newer version to be whole", `engawa.newer`)
	if !looksAlike(table, r.WaitUntilStill()) {
		t.Error("the newer version is told in the middle of a match")
	}
	r.Reload()
	r.Until("the newer version to be offered", button("yes"))
	picture := r.WaitUntilStill()
	drive.SavePicture(t, "told", picture)
	var before, after string
	const version = `document.querySelector("script[data-version]").dataset.version`
	r.Eval(version, &before)
	r.Key(kb.Tab)
	r.ReopenBy(func() { r.Key(kb.Enter) })
	if r.Eval(version, &after); after == before {
		t.Errorf("the page is still of version %s", after)
	}
	r.expect(opening...)
}

func TestABrowserWithoutWebAssemblyGetsAMessage(t *testing.T) {
	t.Parallel()
	r := openPage(t, drive.PageOptions{Width: 390, Height: 844, Early: true, Server: drive.InsertScript("delete window.WebAssembly")})
	r.Until("a refusal", `window.engawa && engawa.state === "failed"`)
	if text := r.Message(); !strings.Contains(text, "WebAssembly") {
		t.Errorf("the page says %q, want a word of WebAssembly", text)
	}
	var kept []string
	r.Eval(`caches.keys()`, &kept)
	if len(kept) > 0 {
		t.Errorf("a browser that cannot play is made to keep the games: %q", kept)
	}
}
