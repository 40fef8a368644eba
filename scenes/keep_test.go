package scenes

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/shelf"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// badDisk is a Disk that keeps what it has and takes nothing more while err is set.
type badDisk struct {
	store.Memory
	err error
}

func (d *badDisk) Update(name string, change store.Change) error {
	if d.err != nil {
		return fmt.Errorf("update %s: %w", name, d.err)
	}
	return d.Memory.Update(name, change)
}

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
		first, second hand
		choices       []string
	}{
		{byMouse, byKeys, []string{persons, iBegin}},
		{byTouch, byMouse, []string{persons, iBegin, animals}},
	} {
		t.Run(fmt.Sprintf("%s then %s", tt.first, tt.second), func(t *testing.T) {
			disk := &store.Memory{}
			g := newGuest(t, upright(), disk, tt.first)
			g.settle()
			g.begin(tt.choices...)
			// Nobody leaves the table: the program ends after every one of the moves, and each time nothing is lost.
			for n, move := range middleGame {
				g.act(move)
				before, skin := g.position(), g.table().Match().Tags["skin"]
				g = newGuest(t, lateral(), disk, tt.second)
				g.settle()
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
			if n := len(g.table().Match().Log); n != len(middleGame)-1 {
				t.Errorf("after an undo there are %d moves, want %d", n, len(middleGame)-1)
			}
		})
	}
}

func TestABotThinksOnAfterARestart(t *testing.T) {
	disk := &store.Memory{}
	g := newGuest(t, lateral(), disk, byMouse)
	g.settle()
	g.begin(computer, iBegin)
	g.do(g.table().Match().State().Legal(0, nil)[0]) // and the program ends while the bot is to move
	if n := len(g.table().Match().Log); n != 1 {
		t.Fatalf("%d moves are played, want the person's alone", n)
	}
	g = newGuest(t, lateral(), disk, byMouse)
	g.settle()
	g.point("continue")
	g.tick(600)
	if n := len(g.table().Match().Log); n < 2 {
		t.Error("the bot does not answer after the restart")
	}
}

func TestSettingsStick(t *testing.T) {
	disk := &store.Memory{}
	g := newGuestIn(t, "", lateral(), disk, byMouse)
	g.settle()
	if g.app.house.Words.Tag() != lang.English {
		g.choose("language")
	}
	g.choose("language", "sound")
	want := g.app.house.Settings
	if want.Lang != lang.French || !want.Muted {
		t.Fatalf("the shelf's buttons give the language %q, muted %t", want.Lang, want.Muted)
	}
	if title := g.app.house.Words.T(lang.ShelfTagline); !g.says(title) {
		t.Errorf("the shelf does not speak the new language at once: %q", g.look().Texts())
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
	want = g.app.house.Settings
	g = newGuestIn(t, "", upright(), disk, byTouch)
	if got := g.app.house.Settings; fmt.Sprintf("%+v", got) != fmt.Sprintf("%+v", want) {
		t.Errorf("after a restart the settings are\n%+v, want\n%+v", got, want)
	}
	if g.app.house.Words.Tag() != want.Lang {
		t.Errorf("after a restart the words are %s, want %s", g.app.house.Words.Tag(), want.Lang)
	}
}

// flipEverything presses every choice, switch and slider of the page that is not as it would become, and returns
// their keys. Larger words leave some of them to later leaves.
func (g *guest) flipEverything() []string {
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
		before := fmt.Sprintf("%+v", g.app.house.Settings)
		scene := g.top()
		g.choose(key)
		if g.top() != scene {
			g.strike(input.Back)
		}
		if fmt.Sprintf("%+v", g.app.house.Settings) != before {
			changed = append(changed, key)
		}
	}
	return changed
}

func (g *guest) controlKeys() []string {
	var keys []string
	for _, c := range g.page().Controls() {
		keys = append(keys, c.Key)
	}
	return keys
}

func TestLastSetUpIsOfferedAgain(t *testing.T) {
	disk := &store.Memory{}
	g := newGuest(t, lateral(), disk, byMouse)
	g.settle()
	g.begin(persons, animals, iBegin)
	first := g.table().Match()
	g = newGuest(t, upright(), disk, byTouch)
	g.settle()
	g.begin()
	again := g.table().Match()
	if !maps.Equal(first.Setup.Options, again.Setup.Options) || !slices.Equal(table.Players(first), table.Players(again)) {
		t.Errorf("set up again is %v %v, was %v %v", again.Setup, table.Players(again), first.Setup, table.Players(first))
	}
}

func TestBadStorageIsToldOnceAndPlayGoesOn(t *testing.T) {
	for _, tt := range []struct {
		name string
		err  error
		key  lang.Key
	}{
		{"full", store.ErrFull, lang.StoreFull},
		{"forbidden", store.ErrForbidden, lang.StoreForbidden},
		{"failing", fmt.Errorf("the plug was pulled"), lang.StoreFailed},
	} {
		for _, tag := range lang.Tags() {
			t.Run(tt.name+" "+string(tag), func(t *testing.T) {
				disk := &badDisk{}
				g := newGuestIn(t, tag, lateral(), disk, byMouse)
				g.settle()
				g.begin(persons, iBegin)
				g.act(middleGame[0])
				before := files(t, disk)
				disk.err = tt.err
				g.act(middleGame[1])
				want := g.app.house.Words.T(tt.key)
				if _, told := g.top().(*dialog); !told || !g.says(want) {
					t.Fatalf("it is not told that %q; the screen says %q", want, g.look().Texts())
				}
				g.choose("no")
				for _, move := range middleGame[2:] {
					g.act(move)
				}
				position := g.position()
				if got := files(t, disk); !maps.Equal(got, before) {
					t.Error("what the disk held before has changed")
				}
				// The shelf still knows the match, and it goes on from there.
				g.app.house.Doors.Shelf()
				g.settle()
				if _, told := g.top().(*dialog); told {
					t.Errorf("the trouble is told again: %q", g.look().Texts())
				}
				g.choose("continue")
				if g.position() != position {
					t.Errorf("the match goes on at %s, want %s", g.position(), position)
				}
				// Once the disk is well, the next move brings everything there.
				disk.err = nil
				g.undoOnce()
				back := newGuest(t, lateral(), disk, byMouse)
				back.settle()
				back.choose("continue")
				if back.position() != g.position() {
					t.Errorf("after the disk is well and a restart the match is at %s, want %s", back.position(), g.position())
				}
			})
		}
	}
}

// undoOnce takes a move back, and closes the sentence that may follow.
func (g *guest) undoOnce() {
	g.strike(input.Undo)
	if _, told := g.top().(*dialog); told {
		g.choose("no")
	}
}

func TestForbiddenStorageIsToldOnTheShelf(t *testing.T) {
	disk := &badDisk{err: store.ErrForbidden}
	g := newGuest(t, lateral(), disk, byMouse)
	g.settle()
	g.choose("language")
	g.settle()
	want := g.app.house.Words.T(lang.StoreForbidden)
	if !g.says(want) {
		t.Errorf("after a setting that cannot be kept the screen does not say %q but %q", want, g.look().Texts())
	}
}

func TestADamagedMatchIsSetAsideWithASentence(t *testing.T) {
	disk := &store.Memory{}
	g := newGuest(t, lateral(), disk, byMouse)
	g.settle()
	g.begin(persons, iBegin)
	g.act(middleGame[0])
	name := matchFile(t, disk)
	good := files(t, disk)[name]
	m, err := rules.Load([]byte(good), games.Find)
	if err != nil {
		t.Fatal(err)
	}
	for what, bad := range map[string]string{
		"cut off":         good[:len(good)/2],
		"empty":           "",
		"another thing":   "not a match\x00",
		"an illegal move": strings.Replace(good, middleGame[0], "b2c4", 1),
		"not even a game": strings.Replace(good, `"yokai"`, `""`, 1),
	} {
		t.Run(what, func(t *testing.T) {
			disk := &store.Memory{}
			if err := disk.Write(name, []byte(bad)); err != nil {
				t.Fatal(err)
			}
			g := newGuest(t, lateral(), disk, byMouse)
			g.settle()
			kept := files(t, disk)
			aside := name + ".damaged"
			if kept[aside] != bad || kept[name] != "" {
				t.Fatalf("the disk holds %q, want the damaged match as %s", kept, aside)
			}
			want := g.app.house.Words.T(lang.StoreDamaged, lang.Text("file", aside))
			if !g.says(want) {
				t.Fatalf("the shelf does not say %q but %q", want, g.look().Texts())
			}
			g.choose("no")
			if _, ok := g.top().(*shelf.Shelf); !ok {
				t.Fatalf("a %T follows the sentence, want the shelf", g.top())
			}
			g.begin(persons, iBegin)
			g.act(middleGame[0])
			if got := g.table().Match().State().Hash(); got != m.State().Hash() {
				t.Error("a new match cannot be played as usual")
			}
			if got := files(t, disk)[aside]; got != bad {
				t.Errorf("what was set aside has changed to %q", got)
			}
		})
	}
}

func TestDamagedSettingsAreSetAside(t *testing.T) {
	disk := &store.Memory{}
	if err := disk.Write("settings.json", []byte("{")); err != nil {
		t.Fatal(err)
	}
	g := newGuest(t, upright(), disk, byTouch)
	g.settle()
	aside := "settings.json.damaged"
	if want := g.app.house.Words.T(lang.StoreDamagedSettings, lang.Text("file", aside)); !g.says(want) {
		t.Errorf("the shelf does not say %q but %q", want, g.look().Texts())
	}
	if data, err := disk.Read(aside); err != nil || string(data) != "{" {
		t.Errorf("set aside is %q, %v", data, err)
	}
}

func TestAMatchOfANewerProgramStays(t *testing.T) {
	disk := &store.Memory{}
	newer := `{"engawa":99,"game":"chess"}`
	if err := disk.Write("match-chess-1.json", []byte(newer)); err != nil {
		t.Fatal(err)
	}
	g := newGuest(t, lateral(), disk, byMouse)
	g.settle()
	if want := g.app.house.Words.T(lang.StoreNewer, lang.Text("file", "match-chess-1.json")); !g.says(want) {
		t.Errorf("the shelf does not say %q but %q", want, g.look().Texts())
	}
	if data, err := disk.Read("match-chess-1.json"); err != nil || string(data) != newer {
		t.Errorf("the file is now %q, %v", data, err)
	}
}

func TestANameIsNeverGivenTwice(t *testing.T) {
	disk := &store.Memory{}
	for n := range 3 {
		g := newGuest(t, lateral(), disk, byMouse)
		g.settle()
		g.begin(persons, iBegin)
		g.act(middleGame[0])
		if got := len(files(t, disk)); got != n+2 {
			t.Fatalf("after %d matches the disk holds %d files, want one a match and the settings", n+1, got)
		}
	}
}
