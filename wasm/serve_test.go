package wasm_test

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"testing/fstest"

	"engawa/wasm"
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
	h := wasm.Handler(page())
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
	h := wasm.Handler(page())
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
