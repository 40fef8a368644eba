package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// phones are the windows in which the largest words have least room.
func phones() []scenestest.Shape {
	return slices.DeleteFunc(shapesToFit(), func(s scenestest.Shape) bool {
		return !slices.Contains([]string{"portrait", "small", "low", "smalllow"}, s.Name)
	})
}

// tableScreens are the screens of the games, lessons left out.
func tableScreens() []scenestest.Screen {
	return slices.DeleteFunc(scenestest.Screens(), func(s scenestest.Screen) bool {
		game, _, _ := strings.Cut(s.Name, "-")
		return !slices.Contains([]string{"yokai", "dobutsu", "homeworlds", "honshu", "forhonor"}, game)
	})
}

// TestNoSentenceCoversWhatIsPressed looks at the tables of phones with the largest words: no button and no name lies
// under what is said. A refusal beside what was pressed may cover squares until it goes. Languages take turns from phone to
// phone.
func TestNoSentenceCoversWhatIsPressed(t *testing.T) {
	seen := 0
	tags := lang.Tags()
	for i, shape := range phones() {
		for k, s := range tableScreens() {
			for _, tag := range []lang.Tag{tags[(i+k)%len(tags)], tags[(i+k+1)%len(tags)]} {
				v := showInLargeText(t, s, shape, tag, 200)
				top, ok := v.Services.Stack.Top().(*table.Table)
				if !ok {
					continue
				}
				box, _ := top.MessageBox()
				if box.Empty() {
					continue
				}
				seen++
				for _, c := range top.Page().Controls() {
					part, of := table.PartOf(c)
					pressed := of && part.Kind == rules.PartButton || !of && c.Role == ui.RoleButton || strings.HasPrefix(c.Key, "seat")
					if pressed && c.Key != "sentence" && !c.Off && c.Rect.Inset(1).Overlaps(box) {
						t.Errorf("%s %s %s: the sentence at %.0f lies over %s at %.0f", s.Name, shape.Name, tag, box, c.Key, c.Rect)
					}
				}
			}
		}
	}
	if seen == 0 {
		t.Error("nothing is said")
	}
}

// playAnimals plays Dōbutsu shōgi with the largest words from the shelf to its result.
func (g *testUser) playAnimals(t *testing.T) {
	t.Helper()
	g.SetTextSize(200)
	g.FinishAnimations()
	g.begin(computer, animals)
	m := g.table().Match()
	g.finish("4")
	if rules.End(m.Game, m.State()) == "" {
		t.Errorf("the result is shown at %s, which is not the end", m.Game.FormatPosition(m.State()))
	}
}

// TestGamesWithTheLargestWordsAreFinishedByTouch plays on phones with words of twice their size.
func TestGamesWithTheLargestWordsAreFinishedByTouch(t *testing.T) {
	for _, shape := range phones() {
		t.Run(shape.Name, func(t *testing.T) {
			g := newTestUserIn(t, lang.French, shape, &store.Memory{}, byTouch)
			g.playAnimals(t)
		})
	}
}

// TestALessonWithTheLargestWordsIsPlayedByTouch goes through the lessons of the 3x4 game on phones with words of twice
// their size.
func TestALessonWithTheLargestWordsIsPlayedByTouch(t *testing.T) {
	for k, shape := range phones() {
		t.Run(shape.Name, func(t *testing.T) {
			l, _ := lessons.Find([]string{"yokai", "dobutsu"}[k%2])
			g := newTestUser(t, shape, &store.Memory{}, byTouch)
			g.Services.Settings.ReducedMotion = true
			g.SetTextSize(200)
			g.FinishAnimations()
			g.study(l)
		})
	}
}
