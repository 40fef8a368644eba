//go:build !js

package store

import (
	"fmt"
	"io/fs"
	"os"
	"slices"
	"testing"
	"time"
)

// interleavedFiles is a brittle system as one of several programs has it: the others may act before every call that shows what
// they have done, or that they can notice. What a program writes into a file of its own is none of these.
type interleavedFiles struct {
	*crashingFiles
	program *program
	lawless bool // there are no locks
}

func (s *interleavedFiles) ReadFile(path string) ([]byte, error) {
	s.program.pause(nil)
	return s.crashingFiles.ReadFile(path)
}

func (s *interleavedFiles) ReadDir(path string) ([]fs.DirEntry, error) {
	s.program.pause(nil)
	return s.crashingFiles.ReadDir(path)
}

func (s *interleavedFiles) Lock(path string, patience time.Duration) (func(), error) {
	if s.lawless {
		return func() {}, nil
	}
	s.program.pause(func() bool { return s.isLocked })
	return s.crashingFiles.Lock(path, patience)
}

func (s *interleavedFiles) Rename(from, to string) error {
	s.program.pause(nil)
	return s.crashingFiles.Rename(from, to)
}

func (s *interleavedFiles) Remove(path string) error {
	s.program.pause(nil)
	return s.crashingFiles.Remove(path)
}

// concurrentPlays are what two players do at the same time, each in a window of its own over a folder in which toy-1 has been
// begun, and toy-2 has not been touched.
func concurrentPlays() map[string][2]func(*testing.T, *window) {
	return map[string][2]func(*testing.T, *window){
		"one match": {
			func(t *testing.T, w *window) { w.continueMatch(t, "toy-1"); w.move(t, 1); w.move(t, 2) },
			func(t *testing.T, w *window) { w.continueMatch(t, "toy-1"); w.move(t, 2) },
		},
		"the same move": {
			func(t *testing.T, w *window) { w.continueMatch(t, "toy-1"); w.move(t, 1); w.move(t, 2) },
			func(t *testing.T, w *window) { w.continueMatch(t, "toy-1"); w.move(t, 1); w.move(t, 1) },
		},
		"one takes back": {
			func(t *testing.T, w *window) { w.continueMatch(t, "toy-1"); w.m.Undo(); w.save(t); w.move(t, 2) },
			func(t *testing.T, w *window) { w.continueMatch(t, "toy-1"); w.move(t, 2) },
		},
		"both begin": {
			func(t *testing.T, w *window) { w.begin(t, 7); w.move(t, 1) },
			func(t *testing.T, w *window) { w.begin(t, 8); w.move(t, 2) },
		},
		"one goes home": {
			func(t *testing.T, w *window) { w.moveUntouched(t) },
			func(t *testing.T, w *window) {
				if !w.tryContinueMatch(t, "toy-2") {
					return
				}
				if err := w.s.DeleteUntouched(w.id); err != nil {
					t.Fatal(err)
				}
			},
		},
		"one deals anew": {
			func(t *testing.T, w *window) { w.moveUntouched(t) },
			func(t *testing.T, w *window) {
				w.begin(t, 9)
				if _, err := w.s.BeginMatch(w.id, w.m, 9); err != nil {
					t.Fatal(err)
				}
			},
		},
		"one sets something": {
			func(t *testing.T, w *window) { w.continueMatch(t, "toy-1"); w.move(t, 1) },
			func(t *testing.T, w *window) {
				if err := w.s.SetLesson("toy", LessonProgress{Step: 2}); err != nil {
					t.Fatal(err)
				}
				w.continueMatch(t, "toy-1")
				w.move(t, 2)
			},
		},
	}
}

// longConcurrentPlays are those that come in more than ten thousand orders when one of the programs may be killed.
func longConcurrentPlays() []string {
	return []string{"the same move", "one deals anew", "one sets something"}
}

// moveUntouched makes the first move of toy-2 unless that is gone.
func (w *window) moveUntouched(t *testing.T) {
	t.Helper()
	if w.tryContinueMatch(t, "toy-2") {
		w.move(t, 1)
	}
}

// newMatchFolder is a folder in which toy-1 has a move and toy-2 none.
func newMatchFolder(t *testing.T) *crashingFiles {
	t.Helper()
	b := newCrashingFiles()
	w := &window{s: Open(b.dir(), findToy)}
	w.begin(t, 1)
	w.move(t, 1)
	w.begin(t, 2)
	w.save(t)
	return b
}

// playTwoPrograms has two programs play over one folder, the one going on and the other pausing as choose says. With kills one
// of them may be killed between any two calls. It returns which matches have been reported as kept and are lost.
func playTwoPrograms(t *testing.T, play [2]func(*testing.T, *window), choose func(n int) int, kills, lawless bool) (lost []commitment) {
	t.Helper()
	b := newMatchFolder(t)
	var committed []commitment
	var programs []*program
	for _, act := range play {
		programs = append(programs, newProgram(func(a *program) {
			dir := &Dir{path: crashingPath, os: &interleavedFiles{b, a, lawless}}
			w := &window{s: Open(dir, findToy)}
			w.onSave = func() { committed = append(committed, commitment{w.m.Seed, slices.Clone(w.m.Log)}) }
			act(t, w)
		}))
	}
	for {
		var ways []func()
		for _, p := range programs {
			if p.ready() {
				ways = append(ways, p.step)
			}
			if kills && !p.hasEnded {
				ways = append(ways, func() { p.kill(); kills = false })
			}
		}
		if len(ways) == 0 {
			break
		}
		ways[choose(len(ways))]()
	}
	for k, p := range programs {
		if !p.hasEnded {
			t.Fatalf("program %d waits for ever", k+1)
		}
	}
	fresh := Open(b.dir(), findToy)
	for _, c := range committed {
		if !holds(t, fresh, c.seed, c.log) {
			lost = append(lost, c)
		}
	}
	return lost
}

// Two programs play over one folder. In whatever order their calls of the system come, and wherever one of them is
// killed: what was reported as kept is kept.
func TestNoOrderOfCallsLosesAMove(t *testing.T) {
	all := os.Getenv(killsVariable) != ""
	for name, play := range concurrentPlays() {
		for _, kills := range []bool{false, true} {
			if kills && !all && slices.Contains(longConcurrentPlays(), name) {
				continue
			}
			t.Run(fmt.Sprintf("%s, kills %t", name, kills), func(t *testing.T) {
				ways := everySchedule(t, func(choose func(n int) int) bool {
					lost := playTwoPrograms(t, play, choose, kills, false)
					if len(lost) > 0 {
						t.Errorf("kept and lost: %+v", lost)
					}
					return len(lost) == 0
				})
				t.Logf("%d ways", ways)
			})
		}
	}
	if !all {
		t.Run("long hands, kills true", func(t *testing.T) {
			t.Skipf("NOT TRIED: more than ten thousand orders with a kill in each take half a minute; \"make kill\" tries them, with %s=1", killsVariable)
		})
	}
}

// Without locks there are orders in which moves are lost: the test above would find them.
func TestWithoutLocksMovesAreLost(t *testing.T) {
	for _, name := range []string{"one match", "both begin", "one goes home", "one deals anew"} {
		found := false
		ways := everySchedule(t, func(choose func(n int) int) bool {
			found = len(playTwoPrograms(t, concurrentPlays()[name], choose, false, true)) > 0
			return !found
		})
		if !found {
			t.Errorf("%s: no move is lost in any of %d ways", name, ways)
		}
	}
}
