package scenes_test

import (
	"strings"
	"testing"

	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
)

// TestTitlesFollowTheRules looks at the titles of table, rules book, replay and shelf for matches whose pieces have the
// look of the other edition.
func TestTitlesFollowTheRules(t *testing.T) {
	for _, tt := range []struct{ rules, skin, title, other string }{
		{"mori", "animals", "Yōkai no Mori", "Dōbutsu shōgi"},
		{"dobutsu", "spirits", "Dōbutsu shōgi", "Yōkai no Mori"},
	} {
		v := scenestest.New(lateral(), lang.English)
		if err := v.ShowYokai(tt.rules, tt.skin, scenestest.MiddleGame...); err != nil {
			t.Fatal(err)
		}
		title := func(place string) {
			t.Helper()
			if got := v.Services.Stack.Top().(stage.Narrator).Narrate().Title; got != tt.title {
				t.Errorf("%s rules with %s: %s is called %q, want %q", tt.rules, tt.skin, place, got, tt.title)
			}
		}
		title("the table")
		if err := v.Press("menu", "book"); err != nil {
			t.Fatal(err)
		}
		if got := v.Services.Stack.Top().(stage.Paged).Page().Find("game").Name; got != tt.title {
			t.Errorf("%s rules with %s: the rules book is called %q, want %q", tt.rules, tt.skin, got, tt.title)
		}
		v.Services.Stack.Pop()
		if err := v.Press("replay"); err != nil {
			t.Fatal(err)
		}
		title("the replay")
		v.Services.Navigator.Shelf()
		if got := v.Services.Stack.Top().(stage.Paged).Page().Find("continue").Name; !strings.Contains(got, tt.title) || strings.Contains(got, tt.other) {
			t.Errorf("%s rules with %s: the shelf goes on with %q, want %q", tt.rules, tt.skin, got, tt.title)
		}
	}
}
