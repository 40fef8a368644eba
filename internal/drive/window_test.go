package drive_test

import (
	"image"
	"image/color"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/internal/drive"
)

func TestMain(m *testing.M) { drive.Main(m) }

const toy = "./internal/drive/testdata/toy"

var (
	grey  = color.RGBA{0x80, 0x80, 0x80, 0xff}
	red   = color.RGBA{0xff, 0, 0, 0xff}
	green = color.RGBA{0, 0xff, 0, 0xff}
	blue  = color.RGBA{0, 0, 0xff, 0xff}
	white = color.RGBA{0xff, 0xff, 0xff, 0xff}
)

func openToy(t *testing.T, home string) *drive.Window {
	t.Helper()
	return drive.OpenWindow(t, drive.WindowOptions{Package: toy, Home: home, Width: 320, Height: 240})
}

func wantPixel(t *testing.T, when string, picture *image.RGBA, x, y int, want color.RGBA) {
	t.Helper()
	if got := picture.RGBAAt(x, y); got != want {
		t.Errorf("%s: the pixel at %d, %d is %v, want %v", when, x, y, got, want)
	}
}

func TestWindowPointing(t *testing.T) {
	w := openToy(t, "")
	p := w.WaitUntilStill()
	if p.Rect.Dx() != 320 || p.Rect.Dy() != 240 {
		t.Fatalf("the picture is %v, want 320 x 240", p.Rect)
	}
	wantPixel(t, "at first", p, 200, 100, grey)

	w.Click(200, 100)
	p = w.Picture()
	wantPixel(t, "after a click", p, 200, 100, red)
	wantPixel(t, "after a click", p, 10, 22, white)
	wantPixel(t, "after one click", p, 22, 22, grey)

	w.Tap(50, 150)
	p = w.Picture()
	wantPixel(t, "after a tap", p, 50, 150, red)
	wantPixel(t, "after a tap", p, 200, 100, grey)
	wantPixel(t, "after two clicks", p, 22, 22, white)

	w.Drag(100, 100, 250, 200)
	w.Swipe(150, 60, 20, 200)
	p = w.Picture()
	wantPixel(t, "a swipe presses where it starts", p, 150, 60, red)
	wantPixel(t, "a drag and a swipe press once each", p, 46, 22, white)
	wantPixel(t, "a drag and a swipe press once each", p, 58, 22, grey)
}

func TestWindowKeysAndRest(t *testing.T) {
	w := openToy(t, "")
	w.Press(ebiten.KeyA)
	w.Press(ebiten.KeyShiftLeft)
	w.Step(1)
	wantPixel(t, "two keys held", w.Picture(), 39, 5, green)
	w.Release(ebiten.KeyA)
	w.Release(ebiten.KeyShiftLeft)
	w.Step(1)
	before := w.Picture()
	wantPixel(t, "no key held", before, 5, 5, grey)

	w.Key(ebiten.KeySpace)
	wantPixel(t, "moving", w.Picture(), 5, 235, blue)
	if after := w.WaitUntilStill(); !drive.SamePicture(before, after) {
		t.Error("the picture after the movement differs from the one before it")
	}
}

func TestWindowPad(t *testing.T) {
	w := openToy(t, "")
	w.PadButton(ebiten.StandardGamepadButtonRightRight)
	wantPixel(t, "another button", w.Picture(), 160, 120, grey)
	w.PadButton(ebiten.StandardGamepadButtonRightBottom)
	w.PadButton(ebiten.StandardGamepadButtonRightBottom, ebiten.StandardGamepadButtonLeftTop)
	p := w.Picture()
	drive.SavePicture(t, "pressed", p)
	wantPixel(t, "the button", p, 160, 120, red)
	wantPixel(t, "twice", p, 22, 22, white)
	wantPixel(t, "twice", p, 34, 22, grey)
}

func TestKeep(t *testing.T) {
	folder := t.TempDir()
	t.Setenv(drive.PicturesVariable, folder)
	drive.SavePicture(t, "dot", image.NewRGBA(image.Rect(0, 0, 1, 1)))
	if _, err := os.Stat(filepath.Join(folder, "TestKeep-dot.png")); err != nil {
		t.Error(err)
	}
}

func TestWindowResize(t *testing.T) {
	w := openToy(t, "")
	w.Resize(200, 400)
	w.Step(1)
	w.Click(150, 390)
	p := w.Picture()
	if p.Rect.Dx() != 200 || p.Rect.Dy() != 400 {
		t.Fatalf("the picture is %v, want 200 x 400", p.Rect)
	}
	wantPixel(t, "after turning", p, 150, 390, red)
}

func TestWindowRepeats(t *testing.T) {
	play := func() *image.RGBA {
		w := openToy(t, "")
		w.Click(33.5, 77)
		w.Key(ebiten.KeySpace)
		w.Step(7)
		defer w.Close()
		return w.Picture()
	}
	if !drive.SamePicture(play(), play()) {
		t.Error("the same input gave two different frames")
	}
}

func TestWindowKeepsHome(t *testing.T) {
	home := t.TempDir()
	w := openToy(t, home)
	w.Click(10, 10)
	w.Click(20, 20)
	w.Kill()
	w = openToy(t, home)
	p := w.Picture()
	wantPixel(t, "two clicks remembered after being killed", p, 22, 22, white)
	wantPixel(t, "two clicks remembered after being killed", p, 34, 22, grey)
	wantPixel(t, "another home knows nothing", openToy(t, "").Picture(), 10, 22, grey)
}

func TestWindowSound(t *testing.T) {
	w := openToy(t, "")
	w.Step(5)
	w.Key(ebiten.KeyS)
	sounds := w.Sounds()
	if len(sounds) != 1 {
		t.Fatalf("%d sounds were played, want 1", len(sounds))
	}
	s := sounds[0]
	if s.Volume() != 0.5 || !s.Playing() || s.Tick() < 5 {
		t.Errorf("volume %g, playing %v, from tick %d; want 0.5, true, 5 or later", s.Volume(), s.Playing(), s.Tick())
	}
	loudest := float32(0)
	for _, v := range s.Samples(1000) {
		loudest = max(loudest, v)
	}
	if loudest < 0.2 || loudest > 0.3 {
		t.Errorf("the loudest sample is %g, want a quarter", loudest)
	}
}

func TestWindowEnds(t *testing.T) {
	w := openToy(t, "")
	w.Press(ebiten.KeyQ)
	if err := w.StepUntilEnd(10); err != nil {
		t.Errorf("quitting: %v", err)
	}
	w = openToy(t, "")
	w.Press(ebiten.KeyE)
	if err := w.StepUntilEnd(10); err == nil || !strings.Contains(err.Error(), "told to fail") {
		t.Errorf("failing: error %v, want the program's own", err)
	}
}

// A program that has been killed runs no tick.
func TestAKilledWindowStepsNoMore(t *testing.T) {
	w := openToy(t, "")
	stepped := false
	w.KillDuring(0, func() {
		time.Sleep(300 * time.Millisecond) // the program has ended
		w.Point(1, 1)
		time.Sleep(100 * time.Millisecond) // and that has been noticed
		w.Step(1)
		stepped = true
	})
	if stepped {
		t.Error("a tick is said to have been run by a program that was killed before")
	}
}

func TestInFrame(t *testing.T) {
	drive.InFrame(t, func() error {
		img := ebiten.NewImage(2, 2)
		defer img.Deallocate()
		img.Fill(red)
		if got := img.At(1, 1); got != red {
			t.Errorf("an image filled with red reads %v", got)
		}
		return nil
	})
}
