package scenes_test

import (
	"testing"

	"engawa/scenes/replay"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
)

// TestAPositionIsSetUpAndExplored goes from the shelf to the explorer, lays out a position, explores it, and plays from
// another against the computer: by mouse, finger, keys and a screen reader.
func TestAPositionIsSetUpAndExplored(t *testing.T) {
	for name, tt := range map[string]struct {
		shape scenestest.Shape
		hand  inputMode
	}{"mouse": {lateral(), byMouse}, "finger": {upright(), byTouch}, "keys": {sideways(), byKeys}, "names": {lateral(), byNames}} {
		t.Run(name, func(t *testing.T) {
			g := newTestUser(t, tt.shape, &store.Memory{}, tt.hand)
			g.choose("box.yokai", "explore", "position", "empty")
			g.choose("piece wl", "cell 4", "piece bl", "cell 10", "piece wg", "cell 8", "explore")
			top, ok := g.top().(*replay.Replay)
			if !ok || !top.Explores() {
				t.Fatalf("after setting up the position it shows %T", g.top())
			}
			g.choose("position", "piece wg", "cell 8", "play")
			if got := g.position(); got != "1l1/3/1L1/3[] w" {
				t.Errorf("the match begins at %q", got)
			}
		})
	}
}
