// Command serve shows a web build of Engawa on this machine, for trying it out. It answers on the loopback address only
// unless told otherwise, hands out the brotli and gzip twins, and lets no cache on the way keep anything. The page
// itself is kept by its service worker: after a new build the browser first shows the one before, and offers the new
// one on the shelf.
//
//	go run ./wasm/serve [-dir dist/web] [-addr localhost:8080] [-prefix /]
package main

import (
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"

	"engawa/internal/webpage"
)

func main() {
	dir := flag.String("dir", "dist/web", "the folder to serve")
	addr := flag.String("addr", "localhost:8080", "host and port to listen on")
	prefix := flag.String("prefix", "/", "the path the page lies under, to try a sub-path")
	flag.Parse()
	if err := serve(*dir, *addr, *prefix); err != nil {
		fmt.Fprintln(os.Stderr, "wasm/serve:", err)
		os.Exit(1)
	}
}

func serve(dir, addr, prefix string) error {
	if _, err := os.Stat(filepath.Join(dir, "index.html")); err != nil {
		return fmt.Errorf("there is no page in %s: build it first with \"make wasm\"", dir)
	}
	ln, err := net.Listen("tcp", addr)
	if err != nil {
		return fmt.Errorf("listening on %s: %w; choose another port, as in \"make serve PORT=8081\"", addr, err)
	}
	prefix = "/" + strings.Trim(prefix, "/")
	fmt.Printf("Engawa is at http://%s%s/ (stop with Ctrl-C)\n", ln.Addr(), strings.TrimSuffix(prefix, "/"))
	server := &http.Server{
		Handler:           http.StripPrefix(strings.TrimSuffix(prefix, "/"), webpage.Handler(os.DirFS(dir))),
		ReadHeaderTimeout: 10 * time.Second,
	}
	if err := server.Serve(ln); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
