package e2e

import (
	"image"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// programPlayer is a player at the program as it is shipped, whom the X server brings the mouse.
type programPlayer struct {
	*drive.Program
	t      *testing.T
	folder string // of saves and settings
	game   string // whose matches are looked at
}

var _ device = (*programPlayer)(nil)

func (s *programPlayer) arrive(string) { s.pass(60) }

func (s *programPlayer) choose(p *plan, page *ui.Page, key string) {
	s.t.Helper()
	at := p.centre(page, key)
	s.Click(at.X, at.Y)
}

func (s *programPlayer) dragTo(from, to geom.Point) { s.Drag(from.X, from.Y, to.X, to.Y) }

func (s *programPlayer) hold(at geom.Point, while func()) {
	s.Hold(at.X, at.Y, func() {
		s.Wait(holdTicks)
		while()
	})
}

// pass lets time pass; so long that something moves in it, until it has come to rest: a busy machine may be late.
func (s *programPlayer) pass(ticks int) {
	s.Wait(ticks)
	if ticks >= 30 {
		s.WaitUntilStill()
	}
}

func (s *programPlayer) shows(string) bool { return true }

func (s *programPlayer) picture() *image.RGBA { return s.Picture() }

func (s *programPlayer) density() float64 { return 1 }

func (s *programPlayer) files() map[string]string {
	kept := readFiles(s.t, s.folder)
	maps.DeleteFunc(kept, func(name, _ string) bool {
		return strings.HasPrefix(name, "match-") && !strings.HasPrefix(name, "match-"+s.game+"-")
	})
	return kept
}

func (s *programPlayer) plan() *plan {
	s.t.Helper()
	return newPlan(s.t, s.Size().X, s.Size().Y, s.density(), s.files())
}

// playMove plays a move on the table of the only match, and waits until it is kept.
func (s *programPlayer) playMove(m *rules.Match, text string) {
	s.t.Helper()
	mv, err := m.ParseMove(m.State().Actors().String() + " " + text)
	if err != nil {
		s.t.Fatal(err)
	}
	plan := s.plan()
	page := plan.table(m.Fork(len(m.Log)))
	for _, part := range rules.Parts(m.Game, m.State(), mv.Do) {
		s.choose(plan, page, part.String())
	}
	if _, err := m.Do(mv); err != nil {
		s.t.Fatal(err)
	}
	for end := time.Now().Add(time.Minute); time.Now().Before(end); s.Wait(6) {
		if list := matches(s.t, s.files()); len(list) == 1 && slices.Equal(list[0].Log, m.Log) {
			return
		}
	}
	drive.SavePicture(s.t, "unplayed", s.Picture())
	s.t.Fatalf("the move %s is not kept", text)
}

// TestTheShippedProgramUnderAnXServer opens the program that players get, as real events reach it: it is looked at,
// played with the mouse, given a file by drag and drop, and closed as a window manager closes it.
func TestTheShippedProgramUnderAnXServer(t *testing.T) {
	t.Parallel()
	s := &programPlayer{t: t, folder: home(t, calmly), game: "yokai"}
	s.Program = drive.OpenProgram(t, drive.ProgramOptions{Args: []string{"-seed", "7"}, Env: []string{"ENGAWA_HOME=" + s.folder}})
	if want := image.Pt(1280, 800); s.Size() != want {
		t.Fatalf("the window is %v, want %v", s.Size(), want)
	}
	s.Point(1, 1) // nothing lies there
	shelf := s.WaitUntilStill()
	drive.SavePicture(t, "shelf", shelf)

	plan := s.plan()
	s.choose(plan, plan.shelf(), "box.yokai")
	plan = s.plan()
	choices := []string{persons, "more", iBegin, "begin"}
	for k, key := range choices {
		s.arrive("")
		s.choose(plan, plan.setup(choices[:k]...), key)
	}
	s.arrive("")
	m := newMatch(t, nil)
	for _, text := range opening[:3] {
		s.playMove(m, text)
	}
	// The window of the other tests shows the same.
	other := openWith(t, byMouse, s.Size().X, s.Size().Y, home(t, calmly), nil, "-seed", "7")
	wantSimilar(t, "the shelf", shelf, other.WaitUntilStill(), 0.001)
	other.Close()
	other = open(t, byMouse, s.Size().X, s.Size().Y, copyFiles(t, s.files()))
	other.carryOn()
	s.Point(1, 1)
	other.Point(1, 1)
	table := s.WaitUntilStill()
	drive.SavePicture(t, "table", table)
	wantSimilar(t, "the table", table, other.WaitUntilStill(), 0.001)
	other.Close()

	_, script := homeworldsRecord(t)
	record, err := filepath.Abs("testdata/worlds.txt")
	if err != nil {
		t.Fatal(err)
	}
	w := newHomeworldsDriver(t, s, s.Size().X, s.Size().Y, 1, nil)
	s.game = "homeworlds"
	s.DropFile(record, 640, 400)
	s.arrive("")
	w.playOn(script, 8)
	s.Close()

	list := matches(t, readFiles(t, s.folder))
	if len(list) != 2 || !slices.Equal(list[0].Log, script.Log[:9]) || !slices.Equal(list[1].Log, m.Log) {
		t.Errorf("after closing %d matches are kept, want the one dropped and played on, and the one played", len(list))
	}
}

// copyFiles puts files that a program has kept into a folder for another, and returns that.
func copyFiles(t *testing.T, kept map[string]string) (folder string) {
	t.Helper()
	folder = t.TempDir()
	for name, content := range kept {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// carryOn continues the match from the shelf.
func (p *windowPlayer) carryOn() {
	p.t.Helper()
	plan := p.plan()
	page := plan.shelf()
	p.arrive(focusKey(page))
	p.choose(plan, page, "continue")
	p.arrive("")
}

// calmly are settings under which nothing is asked and every change shows at once.
const calmly = `{"lang":"en","warnings":false,"forced":false,"rest":"none","reducedMotion":true}`

// wantSimilar checks that two pictures show the same: of all pixels, at most that part differs by more than the rounding of two
// ways of drawing.
func wantSimilar(t *testing.T, what string, a, b *image.RGBA, most float64) {
	t.Helper()
	if part := differing(a, b); part > most {
		drive.SavePicture(t, "differs", b)
		t.Errorf("%s: %.3f %% of the pixels differ, want at most %.3f %%", what, 100*part, 100*most)
	} else {
		t.Logf("%s: %.3f %% of the pixels differ", what, 100*part)
	}
}

// differing is the part of the pixels of two pictures that differ by more than 24 of 255 in a colour; 1 for pictures of
// different sizes.
func differing(a, b *image.RGBA) float64 {
	const rounding = 24
	if a.Rect != b.Rect {
		return 1
	}
	n := 0
	for k := 0; k < len(a.Pix); k += 4 {
		for c := range 3 {
			if d := int(a.Pix[k+c]) - int(b.Pix[k+c]); d > rounding || d < -rounding {
				n++
				break
			}
		}
	}
	return float64(4*n) / float64(len(a.Pix))
}
