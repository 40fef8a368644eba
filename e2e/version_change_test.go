package e2e

import (
	"net/http"
	"strings"
	"testing"

	"engawa/internal/drive"
)

// TestATabOfTheVersionBeforeGetsAMessage opens a tab whose second part does not come, and another tab in which a newer
// version is there by then. What the first tab still wants is gone: it goes on as long as it can do without, and then
// offers the newer version, in its language. On request that is looked at in every language, else in one that is not the
// page's own.
func TestATabOfTheVersionBeforeGetsAMessage(t *testing.T) {
	t.Parallel()
	newer := drive.ServeNewerVersion(t)
	for _, c := range []struct {
		lang, says, offers string
		width, height      int
	}{
		{"en", "Engawa has a new version", "Update the page", 1280, 800},
		{"fr", "Engawa a une nouvelle version", "Mettre la page à jour", 390, 844},
		{"de", "Es gibt eine neue Version von Engawa", "Seite aktualisieren", 844, 390},
	} {
		if c.lang != "fr" && !playsWholeMatches() {
			continue
		}
		t.Run(c.lang, func(t *testing.T) {
			t.Parallel()
			var cable drive.ProxyServer
			gone := make(chan struct{})
			held := serveRest(func(_ http.Handler, w http.ResponseWriter, r *http.Request) {
				select {
				case <-gone:
					http.NotFound(w, r)
				case <-r.Context().Done():
				}
			})
			p := drive.OpenPage(t, drive.PageOptions{
				Width: c.width, Height: c.height, Query: "lang=" + c.lang, Flags: []string{drive.Uncomposed},
				Server: func(page http.Handler) http.Handler { return cable.Handler(held(page)) },
			})
			cable.Redirect(newer)
			close(gone)
			other := p.NewTab()
			other.Eval(`navigator.serviceWorker.ready.then(() => {})`, nil)
			p.Until("the newer version to be in charge of both tabs", `!!navigator.serviceWorker.controller`)
			p.Frames(60)
			if state := p.State(); state != "running" {
				t.Fatalf("the older tab is %q before it wants what is gone; it says %q", state, p.Message())
			}

			p.Eval(button("box.honshu")+".click()", nil)
			p.Until("the older tab to give up", `engawa.state === "failed"`)
			drive.SavePicture(t, "replaced "+c.lang, p.Picture())
			if text := p.Message(); !strings.Contains(text, c.says) {
				t.Errorf("the older tab says %q, want %q in it", text, c.says)
			}
			var offer, before, after string
			if p.Eval(`document.getElementById("again").textContent`, &offer); offer != c.offers {
				t.Errorf("the older tab offers %q, want %q", offer, c.offers)
			}
			const version = `document.querySelector("script[data-version]").dataset.version`
			p.Eval(version, &before)
			p.ReopenBy(func() { p.Eval(`document.getElementById("again").click()`, nil) })
			if p.Eval(version, &after); after == before {
				t.Errorf("after that the page is still of version %s", after)
			}
		})
	}
}
