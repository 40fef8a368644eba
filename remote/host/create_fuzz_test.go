//go:build !js

package host_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"engawa/remote"
	"engawa/remote/host"
	"engawa/remote/journal"
)

// FuzzCreate asks for tables by anything: each is made as a whole, or refused with a sentence in a line, and is not the host's fault.
func FuzzCreate(f *testing.F) {
	for _, text := range []string{
		plainTable,
		`{"game":"honshu","setup":{"seats":3},"title":"Sundays","bots":{"1":"2"},"clock":"main:10m+5s","absence":"bot:2m:3","deal":"seats"}`,
		`{"game":"forhonor","setup":{"seats":4,"teams":[0,1,0,1],"options":{"orders":"secret"}},"bots":{"3":"greedy"}}`,
		`{"game":"homeworlds","setup":{"seats":2,"from":"2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3 s1:-1(g2)r1y1| s4:-1(g3)b1|"}}`,
		`{"game":"yokai","setup":{"seats":2},"hook":"https://example.org/x"}`,
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		a := newTestHost(t, &journal.Memory{})
		w := httptest.NewRecorder()
		(&host.Gateway{Host: a.host}).ServeHTTP(w, httptest.NewRequest(http.MethodPost, remote.PathTables, strings.NewReader(text)))
		switch answer := w.Body.String(); w.Code {
		case http.StatusOK:
			var links remote.Links
			if err := json.Unmarshal([]byte(answer), &links); err != nil || !remote.ValidTable(links.Table) || len(links.Seats) == 0 {
				t.Errorf("%s gives %s, %v", text, answer, err)
			}
		case http.StatusBadRequest, http.StatusUnprocessableEntity:
			if strings.Count(answer, "\n") != 1 || len(answer) > 500 {
				t.Errorf("%s is refused with %q", text, answer)
			}
		default:
			t.Errorf("%s is answered with %d %s", text, w.Code, answer)
		}
	})
}
