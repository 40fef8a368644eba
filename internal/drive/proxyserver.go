package drive

import (
	"net/http"
	"os"
	"sync/atomic"
	"testing"

	"engawa/internal/webpage"
)

// ProxyServer is a proxy between the browser and a page's server: its Handler is for [PageOptions]. It can be cut, restored, and
// redirected to another server. The zero value serves the server that it was made for.
type ProxyServer struct {
	isCut       atomic.Bool
	replacement atomic.Pointer[http.Handler]
}

// Handler returns the server as the browser reaches it by the proxy.
func (c *ProxyServer) Handler(server http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if c.isCut.Load() {
			panic(http.ErrAbortHandler) // closes the connection without an answer
		}
		if other := c.replacement.Load(); other != nil {
			(*other).ServeHTTP(w, r)
			return
		}
		server.ServeHTTP(w, r)
	})
}

// Cut cuts the connection: nothing is answered any more.
func (c *ProxyServer) Cut() { c.isCut.Store(true) }

// Restore undoes Cut.
func (c *ProxyServer) Restore() { c.isCut.Store(false) }

// Redirect serves another server from now on.
func (c *ProxyServer) Redirect(other http.Handler) { c.replacement.Store(&other) }

// ServeNewerVersion builds a page that is of another version than any program's own, and returns its server. Its program
// does nothing.
func ServeNewerVersion(t testing.TB) http.Handler {
	t.Helper()
	site, err := builds.site("./internal/drive/testdata/later")
	if err != nil {
		t.Fatal(err)
	}
	return webpage.Handler(os.DirFS(site))
}
