package scenes_test

import (
	"testing"

	"engawa/audio"
	"engawa/rules/games"
	"engawa/scenes"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/welcome"
)

// firstStart starts the program over the disk as the programs of players do.
func firstStart(t *testing.T, disk store.Disk, cfg scenes.Config) *testUser {
	t.Helper()
	script := &input.Script{}
	cfg.Welcome = true
	app := scenes.NewWith(scenes.Devices{Store: store.Open(disk, games.Find), Input: script, Sound: &audio.Recorder{}}, cfg)
	g := &testUser{Driver: scenestest.Drive(app, script), t: t, inputMode: byMouse}
	g.Resize(lateral())
	g.FinishAnimations()
	return g
}

// seesWelcome reports whether the panel of the first start is there.
func (g *testUser) seesWelcome() bool {
	_, is := g.top().(*welcome.Scene)
	return is
}

// TestOnlyTheFirstStartWelcomes wants the panel where nothing was ever kept, as often as the program ends without an
// answer, and never after one.
func TestOnlyTheFirstStartWelcomes(t *testing.T) {
	for _, way := range []string{"show", "play", "close", ""} {
		disk := &store.Memory{}
		for range 2 {
			if !firstStart(t, disk, scenes.Config{}).seesWelcome() {
				t.Fatal("the first start does not welcome")
			}
		}
		g := firstStart(t, disk, scenes.Config{})
		if way == "" {
			g.strike(input.Back)
		} else {
			g.choose(way)
		}
		if g.seesWelcome() || firstStart(t, disk, scenes.Config{}).seesWelcome() {
			t.Errorf("after %q the welcome is there, or comes again", way)
		}
	}
}

// TestTheWelcomeHoldsNobodyUp wants no panel where something else is to be opened, where older versions have kept
// something, and where nothing can be kept; and one that gives way to what comes from outside.
func TestTheWelcomeHoldsNobodyUp(t *testing.T) {
	played, learned := &store.Memory{}, &store.Memory{}
	g := newTestUser(t, lateral(), played, byMouse)
	if err := g.ShowYokai("mori", "spirits", scenestest.MiddleGame...); err != nil {
		t.Fatal(err)
	}
	if err := learned.Write("lessons.json", []byte("{}\n")); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		disk store.Disk
		cfg  scenes.Config
	}{
		"a game is named":   {&store.Memory{}, scenes.Config{Game: "honshu"}},
		"a file is named":   {&store.Memory{}, scenes.Config{Open: &stage.Arrival{Name: "game.engawa", Text: "?"}}},
		"a sentence waits":  {&store.Memory{}, scenes.Config{Notice: "The address makes no sense."}},
		"a match is kept":   {played, scenes.Config{}},
		"a lesson is kept":  {learned, scenes.Config{}},
		"nothing is listed": {unlistedDisk{}, scenes.Config{}},
	} {
		if firstStart(t, c.disk, c.cfg).seesWelcome() {
			t.Errorf("%s, and the program welcomes all the same", name)
		}
	}
	g = firstStart(t, &store.Memory{}, scenes.Config{Lang: "fr"})
	if !g.seesWelcome() || g.Services.Words.Tag() != lang.Tag("fr") {
		t.Error("with a language named there is no welcome in it")
	}
	g.App.Take(stage.Arrival{Name: "game.engawa", Text: "?"})
	for g.Services.Stack.Len() > 1 {
		if g.seesWelcome() {
			t.Fatal("the welcome lies under what came from outside")
		}
		g.Services.Stack.Pop()
	}
}

// unlistedDisk is a disk that does not say what it holds.
type unlistedDisk struct{ store.Memory }

func (unlistedDisk) Read(name string) ([]byte, error)  { return nil, store.ErrForbidden }
func (unlistedDisk) Update(string, store.Change) error { return store.ErrForbidden }
func (unlistedDisk) Names() ([]string, error)          { return nil, store.ErrForbidden }
