package drive

import (
	"net/http"
	"os"
	"sync/atomic"
	"testing"

	"engawa/internal/webpage"
)

// Cable leads from the browser to a page's server: its To is for [PageOptions]. It can be cut and mended, and led to
// another server. The zero value leads to the server that it was made for.
type Cable struct {
	cut   atomic.Bool
	other atomic.Pointer[http.Handler]
}

// To returns the server as it is at the other end of the cable.
func (c *Cable) To(server http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if c.cut.Load() {
			panic(http.ErrAbortHandler) // closes the connection without an answer
		}
		if other := c.other.Load(); other != nil {
			(*other).ServeHTTP(w, r)
			return
		}
		server.ServeHTTP(w, r)
	})
}

// Cut cuts the cable: nothing is answered any more.
func (c *Cable) Cut() { c.cut.Store(true) }

// Mend undoes Cut.
func (c *Cable) Mend() { c.cut.Store(false) }

// Lead leads to another server from now on.
func (c *Cable) Lead(other http.Handler) { c.other.Store(&other) }

// LaterVersion builds a page that is of another version than any program's own, and returns its server. Its program
// does nothing.
func LaterVersion(t testing.TB) http.Handler {
	t.Helper()
	site, err := builds.site("./internal/drive/testdata/later")
	if err != nil {
		t.Fatal(err)
	}
	return webpage.Handler(os.DirFS(site))
}
