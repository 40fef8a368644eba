package scenes_test

import (
	"fmt"
	"testing"

	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/store"
)

// TestWhatAStepAsksForCanBePressedOnceItsPanelIsRead goes through all lessons on upright phones with the largest words:
// the panel takes a third of the window, is gone when its pages have been turned, one press each, and what is asked
// for is played on the board then.
func TestWhatAStepAsksForCanBePressedOnceItsPanelIsRead(t *testing.T) {
	const most = 0.36 // of the height of the window
	for _, l := range lessons.All() {
		for k, shape := range phones() {
			if shape.W > shape.H {
				continue
			}
			t.Run(fmt.Sprintf("%s %s", l.ID, shape.Name), func(t *testing.T) {
				g := newTestUserIn(t, lang.Tags()[k%len(lang.Tags())], shape, &store.Memory{}, byTouch)
				g.Services.Settings.ReducedMotion = true
				g.SetTextSize(200)
				g.FinishAnimations()
				g.Services.Navigator.Lesson(l.ID)
				g.FinishAnimations()
				for k, step := range l.Steps {
					if high := g.control("lesson.popup").Rect.H * g.App.View().Scale / shape.H; high > most {
						t.Errorf("%s: the panel takes %.2f of the height", step.Name, high)
					}
					g.learnReading(l, k)
					if k < len(l.Steps)-1 {
						g.choose("lesson.next")
					}
				}
			})
		}
	}
}

// readPanel turns the pages of a lesson's panel until it is put away.
func (g *testUser) readPanel() {
	g.t.Helper()
	const most = 8 // leaves
	for n := 0; g.page().Find("lesson.popup") != nil; n++ {
		if n == most {
			g.t.Fatalf("the panel lies over the board after %d presses", n)
		}
		g.choose("lesson.popup")
	}
}

// learnReading is learn for somebody who reads the panel before touching anything: what leads to the goal lies open
// then.
func (g *testUser) learnReading(l lessons.Lesson, k int) {
	g.t.Helper()
	step := l.Steps[k]
	start, err := l.Start(k)
	if err != nil {
		g.t.Fatal(err)
	}
	from := len(start.Log)
	for n := 0; step.Goal != nil && g.runOf(l, k, from).Plays(); n++ {
		if n > 2*len(step.Solution) {
			g.t.Fatalf("%s: the goal is not reached at %s", step.Name, g.position())
		}
		g.readPanel()
		a := g.leadsOn(l, k, from)
		for _, p := range rules.Parts(g.table().Match().Game, g.table().Match().State(), a) {
			if _, there := g.table().Place(p); there && g.page().Find(p.String()) == nil {
				g.t.Errorf("%s: %v cannot be pressed; there are %v", step.Name, p, g.keys())
			}
		}
		g.doAction(l.Seat(k), a)
		g.FinishAnimations()
	}
	for n := 0; n < 40 && !g.runOf(l, k, from).IsDone(); n++ {
		g.FinishAnimations() // the others reply
	}
}
