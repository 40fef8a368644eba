package e2e

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/internal/drive"
	"engawa/rules"
)

// opening are moves of two people at the start of a game, for both sets of rules.
var opening = []string{"b2b3", "c4b3", "c1c2", "C@b2"}

// playMove parses and plays a move, and returns at once.
func (p *windowPlayer) playMove(m *rules.Match, text string) {
	p.t.Helper()
	mv, err := m.ParseMove(m.State().Actors().String() + " " + text)
	if err != nil {
		p.t.Fatal(err)
	}
	p.act(m, mv.Do, false)
}

// killsVariable is the environment variable that, set to anything, asks for the long form of tests that kill programs.
const killsVariable = "ENGAWA_KILLS"

// The window is killed at random instants in the middle of a move, again and again, and each time the match is
// continued from the shelf: every move that was played is there, and at most the one that was being played besides.
func TestAKilledWindowLosesNoMove(t *testing.T) {
	kills := 2
	if os.Getenv(killsVariable) != "" {
		kills = 30
	}
	rng := rand.New(rand.NewPCG(30, 0))
	p := open(t, byMouse, 1280, 800, "", "-lang", "en")
	p.begin(persons, iBegin)
	m := p.current(1, nil)
	played, half := 0, 0
	for n := range kills {
		p.method = []inputMethod{byMouse, byTouch}[n%2]
		took := p.playTimed(m, continuingMove(t, m, rng))
		last := continuingMove(t, m, rng)
		over := p.playAndKill(time.Duration(rng.Int64N(int64(took)*3/2)), m, last)
		left := p.current(1, nil)
		switch kept := len(left.Log) - len(m.Log); {
		case kept < 0, kept > 1, !slices.Equal(left.Log[:len(m.Log)], m.Log), kept == 1 && left.Log[len(m.Log)] != last:
			t.Fatalf("after kill %d there are the moves %v, played were %v and then %v", n+1, left.Log, m.Log, last)
		case over && kept == 0:
			t.Fatalf("after kill %d the move %v is lost, with which the table was done", n+1, last)
		case !over:
			half++
		}
		played, m = len(left.Log), left
		p = open(t, byKeys, 1280, 800, p.folder, "-lang", "en")
		page := p.plan().shelf()
		p.arrive(focusKey(page))
		p.choose(p.plan(), page, "continue")
		p.arrive("")
	}
	drive.SavePicture(t, "continued", p.WaitUntilStill())
	p.method = byMouse
	p.playTimed(m, continuingMove(t, m, rng))
	p.Close()
	t.Logf("%d kills of the window, %d of them before a move was done: %d moves were played, and none is lost", kills, half, played)
}

// continuingMove is a random move after which the match can go on for long enough.
func continuingMove(t *testing.T, m *rules.Match, rng *rand.Rand) rules.Move {
	t.Helper()
	const enough = 6 // moves; the choice is made anew before each
	by, _ := m.State().Actors().Only()
	legal := m.State().Legal(by, nil)
	for _, k := range rng.Perm(len(legal)) {
		mv := rules.Move{By: by, Do: legal[k]}
		if next, ok := positionAfter(m.State(), mv); ok && goesOn(next, enough) {
			return mv
		}
	}
	t.Fatalf("every move leads to the end of the match at %s", position(m))
	return rules.Move{}
}

// goesOn reports whether so many more moves can be played with none of them ending the match.
func goesOn(s rules.State, moves int) bool {
	by, ok := s.Actors().Only()
	if !ok || moves == 0 {
		return ok
	}
	for _, a := range s.Legal(by, nil) {
		if next, ok := positionAfter(s, rules.Move{By: by, Do: a}); ok && goesOn(next, moves-1) {
			return true
		}
	}
	return false
}

// positionAfter is the position after a move; false where it cannot be played.
func positionAfter(s rules.State, mv rules.Move) (rules.State, bool) {
	next := s.Clone()
	_, err := next.Apply(mv, nil)
	return next, err == nil
}

// playTimed plays a move on the window and in the match, and returns how long its pointing took.
func (p *windowPlayer) playTimed(m *rules.Match, mv rules.Move) time.Duration {
	p.t.Helper()
	press := p.planPresses(m, mv)
	begin := time.Now()
	press()
	took := time.Since(begin)
	if _, err := m.Do(mv); err != nil {
		p.t.Fatal(err)
	}
	p.Step(40)
	if after := p.current(1, nil); !slices.Equal(after.Log, m.Log) {
		p.t.Fatalf("kept are the moves %v, played were %v", after.Log, m.Log)
	}
	return took
}

// playAndKill plays a move, kills the program when that time has passed since the first pointing, and reports whether all
// pointing was done by then.
func (p *windowPlayer) playAndKill(d time.Duration, m *rules.Match, mv rules.Move) (over bool) {
	p.t.Helper()
	press := p.planPresses(m, mv)
	p.KillDuring(d, func() {
		press()
		over = true
	})
	return over
}

// planPresses plans a move and returns what points at its parts, one after the other.
func (p *windowPlayer) planPresses(m *rules.Match, mv rules.Move) func() {
	p.t.Helper()
	plan := p.plan()
	page := plan.table(m.Fork(len(m.Log)))
	parts := rules.Parts(m.Game, m.State(), mv.Do)
	return func() {
		for _, part := range parts {
			p.choose(plan, page, part.String())
		}
	}
}

func TestAWindowWithoutAFolderForSavesPlaysOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a-file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	p := open(t, byMouse, 1280, 800, filepath.Join(file, "saves"), "-lang", "en")
	picture := p.WaitUntilStill()
	drive.SavePicture(t, "told", picture)
	p.Key(ebiten.KeyEnter)
	p.Step(60)
	if drive.SamePicture(picture, p.WaitUntilStill()) {
		t.Fatal("nothing is told, or the sentence does not go away")
	}
	p.begin(persons, iBegin)
	m := newMatch(t, nil)
	before := p.WaitUntilStill()
	p.playMove(m, opening[0])
	after := p.WaitUntilStill()
	drive.SavePicture(t, "played", after)
	if drive.SamePicture(before, after) {
		t.Error("no move can be played")
	}
	p.Close()
}
