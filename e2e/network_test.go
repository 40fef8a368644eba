package e2e

import (
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
)

// serveRest answers for the program's second part by late, for everything else as it should.
func serveRest(late func(page http.Handler, w http.ResponseWriter, r *http.Request)) func(http.Handler) http.Handler {
	return func(page http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if strings.Contains(r.URL.Path, "engawa-rest-") {
				late(page, w, r)
				return
			}
			page.ServeHTTP(w, r)
		})
	}
}

// holdBackRest keeps the program's second part back until it is let go.
func holdBackRest(let <-chan struct{}) func(http.Handler) http.Handler {
	return serveRest(func(page http.Handler, w http.ResponseWriter, r *http.Request) {
		select {
		case <-let:
			page.ServeHTTP(w, r)
		case <-r.Context().Done():
		}
	})
}

// What the page says of the second part of its program.
const (
	lacks  = `engawa.program.lacking.value === 1`
	coming = `!document.getElementById("coming").hidden`
)

// TestOnePressCountsHoweverLateTheGamesCome has impatient hands on the page as it is built.
func TestOnePressCountsHoweverLateTheGamesCome(t *testing.T) {
	t.Parallel()
	onePressCounts(t, func(page http.Handler) http.Handler { return page })
}

// onePressCounts has the second part cut off midway again and again before anybody wants it, and then not come for
// long, while impatient hands press whatever there is: the game that was chosen first opens, and nothing on it is
// pressed.
func onePressCounts(t *testing.T, site func(http.Handler) http.Handler) {
	t.Helper()
	var asked atomic.Int32
	back, let := make(chan struct{}), make(chan struct{})
	cut := serveRest(func(page http.Handler, w http.ResponseWriter, r *http.Request) {
		select {
		case <-back:
			page.ServeHTTP(w, r)
		default:
			asked.Add(1)
			w.Header().Set("Content-Length", "1000000")
			w.Write([]byte("\x00asm\x01\x00\x00\x00"))
			http.NewResponseController(w).Flush()
			panic(http.ErrAbortHandler)
		}
	})
	p := drive.OpenPage(t, drive.PageOptions{
		Scale:    coarse,
		Flags:    []string{drive.Uncomposed},
		RealTime: true, // the page gives a line up by its clock
		Server:   func(page http.Handler) http.Handler { return cut(holdBackRest(let)(site(page))) },
	})
	for asked.Load() < 3 {
		p.Frames(20)
	}
	close(back)
	p.Eval(button("box.honshu")+".click()", nil)
	p.Until("the page to say that the games are on their way", coming)
	for y := 60.0; y < 800; y += 80 {
		for x := 80.0; x < 1280; x += 160 {
			p.Click(x, y)
		}
	}
	p.Eval(button("settings")+".click()", nil)
	const escape = `document.querySelector("canvas").dispatchEvent(new KeyboardEvent("%s", { code: "Escape", key: "Escape", cancelable: true }))`
	p.Eval(fmt.Sprintf(escape, "keydown"), nil) // held down until the games have come
	close(let)
	p.Until("the set-up", button("begin"))
	p.Frames(30)
	p.Eval(fmt.Sprintf(escape, "keyup"), nil)
	p.Frames(90)
	var still, ok bool
	if p.Eval(`!!`+button("begin"), &still); !still {
		drive.SavePicture(t, "pressed", p.Picture())
		t.Error("what was pressed while the games were on their way has left the set-up")
	}
	if p.Eval(coming, &ok); ok {
		t.Error("the page still says that the games are on their way")
	}
	p.Key(kb.Escape)
	p.Until("the shelf, as keys are heard again", button("box.honshu"))
}

// TestAPageWithoutALineWaitsForIt takes the network away before a game is chosen: the page says so and gives up
// nothing.
func TestAPageWithoutALineWaitsForIt(t *testing.T) {
	t.Parallel()
	var asked atomic.Int32
	var there atomic.Bool
	p := drive.OpenPage(t, drive.PageOptions{
		Language: "fr-FR", Width: 390, Height: 844, Scale: coarse, Touch: true,
		Flags: []string{drive.Uncomposed},
		Server: func(page http.Handler) http.Handler {
			page = serveRest(func(page http.Handler, w http.ResponseWriter, r *http.Request) {
				if asked.Add(1); !there.Load() {
					panic(http.ErrAbortHandler)
				}
				page.ServeHTTP(w, r)
			})(page)
			return drive.InsertScript(`Object.defineProperty(navigator, "onLine", { get: () => !!window.plugged })`)(page)
		},
	})
	p.Eval(button("box.yokai")+".click()", nil)
	p.Until("the page to say that there is no line", coming+` && document.getElementById("coming").textContent.includes("connexion")`)
	drive.SavePicture(t, "unplugged", p.Picture())
	for before := asked.Load(); asked.Load() < before+4; { // more tries than a page with a line makes
		p.Frames(20)
	}
	if state := p.State(); state != "running" {
		t.Fatalf("the page is %q, want running", state)
	}
	there.Store(true)
	p.Eval(`void (window.plugged = true, window.dispatchEvent(new Event("online")))`, nil)
	p.Until("the set-up", button("begin"))
}
