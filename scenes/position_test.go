package scenes_test

import (
	"testing"

	"engawa/scenes/input"
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

// TestTheReplayIsBelowWhatIsPlayedFromIt plays on from the explorer, and comes back to the same move: by the menu, by the
// system's way back, and from the result.
func TestTheReplayIsBelowWhatIsPlayedFromIt(t *testing.T) {
	for name, leave := range map[string]func(g *testUser){
		"menu": func(g *testUser) {
			g.strike(input.Menu)
			g.choose("return")
		},
		"system": func(g *testUser) { g.table().SystemBack() },
		"result": func(g *testUser) {
			g.strike(input.Menu)
			g.choose("resign", "yes")
			for g.page().Find("return") == nil {
				g.Tick(1)
			}
			g.FinishAnimations()
			g.choose("return")
		},
	} {
		t.Run(name, func(t *testing.T) {
			g := newTestUser(t, upright(), &store.Memory{}, byTouch)
			g.choose("box.yokai", "explore", "cell 4", "cell 7")
			explorer, was := g.top(), g.control("cell 7").Name
			g.choose("fork")
			if from := g.position(); from == "" || g.top() == explorer {
				t.Fatalf("playing on shows %T", g.top())
			}
			leave(g)
			if is := g.top(); is != explorer || g.control("cell 7").Name != was {
				t.Errorf("it comes back to %T, want the explorer with %q in the middle", is, was)
			}
		})
	}
}
