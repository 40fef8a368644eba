package scenes_test

import (
	"strings"
	"testing"

	"engawa/scenes/exchange"
	"engawa/scenes/stage"
	"engawa/scenes/store"
)

func TestWhatIsDroppedOpensThePanelOrFillsIt(t *testing.T) {
	g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
	g.FinishAnimations()
	g.App.Take(stage.Arrival{Text: "pasted by a slip of the hand"})
	if _, open := g.top().(*exchange.Open); open {
		t.Fatal("a text that nobody asked for opens a panel")
	}
	broken := stage.Arrival{Name: "game.txt", Text: "homeworld b3\n"}
	for range 2 { // the second one goes to the panel that is there
		g.App.Take(broken)
		if _, open := g.top().(*exchange.Open); !open || !g.says("Line 1") {
			t.Fatalf("a %T is on top, want the panel that says what is wrong: %q", g.top(), g.Trace().Texts())
		}
	}
	scenes := g.Services.Stack.Len()
	g.App.Open(stage.Arrival{Name: "game.txt", Text: "homeworld b3 y1 g3\nhomeworld b2 r1 g3\nbuild g1 H0\n"})
	g.App.Receive()
	if g.App.Opening() != nil || g.Services.Stack.Len() != scenes {
		t.Errorf("%d scenes instead of the panel's place taken by the replay, on top a %T", g.Services.Stack.Len(), g.top())
	}
	if texts := strings.Join(g.Trace().Texts(), " "); !strings.Contains(texts, "Aki") {
		t.Errorf("the replay shows %q", texts)
	}
}
