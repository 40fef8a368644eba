package drive

import (
	"errors"
	"fmt"
	"image"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// How long the program may take over one request, and over connecting or leaving, before it counts as stuck. Generous:
// machines that test are busy.
const patience = 3 * time.Minute

// WindowOptions say what to run and how large its window is. The zero value runs the module's own program in a window
// of 1280 x 800.
type WindowOptions struct {
	Package string   // the program: a package path relative to the module's root, "." if empty
	Args    []string // its command line
	Env     []string // more environment, "KEY=value"
	Home    string   // the folder that stands for the player's home, saves and all; a fresh one if empty
	Width   int      // of the window, in device-independent pixels; 1280 if 0
	Height  int      // 800 if 0
}

// Window is a running program whose window only the test sees. Its methods fail the test when the program has gone;
// they belong to the test's own goroutine.
type Window struct {
	t              testing.TB
	home           string
	process        *exec.Cmd
	log            *logBuffer
	session        *vmhost.GuestSession
	screen         *ebiten.Image
	sounds         []*Sound
	hasPad         bool // a game pad is there
	isClosed       bool // closed or killed by the test
	isKilledDuring bool // to be killed while it is used
}

// OpenWindow starts the program and runs its first tick. The window closes when the test ends. Without a display the
// test is skipped.
func OpenWindow(t testing.TB, o WindowOptions) *Window {
	t.Helper()
	if hiddenWindow.unavailable != nil {
		skipOrFail(t, hiddenWindow.unavailable)
	}
	if o.Package == "" {
		o.Package = "."
	}
	if o.Width == 0 && o.Height == 0 {
		o.Width, o.Height = 1280, 800
	}
	if o.Home == "" {
		o.Home = t.TempDir()
		if err := keepStartedBefore(o.Home); err != nil {
			t.Fatal(err)
		}
	}
	path, err := builds.guest(o.Package)
	if err != nil {
		t.Fatal(err)
	}
	w := &Window{t: t, home: o.Home, log: &logBuffer{}}
	t.Cleanup(w.cleanup)
	if err := w.start(path, o); err != nil {
		t.Fatalf("starting %s: %v\n%s", o.Package, err, w.log)
	}
	w.Resize(o.Width, o.Height)
	w.Step(1)
	return w
}

// start runs the program and waits until it has called back.
func (w *Window) start(path string, o WindowOptions) error {
	dir, err := os.MkdirTemp("", "vm") // a socket's path must be short
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	ln, err := net.ListenUnix("unix", &net.UnixAddr{Name: filepath.Join(dir, "s"), Net: "unix"})
	if err != nil {
		return err
	}
	defer ln.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(ln.Addr())
	if err != nil {
		return err
	}
	w.process = exec.Command(path, o.Args...)
	w.process.Dir = w.home
	w.process.Env = append(append(os.Environ(), homeEnv(w.home)...), o.Env...)
	w.process.Env = append(w.process.Env, "EBITENGINE_VM_ENDPOINT="+endpoint)
	w.process.Stdout, w.process.Stderr = w.log, w.log
	if err := w.process.Start(); err != nil {
		return err
	}
	if err := ln.SetDeadline(time.Now().Add(patience)); err != nil {
		return err
	}
	conn, err := ln.Accept()
	if err != nil {
		return fmt.Errorf("the program never opened its window: %w", err)
	}
	w.session, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{
		IdleTimeout:   patience,
		OnAudioStream: func(s *vmhost.GuestAudioStream) { w.sounds = append(w.sounds, &Sound{window: w, stream: s}) },
	})
	return err
}

// homeEnv points every way of asking for the player's folders at home.
func homeEnv(home string) []string {
	return []string{
		"HOME=" + home,
		"XDG_CONFIG_HOME=" + filepath.Join(home, ".config"),
		"XDG_DATA_HOME=" + filepath.Join(home, ".local", "share"),
		"XDG_STATE_HOME=" + filepath.Join(home, ".local", "state"),
		"XDG_CACHE_HOME=" + filepath.Join(home, ".cache"),
		"APPDATA=" + home,
		"LOCALAPPDATA=" + home,
		"ENGAWA_HOME=", // would go before all of these
		"LANG=en_GB.UTF-8", "LC_ALL=", "LC_MESSAGES=", "LANGUAGE=",
	}
}

// Home is the folder that stands for the player's home. Open another window on it to see what the program kept.
func (w *Window) Home() string { return w.home }

// Log is what the program has printed so far.
func (w *Window) Log() string { return w.log.String() }

// Step runs n ticks of the program, a sixtieth of a second each. It returns when they have run.
func (w *Window) Step(n int) {
	w.t.Helper()
	w.try("running", func() error {
		w.session.AdvanceTicks(n)
		w.session.WaitTicks() // true also where the session had ended before: no tick was waited for then
		return w.session.Err()
	})
}

// Picture draws the window as it is now, without a tick, and returns it: as many pixels as the window is large, times
// the display's scale (1 under Xvfb).
func (w *Window) Picture() *image.RGBA {
	w.t.Helper()
	var picture *image.RGBA
	w.try("drawing", func() error {
		w.session.AdvanceFrame()
		if !w.session.WaitFrame() {
			return w.session.Err()
		}
		if !w.session.CompositeFrame() {
			return fmt.Errorf("no frame came: %w", w.session.Err())
		}
		picture = image.NewRGBA(w.screen.Bounds())
		w.screen.ReadPixels(picture.Pix)
		return nil
	})
	return picture
}

// Resize gives the window another size, in device-independent pixels. The program sees it at its next tick.
func (w *Window) Resize(width, height int) {
	w.t.Helper()
	if width <= 0 || height <= 0 {
		w.t.Fatalf("a window of %d x %d cannot be", width, height)
	}
	w.try("resizing", func() error {
		scale := ebiten.Monitor().DeviceScaleFactor()
		old := w.screen
		w.screen = ebiten.NewImage(int(float64(width)*scale), int(float64(height)*scale))
		err := w.session.SetOutsideScreen(w.screen)
		if old != nil {
			old.Deallocate()
		}
		return err
	})
}

// try does something with the session inside a frame, and fails the test if it cannot be done.
func (w *Window) try(what string, f func() error) {
	w.t.Helper()
	if w.isClosed {
		w.t.Fatalf("%s: the window is closed", what)
	}
	err := hiddenWindow.runInFrame(f)
	if err != nil && w.isKilledDuring {
		panic(errKilled)
	}
	if err != nil {
		w.t.Fatalf("%s the program: %v\n%s", what, err, w.log)
	}
}

// Close closes the window as a player does and waits for the program to end. It fails the test if the program ends
// badly.
func (w *Window) Close() {
	w.t.Helper()
	if err := w.close(); err != nil {
		w.t.Fatalf("closing the program: %v\n%s", err, w.log)
	}
}

func (w *Window) close() error {
	if w.isClosed {
		return nil
	}
	w.isClosed = true
	err := hiddenWindow.runInFrame(w.session.Close)
	return errors.Join(err, w.waitForExit())
}

// StepUntilEnd runs ticks, at most n, until the program ends by itself, and returns how it ended: nil when it was
// content. It fails the test if the program goes on.
func (w *Window) StepUntilEnd(n int) error {
	w.t.Helper()
	var end error
	w.try("running", func() error {
		w.session.AdvanceTicks(n)
		w.session.WaitTicks()
		if end = w.session.Err(); end == nil {
			return fmt.Errorf("it still runs after %d ticks", n)
		}
		return nil
	})
	w.isClosed = true
	hiddenWindow.runInFrame(w.session.Close) // whatever it says: the program has ended
	err := w.waitForExit()
	if errors.Is(end, ebiten.Termination) {
		return err
	}
	return errors.Join(err, end)
}

// waitForExit waits until the process has ended.
func (w *Window) waitForExit() error {
	done := make(chan error, 1)
	go func() { done <- w.process.Wait() }()
	select {
	case err := <-done:
		return err
	case <-time.After(patience):
		w.process.Process.Kill()
		<-done
		return fmt.Errorf("the program did not end within %v", patience)
	}
}

func (w *Window) cleanup() {
	switch {
	case w.process == nil || w.process.Process == nil:
	case w.session == nil:
		w.process.Process.Kill()
		w.process.Wait()
	default:
		if err := w.close(); err != nil && !w.t.Failed() {
			w.t.Errorf("closing the program: %v\n%s", err, w.log)
		}
	}
	if w.screen != nil {
		hiddenWindow.runInFrame(func() error { w.screen.Deallocate(); return nil })
	}
}
