package drive

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
)

// First puts a script before everything else of the page: it is for [PageOptions].Server.
func First(script string) func(http.Handler) http.Handler {
	return func(page http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if !strings.HasSuffix(r.URL.Path, "/") {
				page.ServeHTTP(w, r)
				return
			}
			r = r.Clone(r.Context())
			r.Header.Del("Accept-Encoding")
			answer := httptest.NewRecorder()
			page.ServeHTTP(answer, r)
			body := bytes.Replace(answer.Body.Bytes(), []byte("<head>"), []byte("<head><script>"+script+"</script>"), 1)
			for key, values := range answer.Header() {
				w.Header()[key] = values
			}
			w.Header().Set("Content-Length", strconv.Itoa(len(body)))
			w.WriteHeader(answer.Code)
			w.Write(body)
		})
	}
}
