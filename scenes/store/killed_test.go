//go:build !js

package store

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"engawa/rules/games"
)

// killsVariable is the environment variable that, set to anything, asks for the long form of tests that kill programs.
const killsVariable = "ENGAWA_KILLS"

func TestMain(m *testing.M) {
	if folder := os.Getenv(killableVariable); folder != "" {
		os.Exit(runKillable(folder))
	}
	os.Exit(m.Run())
}

// A program that plays all games over a real folder is killed at random instants, again and again, each time on the
// folder that the one before has left: no move is lost that was reported as kept, and every match can be read.
func TestAKilledProgramLosesNoMove(t *testing.T) {
	kills := 60
	if os.Getenv(killsVariable) != "" {
		kills = 1000
	}
	folder := t.TempDir()
	seed := rand.Uint64() // where the program is killed depends on the machine anyway
	rng := rand.New(rand.NewPCG(seed, 0))
	l := newExpectations(games.Find)
	var all tally
	for n := range kills {
		printed := killOne(t, folder, rng)
		all.add(l.readLog(t, printed))
		disk, err := OpenDir(folder)
		if err != nil {
			t.Fatal(err)
		}
		l.check(t, disk)
		if t.Failed() {
			t.Fatalf("after kill %d of a program that began with seed %d and printed:\n%s", n+1, seed, tail(printed))
		}
	}
	t.Logf("%d kills: %d changes were kept, %d of them moves, and none is lost; %d kills fell into a change, %d before the first; "+
		"%d matches are there and can be read", kills, all.confirmed, all.moves, all.interrupted, all.early, len(l.confirmed))
	if all.moves < kills {
		t.Errorf("only %d moves were played", all.moves)
	}
}

// killOne runs a program on the folder, kills it after a random time, and returns what it has printed.
func killOne(t *testing.T, folder string, rng *rand.Rand) string {
	t.Helper()
	const longest = 150 * time.Millisecond
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var out, complaints bytes.Buffer
	victim := exec.Command(self)
	victim.Env = append(os.Environ(), killableVariable+"="+folder, fmt.Sprintf("%s=%d", killableSeedVariable, rng.Uint64()))
	victim.Stdout, victim.Stderr = &out, &complaints
	if err := victim.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(time.Duration(rng.Int64N(int64(longest))))
	killing := victim.Process.Kill()
	victim.Wait() // it was killed: what else should it say
	if killing != nil || complaints.Len() > 0 {
		t.Fatalf("the program ended before it was killed (%v): %s", killing, &complaints)
	}
	return out.String()
}

// tally counts what programs did before they were killed.
type tally struct {
	confirmed   int // changes that were reported as kept
	moves       int // of them moves
	interrupted int // kills between the beginning of a change and the report
	early       int // kills before the first change
}

func (a *tally) add(b tally) {
	a.confirmed, a.moves, a.interrupted, a.early = a.confirmed+b.confirmed, a.moves+b.moves, a.interrupted+b.interrupted, a.early+b.early
}

// readLog enters what a victim has printed: each change before it is made, and "kept" after it.
func (l *expectations) readLog(t *testing.T, printed string) (sum tally) {
	t.Helper()
	pending := func(error) {}
	lines := strings.SplitAfter(printed, "\n")
	for _, line := range lines[:len(lines)-1] {
		words := strings.Fields(line)
		switch {
		case slices.Equal(words, []string{"kept"}):
			pending(nil)
			pending = func(error) {}
			sum.confirmed++
			sum.interrupted--
			continue
		case len(words) == 3 && (words[0] == "move" || words[0] == "save"):
			pending = func(err error) {
				if l.noteSave(MatchID(words[1]), words[2], err); err == nil && words[0] == "move" {
					sum.moves++
				}
			}
		case len(words) == 2 && words[0] == "delete":
			pending = func(err error) { l.noteDelete(MatchID(words[1]), err) }
		case len(words) == 2 && words[0] == "set":
			pending = func(err error) { l.noteSettings(settingsWithVolume(t, words[1]), err) }
		default:
			t.Fatalf("the program printed %q", line)
		}
		sum.interrupted++
	}
	pending(errKilled)
	if sum.confirmed+sum.interrupted == 0 {
		sum.early = 1
	}
	return sum
}

var errKilled = errors.New("the program was killed before it could report")

// tail is the end of a long text.
func tail(text string) string {
	lines := strings.SplitAfter(text, "\n")
	return strings.Join(lines[max(0, len(lines)-12):], "")
}
