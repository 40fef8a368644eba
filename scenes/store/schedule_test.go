package store

import (
	"iter"
	"testing"
)

// program is a program that is run step by step: it stops before every step that others can notice.
type program struct {
	next     func() (struct{}, bool)
	stop     func()
	yield    func(struct{}) bool
	waits    func() bool // what the next step waits for; nil for nothing
	hasEnded bool
}

// killSignal is what an actor panics with that is stopped in the middle.
type killSignal struct{}

// newProgram returns the actor that does something. It has not begun.
func newProgram(do func(a *program)) *program {
	a := &program{}
	a.next, a.stop = iter.Pull(func(yield func(struct{}) bool) {
		defer func() {
			if thrown := recover(); thrown != nil && thrown != any(killSignal{}) {
				panic(thrown)
			}
		}()
		a.yield = yield
		do(a)
	})
	return a
}

// pause ends a step; the next one begins when waits, unless it is nil, says that it need not wait any longer.
func (a *program) pause(waits func() bool) {
	a.waits = waits
	if !a.yield(struct{}{}) {
		panic(killSignal{})
	}
}

// ready reports whether the actor has a step to do that need not wait.
func (a *program) ready() bool { return !a.hasEnded && (a.waits == nil || !a.waits()) }

// step does one step.
func (a *program) step() {
	_, more := a.next()
	a.hasEnded = !more
}

// kill ends the actor where it is.
func (a *program) kill() {
	a.stop()
	a.hasEnded = true
}

// everySchedule calls try once for every way to choose, until try returns false or has failed. Try asks choose for a
// number below n wherever something may go on in n ways. It returns the number of ways that were tried.
func everySchedule(t *testing.T, try func(choose func(n int) int) bool) int {
	t.Helper()
	type fork struct{ taken, of int }
	var path []fork
	for ways := 1; ; ways++ {
		at := 0
		goesOn := try(func(n int) int {
			if at == len(path) {
				path = append(path, fork{0, n})
			}
			f := path[at]
			if f.of != n {
				t.Fatalf("choice %d is among %d, and was among %d", at, n, f.of)
			}
			at++
			return f.taken
		})
		path = path[:at]
		for len(path) > 0 && path[len(path)-1].taken+1 == path[len(path)-1].of {
			path = path[:len(path)-1]
		}
		if len(path) == 0 || !goesOn || t.Failed() {
			return ways
		}
		path[len(path)-1].taken++
	}
}
