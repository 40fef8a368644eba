package widget

import (
	"strings"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// TestAPagedTextShowsEveryWordOnce turns the pages of a text in rooms of several heights.
func TestAPagedTextShowsEveryWordOnce(t *testing.T) {
	const words = "Choose one of the cards that lie open. The player with the lowest score chooses first, the others follow in turn."
	for _, tt := range []struct {
		high  float64
		pages bool
	}{{400, false}, {70, true}, {30, true}} {
		var s Paging
		text := PagedText{Text: &Text{Text: words, Style: ui.Body(24), Ink: sprites.Ink, MinSize: 20}, State: &s, After: "back"}
		var read []string
		for {
			tree := Layout(Env{}, geom.R(0, 0, 300, tt.high), text, nil)
			if tree.Short {
				t.Errorf("%v high: no room for %q", tt.high, tree.Overflows)
			}
			c, trace := canvas.NewTrace(300, 400, 1)
			tree.Draw(c, nil)
			read = append(read, trace.Texts()...)
			if !s.Turn(1) {
				break
			}
		}
		if got := strings.Join(read, " "); got != words {
			t.Errorf("%v high: it says %q", tt.high, got)
		}
		if s.Pages() > 1 != tt.pages || !s.IsLast() {
			t.Errorf("%v high: it ends with page %d of %d", tt.high, s.Page+1, s.Pages())
		}
	}
}
