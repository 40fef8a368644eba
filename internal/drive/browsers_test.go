package drive_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
)

// others are the browsers beside Chromium.
func others() []drive.Browser { return []drive.Browser{drive.Firefox, drive.WebKit} }

// TestOtherBrowsers drives the toy as TestPageMouseAndKeys does, without a network, and with fingers where there are any.
func TestOtherBrowsers(t *testing.T) {
	drive.NeedOthers(t)
	for _, b := range others() {
		t.Run(string(b), func(t *testing.T) {
			var c drive.ProxyServer
			p := openToyPage(t, drive.PageOptions{Browser: b, Width: 600, Height: 500, Path: "/games/engawa/", Server: c.Handler})
			wantPixel(t, "at first", p.WaitUntilStill(), 200, 100, grey)
			p.Click(200, 100)
			wantPixel(t, "after a click", p.WaitUntilStill(), 200, 100, red)
			p.Drag(300, 250, 100, 200)
			picture := p.WaitUntilStill()
			wantPixel(t, "a drag presses where it starts", picture, 300, 250, red)
			wantPixel(t, "two clicks", picture, 22, 22, white)
			p.Resize(700, 400)
			p.Click(690, 390)
			wantPixel(t, "in a wider window", p.WaitUntilStill(), 690, 390, red)
			p.Store("engawa-toy", "5")

			waitUntilCached(p)
			c.Cut()
			p.Reload()
			wantPixel(t, "five clicks after loading again without a network", p.WaitUntilStill(), 58, 22, white)
			p.Eval(`console.warn("heard")`, nil)
			p.Until("what is printed", `true`)
			if console := p.Console(); !strings.Contains(console, "warning: heard") || strings.Contains(console, "error:") {
				t.Errorf("the console tells\n%s", console)
			}
			p.Reopen()
			p.Click(30, 100)
			wantPixel(t, "six clicks in a new tab", p.WaitUntilStill(), 70, 22, white)
			p.Key(kb.Escape + "q")
			p.Until("the end", `engawa.state === "ended"`)
		})
	}
	t.Run("fingers in firefox", func(t *testing.T) {
		testFingers(t, drive.PageOptions{Browser: drive.Firefox, Width: 500, Height: 700})
	})
}

// TestOtherBrowsersAreRefusedKindly has a second part that is not there, and a program that is cut off.
func TestOtherBrowsersAreRefusedKindly(t *testing.T) {
	drive.NeedOthers(t)
	for _, b := range others() {
		for name, server := range map[string]func(http.Handler) http.Handler{
			"no second part": breakOnce("-rest-", http.NotFound),
			"cut off": breakOnce("", func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Content-Type", "application/wasm")
				w.Write([]byte("\x00asm\x01\x00\x00\x00"))
			}),
			"no WebGL":       drive.InsertScript(`HTMLCanvasElement.prototype.getContext = () => null`),
			"no WebAssembly": drive.InsertScript(`delete window.WebAssembly`),
		} {
			t.Run(string(b)+" "+name, func(t *testing.T) {
				p := openToyPage(t, drive.PageOptions{Browser: b, Width: 600, Height: 500, Early: true, Server: server})
				p.Until("a refusal", `window.engawa && engawa.state === "failed"`)
				drive.SavePicture(t, "refused", p.Picture())
				var focus string
				if p.Eval(`document.activeElement.id`, &focus); focus != "again" {
					t.Errorf("the page says %q, the focus is on %q, want the button to try again", p.Message(), focus)
				}
			})
		}
	}
}
