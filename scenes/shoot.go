package scenes

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

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

// Shoot takes pictures of the screens whose file name contains every one of the words, and writes them as PNG into
// the folder, with what change makes of the settings. It needs a display; the window stays hidden.
func Shoot(folder string, words []string, change func(*store.Settings)) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("shots: %w", err)
	}
	s := &shooter{folder: folder, words: words, change: change}
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGame(s); err != nil {
		return err
	}
	return s.err
}

// shooter takes all pictures in one frame of Ebitengine.
type shooter struct {
	folder string
	words  []string
	change func(*store.Settings)
	err    error
	done   bool
}

// Layout implements ebiten.Game.
func (s *shooter) Layout(w, h int) (int, int) { return w, h }

// Update implements ebiten.Game.
func (s *shooter) Update() error {
	if s.done {
		return ebiten.Termination
	}
	return nil
}

// Draw implements ebiten.Game.
func (s *shooter) Draw(*ebiten.Image) {
	if s.done {
		return
	}
	s.done = true
	kept := moments{}
	for _, shape := range Shapes() {
		for _, tag := range lang.Tags() {
			for _, shot := range screens() {
				name := fmt.Sprintf("%s-%s-%s.png", shot.name, shape.Name, tag)
				if !containsAll(name, s.words) {
					continue
				}
				if err := s.take(shot, shape, tag, kept, filepath.Join(s.folder, name)); err != nil {
					s.err = fmt.Errorf("shots: %s: %w", name, err)
					return
				}
			}
		}
	}
}

func containsAll(name string, words []string) bool {
	for _, w := range words {
		if !strings.Contains(name, w) {
			return false
		}
	}
	return true
}

func (s *shooter) take(shot screen, shape Shape, tag lang.Tag, kept moments, path string) error {
	v := newVisitor(shape, tag)
	v.picture, v.moments = shot.name, kept
	s.change(&v.app.house.Settings)
	v.app.settingsChanged()
	if err := shot.visit(v); err != nil {
		return err
	}
	v.settle()
	img := ebiten.NewImage(int(shape.W*shape.Density), int(shape.H*shape.Density))
	defer img.Deallocate()
	v.app.fresh = 1
	v.app.Draw(img)
	out := image.NewRGBA(img.Bounds())
	img.ReadPixels(out.Pix)
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := png.Encode(f, out); err != nil {
		return err
	}
	v.app.bakery.Clear()
	return f.Close()
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
