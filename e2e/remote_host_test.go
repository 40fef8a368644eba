package e2e

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"engawa/internal/cmdline"
	"engawa/remote"
	"engawa/rules/games"
)

// hostVariable, in the environment, has the test program be a host of tables in that folder instead of running tests.
const hostVariable = "ENGAWA_E2E_HOST"

// runHost is a host of tables until it is killed.
func runHost(folder string) int {
	return cmdline.Run([]string{"host", "-addr", "127.0.0.1:0", "-dir", folder}, cmdline.Env{
		Stdin: strings.NewReader(""), Stdout: os.Stdout, Stderr: os.Stderr, Games: games.All(), Now: time.Now,
		InterruptContext: func() (context.Context, context.CancelFunc) { return context.WithCancel(context.Background()) },
	})
}

// hostProcess is a host in a process of its own, and a proxy to it whose connections can be cut.
type hostProcess struct {
	t       testing.TB
	folder  string // of the tables
	process *exec.Cmd
	target  atomic.Pointer[url.URL] // nil while there is no host

	mu    sync.Mutex
	isCut bool
	lines map[net.Conn]bool
	proxy *httptest.Server // for windows and for the test itself
}

// startHostProcess starts a host. It is killed when the test ends.
func startHostProcess(t testing.TB) *hostProcess {
	t.Helper()
	h := &hostProcess{t: t, folder: t.TempDir(), lines: map[net.Conn]bool{}}
	h.start()
	t.Cleanup(h.kill)
	h.proxy = httptest.NewServer(h.handler(http.NotFoundHandler()))
	t.Cleanup(h.proxy.Close)
	t.Cleanup(func() { h.cutLines(true) })
	return h
}

// start starts the host, again where it has been killed.
func (h *hostProcess) start() {
	h.t.Helper()
	program, err := os.Executable()
	if err != nil {
		h.t.Fatal(err)
	}
	h.process = exec.Command(program)
	h.process.Env = append(os.Environ(), hostVariable+"="+h.folder)
	h.process.Stderr = os.Stderr
	out, err := h.process.StdoutPipe()
	if err == nil {
		err = h.process.Start()
	}
	if err != nil {
		h.t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if _, address, ok := strings.Cut(lines.Text(), "played at "); ok {
			to, err := url.Parse(address)
			if err != nil {
				h.t.Fatal(err)
			}
			to.Host = "127.0.0.1:" + to.Port()
			h.target.Store(to)
			go io.Copy(io.Discard, out) // so that it never waits for a reader
			return
		}
	}
	h.t.Fatal("the host does not start: ", lines.Err())
}

// kill ends the host at once, as when the machine loses its power.
func (h *hostProcess) kill() {
	if h.target.Swap(nil) != nil {
		h.process.Process.Kill()
		h.process.Wait()
	}
}

// handler answers for the host's own addresses, and leaves the others to the page.
func (h *hostProcess) handler(page http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != remote.PathSocket && r.URL.Path != remote.PathTables {
			page.ServeHTTP(w, r)
			return
		}
		h.mu.Lock()
		cut := h.isCut
		h.mu.Unlock()
		to := h.target.Load()
		if cut || to == nil {
			panic(http.ErrAbortHandler) // closes the connection without an answer
		}
		proxy := httputil.ReverseProxy{
			Rewrite: func(r *httputil.ProxyRequest) {
				r.SetURL(to)
				r.Out.Host = r.In.Host // a page's requests are checked by it
			},
			ErrorHandler: func(http.ResponseWriter, *http.Request, error) { panic(http.ErrAbortHandler) },
		}
		proxy.ServeHTTP(cuttableWriter{w, h}, r)
	})
}

// cuttableWriter is an answer on a connection that can be cut.
type cuttableWriter struct {
	http.ResponseWriter
	host *hostProcess
}

// Hijack implements http.Hijacker.
func (c cuttableWriter) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rw, err := http.NewResponseController(c.ResponseWriter).Hijack()
	if err == nil {
		c.host.mu.Lock()
		c.host.lines[conn] = true
		c.host.mu.Unlock()
	}
	return conn, rw, err
}

// cutLines cuts all lines, and lets no other come about until it is called with false.
func (h *hostProcess) cutLines(cut bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.isCut = cut
	for conn := range h.lines {
		conn.Close()
	}
	h.lines = map[net.Conn]bool{}
}

// createTable makes a table at the host.
func (h *hostProcess) createTable(c remote.TableConfig) (links remote.Links) {
	h.t.Helper()
	body, err := json.Marshal(c)
	if err != nil {
		h.t.Fatal(err)
	}
	answer, err := http.Post(h.proxy.URL+remote.PathTables, "application/json", bytes.NewReader(body))
	if err == nil {
		defer answer.Body.Close()
		err = json.NewDecoder(answer.Body).Decode(&links)
	}
	if err != nil {
		h.t.Fatal(err)
	}
	return links
}
