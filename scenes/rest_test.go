package scenes

import (
	"fmt"
	"testing"

	"engawa/scenes/anim"
	"engawa/scenes/input"
	"engawa/scenes/lang"
)

// TestWhatRestsIsNotDrawn looks at every screen with the mouse resting on a control: after a while nothing is drawn
// anew, on a table at once.
func TestWhatRestsIsNotDrawn(t *testing.T) {
	for _, shape := range []Shape{lateral(), upright()} {
		for _, s := range fitted() {
			t.Run(fmt.Sprintf("%s-%s", s.name, shape.Name), func(t *testing.T) {
				v := newVisitor(shape, lang.English)
				if err := s.visit(v); err != nil {
					t.Fatal(err)
				}
				v.settle()
				list := v.shown()
				f := &input.Frame{Hover: list[len(list)/2].Rect.Centre(), Hovering: true}
				for range 40 * anim.TicksPerSecond {
					v.app.house.Stack.Update(f)
				}
				v.look()
				for tick := range 5 * anim.TicksPerSecond {
					v.app.house.Stack.Update(f)
					if v.app.house.Stack.Stale() {
						t.Fatalf("after %d ticks of rest the screen is drawn again", tick)
					}
				}
			})
		}
	}
}
