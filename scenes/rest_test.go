package scenes_test

import (
	"fmt"
	"testing"

	"engawa/scenes/anim"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
)

// TestWhatRestsIsNotDrawn looks at every screen with the mouse resting on a control: after a while nothing is drawn
// again, on a table at once.
func TestWhatRestsIsNotDrawn(t *testing.T) {
	for _, shape := range []scenestest.Shape{lateral(), upright()} {
		for _, s := range layoutScreens() {
			t.Run(fmt.Sprintf("%s-%s", s.Name, shape.Name), func(t *testing.T) {
				v := showScreen(t, s, shape, lang.English)
				list := v.Controls()
				f := &input.Frame{Hover: list[len(list)/2].Rect.Centre(), Hovering: true}
				for range 40 * anim.TicksPerSecond {
					v.Services.Stack.Update(f)
				}
				v.Trace()
				for tick := range 5 * anim.TicksPerSecond {
					v.Services.Stack.Update(f)
					if v.Services.Stack.Stale() {
						t.Fatalf("after %d ticks of rest the screen is drawn again", tick)
					}
				}
			})
		}
	}
}
