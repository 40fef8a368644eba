package scenes_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// files returns everything that a disk holds.
func files(t *testing.T, disk store.Disk) map[string]string {
	t.Helper()
	names, err := disk.Names()
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, name := range names {
		data, err := disk.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		out[name] = string(data)
	}
	return out
}

// matchFile returns the name of the only kept match.
func matchFile(t *testing.T, disk store.Disk) string {
	t.Helper()
	var found []string
	for name := range files(t, disk) {
		if strings.HasPrefix(name, "match-") {
			found = append(found, name)
		}
	}
	if len(found) != 1 {
		t.Fatalf("kept are the matches %q, want one", found)
	}
	return found[0]
}

func TestAMatchGoesOnAfterARestart(t *testing.T) {
	for _, tt := range []struct {
		first, second inputMode
		choices       []string
	}{
		{byMouse, byKeys, []string{persons, iBegin}},
		{byTouch, byMouse, []string{persons, iBegin, animals}},
	} {
		t.Run(fmt.Sprintf("%s then %s", tt.first, tt.second), func(t *testing.T) {
			disk := &store.Memory{}
			g := newTestUser(t, upright(), disk, tt.first)
			g.FinishAnimations()
			g.begin(tt.choices...)
			// Nobody leaves the table: the program ends after every one of the moves, and each time nothing is lost.
			for n, move := range scenestest.MiddleGame {
				g.act(move)
				before, skin := g.position(), g.table().Match().Tags["skin"]
				g = newTestUser(t, lateral(), disk, tt.second)
				g.FinishAnimations()
				g.choose("continue")
				m := g.table().Match()
				if len(m.Log) != n+1 || g.position() != before {
					t.Fatalf("after move %d the match goes on at %s with %d moves, want %s", n+1, g.position(), len(m.Log), before)
				}
				if m.Tags["skin"] != skin {
					t.Errorf("the skin has become %q, was %q", m.Tags["skin"], skin)
				}
			}
			g.strike(input.Undo)
			if n := len(g.table().Match().Log); n != len(scenestest.MiddleGame)-1 {
				t.Errorf("after an undo there are %d moves, want %d", n, len(scenestest.MiddleGame)-1)
			}
		})
	}
}

func TestABotThinksOnAfterARestart(t *testing.T) {
	disk := &store.Memory{}
	g := newTestUser(t, lateral(), disk, byMouse)
	g.FinishAnimations()
	g.begin(computer, iBegin)
	g.do(g.table().Match().State().Legal(0, nil)[0]) // and the program ends while the bot is to move
	if n := len(g.table().Match().Log); n != 1 {
		t.Fatalf("%d moves are played, want the person's alone", n)
	}
	g = newTestUser(t, lateral(), disk, byMouse)
	g.FinishAnimations()
	g.point("continue")
	g.Tick(600)
	if n := len(g.table().Match().Log); n < 2 {
		t.Error("the bot does not answer after the restart")
	}
}

func TestSettingsStick(t *testing.T) {
	disk := &store.Memory{}
	g := newTestUserIn(t, "", lateral(), disk, byMouse)
	g.FinishAnimations()
	next := g.Services.Words.Tag().Next()
	g.choose("language", "sound")
	want := g.Services.Settings
	if want.Lang != next || !want.Muted {
		t.Fatalf("the shelf's buttons give the language %q, muted %t, want %q and true", want.Lang, want.Muted, next)
	}
	if title := g.Services.Words.T(lang.ShelfTagline); !g.says(title) {
		t.Errorf("the shelf does not speak the new language at once: %q", g.Trace().Texts())
	}
	g.choose("settings")
	changed := g.flipEverything()
	for next := g.page().Find("next"); next != nil && !next.Off; next = g.page().Find("next") {
		g.choose("next")
		changed = append(changed, g.flipEverything()...)
	}
	if len(changed) < 10 {
		t.Errorf("the settings have only these to change: %q", changed)
	}
	want = g.Services.Settings
	g = newTestUserIn(t, "", upright(), disk, byTouch)
	if got := g.Services.Settings; fmt.Sprintf("%+v", got) != fmt.Sprintf("%+v", want) {
		t.Errorf("after a restart the settings are\n%+v, want\n%+v", got, want)
	}
	if g.Services.Words.Tag() != want.Lang {
		t.Errorf("after a restart the words are %s, want %s", g.Services.Words.Tag(), want.Lang)
	}
}

// flipEverything presses every choice, switch and slider of the page that is not as it would become, and returns
// their keys. Larger words leave some of them to later leaves.
func (g *testUser) flipEverything() []string {
	g.t.Helper()
	var changed []string
	for _, key := range g.controlKeys() {
		c := g.page().Find(key)
		if c == nil || key == "close" || c.Off || c.On && c.Adjust == nil || c.Press == nil && c.Slide == nil {
			continue
		}
		if strings.Contains(key, "reset") || strings.Contains(key, "back") || strings.Contains(key, "close") {
			continue
		}
		before := fmt.Sprintf("%+v", g.Services.Settings)
		scene := g.top()
		g.choose(key)
		if g.top() != scene {
			g.strike(input.Back)
		}
		if fmt.Sprintf("%+v", g.Services.Settings) != before {
			changed = append(changed, key)
		}
	}
	return changed
}

func (g *testUser) controlKeys() []string {
	var keys []string
	for _, c := range g.page().Controls() {
		keys = append(keys, c.Key)
	}
	return keys
}

func TestLastSetUpIsOfferedAgain(t *testing.T) {
	disk := &store.Memory{}
	g := newTestUser(t, lateral(), disk, byMouse)
	g.FinishAnimations()
	g.begin(persons, animals, iBegin)
	first := g.table().Match()
	g = newTestUser(t, upright(), disk, byTouch)
	g.FinishAnimations()
	g.begin()
	again := g.table().Match()
	if !maps.Equal(first.Setup.Options, again.Setup.Options) || !slices.Equal(table.Players(first), table.Players(again)) {
		t.Errorf("set up again is %v %v, was %v %v", again.Setup, table.Players(again), first.Setup, table.Players(first))
	}
}

func TestANameIsNeverGivenTwice(t *testing.T) {
	disk := &store.Memory{}
	for n := range 3 {
		g := newTestUser(t, lateral(), disk, byMouse)
		g.FinishAnimations()
		g.begin(persons, iBegin)
		g.act(scenestest.MiddleGame[0])
		if got := len(files(t, disk)); got != n+2 {
			t.Fatalf("after %d matches the disk holds %d files, want one a match and the settings", n+1, got)
		}
	}
}
