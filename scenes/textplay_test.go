package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/scenes/geom"
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

// buttonsUnderASentence returns the buttons of a table, its own and those of its Board, of which a sentence that lies
// open covers more than an edge; of its own ones a fingertip must be left too.
func buttonsUnderASentence(t *table.Table, room geom.Rect) (keys []string) {
	const edge, few, ground = 0.1, 0.05, 0.2 // of its sides, of what is within them, and of the room: that lies below all
	open := t.ExpandedMessage()
	for _, c := range t.Page().Controls() {
		own := c.Role == ui.RoleButton && !strings.HasPrefix(c.Key, "log")
		inner := c.Rect.InsetXY(edge*c.Rect.W, edge*c.Rect.H)
		switch {
		case !own && !strings.HasPrefix(c.Key, "button "), c.Off, c.Rect.W*c.Rect.H > ground*room.W*room.H:
		case own && open.Overlaps(c.Rect.Inset(max(0, (min(c.Rect.W, c.Rect.H)-fingertip)/2))), open.Shared(inner) > few*inner.W*inner.H:
			keys = append(keys, c.Key)
		}
	}
	return keys
}

// namesUnderASentence counts the plates of seats of which a sentence that lies open hides a fifth and more.
func namesUnderASentence(t *table.Table) (n int) {
	const most = 0.2
	for _, c := range t.Page().Controls() {
		if strings.HasPrefix(c.Key, "seat") && t.ExpandedMessage().Shared(c.Rect) > most*c.Rect.W*c.Rect.H {
			n++
		}
	}
	return n
}

// TestNoButtonLiesUnderAnOpenSentence looks at the tables of phones with the largest words: no button lies under the
// sentence, and a name only where it is known.
func TestNoButtonLiesUnderAnOpenSentence(t *testing.T) {
	onNames := map[string]bool{ // a refusal, which goes by itself
		"honshu-illegal small fr": true, "honshu-illegal smalllow en": true, "honshu-illegal smalllow fr": true,
	}
	opened, kept := 0, scenestest.MatchCache{}
	for _, shape := range phones() {
		for _, s := range tableScreens() {
			for _, tag := range lang.Tags() {
				v := visited(t, s, shape, tag, 200, kept)
				top, ok := v.Services.Stack.Top().(*table.Table)
				if !ok || top.ExpandedMessage().Empty() {
					continue
				}
				opened++
				name := fmt.Sprintf("%s %s %s", s.Name, shape.Name, tag)
				if lies := namesUnderASentence(top) > 0; lies != onNames[name] {
					t.Errorf("%s: the sentence at %.0f lies on a name: %v", name, top.ExpandedMessage(), lies)
				}
				if keys := buttonsUnderASentence(top, v.Services.Stack.Room().Safe); len(keys) > 0 {
					t.Errorf("%s: the sentence at %.0f lies over %q", name, top.ExpandedMessage(), keys)
				}
				delete(onNames, name)
			}
		}
	}
	if opened == 0 {
		t.Error("no sentence lies open")
	}
	for name := range onNames {
		t.Errorf("%s: no sentence lies open", name)
	}
}

// playAnimals plays Dōbutsu shōgi with the largest words from the shelf to its result.
func (g *guest) playAnimals(t *testing.T) {
	t.Helper()
	g.SetTextSize(200)
	g.Settle()
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
			g.Services.Settings.ReducedMotion = true
			g.SetTextSize(200)
			g.Settle()
			g.study(l)
		})
	}
}
