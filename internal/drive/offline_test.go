package drive_test

import (
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"engawa/internal/drive"
)

// countPrograms counts in n the requests for programs that reach the server.
func countPrograms(n *atomic.Int32, server http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".wasm") {
			n.Add(1)
		}
		server.ServeHTTP(w, r)
	})
}

// waitUntilCached waits until the service worker keeps every file of the page.
func waitUntilCached(p *drive.Page) {
	p.Eval(`navigator.serviceWorker.ready.then(() => {})`, nil)
}

func TestPageOpensWithoutANetwork(t *testing.T) {
	t.Parallel()
	for _, path := range []string{"/", "/games/engawa/"} {
		t.Run(strings.Trim(path, "/"), func(t *testing.T) {
			t.Parallel()
			var c drive.ProxyServer
			var brought atomic.Int32
			server := func(page http.Handler) http.Handler { return c.Handler(countPrograms(&brought, page)) }
			p := openToyPage(t, drive.PageOptions{Width: 400, Height: 300, Path: path, Server: server})
			waitUntilCached(p)
			if n := brought.Load(); n != 2 {
				t.Errorf("the two parts of the program were brought %d times, want once each", n)
			}
			c.Cut()
			p.Click(100, 100)
			p.Reload()
			p.Click(200, 100)
			picture := p.WaitUntilStill()
			wantPixel(t, "after a click without a network", picture, 200, 100, red)
			wantPixel(t, "the click before is not lost", picture, 22, 22, white)
			p.Reopen()
			p.Click(300, 100)
			wantPixel(t, "in a new tab without a network", p.WaitUntilStill(), 34, 22, white)
			var names []string
			p.Eval(`caches.keys()`, &names)
			beside := func(name string) bool { return strings.HasSuffix(name, path+":data") }
			own := func(name string) bool { return strings.Contains(name, path+":") && !beside(name) }
			if len(names) != 2 || !slices.ContainsFunc(names, own) || !slices.ContainsFunc(names, beside) {
				t.Errorf("the page is kept as %q, want two caches named after its folder: of its version, and of the languages", names)
			}
		})
	}
}

const version = `document.querySelector("script[data-version]").dataset.version`

func TestPageGoesOverToANewerVersion(t *testing.T) {
	t.Parallel()
	var c drive.ProxyServer
	p := openToyPage(t, drive.PageOptions{Width: 400, Height: 300, Server: c.Handler})
	waitUntilCached(p)
	var before, after string
	p.Eval(version, &before)

	// A version of which a file is missing, as while it is being uploaded, is not taken.
	newer := drive.ServeNewerVersion(t)
	torn := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, "/engawa.css") {
			http.NotFound(w, r)
			return
		}
		newer.ServeHTTP(w, r)
	})
	c.Redirect(torn)
	p.Eval(`navigator.serviceWorker.getRegistration().then((r) => r.update().then(() => r, () => r)).then((r) => new Promise((done) => {
		const look = () => r.installing ? setTimeout(look, 50) : done();
		look();
	}))`, nil)
	p.Reload()
	if p.Eval(version, &after); after != before {
		t.Fatalf("the page is of version %s although a file of it is missing", after)
	}

	c.Redirect(newer)
	p.Eval(`navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => {})`, nil)
	p.Until("the newer version to be told", `engawa.newer`)
	p.Click(100, 100)
	wantPixel(t, "the older version plays on", p.WaitUntilStill(), 100, 100, red)
	p.ReopenBy(func() { p.Eval(`engawa.renew()`, nil) })
	if p.Eval(version, &after); after == before {
		t.Fatalf("the page is still of version %s", after)
	}
	p.Eval(`new Promise((gone) => {
		const versions = (names) => names.filter((name) => !name.endsWith(":data"));
		const look = () => caches.keys().then((names) => versions(names).length === 1 ? gone() : setTimeout(look, 50));
		look();
	})`, nil)
	c.Cut()
	var state string
	p.Eval(`fetch("./").then((r) => r.text()).then((text) => String(text.includes(`+version+`)))`, &state)
	if state != "true" {
		t.Error("without a network the page is not of the newer version")
	}
	if kept := p.Storage()["engawa-toy"]; kept != "1" {
		t.Errorf("after the change the page keeps %q clicks, want 1", kept)
	}
}

func TestPageAsksForStorageOnce(t *testing.T) {
	t.Parallel()
	p := openToyPage(t, drive.PageOptions{Width: 400, Height: 300})
	var asked int
	p.Eval(`(async () => {
		let asked = 0;
		navigator.storage.persisted = async () => false;
		navigator.storage.persist = async () => { asked++; return true; };
		await engawa.kept();
		await engawa.kept();
		return asked;
	})()`, &asked)
	if asked != 1 {
		t.Errorf("the browser was asked %d times for storage that stays, want once", asked)
	}
}
