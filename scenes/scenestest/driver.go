// Package scenestest drives the program without a window, for tests, pictures and benchmarks: a [Driver] opens screens,
// presses their controls and draws them into a trace, over a store in memory and with input from a script. [Screens]
// lists the screens that pictures show, and the fixtures are the matches on them. What tests of a single scene need
// lies in engawa/scenes/stage/stagetest instead.
//
// It imports scenes and everything below; only tests and the programs in cmd import it, so that no player's program
// carries it.
package scenestest

import (
	"fmt"
	"slices"

	"engawa/audio"
	"engawa/rules/games"
	"engawa/scenes"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
)

// Shape is a size of window that pictures are taken at, in device-independent pixels.
type Shape struct {
	Name    string
	W, H    float64
	Density float64
}

// Shapes are the windows of `make shots`: the two of the design, the smallest phone, a phone on its side, a large
// screen, a tablet held upright, and a very large screen.
func Shapes() []Shape {
	return []Shape{
		{"landscape", 1280, 800, 1},
		{"portrait", 390, 844, 1},
		{"small", 320, 568, 1},
		{"low", 844, 390, 1},
		{"large", 1920, 1080, 1},
		{"tablet", 768, 1024, 1},
		{"uhd", 3840, 2160, 1},
	}
}

// Driver walks through the program as a player would, without devices or files.
type Driver struct {
	App      *scenes.App
	Services *stage.Services // of the App
	Script   *input.Script   // what [Driver.Tick] plays

	screen     string     // the name under which matches are cached
	matches    MatchCache // nil for none
	matchCount int        // matches of this screen so far
	tracer     canvas.Tracer
	closers    []func() // of what screens have started beside the program
}

// New returns a driver of a new program in a window of a shape and in a language, with nothing kept and always the same
// seeds and time.
func New(shape Shape, tag lang.Tag) *Driver {
	script := &input.Script{}
	st := store.Open(&store.Memory{}, games.Find)
	app := scenes.NewWith(scenes.Devices{Store: st, Input: script, Sound: &audio.Recorder{}}, scenes.Config{Lang: string(tag), Seed: 7, HasSeed: true})
	d := Drive(app, script)
	d.Services.Now = func() int64 { return 1 }
	d.Services.Settings.Rest = store.ShortRest // computers act while a screen settles
	d.Resize(shape)
	return d
}

// Drive returns a driver of a program that gets its input from the script.
func Drive(app *scenes.App, script *input.Script) *Driver {
	return &Driver{App: app, Services: app.Services(), Script: script}
}

// Resize gives the window a shape.
func (d *Driver) Resize(s Shape) { d.App.Resize(geom.Pt(s.W, s.H), s.Density, geom.Insets{}) }

// Close ends what screens have started beside the program, hosts of tables and the lines to them, and frees its textures.
func (d *Driver) Close() {
	for _, end := range slices.Backward(d.closers) {
		end()
	}
	d.App.Close()
}

// onClose has Close call end, before what was handed to it earlier.
func (d *Driver) onClose(end func()) { d.closers = append(d.closers, end) }

// Tick lets the program run for a number of ticks.
func (d *Driver) Tick(n int) {
	for range n {
		d.App.Step(d.Script.Poll(d.Services.Stack.Room().Scale))
	}
}

// FinishAnimations runs what has been scripted and lets movements end.
func (d *Driver) FinishAnimations() {
	d.playScript()
	d.Tick(90)
}

// playScript runs what has been scripted.
func (d *Driver) playScript() {
	for !d.Script.IsDone() {
		d.Tick(1)
	}
}

// page returns the page of the top scene; nil where it has none.
func (d *Driver) page() *ui.Page {
	if paged, ok := d.Services.Stack.Top().(stage.Paged); ok {
		return paged.Page()
	}
	return nil
}

// Controls returns the controls of the top scene.
func (d *Driver) Controls() []*ui.Control {
	if page := d.page(); page != nil {
		return page.Controls()
	}
	return nil
}

// find returns the control with the key on the top scene, nil where there is none.
func (d *Driver) find(key string) *ui.Control {
	if page := d.page(); page != nil {
		return page.Find(key)
	}
	return nil
}

// has reports whether the top scene has a control with the key.
func (d *Driver) has(key string) bool { return d.find(key) != nil }

// control is find with an error for a control that is not there. It names TurnTo where later pages may have it.
func (d *Driver) control(key string) (*ui.Control, error) {
	if c := d.find(key); c != nil {
		return c, nil
	}
	if next := d.find("next"); next != nil && !next.Off {
		return nil, fmt.Errorf("there is no control %q on this page; Driver.TurnTo looks for it on later ones", key)
	}
	return nil, fmt.Errorf("there is no control %q", key)
}

// Press clicks on the controls with the keys on the top scene, one after the other, and settles after each.
func (d *Driver) Press(keys ...string) error {
	for _, key := range keys {
		c, err := d.control(key)
		if err != nil {
			return err
		}
		if c.Rect.Empty() { // it has yielded its place and is there for keys
			d.page().Focus(key)
			d.Script.Add(&input.Frame{Actions: []input.Action{input.Confirm}})
		} else {
			d.Script.Click(c.Rect.Centre())
		}
		d.FinishAnimations()
	}
	return nil
}

// TurnTo turns the pages of a panel or a set-up until the control is there.
func (d *Driver) TurnTo(key string) error {
	const most = 2000 // pages: a book in large words has hundreds
	for range most {
		if d.has(key) {
			return nil
		}
		turn := d.find("next")
		if turn == nil || turn.Off {
			turn = d.find("more")
		}
		if turn == nil || turn.Off || turn.Role == ui.RoleText {
			break
		}
		if err := d.Press(turn.Key); err != nil {
			return err
		}
	}
	return fmt.Errorf("no page has the control %q", key)
}

// Seek presses controls that may lie on other pages of the screen.
func (d *Driver) Seek(keys ...string) error {
	for _, key := range keys {
		if err := d.TurnTo(key); err != nil {
			return err
		}
		if err := d.Press(key); err != nil {
			return err
		}
	}
	return nil
}

// pressUntilOff presses a control until it is off.
func (d *Driver) pressUntilOff(key string) error {
	for {
		if c, err := d.control(key); err != nil || c.Off {
			return err
		}
		if err := d.Press(key); err != nil {
			return err
		}
	}
}

// Hold holds a control as long as it wants to be held.
func (d *Driver) Hold(key string) error {
	c, err := d.control(key)
	switch {
	case err != nil:
		return err
	case c.Hold == nil:
		return fmt.Errorf("the control %q is not to be held", key)
	}
	c.Hold.OnDone()
	d.Tick(1)
	return nil
}

// Tap touches a control, without waiting for movements.
func (d *Driver) Tap(c *ui.Control) {
	d.Script.Tap(c.Rect.Centre())
	d.playScript()
}

// PointAt scripts one event of the mouse.
func (d *Driver) PointAt(phase input.Phase, at geom.Point) {
	d.Script.Add(&input.Frame{Pointers: []input.Pointer{{Phase: phase, At: at}}, Hover: at, Hovering: true})
}

// CentreOf returns the centre of the control with the key on the top scene.
func (d *Driver) CentreOf(key string) (geom.Point, error) {
	c, err := d.control(key)
	if err != nil {
		return geom.Point{}, err
	}
	return c.Rect.Centre(), nil
}

// SetTextSize gives words so many per cent of their usual size, as the setting does.
func (d *Driver) SetTextSize(percent int) {
	d.Services.Settings.TextSize = percent
	d.Services.OnChange()
}

// Trace draws the screen into a trace.
func (d *Driver) Trace() *canvas.Trace { return d.trace(d.Services.Stack.Draw) }

// TraceTop draws the top scene alone into a trace.
func (d *Driver) TraceTop() *canvas.Trace { return d.trace(d.Services.Stack.Top().Draw) }

func (d *Driver) trace(draw func(*canvas.Canvas)) *canvas.Trace {
	view := d.App.View()
	c, trace := d.tracer.Trace(view.Area.W, view.Area.H, view.Scale)
	draw(c)
	return trace
}
