package lesson

import (
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/yokai"
)

// TestNothingOnThePanelLacksRoom lays out the panel of some steps in every window, in every language, for either hand,
// with words of the usual size and the largest.
func TestNothingOnThePanelLacksRoom(t *testing.T) {
	views := stagetest.Views()
	views["small low"] = stage.NewView(568, 320, 1, geom.Insets{})
	views["small"] = stage.NewView(320, 568, 1, geom.Insets{})
	kinds := map[kind]bool{}
	for _, tag := range lang.Tags() {
		svc, _ := stagetest.NewServices(tag)
		svc.Settings.Speed = store.Off
		l, _ := lessons.Find("dobutsu")
		g := newGuide(svc, &course{svc, l}, func(m *table.Match) table.Board { return yokai.NewBoard(svc, m) })
		stagetest.Enter(t, svc, g.table, desktopWindow)
		for name, v := range views {
			for _, text := range []float64{1, 2} {
				v.Text = text
				svc.Settings.LeftHanded = !svc.Settings.LeftHanded
				svc.Stack.Arrange(v)
				for k := 0; k < len(l.Steps); k += 7 { // the last too
					g.goTo(k)
					kinds[g.plan.kind] = true
					for _, g.hasNarratedEnd = range []bool{false, true} { // what closes the step is read then
						if lacks := g.Tree().Overflows; len(lacks) > 0 {
							t.Errorf("%s, %s, %.0f times: step %d lacks room for %q", name, tag, text, k, lacks)
						}
					}
				}
			}
		}
	}
	if len(kinds) != int(pillar)+1 {
		t.Errorf("the windows show the kinds %v, want all", kinds)
	}
}

// TestWordsOfABattleLeaveTheBoardItsRoom reads all that the lesson of For Honor says: on a phone held upright none of it
// takes more than four lines, for the longest makes the panel that high in all steps, and the battlefield that much lower.
func TestWordsOfABattleLeaveTheBoardItsRoom(t *testing.T) {
	const wide, most = 390 - 2*edge - 2*pad, 4
	style := ui.Body(textSize - 1) // of a strip
	for _, tag := range lang.Tags() {
		svc, _ := stagetest.NewServices(tag)
		l, ok := lessons.Find("forhonor")
		if !ok {
			t.Fatal("there is no lesson of For Honor")
		}
		played, closing := (&course{svc, l}).Texts(svc.Words)
		for _, text := range played {
			if n := canvas.ParagraphHeight(style, text, wide) / canvas.LineHeight(style); n > most+0.5 {
				t.Errorf("%s: %.1f lines: %q", tag, n, text)
			}
		}
		for _, text := range closing {
			if n := canvas.ParagraphHeight(style, text, wide-checkRoom) / canvas.LineHeight(style); n > most+0.5 {
				t.Errorf("%s: %.1f lines as a step closes: %q", tag, n, text)
			}
		}
	}
}
