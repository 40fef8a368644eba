package scenes

import (
	"fmt"
	"image"
	"runtime"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/forhonor"
	"engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// measuredFrames is how many frames of every screen are measured, after warmFrames that are not.
const (
	measuredFrames = 120
	warmFrames     = 30
)

// measuredShapes are the windows that frames are measured in: a desk and a phone.
func measuredShapes() []Shape {
	return []Shape{{"landscape", 1280, 800, 1}, {"portrait", 390, 844, 2}}
}

// measured is a screen whose frames are measured.
type measured struct {
	name  string
	visit func(v *visitor) error
	// live scripts the input of the n-th frame; nil for a screen at rest.
	live func(v *visitor, n int)
	// ends reports that the screen is no longer the one to be measured and must be visited again; nil for never.
	ends func(v *visitor) bool
	// moves keeps visit from waiting until all movement has ended.
	moves bool
}

// measuredScreens lists the tour.
func measuredScreens() []measured {
	return []measured{
		{name: "shelf", visit: func(*visitor) error { return nil }},
		{name: "setup", visit: func(v *visitor) error { return v.press("box.yokai") }},
		{name: "table", visit: func(v *visitor) error { return v.play("mori", "spirits", middleGame...) }},
		{name: "drag", visit: beginDrag, live: drag, moves: true},
		thinking("thinking", func(v *visitor) (*rules.Match, error) {
			return yokaiMatch("mori", "spirits", []table.Player{{Name: "Aki"}, {Name: "Hana"}})
		}),
		{name: "homeworlds", visit: func(v *visitor) error { return v.worlds(4, manyWorlds) }},
		thinking("thinking.homeworlds", func(*visitor) (*rules.Match, error) { return worldsMatch(4, manyWorlds) }),
		{name: "honshu", visit: func(v *visitor) error { return v.honshu(measuredLand()) }},
		thinking("thinking.honshu", func(*visitor) (*rules.Match, error) { return measuredLand().match() }),
		{name: "forhonor", visit: func(v *visitor) error { return v.battle(measuredBattle()) }},
		thinking("thinking.forhonor", func(*visitor) (*rules.Match, error) { return measuredBattle().match() }),
		{name: "result", visit: func(v *visitor) error {
			if err := v.play("mori", "spirits", shortGame...); err != nil {
				return err
			}
			return v.result()
		}},
	}
}

// dragged is the piece that is carried in the measured drag, as the key of its control.
const dragged = "cell 4"

func beginDrag(v *visitor) error {
	if err := v.play("mori", "spirits", middleGame...); err != nil {
		return err
	}
	at, err := v.middle(dragged)
	if err != nil {
		return err
	}
	v.point(input.Down, at)
	return nil
}

// drag carries the piece to and fro across the board.
func drag(v *visitor, n int) {
	area := v.app.view.Area
	const way = 40
	share := float64(n%way) / way
	if n/way%2 == 1 {
		share = 1 - share
	}
	v.point(input.Move, geom.Pt(area.W*(0.3+0.4*share), area.H*(0.3+0.3*share)))
}

// measuredLand is a match of Honshū in which the first seat is to build on a large land.
func measuredLand() land {
	return land{seats: 4, options: map[string]string{honshu.OptCard: "2"}, people: 1, until: at(honshu.PhaseBuild, 9)}
}

// measuredBattle is a match of For Honor in which the first seat plays a hero between many soldiers.
func measuredBattle() battle {
	return battle{seats: 4, people: 1, until: inBattle(0, forhonor.PhaseAct, 4, fresh)}
}

// thinking is a screen on which the strongest bot thinks for the first seat, with a clock to share its ticks by. It ends
// with its move.
func thinking(name string, begin func(*visitor) (*rules.Match, error)) measured {
	before := 0
	visit := func(v *visitor) error {
		m, err := begin(v)
		if err != nil {
			return err
		}
		levels := bot.Levels(m.Game)
		players := table.Players(m)
		players[0].Bot = levels[len(levels)-1].Name
		table.SetPlayers(m, players)
		v.app.house.Clock = clock()
		before = len(m.Log)
		v.app.house.Doors.Table(m, v.app.house.Store.NewMatch(m.Game.Info().ID))
		return nil
	}
	return measured{name: name, visit: visit, moves: true, ends: func(v *visitor) bool {
		t, ok := v.app.house.Stack.Top().(*table.Table)
		return !ok || len(t.Match().Log) > before
	}}
}

// point scripts one event of the mouse.
func (v *visitor) point(phase input.Phase, at geom.Point) {
	v.script.Add(&input.Frame{Pointers: []input.Pointer{{Phase: phase, At: at}}, Hover: at, Hovering: true})
}

// Frames measures how long the program takes for its screens, and reports every measure as a name of words divided by
// dots, a value and its unit. It draws into a hidden picture of the size of a window, and waits for the graphics card
// after every frame. Update and Draw are told as the time that half (p50) and all but a hundredth (p99) of the frames
// keep within; a screen at rest is made to draw although it would not. It needs a display.
func Frames(report func(name string, value float64, unit string)) error {
	f := &framer{report: report, left: measuredShapes()}
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGame(f); err != nil {
		return fmt.Errorf("frames can only be measured where there is a display: %w", err)
	}
	return f.err
}

// framer measures the window of one shape within each frame of Ebitengine.
type framer struct {
	report func(name string, value float64, unit string)
	probe  *ebiten.Image // of one pixel, to wait for the graphics card with
	left   []Shape
	err    error
}

// Layout implements ebiten.Game.
func (f *framer) Layout(w, h int) (int, int) { return w, h }

// Update implements ebiten.Game.
func (f *framer) Update() error {
	if len(f.left) == 0 {
		return ebiten.Termination
	}
	return nil
}

// Draw implements ebiten.Game.
func (f *framer) Draw(*ebiten.Image) {
	if len(f.left) == 0 {
		return
	}
	if f.probe == nil {
		f.probe = ebiten.NewImageWithOptions(image.Rect(0, 0, 1, 1), &ebiten.NewImageOptions{Unmanaged: true})
	}
	shape := f.left[0]
	f.left = f.left[1:]
	if err := f.tour(shape); err != nil {
		f.err, f.left = fmt.Errorf("frames: %s: %w", shape.Name, err), nil
	}
}

// tour goes through all screens in a window of that shape.
func (f *framer) tour(shape Shape) error {
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, int(shape.W*shape.Density), int(shape.H*shape.Density)),
		&ebiten.NewImageOptions{Unmanaged: true})
	defer img.Deallocate()
	say := func(name string, value float64, unit string) { f.report("frames."+shape.Name+"."+name, value, unit) }
	start := time.Now()
	v := newVisitor(shape, lang.English)
	f.draw(v, img)
	say("start", milliseconds(time.Since(start)), "ms")
	if err := f.change(v, img, say); err != nil {
		return fmt.Errorf("scene change: %w", err)
	}
	v.app.house.Stack.SetStill(true)
	for _, screen := range measuredScreens() {
		v.app.house.Doors.Shelf()
		if err := screen.visit(v); err != nil {
			return fmt.Errorf("%s: %w", screen.name, err)
		}
		if !screen.moves {
			v.settle()
		}
		if err := f.measure(v, img, screen, func(name string, value float64, unit string) {
			say(screen.name+"."+name, value, unit)
		}); err != nil {
			return fmt.Errorf("%s: %w", screen.name, err)
		}
	}
	var memory runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&memory)
	say("heap", float64(memory.HeapAlloc)/(1<<20), "MB")
	say("baked", float64(4*v.app.bakery.Pixels())/(1<<20), "MB")
	v.app.bakery.Clear()
	return nil
}

// change measures the way from the shelf to the table with nothing baked yet: until the first frame of the change has
// been drawn, and the slowest frame after that.
func (f *framer) change(v *visitor, img *ebiten.Image, say func(name string, value float64, unit string)) error {
	start := time.Now()
	if err := v.deal("mori", "spirits", middleGame...); err != nil {
		return err
	}
	var slowest time.Duration
	for n := range warmFrames {
		began := time.Now()
		v.tick(1)
		f.draw(v, img)
		if n == 0 {
			say("change.first", milliseconds(time.Since(start)), "ms")
			continue
		}
		slowest = max(slowest, time.Since(began))
	}
	say("change.slowest", milliseconds(slowest), "ms")
	return nil
}

// measure takes the times of the screen that is seen.
func (f *framer) measure(v *visitor, img *ebiten.Image, screen measured, say func(name string, value float64, unit string)) error {
	var updates, draws []float64
	baked := v.app.bakery.Baked()
	for n := range warmFrames + measuredFrames {
		if screen.ends != nil && screen.ends(v) {
			if err := screen.visit(v); err != nil {
				return err
			}
		}
		if screen.live != nil {
			screen.live(v, n)
		}
		start := time.Now()
		v.tick(1)
		updated := time.Now()
		f.draw(v, img)
		drawn := time.Now()
		if n < warmFrames {
			baked = v.app.bakery.Baked()
			continue
		}
		updates = append(updates, milliseconds(updated.Sub(start)))
		draws = append(draws, milliseconds(drawn.Sub(updated)))
	}
	for _, m := range []struct {
		name  string
		times []float64
	}{{"update", updates}, {"draw", draws}} {
		say(m.name+".p50", percentile(m.times, 50), "ms")
		say(m.name+".p99", percentile(m.times, 99), "ms")
	}
	say("strokes", float64(v.strokes()), "strokes")
	say("bakes", float64(v.app.bakery.Baked()-baked), "pictures")
	return nil
}

// draw draws a frame whether it is needed or not, and waits until it has been drawn.
func (f *framer) draw(v *visitor, img *ebiten.Image) {
	v.app.fresh = 1
	v.app.Draw(img)
	f.probe.DrawImage(img, nil)
	var pixel [4]byte
	f.probe.ReadPixels(pixel[:])
}

// strokes counts what is drawn for the screen that is seen.
func (v *visitor) strokes() int {
	view := v.app.view
	c, trace := canvas.NewTrace(view.Area.W, view.Area.H, view.Scale)
	v.app.house.Stack.Draw(c)
	return len(trace.Strokes)
}

// middle returns the middle of the control with the key on the top scene.
func (v *visitor) middle(key string) (geom.Point, error) {
	paged, ok := v.app.house.Stack.Top().(stage.Paged)
	if !ok {
		return geom.Point{}, fmt.Errorf("the scene has no page to look for %q on", key)
	}
	c := paged.Page().Find(key)
	if c == nil {
		return geom.Point{}, fmt.Errorf("there is no control %q", key)
	}
	return c.Rect.Centre(), nil
}

func milliseconds(d time.Duration) float64 { return d.Seconds() * 1000 }

// percentile returns the value that so many of a hundred do not exceed, 0 of none.
func percentile(values []float64, of int) float64 {
	if len(values) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(values))
	return sorted[min(len(sorted)-1, (len(sorted)*of+99)/100-1)]
}
