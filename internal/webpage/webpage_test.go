package webpage_test

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"

	"engawa/internal/webpage"
)

func page() fstest.MapFS {
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	return fstest.MapFS{
		"index.html":     file("<p>home"),
		"a.wasm":         file("raw"),
		"a.wasm.br":      file("brotli"),
		"a.wasm.gz":      file("gzip"),
		"b.js":           file("raw js"),
		"b.js.gz":        file("gzip js"),
		"sub/index.html": file("<p>sub"),
		".secret":        file("hidden"),
	}
}

func get(h http.Handler, method, target, accept string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, target, nil)
	if accept != "" {
		r.Header.Set("Accept-Encoding", accept)
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func TestHandlerEncodings(t *testing.T) {
	h := webpage.Handler(page())
	for _, c := range []struct{ target, accept, encoding, body, kind string }{
		{"/", "", "", "<p>home", "text/html; charset=utf-8"},
		{"/sub/", "gzip, br", "", "<p>sub", "text/html; charset=utf-8"},
		{"/a.wasm", "", "", "raw", "application/wasm"},
		{"/a.wasm", "gzip, deflate, br, zstd", "br", "brotli", "application/wasm"},
		{"/a.wasm", "gzip", "gzip", "gzip", "application/wasm"},
		{"/a.wasm", "GZIP;q=0.5, BR;q=0", "gzip", "gzip", "application/wasm"},
		{"/a.wasm", "br;q=0.000, gzip; q=0", "", "raw", "application/wasm"},
		{"/a.wasm", "br;q=0.01", "br", "brotli", "application/wasm"},
		{"/a.wasm", "*", "br", "brotli", "application/wasm"},
		{"/a.wasm", "*, br;q=0", "gzip", "gzip", "application/wasm"},
		{"/a.wasm", "identity", "", "raw", "application/wasm"},
		{"/b.js?v=1", "br, gzip", "gzip", "gzip js", "text/javascript; charset=utf-8"},
	} {
		w := get(h, "GET", c.target, c.accept)
		head := w.Header()
		if w.Code != 200 || w.Body.String() != c.body || head.Get("Content-Encoding") != c.encoding || head.Get("Content-Type") != c.kind {
			t.Errorf("GET %s accepting %q: %d %q, encoding %q, type %q; want 200 %q, %q, %q", c.target, c.accept,
				w.Code, w.Body, head.Get("Content-Encoding"), head.Get("Content-Type"), c.body, c.encoding, c.kind)
		}
		if head.Get("Cache-Control") != "no-store" || head.Get("Vary") != "Accept-Encoding" {
			t.Errorf("GET %s: headers %v would let a cache keep or mix it", c.target, head)
		}
		if got, want := head.Get("Content-Security-Policy"), "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' blob:"; got != want {
			t.Errorf("GET %s: the policy is %q, want %q", c.target, got, want)
		}
	}
}

func TestHandlerRefuses(t *testing.T) {
	h := webpage.Handler(page())
	for _, c := range []struct {
		method, target string
		code           int
	}{
		{"GET", "/absent.js", 404},
		{"GET", "/a.wasm.br", 404},
		{"GET", "/.secret", 404},
		{"GET", "/sub", 404},
		{"GET", "/../../etc/passwd", 404},
		{"POST", "/", 405},
	} {
		if w := get(h, c.method, c.target, ""); w.Code != c.code {
			t.Errorf("%s %s: %d, want %d", c.method, c.target, w.Code, c.code)
		}
	}
	w := get(h, "HEAD", "/a.wasm", "br")
	if w.Code != 200 || w.Body.Len() != 0 || w.Header().Get("Content-Length") != "6" {
		t.Errorf("HEAD: %d, %d bytes, length %q; want 200, none, 6", w.Code, w.Body.Len(), w.Header().Get("Content-Length"))
	}
}

// TestAHostsPage asks for the page as the people of a host do: it may speak with its own host, and what has an address of
// its own for each build is kept by browsers.
func TestAHostsPage(t *testing.T) {
	files := page()
	files["engawa-0123456789.wasm"] = files["a.wasm"]
	files["worker.js"] = files["b.js"]
	h := webpage.HostHandler(files)
	const anew, kept = "no-cache", "public, max-age=31536000, immutable"
	for target, caching := range map[string]string{
		"/": anew, "/worker.js": anew, "/worker.js?v=1": anew, "/b.js": anew, "/b.js?v=1": kept, "/engawa-0123456789.wasm": kept,
	} {
		w := get(h, "GET", target, "")
		if got := w.Header().Get("Cache-Control"); w.Code != 200 || got != caching {
			t.Errorf("GET %s: %d, caches are told %q, want %q", target, w.Code, got, caching)
		}
		r := httptest.NewRequest("GET", target, nil)
		r.Header.Set("If-None-Match", w.Header().Get("ETag"))
		again := httptest.NewRecorder()
		if h.ServeHTTP(again, r); again.Code != http.StatusNotModified || again.Body.Len() > 0 {
			t.Errorf("GET %s anew: %d with %d bytes, want %d", target, again.Code, again.Body.Len(), http.StatusNotModified)
		}
	}
	for host, want := range map[string]string{
		"192.168.1.20:8080": webpage.Policy + "; connect-src 'self' ws://192.168.1.20:8080 wss://192.168.1.20:8080",
		"[::1]:8080":        webpage.Policy + "; connect-src 'self' ws://[::1]:8080 wss://[::1]:8080",
		"a;script-src *":    webpage.Policy,
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Host = host
		w := httptest.NewRecorder()
		if h.ServeHTTP(w, r); w.Header().Get("Content-Security-Policy") != want {
			t.Errorf("the policy for %q is %q, want %q", host, w.Header().Get("Content-Security-Policy"), want)
		}
	}
}

// TestAPageInAZip serves a page that lies in a zip: compressed as it lies there where the browser takes that.
func TestAPageInAZip(t *testing.T) {
	var packed bytes.Buffer
	z := zip.NewWriter(&packed)
	long := strings.Repeat("play together ", 1000)
	for name, text := range map[string]string{"index.html": "<p>home", "a.js": long} {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, text); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	root, err := webpage.OpenArchive(packed.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	h := webpage.HostHandler(root)
	if w := get(h, "GET", "/", ""); w.Code != 200 || w.Body.String() != "<p>home" {
		t.Errorf("the page is %d %q", w.Code, w.Body)
	}
	if w := get(h, "GET", "/a.js", "br"); w.Body.String() != long || w.Header().Get("Content-Encoding") != "" {
		t.Errorf("uncompressed: %d bytes, %v", w.Body.Len(), w.Header())
	}
	w := get(h, "GET", "/a.js", "gzip")
	if w.Header().Get("Content-Encoding") != "gzip" || w.Body.Len() > len(long)/10 {
		t.Fatalf("compressed: %d bytes, %v", w.Body.Len(), w.Header())
	}
	unpacked, err := gzip.NewReader(w.Body)
	if err != nil {
		t.Fatal(err)
	}
	if text, err := io.ReadAll(unpacked); err != nil || string(text) != long {
		t.Errorf("the browser reads %d bytes, %v", len(text), err)
	}
	if w := get(h, "GET", "/b.js", "gzip"); w.Code != 404 {
		t.Errorf("what is not there: %d", w.Code)
	}
}

func TestOtherFilesAreNoPage(t *testing.T) {
	var empty bytes.Buffer
	if err := zip.NewWriter(&empty).Close(); err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"nothing": nil, "text": []byte("page"), "an empty zip": empty.Bytes()} {
		if _, err := webpage.OpenArchive(data); err == nil {
			t.Errorf("%s is taken for a page", name)
		}
	}
}
