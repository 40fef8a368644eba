package drive_test

import (
	"net/http"
	"net/http/httptest"
	"strconv"
	"sync"
	"testing"

	"engawa/drive"
)

// halfOnce sends half of every part of the program when it is asked for the first time.
func halfOnce(half func(w http.ResponseWriter, whole []byte)) func(http.Handler) http.Handler {
	var asked sync.Map
	return func(good http.Handler) http.Handler {
		return broken("", func(w http.ResponseWriter, r *http.Request) {
			if _, again := asked.LoadOrStore(r.URL.Path, true); again {
				good.ServeHTTP(w, r)
				return
			}
			r.Header.Del("Accept-Encoding")
			answer := httptest.NewRecorder()
			good.ServeHTTP(answer, r)
			w.Header().Set("Content-Type", "application/wasm")
			half(w, answer.Body.Bytes())
		})(good)
	}
}

// TestPageOutlivesABrokenLine has both parts of the program cut off once: as the browser sees it, and, worse, so that it
// takes half for the whole and keeps that.
func TestPageOutlivesABrokenLine(t *testing.T) {
	t.Parallel()
	for name, half := range map[string]func(w http.ResponseWriter, whole []byte){
		"cut off": func(w http.ResponseWriter, whole []byte) {
			w.Header().Set("Content-Length", strconv.Itoa(len(whole)))
			w.Write(whole[:len(whole)/2])
			http.NewResponseController(w).Flush()
			panic(http.ErrAbortHandler)
		},
		"kept in half": func(w http.ResponseWriter, whole []byte) {
			w.Header().Set("Cache-Control", "max-age=3600, immutable")
			w.Write(whole[:len(whole)/2])
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := openToyPage(t, drive.PageOptions{Width: 600, Height: 500, Server: halfOnce(half)})
			p.Click(200, 100)
			wantPixel(t, "after a click", p.Settle(), 200, 100, red)
		})
	}
}
