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
// system's way back, from the result, and when the match has been restarted or played again.
func TestTheReplayIsBelowWhatIsPlayedFromIt(t *testing.T) {
	for name, leave := range map[string]func(g *testUser){
		"menu":   leaveByMenu,
		"system": func(g *testUser) { g.table().SystemBack() },
		"result": func(g *testUser) {
			resign(g)
			g.choose("return")
		},
		"restarted": func(g *testUser) {
			g.strike(input.Menu)
			g.choose("restart")
			leaveByMenu(g)
		},
		"played again": func(g *testUser) {
			resign(g)
			g.choose("again")
			leaveByMenu(g)
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

// leaveByMenu goes back from a table to the replay below it.
func leaveByMenu(g *testUser) {
	g.strike(input.Menu)
	g.choose("return")
}

// resign gives the match up and waits for the result.
func resign(g *testUser) {
	g.strike(input.Menu)
	g.choose("resign", "yes")
	for g.page().Find("again") == nil {
		g.Tick(1)
	}
	g.FinishAnimations()
}

// TestTheWayBackSaysWhereItLeads plays on from a replay, and from a position set up in the explorer.
func TestTheWayBackSaysWhereItLeads(t *testing.T) {
	for want, steps := range map[string][]string{
		"Back to the replay":   {"box.yokai", "begin", "menu", "replay", "fork"},
		"Back to the analysis": {"box.yokai", "explore", "position", "play"},
	} {
		t.Run(want, func(t *testing.T) {
			g := newTestUser(t, upright(), &store.Memory{}, byTouch)
			g.choose(steps...)
			g.strike(input.Menu)
			if is := g.control("return").Name; is != want {
				t.Errorf("the way back is called %q, want %q", is, want)
			}
			g.choose("return")
			if _, is := g.top().(*replay.Replay); !is {
				t.Errorf("it comes back to %T", g.top())
			}
		})
	}
}
