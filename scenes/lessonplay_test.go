package scenes_test

import (
	"fmt"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// TestEveryLessonIsPlayedToItsEnd goes through all steps of all lessons as a learner would, who reads, points and
// presses Next.
func TestEveryLessonIsPlayedToItsEnd(t *testing.T) {
	for _, tt := range []struct {
		lesson string
		hand   inputMode
		shape  scenestest.Shape
		tag    lang.Tag
	}{
		{"yokai", byTouch, upright(), lang.English},
		{"dobutsu", byKeys, lateral(), lang.French},
		{"homeworlds", byMouse, lateral(), lang.English},
		{"homeworlds", byTouch, upright(), lang.French},
		{"honshu", byTouch, lateral(), lang.English},
		{"honshu", byTouch, upright(), lang.French},
		{"homeworlds", byKeys, lateral(), lang.English},
		{"honshu", byNames, lateral(), lang.French},
		{"forhonor", byMouse, lateral(), lang.French},
		{"forhonor", byTouch, upright(), lang.English},
		{"yokai", byTouch, sideways(), lang.French},
		{"dobutsu", byTouch, upright(), lang.English},
		{"homeworlds", byTouch, sideways(), lang.English},
		{"honshu", byTouch, sideways(), lang.English},
		{"forhonor", byTouch, sideways(), lang.French},
	} {
		t.Run(fmt.Sprintf("%s %s %s", tt.lesson, tt.hand, tt.shape.Name), func(t *testing.T) {
			l, _ := lessons.Find(tt.lesson)
			g := newTestUserIn(t, tt.tag, tt.shape, &store.Memory{}, tt.hand)
			g.Services.Settings.ReducedMotion = tt.hand != byMouse
			g.FinishAnimations()
			g.study(l)
		})
	}
}

// TestALessonLeavesTheSetUpAsItWas plays a lesson to its end and begins the match that follows: the computer is a beginner
// there, but in the next set-up still as strong as it was.
func TestALessonLeavesTheSetUpAsItWas(t *testing.T) {
	for _, before := range []int{0, 3} { // presses that make it stronger, in a match before
		g := newTestUser(t, upright(), &store.Memory{}, byTouch)
		g.Services.Settings.ReducedMotion = true
		g.FinishAnimations()
		g.choose("box.yokai")
		for range before {
			g.choose("seat1.level.more")
		}
		want := g.control("seat1.level").Value
		if before > 0 {
			g.choose("begin")
			g.Services.Navigator.Shelf()
			g.FinishAnimations()
			g.choose("box.yokai")
		}
		g.choose("learn")
		lesson, _ := lessons.For("yokai", nil)
		g.study(lesson)
		g.choose("lesson.next")
		m := g.table().Match()
		if got := table.Players(m)[1].Bot; got != "1" {
			t.Errorf("the match after the lesson is against level %q, want the easiest", got)
		}
		g.choose("menu", "shelf", "box.yokai")
		if got := g.control("seat1.level").Value; got != want {
			t.Errorf("after a lesson the next set-up has the level %q, want %q as before", got, want)
		}
	}
}

// study goes through a lesson, which is kept as played to its end.
func (g *testUser) study(l lessons.Lesson) {
	g.t.Helper()
	g.Services.Navigator.Lesson(l.ID)
	g.FinishAnimations()
	for k := range l.Steps {
		g.learn(l, k)
		if k < len(l.Steps)-1 {
			g.choose("lesson.next")
		}
	}
	if !g.Services.Store.Lesson(l.ID).Done {
		g.t.Error("the lesson is not kept as played to its end")
	}
}

// learn plays a step whose task stands on the panel, until the panel closes it.
func (g *testUser) learn(l lessons.Lesson, k int) {
	g.t.Helper()
	step, words := l.Steps[k], g.Services.Words.WithSkin(g.skinOf(l))
	g.reads(words.LessonTask(l.Game, step.Name))
	if step.Goal == nil {
		return
	}
	start, err := l.Start(k)
	if err != nil {
		g.t.Fatal(err)
	}
	from := len(start.Log)
	for n := 0; g.runOf(l, k, from).Plays(); n++ {
		if n > 2*len(step.Solution) {
			g.t.Fatalf("%s %s: the goal is not reached at %s", l.ID, step.Name, g.position())
		}
		g.doAction(l.Seat(k), g.leadsOn(l, k, from))
		g.FinishAnimations()
	}
	for n := 0; n < 40 && g.control("lesson.text").Name != words.LessonDone(l.Game, step.Name); n++ {
		g.FinishAnimations() // the others reply, and what happens is shown
	}
	g.reads(words.LessonDone(l.Game, step.Name))
}

// reads fails unless the panel says the text.
func (g *testUser) reads(want string) {
	g.t.Helper()
	if got := g.control("lesson.text").Name; got != want {
		g.t.Fatalf("the panel says %q, want %q", got, want)
	}
}

// skinOf returns whose nouns the words of the lesson use.
func (g *testUser) skinOf(l lessons.Lesson) lang.Skin {
	if l.ID == "dobutsu" {
		return lang.Animals
	}
	return lang.Spirits
}

// runOf returns the run of a step that began after so many moves of the match, with more moves behind those of the
// match.
func (g *testUser) runOf(l lessons.Lesson, k, from int, more ...rules.Move) *lessons.Run {
	g.t.Helper()
	m := g.table().Match()
	fork := m.Fork(from)
	run := l.Begin(k, fork)
	for _, mv := range slices.Concat(m.Log[from:], more) {
		if _, err := fork.Do(mv); err != nil {
			g.t.Fatal(err)
		}
	}
	return run
}

// leadsOn returns the learner's next action of the solution or, where play has gone another way, any that does not miss
// the goal, one in view before others.
func (g *testUser) leadsOn(l lessons.Lesson, k, from int) rules.Action {
	g.t.Helper()
	m, seat := g.table().Match(), l.Seat(k)
	missed := func(a rules.Action) bool {
		return g.runOf(l, k, from, rules.Move{By: seat, Do: a}).Verdict() == lessons.GoalMissed
	}
	for _, text := range l.Steps[k].Solution {
		if a, err := m.Game.ParseAction(m.State(), seat, text); err == nil && !missed(a) {
			return a
		}
	}
	legal := m.State().Legal(seat, nil)
	slices.SortStableFunc(legal, func(a, b rules.Action) int { return g.outOfView(m, seat, a) - g.outOfView(m, seat, b) })
	for _, a := range legal {
		if !missed(a) {
			return a
		}
	}
	g.t.Fatalf("%s %s: nothing leads on at %s", l.ID, l.Steps[k].Name, g.position())
	return rules.Hidden
}

// outOfView returns 0 for an action whose first part can be pressed as things stand, else 1.
func (g *testUser) outOfView(m *rules.Match, by rules.Seat, a rules.Action) int {
	for _, way := range waysTo(m, by, a) {
		if g.page().Find(way[0]) != nil {
			return 0
		}
	}
	return 1
}

// doAction points at what leads to the action, and at the main button where there is one. What cannot be pointed at because
// it is out of sight is shown by the lamp first.
func (g *testUser) doAction(by rules.Seat, a rules.Action) {
	g.t.Helper()
	m := g.table().Match()
	before := len(m.Log)
	for _, way := range waysTo(m, by, a) {
		if !g.pointAlong(way) {
			continue
		}
		for _, key := range []string{"button 1000", "button 1100"} {
			if len(m.Log) == before && g.page().Find(key) != nil {
				g.choose(key)
			}
		}
		if len(m.Log) > before {
			return
		}
	}
	g.choose("lesson.show")
	for _, key := range []string{"button 1000", "button 1100", "lesson.show"} {
		if len(m.Log) == before && g.page().Find(key) != nil {
			g.choose(key)
		}
	}
	if len(m.Log) == before {
		g.t.Fatalf("by %s: nothing is played of %s at %s; there are %v",
			g.inputMode, m.Game.FormatAction(m.State(), rules.Move{By: by, Do: a}), g.position(), g.keys())
	}
}

// pointAlong points at one thing after the other; false when one of them is not there.
func (g *testUser) pointAlong(way []string) bool {
	g.t.Helper()
	before := len(g.table().Match().Log)
	for _, key := range way {
		if len(g.table().Match().Log) > before {
			return true
		}
		if g.page().Find(key) == nil {
			return false
		}
		g.choose(key)
	}
	return true
}

// waysTo returns what can be pointed at for the action: the parts of the game, or what the board has in their place.
func waysTo(m *rules.Match, by rules.Seat, a rules.Action) (ways [][]string) {
	for _, parts := range rules.Paths(m.Game, m.State(), a) {
		var way []string
		for _, p := range parts {
			way = append(way, p.String())
		}
		ways = append(ways, way)
	}
	switch s := m.State().(type) {
	case *honshu.State:
		if c, _ := honshu.Fields(a); c.Verb == honshu.VerbBuild || c.Boost {
			return nil // laid with the ghost of the card, raised by the buttons of cubes
		}
		for k := range ways {
			ways[k] = ways[k][:1] // the main button does the rest
		}
	case *forhonor.State:
		switch c, _ := forhonor.Fields(a); c.Verb {
		case forhonor.VerbAct:
			return [][]string{{rules.Part{Kind: rules.PartButton, Index: 1200 + int32(c.Hero)}.String()}} // its card
		case forhonor.VerbRaze:
			for q := range forhonor.Square(forhonor.NumSquares) {
				if camp, group, ok := s.Group(q); ok && camp != s.Camp(by) && group == c.Group {
					return [][]string{{rules.Part{Kind: rules.PartCell, Index: int32(q)}.String()}}
				}
			}
		}
	}
	return ways
}
