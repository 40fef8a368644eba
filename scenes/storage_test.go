package scenes_test

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/shelf"
	"engawa/scenes/store"
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

func TestBadStorageIsReportedOnceAndPlayGoesOn(t *testing.T) {
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
				g := newTestUserIn(t, tag, lateral(), disk, byMouse)
				g.FinishAnimations()
				g.begin(persons, iBegin)
				g.act(scenestest.MiddleGame[0])
				before := files(t, disk)
				disk.err = tt.err
				g.act(scenestest.MiddleGame[1])
				want := g.Services.Words.T(tt.key)
				if _, isDialog := g.top().(*scenes.Dialog); !isDialog || !g.says(want) {
					t.Fatalf("it is not told that %q; the screen says %q", want, g.Trace().Texts())
				}
				g.choose("no")
				for _, move := range scenestest.MiddleGame[2:] {
					g.act(move)
				}
				position := g.position()
				if got := files(t, disk); !maps.Equal(got, before) {
					t.Error("what the disk held before has changed")
				}
				// The shelf still knows the match, and it goes on from there.
				g.Services.Navigator.Shelf()
				g.FinishAnimations()
				if _, isDialog := g.top().(*scenes.Dialog); isDialog {
					t.Errorf("the trouble is told again: %q", g.Trace().Texts())
				}
				g.choose("continue")
				if g.position() != position {
					t.Errorf("the match goes on at %s, want %s", g.position(), position)
				}
				// Once the disk is well, the next move brings everything there.
				disk.err = nil
				g.undoOnce()
				back := newTestUser(t, lateral(), disk, byMouse)
				back.FinishAnimations()
				back.choose("continue")
				if back.position() != g.position() {
					t.Errorf("after the disk is well and a restart the match is at %s, want %s", back.position(), g.position())
				}
			})
		}
	}
}

// undoOnce takes a move back, and closes the sentence that may follow.
func (g *testUser) undoOnce() {
	g.strike(input.Undo)
	if _, isDialog := g.top().(*scenes.Dialog); isDialog {
		g.choose("no")
	}
}

func TestForbiddenStorageIsReportedOnTheShelf(t *testing.T) {
	disk := &badDisk{err: store.ErrForbidden}
	g := newTestUser(t, lateral(), disk, byMouse)
	g.FinishAnimations()
	g.choose("language")
	g.FinishAnimations()
	want := g.Services.Words.T(lang.StoreForbidden)
	if !g.says(want) {
		t.Errorf("after a setting that cannot be kept the screen does not say %q but %q", want, g.Trace().Texts())
	}
}

func TestADamagedMatchIsSetAsideWithASentence(t *testing.T) {
	disk := &store.Memory{}
	g := newTestUser(t, lateral(), disk, byMouse)
	g.FinishAnimations()
	g.begin(persons, iBegin)
	g.act(scenestest.MiddleGame[0])
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
		"an illegal move": strings.Replace(good, scenestest.MiddleGame[0], "b2c4", 1),
		"not even a game": strings.Replace(good, `"yokai"`, `""`, 1),
	} {
		t.Run(what, func(t *testing.T) {
			disk := &store.Memory{}
			if err := disk.Write(name, []byte(bad)); err != nil {
				t.Fatal(err)
			}
			g := newTestUser(t, lateral(), disk, byMouse)
			g.FinishAnimations()
			kept := files(t, disk)
			aside := name + ".damaged"
			if kept[aside] != bad || kept[name] != "" {
				t.Fatalf("the disk holds %q, want the damaged match as %s", kept, aside)
			}
			want := g.Services.Words.T(lang.StoreDamaged, lang.Text("file", aside))
			if !g.says(want) {
				t.Fatalf("the shelf does not say %q but %q", want, g.Trace().Texts())
			}
			g.choose("no")
			if _, ok := g.top().(*shelf.Shelf); !ok {
				t.Fatalf("a %T follows the sentence, want the shelf", g.top())
			}
			g.begin(persons, iBegin)
			g.act(scenestest.MiddleGame[0])
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
	g := newTestUser(t, upright(), disk, byTouch)
	g.FinishAnimations()
	aside := "settings.json.damaged"
	if want := g.Services.Words.T(lang.StoreDamagedSettings, lang.Text("file", aside)); !g.says(want) {
		t.Errorf("the shelf does not say %q but %q", want, g.Trace().Texts())
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
	g := newTestUser(t, lateral(), disk, byMouse)
	g.FinishAnimations()
	if want := g.Services.Words.T(lang.StoreNewer, lang.Text("file", "match-chess-1.json")); !g.says(want) {
		t.Errorf("the shelf does not say %q but %q", want, g.Trace().Texts())
	}
	if data, err := disk.Read("match-chess-1.json"); err != nil || string(data) != newer {
		t.Errorf("the file is now %q, %v", data, err)
	}
}
