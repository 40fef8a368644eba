package drive_test

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"engawa/internal/drive"
	"engawa/internal/webpage"
	"engawa/wasm"
)

// TestAPlainPagePlays opens a page whose program travels as Go compiles it, in one part.
func TestAPlainPagePlays(t *testing.T) {
	t.Parallel()
	out := filepath.Join(t.TempDir(), "web")
	if _, err := wasm.Build(t.Context(), wasm.Options{Dir: "../..", Package: toy, Out: out, Quality: -1, Plain: true}); err != nil {
		t.Fatal(err)
	}
	var cable drive.ProxyServer
	p := openToyPage(t, drive.PageOptions{Width: 400, Height: 300, Server: func(http.Handler) http.Handler {
		return cable.Handler(webpage.Handler(os.DirFS(out)))
	}})
	p.Click(200, 100)
	wantPixel(t, "after a click", p.WaitUntilStill(), 200, 100, red)
	waitUntilCached(p)
	cable.Cut()
	p.Reload()
	p.Click(300, 100)
	picture := p.WaitUntilStill()
	wantPixel(t, "after a click without a network", picture, 300, 100, red)
	wantPixel(t, "the click before is not lost", picture, 22, 22, white)
	p.Key("q")
	p.Until("the end", `engawa.state === "ended"`)
	if strings.Contains(p.Console(), "error") {
		t.Errorf("the console tells of errors:\n%s", p.Console())
	}
}
