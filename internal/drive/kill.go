package drive

import (
	"errors"
	"time"
)

// errKilled ends what a test does with a window that is killed meanwhile, see KillDuring.
var errKilled = errors.New("the program was killed")

// Kill ends the program at once, as when the machine loses its power: it can save nothing any more.
func (w *Window) Kill() {
	w.t.Helper()
	if w.isClosed {
		return
	}
	w.isClosed = true
	w.process.Process.Kill()
	w.process.Wait()
	hiddenWindow.runInFrame(w.session.Close) // whatever it says: the other end is gone
}

// KillDuring begins to act, and kills the program as [Window.Kill] does when the time d has passed, in the middle of
// whatever it does then; if act is over sooner, the program waits for its end. What is left of act is not done.
func (w *Window) KillDuring(d time.Duration, act func()) {
	w.t.Helper()
	w.isKilledDuring = true
	killed := make(chan struct{})
	time.AfterFunc(d, func() {
		w.process.Process.Kill()
		close(killed)
	})
	w.runUntilKilled(act)
	<-killed
	w.Kill()
}

// runUntilKilled acts until the window cannot be reached any more.
func (w *Window) runUntilKilled(act func()) {
	defer func() {
		if stop := recover(); stop != nil && stop != errKilled {
			panic(stop)
		}
	}()
	act()
}
