// Command toy is the small program that tests of the drive package run: it paints the input it gets, so that every kind
// of input can be read off a picture.
//
// The background is grey. The last place pointed at with the left button or a finger becomes a red square, held keys a
// green bar at the top (one step of 20 a key), a running animation a blue bar at the bottom. Space starts the
// animation, which runs 30 ticks; S plays a sound; the lower right button of a pad clicks in the middle; Q quits, E
// ends with an error. The number of clicks is kept in the folder the system names for settings, and shown as white
// squares.
package main

import (
	"errors"
	"image"
	"image/color"
	"log"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/audio"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

const sampleRate = 48000

type toy struct {
	sound   *audio.Context
	x, y    int
	clicks  int
	moving  int
	w, h    int
	players []*audio.Player
	shown   func()
	drawn   picture
	fresh   int // frames in which the picture is drawn again although it is the same
}

// picture is all that a picture depends on.
type picture struct{ x, y, clicks, moving, keys, w, h int }

func (t *toy) Update() error {
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) {
		t.x, t.y = ebiten.CursorPosition()
		t.click()
	}
	for _, id := range inpututil.AppendJustPressedTouchIDs(nil) {
		t.x, t.y = ebiten.TouchPosition(id)
		t.click()
	}
	for _, id := range ebiten.AppendGamepadIDs(nil) {
		if inpututil.IsStandardGamepadButtonJustPressed(id, ebiten.StandardGamepadButtonRightBottom) {
			t.x, t.y = t.w/2, t.h/2
			t.click()
		}
	}
	if t.moving > 0 {
		t.moving--
	}
	switch {
	case inpututil.IsKeyJustPressed(ebiten.KeySpace):
		t.moving = 30
	case inpututil.IsKeyJustPressed(ebiten.KeyS):
		t.play()
	case inpututil.IsKeyJustPressed(ebiten.KeyQ):
		return ebiten.Termination
	case inpututil.IsKeyJustPressed(ebiten.KeyE):
		return errors.New("the toy was told to fail")
	}
	return nil
}

func (t *toy) click() {
	t.clicks++
	if err := save(t.clicks); err != nil {
		log.Print(err)
	}
}

func (t *toy) play() {
	tone := make([]byte, 4*sampleRate/10)
	for i := 0; i+3 < len(tone); i += 4 {
		if i/4%100 < 50 {
			tone[i+1], tone[i+3] = 0x20, 0x20
		}
	}
	p := t.sound.NewPlayerFromBytes(tone)
	p.SetVolume(0.5)
	p.Play()
	t.players = append(t.players, p)
}

// Draw draws nothing while nothing changes: pages are drawn in software here, and wait for long.
func (t *toy) Draw(screen *ebiten.Image) {
	now := picture{t.x, t.y, t.clicks, t.moving, len(inpututil.AppendPressedKeys(nil)), t.w, t.h}
	if now != t.drawn {
		t.drawn, t.fresh = now, 3
	}
	if t.fresh == 0 {
		return
	}
	t.fresh--
	screen.Fill(color.Gray{Y: 0x80})
	fill(screen, 0, 0, 20*now.keys, 10, color.RGBA{G: 0xff, A: 0xff})
	fill(screen, 0, t.h-10, 10*t.moving, 10, color.RGBA{B: 0xff, A: 0xff})
	for i := range t.clicks {
		fill(screen, 8+12*i, 20, 8, 8, color.White)
	}
	if t.clicks > 0 {
		fill(screen, t.x-4, t.y-4, 9, 9, color.RGBA{R: 0xff, A: 0xff})
	}
	if t.shown != nil {
		t.shown()
		t.shown = nil
	}
}

func fill(dst *ebiten.Image, x, y, w, h int, c color.Color) {
	if w <= 0 || h <= 0 {
		return
	}
	dst.SubImage(image.Rect(x, y, x+w, y+h)).(*ebiten.Image).Fill(c)
}

func (t *toy) Layout(w, h int) (int, int) {
	t.w, t.h = w, h
	return w, h
}

func main() {
	t := &toy{sound: audio.NewContext(sampleRate), shown: ready}
	n, err := load()
	if err != nil {
		log.Print(err)
	}
	t.clicks = n
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowSize(320, 240)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	if err := ebiten.RunGame(t); err != nil {
		log.Fatal(err)
	}
}
