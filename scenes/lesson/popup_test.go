package lesson

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/homeworlds"
	"engawa/scenes/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/yokai"
)

// TestNoPopupHidesWhatItSpeaksOf opens every step of every lesson on phones held upright, with words of twice their size in
// every language: each piece that is spoken of can be pressed, or its card, and the panel covers nothing that its words light up,
// nor what is to be pressed first.
func TestNoPopupHidesWhatItSpeaksOf(t *testing.T) {
	windows := map[string]stage.View{"390x844": stage.NewView(390, 844, 1, geom.Insets{}), "320x568": stage.NewView(320, 568, 1, geom.Insets{})}
	lights, folds := 0, 0
	for _, tag := range lang.Tags() {
		svc, _ := stagetest.NewServices(tag)
		svc.Settings.Speed = store.Off
		board := func(m *table.Match) table.Board {
			switch m.GameID() {
			case "yokai":
				return yokai.NewBoard(svc, m)
			case "homeworlds":
				return homeworlds.NewBoard(svc, m)
			case "honshu":
				return honshu.NewBoard(svc, m)
			case "forhonor":
				return forhonor.NewBoard(svc, m)
			}
			t.Fatalf("this test does not know the board of %s", m.GameID())
			return nil
		}
		for _, l := range lessons.All() {
			g := newGuide(svc, &course{svc, l}, board)
			stagetest.Enter(t, svc, g.table, desktopWindow)
			for name, v := range windows {
				v.Text = 2
				svc.Stack.Arrange(v)
				for k, step := range l.Steps {
					g.goTo(k)
					if g.plan.kind == folding {
						folds++
					}
					for _, p := range g.run.Points() {
						if _, ok := g.table.PlaceFor(p); !ok && p.Kind == rules.PartPiece {
							t.Errorf("%s, %s, %s %s: %v is out of sight", name, tag, l.ID, step.Name, p)
						}
					}
					lit, c := g.litRects(), g.popup()
					lights += len(lit)
					if n := countCovered(lit, c.rect); n > 0 {
						t.Errorf("%s, %s, %s %s: %d of %d things that are spoken of lie below %.0f: %.0f", name, tag, l.ID, step.Name, n, len(lit), c.rect, lit)
					}
				}
			}
		}
	}
	if lights < 500 || folds < 100 {
		t.Errorf("only %d things are spoken of, on %d popups", lights, folds)
	}
}
