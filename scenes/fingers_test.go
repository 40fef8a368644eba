package scenes_test

import (
	"fmt"
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
					if small := min(w, h) < fingertip-0.5; small && !isSmallOnPurpose(c, s.Name, shape.Name) {
						t.Errorf("SMALL %q: a finger hits %.0f x %.0f of it, it is drawn at %.0f", c.Key, w, h, c.Rect)
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

func isSmallOnPurpose(c *ui.Control, screen, shape string) bool { return false }

var _ = fmt.Sprint
var _ = slices.Contains[[]int]
var _ = strings.Cut
