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
// the folder, with what change makes of the settings. It returns how many there are, and needs a display; the window
// stays hidden.
func Shoot(folder string, words []string, change func(*store.Settings)) (taken int, err error) {
	shots := shotsNamed(words)
	if len(shots) == 0 {
		return 0, fmt.Errorf("shots: no picture's name contains %q", words)
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return 0, fmt.Errorf("shots: %w", err)
	}
	c := &camera{folder: folder, change: change, kept: moments{}}
	s := &shooter{left: shots, draw: c.draw, write: c.write}
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGame(s); err != nil {
		return 0, err
	}
	return len(shots) - len(s.left), s.err
}

// shot is one picture to be taken.
type shot struct {
	screen screen
	shape  Shape
	tag    lang.Tag
}

// name is the name of the picture's file.
func (s shot) name() string { return fmt.Sprintf("%s-%s-%s.png", s.screen.name, s.shape.Name, s.tag) }

// shotsNamed lists the pictures whose file name contains every one of the words.
func shotsNamed(words []string) (list []shot) {
	all := screens()
	for _, shape := range Shapes() {
		for _, tag := range lang.Tags() {
			for _, screen := range all {
				if s := (shot{screen, shape, tag}); containsAll(s.name(), words) {
					list = append(list, s)
				}
			}
		}
	}
	return list
}

// shooter draws each picture in a frame of Ebitengine of its own, and writes it in the next one. Ebitengine frees the
// images of a picture when its frame ends; and it keeps what has been uploaded as long as the pixels of an image are
// read in every frame that uploads something.
type shooter struct {
	left  []shot // the pictures that are still to be written
	drawn bool   // the first of them is drawn
	draw  func(shot) error
	write func(shot) error
	err   error
}

// Layout implements ebiten.Game.
func (s *shooter) Layout(w, h int) (int, int) { return w, h }

// Update implements ebiten.Game.
func (s *shooter) Update() error {
	if len(s.left) == 0 || s.err != nil {
		return ebiten.Termination
	}
	return nil
}

// Draw implements ebiten.Game.
func (s *shooter) Draw(*ebiten.Image) {
	if len(s.left) == 0 || s.err != nil {
		return
	}
	step := s.draw
	if s.drawn {
		step = s.write
	}
	if err := step(s.left[0]); err != nil {
		s.err = fmt.Errorf("shots: %s: %w", s.left[0].name(), err)
		return
	}
	if s.drawn {
		s.left = s.left[1:]
	}
	s.drawn = !s.drawn
}

func containsAll(name string, words []string) bool {
	for _, w := range words {
		if !strings.Contains(name, w) {
			return false
		}
	}
	return true
}

// camera draws pictures and writes them as PNG.
type camera struct {
	folder string
	change func(*store.Settings)
	kept   moments       // matches that several pictures show
	img    *ebiten.Image // the picture that has been drawn last
}

// draw visits the screen of a picture and draws it.
func (c *camera) draw(s shot) error {
	v := newVisitor(s.shape, s.tag)
	defer v.close()
	v.picture, v.moments = s.screen.name, c.kept
	c.change(&v.app.house.Settings)
	v.app.settingsChanged()
	if err := s.screen.visit(v); err != nil {
		return err
	}
	v.settle()
	room := image.Rect(0, 0, int(s.shape.W*s.shape.Density), int(s.shape.H*s.shape.Density))
	c.img = ebiten.NewImageWithOptions(room, &ebiten.NewImageOptions{Unmanaged: true})
	v.app.fresh = 1
	v.app.Draw(c.img)
	return nil
}

// write writes the picture that has been drawn.
func (c *camera) write(s shot) error {
	out := image.NewRGBA(c.img.Bounds())
	c.img.ReadPixels(out.Pix)
	c.img.Deallocate()
	f, err := os.Create(filepath.Join(c.folder, s.name()))
	if err != nil {
		return err
	}
	defer f.Close()
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := encoder.Encode(f, out); err != nil {
		return err
	}
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
