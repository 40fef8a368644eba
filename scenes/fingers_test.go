package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// TestEveryTargetIsLargeEnoughForAFinger walks through all screens on a phone, upright and sideways, and measures where a
// finger hits each target, which may be more than what is drawn of it. What has its middle under something else is found
// too.
func TestEveryTargetIsLargeEnoughForAFinger(t *testing.T) {
	kept := scenestest.MatchCache{}
	for _, shape := range []scenestest.Shape{upright(), sideways()} {
		for _, s := range paged() {
			t.Run(s.Name+" "+shape.Name, func(t *testing.T) {
				v := scenestest.New(shape, lang.English)
				v.UseCache(kept, s.Name)
				if err := s.Show(v); err != nil {
					t.Fatal(err)
				}
				v.Settle()
				page := v.Services.Stack.Top().(stage.Paged).Page()
				for _, c := range page.Controls() {
					if c.Role == ui.RoleText || c.Rect.Empty() {
						continue
					}
					w, h := fingerRoom(page, c)
					if size := min(w, h); size < fingertip && !isSmall(s.Name, c.Key, size) {
						t.Errorf("%q: a finger hits %.0f x %.0f of it, it is drawn at %.0f", c.Key, w, h, c.Rect)
					}
				}
			})
		}
	}
}

// fingerRoom returns how broad and how high the area is in which a finger hits the control, through its middle; 0 where
// something else has its middle.
func fingerRoom(page *ui.Page, c *ui.Control) (w, h float64) {
	const step, most = 1.0, 60.0
	hits := func(x, y float64) bool { return page.At(c.Rect.Centre().Add(geom.Pt(x, y)), true) == c }
	reach := func(x, y float64) (d float64) {
		for d = 0; d < most && hits(d*x, d*y); d += step {
		}
		return d
	}
	return reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)
}

// small is what is smaller than a fingertip on phones, and how small it may be: it must not become smaller still. Most of it
// is only looked at, or lies on a board that shows it larger when it is pressed or pinched. A button may become larger.
type small struct {
	game  string // in the name of the screen; "" for all
	key   string // what the key of the control begins with
	least float64
}

var smalls = []small{
	// Squares and heroes of the whole battlefield, and the map by which its part is chosen.
	{"forhonor", "cell ", 18}, {"lesson-forhonor", "cell ", 12}, {"forhonor", "piece ", 20},
	// The ground around the battlefield and around a land, whose middle is below what lies there.
	{"forhonor", "button 1003", 0}, {"honshu", "button 1010", 0},
	// Behind the paper of a replay.
	{"forhonor", "button 1006", 0},
	// Pieces of systems that are not close, and systems below their pieces.
	{"homeworlds", "piece ", 5}, {"homeworlds", "cell ", 0},
	// Squares of a land, some below the card that is laid.
	{"honshu", "cell ", 0},
	// The points of a land by category, in lines with whole words, which are only looked at.
	{"honshu", "button 105", 25},
	// The table of points of a result, in which a press lights up what a number counts.
	{"result", "cell.", 24}, {"result", "row.", 33},
}

// isSmall reports whether the control may be as small as that.
func isSmall(screen, key string, size float64) bool {
	return slices.ContainsFunc(smalls, func(s small) bool {
		return strings.Contains(screen, s.game) && strings.HasPrefix(key, s.key) && size >= s.least
	})
}
