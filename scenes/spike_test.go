package scenes

import (
	"testing"

	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// The main button of a duel gives way under a finger, and comes back when the finger leaves it.
func TestTheButtonOfADuelGivesWay(t *testing.T) {
	for _, shape := range Shapes()[:4] {
		v := visited(t, called(t, screens(), "forhonor-duel-chosen")[0], shape, lang.English, 100, nil)
		at := func() float64 {
			for _, s := range v.look().Strokes {
				if text, _ := s.Text(); text == "Commit" {
					return s.Box.Y
				}
			}
			t.Fatal("there is no button")
			return 0
		}
		rest := at()
		c := v.app.house.Stack.Top().(stage.Paged).Page().Find("button 1100")
		v.point(input.Down, c.Rect.Centre())
		v.tick(20)
		if down := at(); down <= rest {
			t.Errorf("%s: at %.1f, pressed at %.1f", shape.Name, rest, down)
		}
	}
}
