package drive

import (
	"errors"
	"fmt"
	"image"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
)

// ProgramOptions say what to run.
type ProgramOptions struct {
	Args []string // the command line
	Env  []string // more environment, "KEY=value"
	Home string   // the folder that stands for the player's home; a fresh one if empty, with something kept already
}

// Program is the module's own program as it is shipped, in its window on an X server of its own. Mouse, dropped files
// and closing reach it as events of that server, in real time. There is no window manager: Program does what one must.
// Its methods fail the test when the program has gone; they belong to the test's own goroutine.
type Program struct {
	t       testing.TB
	display *virtualDisplay
	process *exec.Cmd
	done    chan error
	log     *logBuffer
	conn    *xgb.Conn
	events  chan xgb.Event
	atoms   map[string]xproto.Atom
	root    xproto.Window
	window  xproto.Window
	corner  image.Point // the window's upper left corner on the screen
	size    image.Point
}

// OpenProgram builds the program as "make build" does, starts it, and waits until its window shows a picture. It ends
// when the test ends. Without Xvfb, and elsewhere than on Linux, the test is skipped.
func OpenProgram(t testing.TB, o ProgramOptions) *Program {
	t.Helper()
	if runtime.GOOS != "linux" {
		skipOrFail(t, &unavailableError{What: "xvfb", Why: "X servers are driven on Linux only"})
	}
	if _, err := exec.LookPath("Xvfb"); err != nil {
		skipOrFail(t, &unavailableError{What: "xvfb", Why: "there is no Xvfb to open the shipped program under"})
	}
	path, err := builds.program()
	if err != nil {
		t.Fatal(err)
	}
	if o.Home == "" {
		o.Home = t.TempDir()
		if err := keepStartedBefore(o.Home); err != nil {
			t.Fatal(err)
		}
	}
	p := &Program{t: t, log: &logBuffer{}, events: make(chan xgb.Event, 64), atoms: map[string]xproto.Atom{}, done: make(chan error, 1)}
	if p.display, err = startXvfb(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.cleanup)
	if err := p.connect(); err != nil {
		t.Fatalf("connecting to the X server: %v", err)
	}
	p.process = exec.Command(path, o.Args...)
	p.process.Dir = o.Home
	p.process.Env = append(append(os.Environ(), homeEnv(o.Home)...), o.Env...)
	p.process.Env = append(p.process.Env, "DISPLAY="+p.display.name, "WAYLAND_DISPLAY=")
	p.process.Stdout, p.process.Stderr = p.log, p.log
	if err := p.process.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { p.done <- p.process.Wait() }()
	p.until("the window", p.findWindow)
	p.until("a picture", func() bool { return !hasOneColour(p.Picture()) })
	return p
}

// silenceX keeps the X library from writing to the standard error: an X server without a list of its clients' secrets
// wants none, and the library remarks upon that.
var silenceX = sync.OnceFunc(func() { xgb.Logger.SetOutput(io.Discard) })

func (p *Program) connect() error {
	silenceX()
	conn, err := xgb.NewConnDisplay(p.display.name)
	if err != nil {
		return err
	}
	p.conn = conn
	if err := xtest.Init(conn); err != nil {
		return err
	}
	p.root = xproto.Setup(conn).DefaultScreen(conn).Root
	go func() {
		defer close(p.events)
		for {
			event, err := conn.WaitForEvent()
			if event == nil && err == nil {
				return // the connection is closed
			}
			if event != nil {
				p.events <- event
			}
		}
	}()
	return nil
}

// findWindow looks for the program's window on the screen. A window manager would give it the keyboard: that is done
// here.
func (p *Program) findWindow() bool {
	tree, err := xproto.QueryTree(p.conn, p.root).Reply()
	if err != nil {
		return false
	}
	for _, w := range tree.Children {
		look, err := xproto.GetWindowAttributes(p.conn, w).Reply()
		if err != nil || look.MapState != xproto.MapStateViewable {
			continue
		}
		class, err := xproto.GetProperty(p.conn, false, w, xproto.AtomWmClass, xproto.AtomString, 0, 64).Reply()
		if err != nil || !strings.HasPrefix(string(class.Value), "engawa\x00") {
			continue
		}
		if xproto.SetInputFocusChecked(p.conn, xproto.InputFocusParent, w, xproto.TimeCurrentTime).Check() != nil {
			return false
		}
		p.window = w
		return p.locate() == nil
	}
	return false
}

// locate asks where the window is.
func (p *Program) locate() error {
	shape, err := xproto.GetGeometry(p.conn, xproto.Drawable(p.window)).Reply()
	if err != nil {
		return err
	}
	corner, err := xproto.TranslateCoordinates(p.conn, p.window, p.root, 0, 0).Reply()
	if err != nil {
		return err
	}
	p.corner = image.Pt(int(corner.DstX), int(corner.DstY))
	p.size = image.Pt(int(shape.Width), int(shape.Height))
	return nil
}

// Size is the size of the window in pixels.
func (p *Program) Size() image.Point { return p.size }

// Log is what the program has printed so far.
func (p *Program) Log() string { return p.log.String() }

// Picture is what the X server shows of the window.
func (p *Program) Picture() *image.RGBA {
	p.t.Helper()
	shot, err := xproto.GetImage(p.conn, xproto.ImageFormatZPixmap, xproto.Drawable(p.window), 0, 0,
		uint16(p.size.X), uint16(p.size.Y), ^uint32(0)).Reply()
	p.must("taking a picture of the window", err)
	const bytesPerPixel = 4
	if len(shot.Data) != bytesPerPixel*p.size.X*p.size.Y {
		p.t.Fatalf("the X server gives %d bytes for a picture of %v", len(shot.Data), p.size)
	}
	picture := image.NewRGBA(image.Rectangle{Max: p.size})
	for k := 0; k < len(shot.Data); k += bytesPerPixel { // blue, green, red, nothing
		picture.Pix[k], picture.Pix[k+1], picture.Pix[k+2], picture.Pix[k+3] = shot.Data[k+2], shot.Data[k+1], shot.Data[k], 255
	}
	return picture
}

// hasOneColour reports whether a picture has one colour only.
func hasOneColour(picture *image.RGBA) bool {
	for k := 4; k < len(picture.Pix); k++ {
		if picture.Pix[k] != picture.Pix[k-4] {
			return false
		}
	}
	return true
}

// WaitUntilStill waits until two pictures half a second apart are the same, and returns the last. It fails the test if the
// window still moves after three minutes.
func (p *Program) WaitUntilStill() *image.RGBA {
	p.t.Helper()
	last := p.Picture()
	p.until("the picture to come to rest", func() bool {
		time.Sleep(500 * time.Millisecond)
		before := last
		last = p.Picture()
		return SamePicture(before, last)
	})
	return last
}

// Wait lets so many sixtieths of a second pass.
func (p *Program) Wait(ticks int) { time.Sleep(time.Duration(ticks) * time.Second / 60) }

// until waits for something to become true. It fails the test, naming what it waited for, when the program ends or
// after three minutes.
func (p *Program) until(what string, done func() bool) {
	p.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		select {
		case err := <-p.done:
			p.done <- err
			p.t.Fatalf("waited for %s: the program has ended: %v\n%s", what, err, p.log)
		default:
		}
		if done() {
			return
		}
	}
	p.t.Fatalf("waited in vain for %s\n%s", what, p.log)
}

// must fails the test if something could not be done.
func (p *Program) must(what string, err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatalf("%s: %v\n%s", what, err, p.log)
	}
}

// Close asks the window to close, as a window manager does when its button is pressed, and waits for the program to
// end. It fails the test unless the exit code is 0.
func (p *Program) Close() {
	p.t.Helper()
	p.send(p.window, "WM_PROTOCOLS", uint32(p.atom("WM_DELETE_WINDOW")), xproto.TimeCurrentTime)
	p.must("closing the program", p.waitForExit())
}

// waitForExit waits until the process has ended.
func (p *Program) waitForExit() error {
	select {
	case err := <-p.done:
		p.process = nil
		return err
	case <-time.After(patience):
		return fmt.Errorf("the program did not end within %v", patience)
	}
}

func (p *Program) cleanup() {
	if p.process != nil && p.process.Process != nil {
		p.process.Process.Kill()
		if err := p.waitForExit(); err != nil && !errors.As(err, new(*exec.ExitError)) {
			p.t.Error(err)
		}
	}
	if p.conn != nil {
		p.conn.Close()
	}
	p.display.stop()
}
