package drive

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	cdplog "github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"engawa/wasm"
)

// PageOptions say what to open and how large the window is. The zero value opens the module's own program in a window
// of 1280 x 800 with a mouse.
type PageOptions struct {
	Package  string  // the program: a package path relative to the module's root, "." if empty
	Query    string  // the address's query, as in "lang=fr&seed=7"
	Path     string  // the path the page lies under, as in "/games/engawa/"; "/" if empty
	Width    int     // of the window, in CSS pixels; 1280 if 0
	Height   int     // 800 if 0
	Scale    float64 // screen pixels to a CSS pixel; 1 if 0
	Touch    bool    // a phone: fingers instead of a mouse
	Language string  // the browser's, as in "fr-FR"; "en-GB" if empty
	// Flags are more of Chromium's command-line flags, each "name" or "name=value".
	Flags []string
	// Server may stand between the browser and the page, to slow it down or break it.
	Server func(http.Handler) http.Handler
	// Early returns from OpenPage as soon as the page's markup is there, and not only when the program plays.
	Early bool
}

// Uncomposed is Chromium's flag that lays the parts of a page over each other without its imitation of a graphics card;
// the page's own picture is drawn with that all the same. Where nobody measures the browser it saves a third of its
// work.
const Uncomposed = "disable-gpu-compositing"

// Page is a browser tab with the game's page in it. Its methods fail the test when the browser does not answer; they
// belong to the test's own goroutine.
type Page struct {
	t       testing.TB
	o       PageOptions
	address string
	profile cdp.BrowserContextID
	browser *chromium
	ctx     context.Context
	stop    func()
	log     *logBuffer
}

// OpenPage builds the page, serves it, and opens it in a fresh browser profile. It closes when the test ends. Without
// Chromium the test is skipped.
func OpenPage(t testing.TB, o PageOptions) *Page {
	t.Helper()
	if !theHost.main {
		t.Fatal("this test package does not start its tests through drive.Main")
	}
	if _, missing := findChromium(); missing != nil {
		skipOrFail(t, missing)
	}
	o = o.withDefaults()
	site, err := builds.site(o.Package)
	if err != nil {
		t.Fatal(err)
	}
	handler := http.StripPrefix(strings.TrimSuffix(o.Path, "/"), wasm.Handler(os.DirFS(site)))
	if o.Server != nil {
		handler = o.Server(handler)
	}
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	browser, err := browsers.get(o.Flags)
	if err != nil {
		t.Fatal(err)
	}
	p := &Page{t: t, o: o, browser: browser, log: &logBuffer{}, address: server.URL + o.Path}
	if o.Query != "" {
		p.address += "?" + o.Query
	}
	p.openProfile()
	p.openTab()
	return p
}

func (o PageOptions) withDefaults() PageOptions {
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

// openProfile makes the browser profile that all tabs of this page share, until the test ends.
func (p *Page) openProfile() {
	p.t.Helper()
	err := p.browser.do(func(ctx context.Context) (err error) {
		p.profile, err = target.CreateBrowserContext().Do(ctx)
		return err
	})
	if err != nil {
		p.t.Fatalf("making a browser profile: %v", err)
	}
	p.t.Cleanup(func() {
		if p.t.Failed() {
			p.t.Logf("the page's console:\n%s", p.log)
		}
		if p.stop != nil {
			p.stop()
		}
		p.browser.do(target.DisposeBrowserContext(p.profile).Do) // whatever it says: the browser ends soon anyway
	})
}

// openTab goes to the page in a new tab, in a window of its own: Chromium opens a profile's first tab in no other way.
func (p *Page) openTab() {
	p.t.Helper()
	var id target.ID
	err := p.browser.do(func(ctx context.Context) (err error) {
		id, err = target.CreateTarget("about:blank").WithBrowserContextID(p.profile).WithNewWindow(true).Do(ctx)
		return err
	})
	if err != nil {
		p.t.Fatalf("opening a tab: %v", err)
	}
	ctx, cancel := chromedp.NewContext(p.browser.ctx, chromedp.WithTargetID(id))
	p.ctx = ctx
	p.stop = func() {
		chromedp.Cancel(ctx)
		cancel()
	}
	chromedp.ListenTarget(ctx, p.listen)
	// The first Run ties the tab to the context it is given: no limit on its time here.
	if err := chromedp.Run(ctx); err != nil {
		p.t.Fatalf("opening a tab: %v", err)
	}
	p.run("opening the page", runtime.Enable(), cdplog.Enable(), p.language(), p.measures(), chromedp.Navigate(p.address))
	p.await()
}

// await waits for the program to play, unless the test wants to look earlier.
func (p *Page) await() {
	p.t.Helper()
	if !p.o.Early {
		p.Until("the program to play", `window.engawa && engawa.state !== "loading"`)
		if state := p.State(); state != "running" {
			p.t.Fatalf("the program is %q instead of running; the page says %q", state, p.Said())
		}
		p.Frames(2)
	}
}

func (p *Page) language() chromedp.Action {
	// The user agent stays the browser's own; only the languages change.
	return chromedp.ActionFunc(func(ctx context.Context) error {
		var agent string
		if err := chromedp.Evaluate("navigator.userAgent", &agent).Do(ctx); err != nil {
			return err
		}
		return emulation.SetUserAgentOverride(agent).WithAcceptLanguage(p.o.Language).Do(ctx)
	})
}

func (p *Page) measures() chromedp.Tasks {
	return chromedp.Tasks{
		emulation.SetDeviceMetricsOverride(int64(p.o.Width), int64(p.o.Height), p.o.Scale, p.o.Touch),
		emulation.SetTouchEmulationEnabled(p.o.Touch),
		emulation.SetFocusEmulationEnabled(true),
	}
}

// listen writes down what the page prints, warns of, or breaks with.
func (p *Page) listen(event any) {
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		fmt.Fprintf(p.log, "%s:", e.Type)
		for _, a := range e.Args {
			if a.Value != nil {
				fmt.Fprintf(p.log, " %s", a.Value)
			} else {
				fmt.Fprintf(p.log, " %s", a.Description)
			}
		}
		fmt.Fprintln(p.log)
	case *runtime.EventExceptionThrown:
		fmt.Fprintf(p.log, "exception: %v\n", e.ExceptionDetails)
	case *cdplog.EventEntryAdded:
		fmt.Fprintf(p.log, "%s: %s %s\n", e.Entry.Level, e.Entry.Text, e.Entry.URL)
	}
}

// run does something in the tab and fails the test if it cannot be done.
func (p *Page) run(what string, actions ...chromedp.Action) {
	p.t.Helper()
	if err := within(p.ctx, patience, actions...); err != nil {
		p.t.Fatalf("%s: %v\n%s", what, err, p.log)
	}
}

// Resize gives the window another size, in CSS pixels.
func (p *Page) Resize(width, height int) {
	p.t.Helper()
	p.o.Width, p.o.Height = width, height
	p.run("resizing", p.measures())
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
	p.run("reloading", chromedp.Reload())
	p.await()
}

// Reopen closes the tab without a word to the page, as a phone does that needs the memory, and opens another of the
// same profile.
func (p *Page) Reopen() {
	p.t.Helper()
	p.stop()
	p.openTab()
}
