//go:build !js

package store

import (
	"fmt"
	"syscall"
	"testing"
)

// secondSession plays a session on a system that has had one before without failures, and that is made to fail by
// trouble.
func secondSession(t *testing.T, trouble func(*crashingFiles)) (*crashingFiles, *expectations, *playSession) {
	t.Helper()
	b, l := newCrashingFiles(), newExpectations(findToy)
	writeFile(t, b.dir(), brokenFile, brokenContent)
	newPlaySession(t, Open(b.dir(), findToy), l).play()
	b.calls = nil
	trouble(b)
	e := newPlaySession(t, Open(b.dir(), findToy), l)
	e.play()
	return b, l, e
}

// calls counts the calls of the system in a session, reading ones among them.
func calls(t *testing.T) int {
	t.Helper()
	b, _, _ := secondSession(t, func(b *crashingFiles) { b.failAt(0, nil, false) })
	n := -b.fail
	if n < 120 {
		t.Fatalf("a session has only %d calls", n)
	}
	return n
}

// Every single call of the system fails in turn, a write after half of its content, once or from then on, because of
// the device or for want of room: what was reported as kept is there, and what happened once costs nothing.
func TestFaultAtEveryCall(t *testing.T) {
	all := calls(t)
	for _, why := range []error{syscall.EIO, syscall.ENOSPC} {
		for _, stays := range []bool{false, true} {
			for n := 1; n <= all+1; n++ {
				t.Run(fmt.Sprintf("%v at %d, stays %t", why, n, stays), func(t *testing.T) {
					b, l, e := secondSession(t, func(b *crashingFiles) { b.failAt(n, errFaultOf(why), stays) })
					if !stays {
						e.closeSession()
					}
					b.hasFailed, b.fail = false, 0
					l.check(t, b.dir(), brokenFile)
					if !isInAnyFile(t, b.dir(), brokenContent) {
						t.Error("the damaged file is gone")
					}
				})
			}
		}
	}
}

// errFaultOf is a failure that the system gives a reason for.
func errFaultOf(why error) error { return fmt.Errorf("%w: %w", errFault, why) }

// The power goes at every single call in turn. Whatever the disk has made of what was not flushed, what
// was reported as kept is there and everything can be read.
func TestPowerGoesAtEveryCall(t *testing.T) {
	all, ways := calls(t), 0
	for n := 1; n <= all+1; n++ {
		b, l, _ := secondSession(t, func(b *crashingFiles) { b.failAt(n, errFault, true) })
		for name, after := range b.remains() {
			ways++
			t.Run(fmt.Sprintf("at %d, %s", n, name), func(t *testing.T) {
				l.copy().check(t, after.dir(), brokenFile)
				if !isInAnyFile(t, after.dir(), brokenContent) {
					t.Error("the damaged file is gone")
				}
			})
		}
	}
	t.Logf("%d disks after a loss of power", ways)
}
