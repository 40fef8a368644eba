package scenes_test

import (
	"fmt"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/scenes/input"
	"engawa/scenes/result"
	"engawa/scenes/scenestest"
	"engawa/scenes/table"
)

// captureOfWhite are moves of Atari Go until Black captures a stone.
var captureOfWhite = []string{"e5", "d5", "d6", "f5", "c5", "g3", "d4"}

func TestAtariGoFromTheShelfToTheResult(t *testing.T) {
	const persons = "seat1.human"
	for _, tt := range []struct {
		hand  inputMode
		shape scenestest.Shape
		text  int
	}{
		{byMouse, lateral(), 100},
		{byTouch, upright(), 100},
		{byKeys, lateral(), 100},
		{byPad, upright(), 100},
		{byNames, lateral(), 100},
		{byMouse, scenestest.Shapes()[3], 200},
		{byTouch, upright(), 200},
		{byTouch, scenestest.Shapes()[2], 200},
	} {
		t.Run(fmt.Sprintf("%s %s %d", tt.hand, tt.shape.Name, tt.text), func(t *testing.T) {
			g := newMoreGamesUser(t, tt.shape, tt.hand)
			g.Services.Settings.TextSize = tt.text
			g.Services.OnChange()
			g.choose("box.atarigo")
			for g.page().Find(persons) == nil {
				g.choose("more") // on another page
			}
			g.choose(persons, "begin")
			m := g.table().Match()
			g.act(captureOfWhite[:1]...)
			g.point("cell 40")
			if len(m.Log) != 1 || !g.says("There is a stone on") {
				t.Errorf("a stone on another is not refused; told is %q", g.Trace().Texts())
			}
			g.strike(input.Undo)
			g.act("pass")
			g.strike(input.Undo)
			g.act(captureOfWhite...)
			g.Tick(300)
			if _, over := g.top().(*result.Result); !over {
				t.Fatalf("a %T is on top at %s, want the result", g.top(), m.Game.FormatPosition(m.State()))
			}
			if !slices.Equal(m.State().Payoffs(), []int{1, -1}) {
				t.Errorf("the payoffs are %v", m.State().Payoffs())
			}
			g.choose("replay", "first", "forward")
			for _, c := range g.page().Controls() {
				if p, ok := table.PartOf(c); ok {
					t.Errorf("%s can be pointed at in a replay", p)
				}
			}
		})
	}
}

// TestAtariGoAgainstTheComputer plays until somebody captures: nothing but its rules is known of the game to whatever
// plays it.
func TestAtariGoAgainstTheComputer(t *testing.T) {
	g := newMoreGamesUser(t, upright(), byTouch)
	g.Services.Settings.ReducedMotion = true
	g.choose("box.atarigo", "begin")
	m := g.table().Match()
	g.finish("1")
	if end := rules.End(m.Game, m.State()); end != "capture" {
		t.Errorf("the end is %q after %d moves, at %s", end, len(m.Log), m.Game.FormatPosition(m.State()))
	}
	t.Logf("%d moves", len(m.Log))
}
