package scenes

import (
	"fmt"

	"engawa/audio"
	"engawa/rules/games"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
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

// visitor walks through the program as a player would, without devices or files.
type visitor struct {
	app     *App
	script  *input.Script
	picture string  // the picture that is visited
	moments moments // nil where nothing is visited twice
	played  int     // matches of this visit
}

func newVisitor(shape Shape, tag lang.Tag) *visitor {
	script := &input.Script{}
	st := store.Open(&store.Memory{}, games.Find)
	app := newApp(st, script, &audio.Recorder{}, Config{Lang: string(tag), Seed: 7, HasSeed: true})
	app.house.Now = func() int64 { return 1 }
	app.resize(geom.Pt(shape.W, shape.H), shape.Density, geom.Insets{})
	return &visitor{app: app, script: script}
}

// close frees the images of the program.
func (v *visitor) close() { v.app.bakery.Close() }

// tick lets the program run for a number of ticks.
func (v *visitor) tick(n int) {
	for range n {
		v.app.play(v.script.Poll(v.app.house.Stack.Room().Scale))
	}
}

// settle runs what has been scripted and lets movements end.
func (v *visitor) settle() {
	for !v.script.Done() {
		v.tick(1)
	}
	v.tick(90)
}

// press clicks on the control with the key on the top scene.
func (v *visitor) press(keys ...string) error {
	for _, key := range keys {
		paged, ok := v.app.house.Stack.Top().(stage.Paged)
		if !ok {
			return fmt.Errorf("the scene has no page to press %q on", key)
		}
		c := paged.Page().Find(key)
		if c == nil {
			return fmt.Errorf("there is no control %q", key)
		}
		v.script.Click(c.Rect.Centre())
		v.settle()
	}
	return nil
}
