package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/drive"
	"engawa/rules"
)

// opening are moves of two people at the start of a game, for both sets of rules.
var opening = []string{"b2b3", "c4b3", "c1c2", "C@b2"}

// plays parses and plays a move, and returns at once.
func (p *player) plays(m *rules.Match, text string) {
	p.t.Helper()
	mv, err := m.ParseMove(m.State().Actors().String() + " " + text)
	if err != nil {
		p.t.Fatal(err)
	}
	p.act(m, mv.Do, false)
}

func TestAKilledWindowLosesNoMove(t *testing.T) {
	p := open(t, byMouse, 1280, 800, "", "-lang", "en")
	p.begin(persons, iBegin)
	hands := []hand{byMouse, byTouch, byKeys, byMouse}
	for n, text := range opening {
		p.hand = hands[n]
		before := p.current(1, nil)
		if len(before.Log) != n {
			t.Fatalf("%d moves are kept, want %d", len(before.Log), n)
		}
		p.plays(before, text)
		p.Step(5 * n) // at once, or somewhere in the piece's movement
		p.Kill()
		after := p.current(1, nil)
		if len(after.Log) != n+1 || !slices.Equal(after.Log[:n], before.Log) {
			t.Fatalf("after the move %s and the kill there are the moves %v, before %v", text, after.Log, before.Log)
		}

		p = open(t, byKeys, 1280, 800, p.folder, "-lang", "en")
		page := p.plan().shelf()
		p.arrive(focused(page))
		p.choose(p.plan(), page, "continue")
		p.arrive("")
		if n == len(opening)-1 {
			drive.Keep(t, "continued", p.Settle())
		}
		if now := p.current(1, nil); position(now) != position(after) {
			t.Errorf("continued at %s, want %s", position(now), position(after))
		}
	}
	p.Close()
}

func TestAWindowWithoutAFolderForSavesPlaysOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a-file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	p := open(t, byMouse, 1280, 800, filepath.Join(file, "saves"), "-lang", "en")
	told := p.Settle()
	drive.Keep(t, "told", told)
	p.Key(ebiten.KeyEnter)
	p.Step(60)
	if drive.SamePicture(told, p.Settle()) {
		t.Fatal("nothing is told, or the sentence does not go away")
	}
	p.begin(persons, iBegin)
	m := fresh(t, nil)
	before := p.Settle()
	p.plays(m, opening[0])
	after := p.Settle()
	drive.Keep(t, "played", after)
	if drive.SamePicture(before, after) {
		t.Error("no move can be played")
	}
	p.Close()
}
