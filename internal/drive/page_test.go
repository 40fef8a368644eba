package drive_test

import (
	"image"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
)

func openToyPage(t *testing.T, o drive.PageOptions) *drive.Page {
	t.Helper()
	o.Package = toy
	o.Flags = append(o.Flags, drive.Uncomposed)
	return drive.OpenPage(t, o)
}

func TestPageMouseAndKeys(t *testing.T) {
	t.Parallel()
	p := openToyPage(t, drive.PageOptions{Width: 400, Height: 300, Path: "/games/engawa/"})
	wantPixel(t, "at first", p.WaitUntilStill(), 200, 100, grey)
	p.Click(200, 100)
	picture := p.WaitUntilStill()
	wantPixel(t, "after a click", picture, 200, 100, red)
	wantPixel(t, "after one click", picture, 10, 22, white)
	wantPixel(t, "after one click", picture, 22, 22, grey)
	p.Drag(300, 250, 100, 200)
	wantPixel(t, "a drag presses where it starts", p.WaitUntilStill(), 300, 250, red)

	if got := p.Storage()["engawa-toy"]; got != "2" {
		t.Errorf("the page keeps %q clicks, want 2", got)
	}
	p.Store("engawa-toy", "4")
	p.Reload()
	wantPixel(t, "four clicks after reloading", p.WaitUntilStill(), 46, 22, white)
	p.Click(30, 100)
	p.Reopen()
	picture = p.WaitUntilStill()
	wantPixel(t, "five clicks in a new tab", picture, 58, 22, white)
	wantPixel(t, "five clicks in a new tab", picture, 70, 22, grey)

	p.Resize(300, 400)
	p.Click(290, 390)
	wantPixel(t, "after turning", p.WaitUntilStill(), 290, 390, red)

	p.Key("q")
	p.Until("the end", `engawa.state === "ended"`)
	if text := p.Message(); !strings.Contains(text, "has closed") {
		t.Errorf("at the end the page says %q", text)
	}
	if strings.Contains(p.Console(), "error") {
		t.Errorf("the console tells of errors:\n%s", p.Console())
	}
}

func TestPagePhone(t *testing.T) {
	t.Parallel()
	p := testFingers(t, drive.PageOptions{Width: 200, Height: 400})
	var viewport string
	p.Eval(`[...document.querySelectorAll("meta[name=viewport]")].map((m) => m.content).join("|")`, &viewport)
	if metas := strings.Split(viewport, "|"); !strings.Contains(metas[len(metas)-1], "viewport-fit=cover") { // the last one counts
		t.Errorf("the viewport is %q; want one that covers the screen", viewport)
	}
	var insets map[string]float64
	p.Eval(`engawa.insets`, &insets)
	if len(insets) != 4 {
		t.Errorf("insets %v, want four sides", insets)
	}
}

// testFingers opens the toy on a French phone whose screen is fine, taps and swipes.
func testFingers(t *testing.T, o drive.PageOptions) *drive.Page {
	t.Helper()
	o.Scale, o.Touch, o.Language = 2, true, "fr-FR"
	p := openToyPage(t, o)
	p.Tap(100, 350)
	p.Swipe(50, 150, 100, 150)
	picture := p.WaitUntilStill()
	if got, want := picture.Rect.Size(), image.Pt(2*o.Width, 2*o.Height); got != want {
		t.Fatalf("the picture is %v, want %v", got, want)
	}
	wantPixel(t, "a swipe presses where it starts", picture, 100, 300, red)
	wantPixel(t, "a tap and a swipe press once each", picture, 46, 46, white)
	wantPixel(t, "a tap and a swipe press once each", picture, 68, 46, grey)
	var lang string
	if p.Eval(`document.documentElement.lang`, &lang); lang != "fr" {
		t.Errorf("the page speaks %q, want fr", lang)
	}
	return p
}

func TestPageLoadsOnce(t *testing.T) {
	t.Parallel()
	var asked, packed atomic.Int32
	p := openToyPage(t, drive.PageOptions{Width: 400, Height: 300, Server: func(good http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			good.ServeHTTP(w, r)
			if strings.HasSuffix(r.URL.Path, ".wasm") {
				asked.Add(1)
				if w.Header().Get("Content-Encoding") == "br" {
					packed.Add(1)
				}
			}
		})
	}})
	p.Until("the curtain to be gone", `document.getElementById("curtain").hidden`)
	if asked.Load() != 2 || packed.Load() != 2 {
		t.Errorf("the two parts of the program were asked for %d times, %d of them compressed with brotli; want once each", asked.Load(), packed.Load())
	}
	var full string
	p.Eval(`document.getElementById("bar").getAttribute("aria-valuenow")`, &full)
	if full != "100" {
		t.Errorf("the progress ended at %s, want 100", full)
	}
}

func TestPageKeepsTheBrowserOut(t *testing.T) {
	t.Parallel()
	p := openToyPage(t, drive.PageOptions{Width: 400, Height: 300})
	for _, event := range []string{"contextmenu", "selectstart", "gesturestart"} {
		var kept bool
		p.Eval(`document.body.dispatchEvent(new Event("`+event+`", {bubbles: true, cancelable: true}))`, &kept)
		if kept {
			t.Errorf("the browser still does its own thing on %s", event)
		}
	}
	var style struct{ Touch, Select, Active string }
	p.Eval(`({
		Touch: getComputedStyle(document.querySelector("canvas")).touchAction,
		Select: getComputedStyle(document.body).userSelect,
		Active: document.activeElement.tagName,
	})`, &style)
	if style.Touch != "none" || style.Select != "none" || style.Active != "CANVAS" {
		t.Errorf("touch-action %q, user-select %q, focus on %q; want none, none, CANVAS", style.Touch, style.Select, style.Active)
	}
	p.Key(kb.Escape)
	if state := p.State(); state != "running" {
		t.Errorf("the page is %q, want running", state)
	}
}

// breakOnce answers every request for a part of the program whose name has this in it as bad does.
func breakOnce(part string, bad http.HandlerFunc) func(http.Handler) http.Handler {
	return func(good http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if strings.HasSuffix(r.URL.Path, ".wasm") && strings.Contains(r.URL.Path, part) {
				bad(w, r)
				return
			}
			good.ServeHTTP(w, r)
		})
	}
}

// neverAnswer takes every request for such a part, and never answers; the page is impatient.
func neverAnswer(part string) func(http.Handler) http.Handler {
	line := breakOnce(part, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	return func(page http.Handler) http.Handler { return drive.InsertScript(impatient)(line(page)) }
}

func TestPageRefusesKindly(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		o    drive.PageOptions
		says string
	}{
		"no WebGL": {drive.PageOptions{Flags: []string{"disable-3d-apis"}}, "WebGL 2"},
		"missing":  {drive.PageOptions{Server: breakOnce("", http.NotFound)}, "connection"},
		"cut off": {drive.PageOptions{Server: breakOnce("", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/wasm")
			w.Write([]byte("\x00asm\x01\x00\x00\x00"))
		})}, "connection"},
		"no second part": {drive.PageOptions{Server: breakOnce("-rest-", http.NotFound)}, "connection"},
		"silent":         {drive.PageOptions{Server: neverAnswer("")}, "connection"},
		"silent rest":    {drive.PageOptions{Server: neverAnswer("-rest-")}, "connection"},
		"French":         {drive.PageOptions{Server: breakOnce("", http.NotFound), Query: "lang=fr"}, "connexion"},
		"German":         {drive.PageOptions{Server: breakOnce("", http.NotFound), Query: "lang=de"}, "Verbindung"},
	} {
		t.Run(name, func(t *testing.T) {
			c.o.Early, c.o.Width, c.o.Height = true, 390, 844
			p := openToyPage(t, c.o)
			p.Until("a refusal", `window.engawa && engawa.state === "failed"`)
			if text := p.Message(); !strings.Contains(text, c.says) {
				t.Errorf("the page says %q, want a word of %s", text, c.says)
			}
			var focus string
			p.Eval(`document.activeElement.id`, &focus)
			if focus != "again" {
				t.Errorf("the focus is on %q, want the button to try again", focus)
			}
		})
	}
}

func TestPageCrash(t *testing.T) {
	t.Parallel()
	p := openToyPage(t, drive.PageOptions{Width: 400, Height: 300})
	p.Key("e")
	p.Until("the sorry sentence", `engawa.state === "failed"`)
	if text := p.Message(); !strings.Contains(text, "Your game is saved") {
		t.Errorf("after a crash the page says %q", text)
	}
}
