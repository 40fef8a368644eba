package e2e

import (
	"errors"
	"image"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/exchange"
	"engawa/scenes/replay"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
)

// fakeOutside is the outside of a device that can do so much; it does nothing.
type fakeOutside struct{ can stage.Abilities }

func (a fakeOutside) Can() stage.Abilities              { return a.can }
func (fakeOutside) Copy(string) bool                    { return true }
func (fakeOutside) Paste()                              {}
func (fakeOutside) Pick()                               {}
func (fakeOutside) Save(name, _ string) (string, error) { return name, nil }
func (fakeOutside) Arrivals() []stage.Arrival           { return nil }

// clipboard makes a tool for the clipboard, as the system would have it, that keeps the text in a file. It returns the
// file, and the environment in which the program finds the tool.
func clipboard(t *testing.T) (file string, env []string) {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("NOT TESTED: elsewhere than on Linux the test would take the system's own clipboard")
	}
	folder := t.TempDir()
	file = filepath.Join(folder, "text")
	tool := "#!/bin/sh\nfor a in \"$@\"; do [ \"$a\" = -o ] && exec cat " + strconv.Quote(file) + "; done\nexec cat >" + strconv.Quote(file) + "\n"
	if err := os.WriteFile(filepath.Join(folder, "xclip"), []byte(tool), 0o700); err != nil {
		t.Fatal(err)
	}
	return file, []string{"PATH=" + folder + string(filepath.ListSeparator) + os.Getenv("PATH"), "WAYLAND_DISPLAY="}
}

// playOn goes in the replay of a match, which the device shows, to the n-th move, plays on from there as the match
// does, and returns what is kept of that.
func (w *homeworldsDriver) playOn(script *rules.Match, n int) *rules.Match {
	w.t.Helper()
	script = script.Fork(len(script.Log))
	p := w.plan()
	w.earlierMatches = len(matches(w.t, w.on.files()))
	r := replay.New(p.services, script, p.board)
	p.show(r)
	drive.SavePicture(w.t, "replay", w.on.picture())
	w.press(p, slices.Repeat([]string{"forward"}, n)...)
	w.press(p, "fork")
	for range 60 { // a busy machine may be late
		w.on.pass(60)
		if w.on.shows("menu") {
			break
		}
	}
	w.match = p.services.Navigator.(*stagetest.Navigator).Match
	if w.match == nil || len(w.match.Log) != n {
		w.t.Fatalf("the replay leads to %v, want a match of %d moves", w.match, n)
	}
	next := script.Log[n]
	w.act(w.match, next.By, next.Do)
	m := w.read()
	if !slices.Equal(m.Log, script.Log[:n+1]) {
		drive.SavePicture(w.t, "other", w.on.picture())
		w.t.Fatalf("kept are the moves %v, want %v", m.Log, script.Log[:n+1])
	}
	return m
}

// same checks that a text from outside is the match.
func same(t *testing.T, what, text string, m *rules.Match) {
	t.Helper()
	got, err := store.ParseMatch(text, games.All())
	if err != nil {
		t.Errorf("%s: %v in %q", what, err, text)
		return
	}
	if got.State().Hash() != m.State().Hash() || len(got.Log) != len(m.Log) {
		t.Errorf("%s is another match:\n%s", what, text)
	}
}

// TestRecordsComeAndGo opens a recorded match from the command line and by pasting, plays on in it, and gives it away
// as text and as a file. A driven window takes no files: what is dropped is tested on the shipped program.
func TestRecordsComeAndGo(t *testing.T) {
	text, script := homeworldsRecord(t)
	record, err := filepath.Abs("testdata/worlds.txt")
	if err != nil {
		t.Fatal(err)
	}
	pasteboard, env := clipboard(t)
	folder := home(t, swift)
	p := openWith(t, byMouse, 1280, 800, folder, env, "-open", record)
	outside := fakeOutside{stage.Abilities{Copy: true, Paste: true, Drop: true, Save: true}}
	w := newHomeworldsDriver(t, p, p.width, p.height, 1, nil)
	p.Step(60)
	m := w.playOn(script, 8) // to the end of a turn: one under way is not written down

	// Away again: from the menu as text, and as a file.
	plan := w.planFor(m, 0)
	w.press(plan, "menu", "share")
	p.Step(30)
	plan.services.Outside = outside
	plan.show(exchange.NewShare(plan.services, m))
	w.tap(plan, "copy")
	p.Step(30)
	w.tap(plan, "save")
	p.Step(30)
	drive.SavePicture(t, "shared", p.Picture())
	copied, err := os.ReadFile(pasteboard)
	if err != nil {
		t.Fatal(err)
	}
	same(t, "what was copied", string(copied), m)
	saved, err := filepath.Glob(filepath.Join(p.Home(), "engawa-homeworlds*"))
	if err != nil || len(saved) != 1 {
		t.Fatalf("saved are %v, %v; want one file", saved, err)
	}
	data, err := os.ReadFile(saved[0])
	if err != nil {
		t.Fatal(err)
	}
	same(t, "what was saved", string(data), m)
	p.Close()

	// And back by pasting: first damaged, which leads nowhere, then whole.
	p = openWith(t, byMouse, 1280, 800, folder, env)
	w.on = p
	plan = w.plan()
	plan.shelf()
	w.tap(plan, "open")
	p.Step(60)
	plan.services.Outside, plan.services.Files = outside, struct{ stage.Files }{} // that there are some is seen
	for _, pasted := range []string{text + "16) 1: fly home\n", text} {
		if err := os.WriteFile(pasteboard, []byte(pasted), 0o600); err != nil {
			t.Fatal(err)
		}
		sheet := exchange.NewOpen(plan.services)
		plan.show(sheet)
		if pasted == text {
			sheet.Take(stage.Arrival{Text: text + "16) 1: fly home\n"}) // the panel still shows it
		}
		before := p.Picture()
		w.tap(plan, "paste")
		after := p.Until("the pasted text", func(now *image.RGBA) bool { return !drive.SamePicture(before, now) })
		p.Step(60)
		drive.SavePicture(t, "pasted", after)
	}
	w.playOn(script, 12)
	p.Close()
}

// TestAFileIsChosenInTheWindow opens a recorded match where no tool reaches a clipboard: from the list of the folders by
// keys, and by the path typed into the field, which keeps what would be shortcuts elsewhere.
func TestAFileIsChosenInTheWindow(t *testing.T) {
	text, script := homeworldsRecord(t)
	for _, way := range []struct {
		name string
		keys func(p *windowPlayer)
	}{
		{"folders", func(p *windowPlayer) {
			p.Type("mum?")
			p.Key(ebiten.KeyTab, ebiten.KeyEnter) // the button beside the field's
			p.Step(30)
			drive.SavePicture(t, "folders", p.Picture())
			p.Key(ebiten.KeyTab, ebiten.KeyEnter) // from the way up to the only file
		}},
		{"path", func(p *windowPlayer) {
			p.Type("~/Documents/worlds.txt")
			p.Key(ebiten.KeyEnter)
		}},
	} {
		t.Run(way.name, func(t *testing.T) {
			p := openWith(t, byMouse, 1280, 800, home(t, swift), []string{"PATH=" + t.TempDir()})
			documents := filepath.Join(p.Home(), "Documents")
			if err := errors.Join(os.Mkdir(documents, 0o700), os.WriteFile(filepath.Join(documents, "worlds.txt"), []byte(text), 0o600)); err != nil {
				t.Fatal(err)
			}
			w := newHomeworldsDriver(t, p, p.width, p.height, 1, nil)
			plan := w.plan()
			plan.shelf()
			w.tap(plan, "open")
			p.Step(60)
			way.keys(p)
			p.Step(60)
			w.playOn(script, 8)
			p.Close()
		})
	}
}
