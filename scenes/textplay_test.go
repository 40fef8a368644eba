package scenes

import (
	"slices"
	"strings"
	"testing"

	"engawa/lessons"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// phones are the windows in which the largest words have least room.
func phones() []Shape {
	return slices.DeleteFunc(shapesToFit(), func(s Shape) bool {
		return !slices.Contains([]string{"portrait", "small", "low", "smalllow"}, s.Name)
	})
}

// buttonsUnderASentence returns the buttons of a table of which a sentence that lies open leaves less than a fingertip.
func buttonsUnderASentence(t *table.Table) (keys []string) {
	open := t.Unfolded()
	for _, c := range t.Page().Controls() {
		if c.Role != ui.RoleButton || c.Off || strings.HasPrefix(c.Key, "log") {
			continue
		}
		if edge := max(0, (min(c.Rect.W, c.Rect.H)-fingertip)/2); open.Overlaps(c.Rect.Inset(edge)) {
			keys = append(keys, c.Key)
		}
	}
	return keys
}

// namesUnderASentence counts the slips of seats of which a sentence that lies open hides a fifth and more.
func namesUnderASentence(t *table.Table) (n int) {
	const most = 0.2
	for _, c := range t.Page().Controls() {
		if strings.HasPrefix(c.Key, "seat") && t.Unfolded().Shared(c.Rect) > most*c.Rect.W*c.Rect.H {
			n++
		}
	}
	return n
}

// TestNoButtonLiesUnderAnOpenSentence looks at the tables of phones with the largest words: no button lies under the
// sentence, and hardly ever a name.
func TestNoButtonLiesUnderAnOpenSentence(t *testing.T) {
	const seldom = 30 // one of so many
	opened, names := 0, []string{}
	for _, shape := range phones() {
		for _, s := range screens() {
			if !slices.ContainsFunc([]string{"yokai-", "homeworlds-", "honshu-", "forhonor-"}, func(game string) bool { return strings.HasPrefix(s.name, game) }) {
				continue
			}
			v := visited(t, s, shape, lang.French, 200, nil)
			top, ok := v.app.house.Stack.Top().(*table.Table)
			if !ok || top.Unfolded().Empty() {
				continue
			}
			opened++
			if namesUnderASentence(top) > 0 {
				names = append(names, s.name+" "+shape.Name)
			}
			if keys := buttonsUnderASentence(top); len(keys) > 0 {
				t.Errorf("%s %s: the sentence at %.0f lies over %q", s.name, shape.Name, top.Unfolded(), keys)
			}
		}
	}
	if opened == 0 {
		t.Error("no sentence lies open")
	}
	if len(names)*seldom > opened {
		t.Errorf("%d of %d sentences lie on names: %q", len(names), opened, names)
	}
}

// playAnimals plays Dōbutsu shōgi with the largest words from the shelf to its result.
func (g *guest) playAnimals(t *testing.T) {
	t.Helper()
	g.enlarge(200)
	g.settle()
	g.begin(computer, animals)
	m := g.table().Match()
	g.finish("4")
	if m.Game.End(m.State()) == "" {
		t.Errorf("the result is shown at %s, which is not the end", m.Game.FormatPosition(m.State()))
	}
}

// TestGamesWithTheLargestWordsAreFinishedByTouch plays on phones with words of twice their size.
func TestGamesWithTheLargestWordsAreFinishedByTouch(t *testing.T) {
	for _, shape := range phones() {
		t.Run(shape.Name, func(t *testing.T) {
			g := newGuestIn(t, lang.French, shape, &store.Memory{}, byTouch)
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
			g := newGuest(t, shape, &store.Memory{}, byTouch)
			g.app.house.Settings.ReducedMotion = true
			g.enlarge(200)
			g.settle()
			g.study(l)
		})
	}
}
