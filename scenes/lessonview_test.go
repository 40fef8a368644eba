package scenes_test

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/store"
)

// TestALessonKeepsInViewWhatItIsAbout plays the lesson of For Honor on small windows, where a part of the battlefield is
// out of sight: whatever is lit, whatever a hint names and whatever the learner is on the way to can be pressed at once.
func TestALessonKeepsInViewWhatItIsAbout(t *testing.T) {
	l, _ := lessons.Find("forhonor")
	for _, shape := range shapesToFit() {
		if !slices.Contains([]string{"portrait", "small", "low", "smalllow", "landscape"}, shape.Name) {
			continue
		}
		t.Run(shape.Name, func(t *testing.T) {
			g := newTestUserIn(t, lang.English, shape, &store.Memory{}, byTouch)
			g.Services.Settings.ReducedMotion = true
			g.FinishAnimations()
			g.Services.Navigator.Lesson(l.ID)
			g.FinishAnimations()
			for k, step := range l.Steps {
				g.seesAll(l, k, step)
				if k < len(l.Steps)-1 {
					g.choose("lesson.next")
				}
			}
		})
	}
}

// seesAll plays a step by its solution and looks for all it is about before each action.
func (g *testUser) seesAll(l lessons.Lesson, k int, step lessons.Step) {
	g.t.Helper()
	start, err := l.Start(k)
	if err != nil {
		g.t.Fatal(err)
	}
	from := len(start.Log)
	run := g.runOf(l, k, from)
	g.sees(step.Name+", lit", run.Points())
	for n := 0; step.Goal != nil && g.runOf(l, k, from).Plays(); n++ {
		if n > 2*len(step.Solution) {
			g.t.Fatalf("%s: the goal is not reached at %s", step.Name, g.position())
		}
		if run := g.runOf(l, k, from); run.HasBegun() {
			g.sees(step.Name+", on the way to", run.Target())
		}
		m := g.table().Match()
		a, ok := g.runOf(l, k, from).Hint()
		if ok {
			g.choose("lesson.show")
			g.sees(step.Name+", hinted", rules.Parts(m.Game, m.State(), a))
		} else {
			a = g.leadsOn(l, k, from)
		}
		g.doAction(l.Seat(k), a)
		g.FinishAnimations()
	}
	for range 40 {
		g.FinishAnimations() // the others reply
	}
}

// sees fails unless the squares, and the heroes that stand on squares, can be pressed.
func (g *testUser) sees(about string, parts []rules.Part) {
	g.t.Helper()
	s := g.table().Match().State().(*forhonor.State)
	for _, p := range parts {
		name := p.String()
		switch p.Kind {
		case rules.PartPiece:
			if f, _, in := s.Figure(forhonor.Hero(p.Index)); !in || f.Post != forhonor.Fielded {
				continue
			}
		case rules.PartCell:
			for camp := range forhonor.Camp(forhonor.NumCamps) {
				for _, f := range s.Figures(camp) {
					if f.Post == forhonor.Fielded && f.At == forhonor.Square(p.Index) {
						name = rules.Part{Kind: rules.PartPiece, Index: int32(f.Hero)}.String()
					}
				}
			}
		default:
			continue
		}
		if s.Phase() != forhonor.PhaseCombat && g.page().Find(name) == nil {
			g.t.Errorf("%s: %s is out of view", about, name)
		}
	}
}
