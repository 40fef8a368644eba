package drive_test

import (
	"net/http"
	"net/http/httptest"
	"strconv"
	"sync"
	"testing"

	"engawa/internal/drive"
)

// failOnce answers as bad does when a part of the program, which it is handed, is asked for the first time.
func failOnce(bad func(w http.ResponseWriter, r *http.Request, whole []byte)) func(http.Handler) http.Handler {
	var asked sync.Map
	return func(good http.Handler) http.Handler {
		return breakOnce("", func(w http.ResponseWriter, r *http.Request) {
			if _, again := asked.LoadOrStore(r.URL.Path, true); again {
				good.ServeHTTP(w, r)
				return
			}
			r.Header.Del("Accept-Encoding")
			answer := httptest.NewRecorder()
			good.ServeHTTP(answer, r)
			w.Header().Set("Content-Type", "application/wasm")
			bad(w, r, answer.Body.Bytes())
		})(good)
	}
}

// TestPageOutlivesABrokenLine has both parts of the program cut off once: as the browser sees it, and, worse, so that
// it takes half for the whole and keeps that.
func TestPageOutlivesABrokenLine(t *testing.T) {
	t.Parallel()
	for name, half := range map[string]func(w http.ResponseWriter, r *http.Request, whole []byte){
		"cut off": func(w http.ResponseWriter, _ *http.Request, whole []byte) {
			w.Header().Set("Content-Length", strconv.Itoa(len(whole)))
			w.Write(whole[:len(whole)/2])
			http.NewResponseController(w).Flush()
			panic(http.ErrAbortHandler)
		},
		"kept in half": func(w http.ResponseWriter, _ *http.Request, whole []byte) {
			w.Header().Set("Cache-Control", "max-age=3600, immutable")
			w.Write(whole[:len(whole)/2])
		},
	} {
		t.Run(name, func(t *testing.T) {
			testOutlives(t, failOnce(half))
		})
	}
}

// impatient has a page that waits for long wait a tenth of it.
const impatient = `const wait = window.setInterval; window.setInterval = (what, time) => wait(what, time / 10);`

// TestPageOutlivesASilentLine has both parts of the program asked for once in vain: the line stays open and says
// nothing at all, or nothing more in the middle.
func TestPageOutlivesASilentLine(t *testing.T) {
	t.Parallel()
	for name, part := range map[string]int{"from the beginning": 0, "from the middle": 2} {
		t.Run(name, func(t *testing.T) {
			silent := failOnce(func(w http.ResponseWriter, r *http.Request, whole []byte) {
				if part > 0 {
					w.Header().Set("Content-Length", strconv.Itoa(len(whole)))
					w.Write(whole[:len(whole)/part])
					http.NewResponseController(w).Flush()
				}
				<-r.Context().Done()
			})
			testOutlives(t, func(page http.Handler) http.Handler { return drive.InsertScript(impatient)(silent(page)) })
		})
	}
}

// testOutlives opens the toy over a line, and plays it.
func testOutlives(t *testing.T, line func(http.Handler) http.Handler) {
	t.Helper()
	p := openToyPage(t, drive.PageOptions{Width: 600, Height: 500, Server: line})
	p.Click(200, 100)
	wantPixel(t, "after a click", p.WaitUntilStill(), 200, 100, red)
}
