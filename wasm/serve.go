package wasm

import (
	"errors"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strconv"
	"strings"
)

// Policy is the Content-Security-Policy that Handler serves the page with and that any other server should send: nothing
// comes from elsewhere, no script stands in the markup, WebAssembly is compiled, and sound is mixed by a script that
// the program brings along (blob:).
const Policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' blob:"

// Handler serves a folder that Build made, for trying it out and for tests: the compressed twin of a file where the
// browser takes one, the right type for every ending, the page's Policy, and nothing kept in any cache. A folder's address ("/",
// "/games/") gives its index.html; folders are never listed, and the twins have no address of their own.
func Handler(root fs.FS) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "Only GET and HEAD are answered here.", http.StatusMethodNotAllowed)
			return
		}
		name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
		if strings.HasSuffix(r.URL.Path, "/") {
			name = path.Join(name, "index.html")
		}
		if hidden(name) || !isFile(root, name) {
			http.Error(w, "There is no such file here.", http.StatusNotFound)
			return
		}
		h := w.Header()
		h.Set("Content-Type", contentType(name))
		h.Set("Cache-Control", "no-store")
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Content-Security-Policy", Policy)
		h.Set("Vary", "Accept-Encoding")
		served := name
		for _, e := range encodings {
			if accepts(r.Header.Get("Accept-Encoding"), e.name) && isFile(root, name+e.ending) {
				h.Set("Content-Encoding", e.name)
				served += e.ending
				break
			}
		}
		send(w, r, root, served)
	})
}

func hidden(name string) bool {
	for _, e := range encodings {
		if strings.HasSuffix(name, e.ending) {
			return true
		}
	}
	return strings.HasPrefix(name, ".") || strings.Contains(name, "/.")
}

func isFile(root fs.FS, name string) bool {
	info, err := fs.Stat(root, name)
	return err == nil && info.Mode().IsRegular()
}

// send writes the whole file with its length: ranges of a compressed twin would be of no use to anybody.
func send(w http.ResponseWriter, r *http.Request, root fs.FS, name string) {
	data, err := fs.ReadFile(root, name)
	if err != nil {
		status := http.StatusInternalServerError
		if errors.Is(err, fs.ErrNotExist) {
			status = http.StatusNotFound
		}
		http.Error(w, "The file could not be read.", status)
		return
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(data)))
	if r.Method == http.MethodGet {
		w.Write(data) // an error here means that the browser has gone
	}
}

// contentType does not ask the system's tables, which differ from machine to machine.
func contentType(name string) string {
	switch path.Ext(name) {
	case ".html":
		return "text/html; charset=utf-8"
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".svg":
		return "image/svg+xml"
	case ".wasm":
		return "application/wasm"
	case ".webmanifest":
		return "application/manifest+json"
	case ".json":
		return "application/json"
	}
	if t := mime.TypeByExtension(path.Ext(name)); t != "" {
		return t
	}
	return "application/octet-stream"
}

// accepts reports whether an Accept-Encoding header takes the encoding: named, or through "*", and not at weight 0.
func accepts(header, encoding string) bool {
	star := false
	for _, part := range strings.Split(header, ",") {
		name, weight, _ := strings.Cut(part, ";")
		name = strings.ToLower(strings.TrimSpace(name))
		weight = strings.ReplaceAll(weight, " ", "")
		refused := strings.HasPrefix(weight, "q=0") && strings.Trim(weight, "q=0.") == ""
		switch name {
		case encoding:
			return !refused
		case "*":
			star = !refused
		}
	}
	return star
}
