package drive

import (
	"errors"
	"fmt"
	"os"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// hiddenWindow is the one Ebitengine loop a process can have. Main sets it up before any test runs; without Main its
// unavailable error says so.
var hiddenWindow = windowLoop{
	work:        make(chan func()),
	unavailable: &unavailableError{What: "display", Why: "this test package does not start its tests through drive.Main"},
}

// windowLoop is a hidden window whose loop does what tests ask for inside its frames.
type windowLoop struct {
	work        chan func()
	runsTests   bool              // whether Main runs the tests, and will clear up after them
	unavailable *unavailableError // why there is no loop; nil while it runs
}

// Main runs a package's tests with a hidden Ebitengine window beside them, and exits the process with their result. It
// brings up a virtual display first where there is none. Call it from TestMain, as the only thing.
func Main(m *testing.M) {
	if needsDisplay() {
		code, missing := underXvfb()
		if missing == nil {
			os.Exit(code)
		}
		hiddenWindow.unavailable = missing
		os.Exit(runTests(m))
	}
	l := &loop{m: m, code: make(chan int, 1)}
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(64, 64) // nothing is shown in it
	ebiten.SetWindowTitle("Engawa tests")
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetRunnableOnUnfocused(true)
	err := ebiten.RunGame(l)
	if !l.hasStarted {
		hiddenWindow.unavailable = &unavailableError{What: "display", Why: fmt.Sprintf("no window can be opened here: %v", err)}
		os.Exit(runTests(m))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "drive: the hidden window failed:", err)
		os.Exit(1)
	}
	os.Exit(<-l.code)
}

func runTests(m *testing.M) int {
	hiddenWindow.runsTests = true
	defer builds.remove()
	defer browsers.close()
	return m.Run()
}

// loop is the hidden window's game: it starts the tests in its first frame, then works for them until they end.
type loop struct {
	m          *testing.M
	hasStarted bool
	code       chan int
	once       sync.Once
	done       chan struct{}
}

func (l *loop) Update() error {
	l.once.Do(func() {
		l.hasStarted = true
		l.done = make(chan struct{})
		hiddenWindow.unavailable = nil
		go func() {
			l.code <- runTests(l.m)
			close(l.done)
		}()
	})
	// A frame in which something was done ends soon, so that Ebitengine can clear away what was disposed of.
	var end <-chan time.Time
	for {
		select {
		case f := <-hiddenWindow.work:
			f()
			if end == nil {
				end = time.After(100 * time.Millisecond)
			}
		case <-l.done:
			return ebiten.Termination
		case <-end:
			return nil
		}
	}
}

func (l *loop) Draw(*ebiten.Image) {}

func (l *loop) Layout(w, h int) (int, int) { return w, h }

// runInFrame runs f inside a frame of the hidden window and returns when it is done. f must not end the test: it returns an
// error instead.
func (h *windowLoop) runInFrame(f func() error) error {
	if h.unavailable != nil {
		return h.unavailable
	}
	done := make(chan error)
	h.work <- func() { done <- f() }
	return <-done
}

// InFrame runs f inside a frame of the hidden window, where Ebitengine images can be drawn on and read back. It fails
// the test when f returns an error, and skips it where there is no display. f must not call t's FailNow or SkipNow.
func InFrame(t testing.TB, f func() error) {
	t.Helper()
	err := hiddenWindow.runInFrame(f)
	var missing *unavailableError
	if errors.As(err, &missing) {
		skipOrFail(t, missing)
	}
	if err != nil {
		t.Fatal(err)
	}
}
