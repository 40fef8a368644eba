// Package webpage serves the web page: a folder that wasm.Build made. It imports the standard library only, so that the
// program can serve its page without what builds it.
package webpage

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"mime"
	"net/http"
	"os"
	"path"
	"regexp"
	"strconv"
	"strings"
)

// Index is the file of a page by which its folder is known.
const Index = "index.html"

// BuildFolder is where "make wasm" puts the page, in a checkout.
const BuildFolder = "dist/web"

// Find returns the page that the program brings along, else that of the checkout in which it was started; nil where there
// is none.
func Find() fs.FS {
	if page := embeddedPage(); page != nil {
		return page
	}
	if files := os.DirFS(BuildFolder); Is(files) {
		return files
	}
	return nil
}

// Is reports whether a folder holds a page.
func Is(files fs.FS) bool { return isFile(files, Index) }

// Policy is the Content-Security-Policy that Handler serves the page with and that any other server should send: nothing
// comes from elsewhere, no script stands in the markup, WebAssembly is compiled, and sound is mixed by a script that
// the program brings along (blob:).
const Policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' blob:"

// encodings are the compressed twins a file can have, best first: the name HTTP gives them and the ending of the twin.
var encodings = [...]struct{ name, ending string }{{"br", ".br"}, {"gzip", ".gz"}}

// Handler serves a page for trying it out and for tests: the compressed twin of a file where the browser takes one, the
// right type for every ending, the page's Policy, and nothing kept in any cache. A folder's address ("/", "/games/")
// gives its index.html; folders are never listed, and the twins have no address of their own.
func Handler(root fs.FS) http.Handler { return handler{root: root} }

// HostHandler serves a page to the people of a host of tables: as Handler, but the page may open a WebSocket to the host,
// and browsers keep what has an address of its own for each build. They ask for the rest anew, and get it if it differs.
func HostHandler(root fs.FS) http.Handler { return handler{root: root, host: true} }

type handler struct {
	root fs.FS
	host bool
}

// ServeHTTP implements http.Handler.
func (p handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "Only GET and HEAD are answered here.", http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
	if strings.HasSuffix(r.URL.Path, "/") {
		name = path.Join(name, Index)
	}
	if isHidden(name) || !isFile(p.root, name) {
		http.Error(w, "There is no such file here.", http.StatusNotFound)
		return
	}
	h := w.Header()
	h.Set("Content-Type", contentType(name))
	h.Set("Cache-Control", p.caching(name, r))
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Content-Security-Policy", p.policy(r))
	h.Set("Vary", "Accept-Encoding")
	data, encoding, err := p.read(name, r.Header.Get("Accept-Encoding"))
	if err != nil {
		status := http.StatusInternalServerError
		if errors.Is(err, fs.ErrNotExist) {
			status = http.StatusNotFound
		}
		http.Error(w, "The file could not be read.", status)
		return
	}
	if encoding != "" {
		h.Set("Content-Encoding", encoding)
	}
	p.send(w, r, data)
}

// read returns a file as the browser takes it best, and how it is compressed, "" for not at all.
func (p handler) read(name, accepted string) (data []byte, encoding string, err error) {
	for _, e := range encodings {
		if !accepts(accepted, e.name) {
			continue
		}
		if archive, ok := p.root.(*Archive); ok && e.ending == ".gz" {
			if data, ok := archive.Gzip(name); ok {
				return data, e.name, nil
			}
		}
		if isFile(p.root, name+e.ending) {
			data, err = fs.ReadFile(p.root, name+e.ending)
			return data, e.name, err
		}
	}
	data, err = fs.ReadFile(p.root, name)
	return data, "", err
}

// plainHostName matches the Host of a request that can stand in a policy: a name or an address, and a port.
var plainHostName = regexp.MustCompile(`^[0-9A-Za-z.:\[\]-]+$`)

// policy returns the policy of the page. Not every browser counts WebSockets to the page's own host as 'self', so that a
// host names them.
func (p handler) policy(r *http.Request) string {
	if !p.host || !plainHostName.MatchString(r.Host) {
		return Policy
	}
	return Policy + "; connect-src 'self' ws://" + r.Host + " wss://" + r.Host
}

// hashedName matches names that change with the content of their file.
var hashedName = regexp.MustCompile(`-[0-9a-f]{10}\.[a-z]+$`)

// caching returns the Cache-Control header. The service worker is always asked for anew, whatever its address.
func (p handler) caching(name string, r *http.Request) string {
	switch {
	case !p.host:
		return "no-store"
	case name != "worker.js" && (hashedName.MatchString(name) || r.URL.Query().Get("v") != ""):
		return "public, max-age=31536000, immutable"
	}
	return "no-cache"
}

func isHidden(name string) bool {
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
func (p handler) send(w http.ResponseWriter, r *http.Request, data []byte) {
	if p.host {
		sum := sha256.Sum256(data)
		tag := `"` + hex.EncodeToString(sum[:16]) + `"`
		w.Header().Set("ETag", tag)
		if r.Header.Get("If-None-Match") == tag {
			w.WriteHeader(http.StatusNotModified)
			return
		}
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
