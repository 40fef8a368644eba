package main

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
)

// shoot takes pictures of the screens whose file name contains every one of the words, and writes them as PNG into
// the folder, with what change makes of the settings. It returns how many there are, and needs a display; the window
// stays hidden.
func shoot(folder string, words []string, change func(*store.Settings)) (taken int, err error) {
	shots := shotsMatching(words)
	if len(shots) == 0 {
		return 0, fmt.Errorf("shots: no picture's name contains %q; expected words of a name such as %q, of the screens that scenes/scenestest lists",
			words, shotsMatching(nil)[0].name())
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return 0, fmt.Errorf("shots: %w", err)
	}
	c := &camera{folder: folder, change: change, matches: scenestest.MatchCache{}}
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
	screen scenestest.Screen
	shape  scenestest.Shape
	tag    lang.Tag
}

// name is the name of the picture's file.
func (s shot) name() string { return fmt.Sprintf("%s-%s-%s.png", s.screen.Name, s.shape.Name, s.tag) }

// shotsMatching lists the pictures whose file name contains every one of the words.
func shotsMatching(words []string) (list []shot) {
	all := append(scenestest.Screens(), scenestest.ExampleScreens()...)
	for _, shape := range scenestest.Shapes() {
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
	left    []shot // the pictures that are still to be written
	isDrawn bool   // the first of them is drawn
	draw    func(shot) error
	write   func(shot) error
	err     error
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
	if s.isDrawn {
		step = s.write
	}
	if err := step(s.left[0]); err != nil {
		s.err = fmt.Errorf("shots: %s: %w", s.left[0].name(), err)
		return
	}
	if s.isDrawn {
		s.left = s.left[1:]
	}
	s.isDrawn = !s.isDrawn
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
	folder  string
	change  func(*store.Settings)
	matches scenestest.MatchCache // matches that several pictures show
	img     *ebiten.Image         // the picture that has been drawn last
}

// draw visits the screen of a picture and draws it.
func (c *camera) draw(s shot) error {
	v := scenestest.New(s.shape, s.tag)
	defer v.Close()
	v.UseCache(c.matches, s.screen.Name)
	c.change(&v.Services.Settings)
	v.Services.OnChange()
	if err := s.screen.Show(v); err != nil {
		return err
	}
	v.FinishAnimations()
	room := image.Rect(0, 0, int(s.shape.W*s.shape.Density), int(s.shape.H*s.shape.Density))
	c.img = ebiten.NewImageWithOptions(room, &ebiten.NewImageOptions{Unmanaged: true})
	v.App.Redraw()
	v.App.Draw(c.img)
	return nil
}

// write writes the picture that has been drawn.
func (c *camera) write(s shot) error {
	out := image.NewRGBA(c.img.Bounds())
	c.img.ReadPixels(out.Pix)
	c.img.Deallocate()
	return writePNG(filepath.Join(c.folder, s.name()), out)
}

// writePNG writes a picture into a file.
func writePNG(file string, img image.Image) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	defer f.Close()
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := encoder.Encode(f, img); err != nil {
		return err
	}
	return f.Close()
}
