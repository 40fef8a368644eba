package drive

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"engawa/internal/webpage"
)

// PageOptions say what to open and how large the window is. The zero value opens the module's own program in Chromium,
// in a window of 1280 x 800 with a mouse.
type PageOptions struct {
	Browser  Browser // Chromium if empty
	Package  string  // the program: a package path relative to the module's root, "." if empty
	Query    string  // the address's query, as in "lang=fr&seed=7"
	Path     string  // the path the page lies under, as in "/games/engawa/"; "/" if empty
	Width    int     // of the window, in CSS pixels; 1280 if 0
	Height   int     // 800 if 0
	Scale    float64 // screen pixels to a CSS pixel; 1 if 0, and always in WebKit
	Touch    bool    // a phone: fingers instead of a mouse; not in WebKit
	Language string  // the browser's, as in "fr-FR"; "en-GB" if empty
	// Flags are more of Chromium's command-line flags, each "name" or "name=value".
	Flags []string
	// Bus is the address of the message bus (D-Bus) by which Chromium shows notices of the system; "" for that of the
	// environment. Pages with the same bus have the same profile.
	Bus string
	// Server may stand between the browser and the page, to slow it down or break it.
	Server func(http.Handler) http.Handler
	// First has the program start for the very first time. Otherwise something is kept already: nothing is asked at the
	// start.
	First bool
	// RealTime has the page's clock go as the world's does, but while a finger is down. Otherwise it goes [pageSpeed]
	// times as fast, so that tests wait less for what moves. Benchmarks leave the page its own clock.
	RealTime bool
	// Early returns from OpenPage as soon as the page's markup is there, and not only when the program plays.
	Early bool
}

// Page is a browser tab with the game's page in it. Its methods fail the test when the browser does not answer; they
// belong to the test's own goroutine.
type Page struct {
	t              testing.TB
	options        PageOptions
	address        string
	tab            tab
	log            *logBuffer
	site           string // the folder of what was built
	violationCount int    // how many violations of the policy Violations has returned
}

// OpenPage builds the page, serves it, and opens it in a fresh browser profile. It closes when the test ends. Without
// the browser the test is skipped.
func OpenPage(t testing.TB, o PageOptions) *Page {
	t.Helper()
	if !hiddenWindow.runsTests {
		t.Fatal("this test package does not start its tests through drive.Main")
	}
	o = o.withDefaults()
	if missing := o.Browser.checkAvailable(); missing != nil {
		skipOrFail(t, missing)
	}
	site, err := builds.site(o.Package)
	if err != nil {
		t.Fatal(err)
	}
	handler := http.StripPrefix(strings.TrimSuffix(o.Path, "/"), webpage.Handler(os.DirFS(site)))
	if o.Server != nil {
		handler = o.Server(handler)
	}
	if _, measures := t.(*testing.B); !measures {
		speed := float64(pageSpeed)
		if o.RealTime {
			speed = 1
		}
		handler = InsertScript(testClock(speed))(handler)
	}
	if o.Browser != Chromium {
		script := gatherConsole
		if !o.First {
			script += startedBefore
		}
		handler = allowEval(InsertScript(script)(handler))
	}
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	p := &Page{t: t, options: o, log: &logBuffer{}, site: site, address: server.URL + o.Path}
	if o.Query != "" {
		p.address += "?" + o.Query
	}
	if p.tab, err = o.Browser.start(o, p.log); err != nil {
		t.Fatal(err)
	}
	p.closeAtEnd()
	p.must("opening the page", p.tab.open(p.address))
	p.waitUntilRunning()
	return p
}

// closeAtEnd has the tab closed when the test ends, and the test fail if the page did what its policy forbids.
func (p *Page) closeAtEnd() {
	p.t.Cleanup(func() {
		for _, line := range p.Violations() {
			p.t.Errorf("the page does what its policy forbids: %s", line)
		}
		if p.t.Failed() {
			p.t.Logf("the page's console:\n%s", p.log)
		}
		p.tab.close()
	})
}

func (o PageOptions) withDefaults() PageOptions {
	if o.Browser == "" {
		o.Browser = Chromium
	}
	if o.Package == "" {
		o.Package = "."
	}
	if o.Path == "" {
		o.Path = "/"
	}
	if o.Width == 0 && o.Height == 0 {
		o.Width, o.Height = 1280, 800
	}
	if o.Scale == 0 {
		o.Scale = 1
	}
	if o.Language == "" {
		o.Language = "en-GB"
	}
	return o
}

// waitUntilRunning waits for the program to play, unless the test wants to look earlier.
func (p *Page) waitUntilRunning() {
	p.t.Helper()
	if !p.options.Early {
		p.Until("the program to play", `window.engawa && engawa.state !== "loading"`)
		if state := p.State(); state != "running" {
			p.t.Fatalf("the program is %q instead of running; the page says %q; it lacks %q", state, p.Message(), p.MissingFunction())
		}
		p.Frames(2)
	}
}

// must fails the test if something could not be done.
func (p *Page) must(what string, err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatalf("%s: %v\n%s", what, err, p.log)
	}
}

// Resize gives the window another size, in CSS pixels.
func (p *Page) Resize(width, height int) {
	p.t.Helper()
	p.options.Width, p.options.Height = width, height
	p.must("resizing", p.tab.size(width, height))
	p.Frames(2)
}

// Storage is what the page keeps in the browser.
func (p *Page) Storage() map[string]string {
	p.t.Helper()
	kept := map[string]string{}
	p.Eval(`({...localStorage})`, &kept)
	return kept
}

// Store keeps a value in the browser under a name, as the page would.
func (p *Page) Store(name, value string) {
	p.t.Helper()
	p.Eval(fmt.Sprintf(`localStorage.setItem(%q, %q)`, name, value), nil)
}

// Reload loads the page anew, with what it has kept.
func (p *Page) Reload() {
	p.t.Helper()
	p.must("reloading", p.tab.reload())
	p.waitUntilRunning()
}

// Reopen closes the tab without a word to the page, as a phone does that needs the memory, and opens another of the
// same profile.
func (p *Page) Reopen() {
	p.t.Helper()
	p.must("opening the page in another tab", p.tab.reopen(p.address))
	p.waitUntilRunning()
}

// ReopenBy does something that makes the page open itself again, and waits for that as OpenPage does.
func (p *Page) ReopenBy(act func()) {
	p.t.Helper()
	p.must("waiting for the page to open again", reopenBy(p.tab, act))
	p.waitUntilRunning()
}
