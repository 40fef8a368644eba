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

// Close frees the textures of the program.
func (d *Driver) Close() { d.App.Close() }

// Tick lets the program run for a number of ticks.
func (d *Driver) Tick(n int) {
	for range n {
		d.App.Step(d.Script.Poll(d.Services.Stack.Room().Scale))
	}
}

// FinishAnimations runs what has been scripted and lets movements end.
func (d *Driver) FinishAnimations() {
	for !d.Script.IsDone() {
		d.Tick(1)
	}
	d.Tick(90)
}

// Press clicks on the controls with the keys on the top scene, one after the other, and settles after each.
func (d *Driver) Press(keys ...string) error {
	for _, key := range keys {
		paged, ok := d.Services.Stack.Top().(stage.Paged)
		if !ok {
			return fmt.Errorf("the scene has no page to press %q on", key)
		}
		c := paged.Page().Find(key)
		if c == nil {
			return missingControl(paged.Page(), key)
		}
		if c.Rect.Empty() { // it has yielded its place and is there for keys
			paged.Page().Focus(key)
			d.Script.Add(&input.Frame{Actions: []input.Action{input.Confirm}})
		} else {
			d.Script.Click(c.Rect.Centre())
		}
		d.FinishAnimations()
	}
	return nil
}

// Tap touches a control, without waiting for movements.
func (d *Driver) Tap(c *ui.Control) {
	d.Script.Tap(c.Rect.Centre())
	for !d.Script.IsDone() {
		d.Tick(1)
	}
}

// PointAt scripts one event of the mouse.
func (d *Driver) PointAt(phase input.Phase, at geom.Point) {
	d.Script.Add(&input.Frame{Pointers: []input.Pointer{{Phase: phase, At: at}}, Hover: at, Hovering: true})
}

// CentreOf returns the centre of the control with the key on the top scene.
func (d *Driver) CentreOf(key string) (geom.Point, error) {
	paged, ok := d.Services.Stack.Top().(stage.Paged)
	if !ok {
		return geom.Point{}, fmt.Errorf("the scene has no page to look for %q on", key)
	}
	c := paged.Page().Find(key)
	if c == nil {
		return geom.Point{}, missingControl(paged.Page(), key)
	}
	return c.Rect.Centre(), nil
}

// missingControl is the error for a control that a page does not have. It names TurnTo where later pages may have it.
func missingControl(page *ui.Page, key string) error {
	if next := page.Find("next"); next != nil && !next.Off {
		return fmt.Errorf("there is no control %q on this page; Driver.TurnTo looks for it on later ones", key)
	}
	return fmt.Errorf("there is no control %q", key)
}

// SetTextSize gives words so many per cent of their usual size, as the setting does.
func (d *Driver) SetTextSize(percent int) {
	d.Services.Settings.TextSize = percent
	d.Services.OnChange()
}

// Controls returns the controls of the top scene.
func (d *Driver) Controls() []*ui.Control {
	if paged, ok := d.Services.Stack.Top().(stage.Paged); ok {
		return paged.Page().Controls()
	}
	return nil
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
