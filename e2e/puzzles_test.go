package e2e

import (
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"engawa/internal/drive"
	"engawa/scenes/lang"
)

// TestPuzzlesAreFetchedWhenTheyAreWanted opens the puzzles of a game on the page. At first the network fails.
func TestPuzzlesAreFetchedWhenTheyAreWanted(t *testing.T) {
	t.Parallel()
	var mu sync.Mutex
	var asked []string
	line := func(page http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if name, is := strings.CutPrefix(r.URL.Path, "/puzzles-"); is {
				game, _, _ := strings.Cut(name, ".")
				mu.Lock()
				asked = append(asked, game)
				first := len(asked) == 1
				mu.Unlock()
				if first {
					http.Error(w, "no puzzles today", http.StatusServiceUnavailable)
					return
				}
			}
			page.ServeHTTP(w, r)
		})
	}
	r := openPage(t, drive.PageOptions{Width: 760, Height: 480, Server: func(page http.Handler) http.Handler {
		return line(drive.InsertScript(quick + ";" + noWorker)(page))
	}})
	p := r.plan()
	r.choose(p, p.shelf(), "box.yokai")
	mu.Lock()
	if len(asked) > 0 {
		t.Errorf("puzzles are fetched before anybody wants them: %q", asked)
	}
	mu.Unlock()
	r.choose(p, p.setup(), "puzzles")
	r.speaks(lang.English, lang.PuzzleLacks)
	r.press("puzzle.retry")
	r.speaks(lang.English, lang.PuzzleToday)
	mu.Lock()
	defer mu.Unlock()
	if !slices.Equal(asked, []string{"yokai", "yokai"}) {
		t.Errorf("asked for are the puzzles of %q, want those of the 3x4 game twice", asked)
	}
}
