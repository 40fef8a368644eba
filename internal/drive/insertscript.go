package drive

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"maps"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
)

// policyHeader is the header in which the server says what a page may do.
const policyHeader = "Content-Security-Policy"

// allow lets a policy's page do more with scripts: source is as in a policy.
func allow(h http.Header, source string) {
	if policy := h.Get(policyHeader); policy != "" {
		h.Set(policyHeader, strings.Replace(policy, "script-src ", "script-src "+source+" ", 1))
	}
}

// InsertScript puts a script before everything else of the page, and has the page's policy allow that script alone: it is for
// [PageOptions].Server.
func InsertScript(script string) func(http.Handler) http.Handler {
	return Rewrite("/", func(h http.Header, body []byte) []byte {
		sum := sha256.Sum256([]byte(script))
		allow(h, "'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'")
		return bytes.Replace(body, []byte("<head>"), []byte("<head><script>"+script+"</script>"), 1)
	})
}

// Rewrite changes what the server answers where an address ends with the suffix: change is handed the headers, which it may
// change, and returns the body in the place of that. It is for [PageOptions].Server.
func Rewrite(suffix string, change func(h http.Header, body []byte) []byte) func(http.Handler) http.Handler {
	return func(page http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if !strings.HasSuffix(r.URL.Path, suffix) {
				page.ServeHTTP(w, r)
				return
			}
			r = r.Clone(r.Context())
			for _, name := range []string{"Accept-Encoding", "If-None-Match", "If-Modified-Since"} {
				r.Header.Del(name)
			}
			answer := httptest.NewRecorder()
			page.ServeHTTP(answer, r)
			maps.Copy(w.Header(), answer.Header())
			body := change(w.Header(), answer.Body.Bytes())
			w.Header().Set("Content-Length", strconv.Itoa(len(body)))
			w.WriteHeader(answer.Code)
			w.Write(body)
		})
	}
}

// allowEval lets a page evaluate scripts from text, which is how browsers are asked for values over WebDriver.
func allowEval(page http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		page.ServeHTTP(&evalWriter{ResponseWriter: w}, r)
	})
}

type evalWriter struct {
	http.ResponseWriter
	hasWrittenHeader bool
}

func (e *evalWriter) WriteHeader(code int) {
	if !e.hasWrittenHeader {
		e.hasWrittenHeader = true
		allow(e.Header(), "'unsafe-eval'")
	}
	e.ResponseWriter.WriteHeader(code)
}

func (e *evalWriter) Write(b []byte) (int, error) {
	if !e.hasWrittenHeader {
		e.WriteHeader(http.StatusOK)
	}
	return e.ResponseWriter.Write(b)
}

// Unwrap is for [http.ResponseController].
func (e *evalWriter) Unwrap() http.ResponseWriter { return e.ResponseWriter }
