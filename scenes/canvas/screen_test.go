package canvas

import (
	"image"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestOnlyWhatHasChangedIsDrawnAnew compares a grid that is drawn in parts, frame after frame, with the same frames
// drawn at once. Commands are told apart by their place on the list of images; a pixel is the list of commands that lie on it.
func TestOnlyWhatHasChangedIsDrawnAnew(t *testing.T) {
	const side, frames = 200, 400
	rng := rand.New(rand.NewPCG(7, 7))
	images := make([]*ebiten.Image, 30)
	for k := range images {
		images[k] = new(ebiten.Image)
	}
	some := func() drawCommand {
		x, y := rng.IntN(side), rng.IntN(side)
		return drawCommand{img: images[rng.IntN(len(images))], covers: image.Rect(x, y, min(side, x+1+rng.IntN(30)), min(side, y+1+rng.IntN(30)))}
	}
	paint := func(field [][]drawCommand, part image.Rectangle, commands []drawCommand) {
		for y := part.Min.Y; y < part.Max.Y; y++ {
			for x := part.Min.X; x < part.Max.X; x++ {
				field[y*side+x] = nil
				for _, d := range commands {
					if image.Pt(x, y).In(d.covers) {
						field[y*side+x] = append(field[y*side+x], d)
					}
				}
			}
		}
	}
	var before []drawCommand
	for range 40 {
		before = append(before, some())
	}
	kept := make([][]drawCommand, side*side)
	paint(kept, image.Rect(0, 0, side, side), before)
	spared := 0
	for n := range frames {
		now := slices.Clone(before)
		for range rng.IntN(4) {
			switch at := rng.IntN(len(now)); rng.IntN(4) {
			case 0:
				now = slices.Insert(now, at, some())
			case 1:
				now = slices.Delete(now, at, at+1)
			case 2:
				now[at] = some()
			case 3:
				other := rng.IntN(len(now))
				now[at], now[other] = now[other], now[at]
			}
		}
		if n%100 == 50 {
			slices.Reverse(now)
		}
		parts := disjoint(changes(nil, before, now))
		drawn := 0
		for k, part := range parts {
			drawn += area(part)
			for _, other := range parts[:k] {
				if part.Overlaps(other) {
					t.Fatalf("frame %d: %v and %v overlap, so that something would be blended twice", n, part, other)
				}
			}
			paint(kept, part, now)
		}
		spared += side*side - drawn
		whole := make([][]drawCommand, side*side)
		paint(whole, image.Rect(0, 0, side, side), now)
		for k := range whole {
			if !slices.Equal(whole[k], kept[k]) {
				t.Fatalf("frame %d: the pixel at %v differs", n, image.Pt(k%side, k/side))
			}
		}
		before = now
	}
	if share := float64(spared) / (side * side * frames); share < 0.5 {
		t.Errorf("only %.0f %% of the pixels are left alone, want most of them", 100*share)
	}
}

func TestEqualFramesChangeNothing(t *testing.T) {
	commands := []drawCommand{{img: new(ebiten.Image), covers: image.Rect(0, 0, 9, 9)}, {covers: image.Rect(3, 3, 5, 5)}}
	if got := changes(nil, commands, slices.Clone(commands)); len(got) != 0 {
		t.Errorf("equal frames differ in %v", got)
	}
}

// TestEverythingThatIsDrawnCounts changes each part of a drawCommand in turn.
func TestEverythingThatIsDrawnCounts(t *testing.T) {
	here := image.Rect(3, 3, 9, 9)
	for name, change := range map[string]func(*drawCommand){
		"image": func(d *drawCommand) { d.img = new(ebiten.Image) }, "place": func(d *drawCommand) { d.geo.Translate(1, 0) },
		"colour": func(d *drawCommand) { d.colour.ScaleAlpha(0.5) }, "blending": func(d *drawCommand) { d.copies = true },
		"mixing": func(d *drawCommand) { d.smooth = true }, "clip": func(d *drawCommand) { d.clip = here },
	} {
		one := drawCommand{img: new(ebiten.Image), covers: here}
		other := one
		change(&other)
		if got := disjoint(changes(nil, []drawCommand{one}, []drawCommand{other})); !slices.Equal(got, []image.Rectangle{here}) {
			t.Errorf("with another %s %v is drawn anew, want %v", name, got, here)
		}
	}
}

func TestReachOfMovedImages(t *testing.T) {
	var moved, turned ebiten.GeoM
	moved.Translate(10, 20)
	turned.Rotate(0.5)
	turned.Translate(100, 100)
	if got, want := reach(image.Rect(0, 0, 4, 6), moved, false), image.Rect(10, 20, 14, 26); got != want {
		t.Errorf("a moved image reaches %v, want %v", got, want)
	}
	// The corners of a turned square of 20: 100 - 20·sin 0.5 to 100 + 20·cos 0.5, and a pixel of mixing.
	if got, want := reach(image.Rect(0, 0, 20, 20), turned, true), image.Rect(89, 99, 119, 129); got != want {
		t.Errorf("a turned image reaches %v, want %v", got, want)
	}
}

// BenchmarkChanges compares frames of a full table in which a few things have moved.
func BenchmarkChanges(b *testing.B) {
	var before []drawCommand
	for k := range 600 {
		d := drawCommand{img: new(ebiten.Image), covers: image.Rect(k, k, k+40, k+40)}
		before = append(before, d)
	}
	now := slices.Clone(before)
	for _, k := range []int{40, 300, 301, 550} {
		now[k].geo.Translate(3, 3)
	}
	now = slices.Insert(now, 200, drawCommand{img: new(ebiten.Image), covers: image.Rect(0, 0, 9, 9)})
	var list []image.Rectangle
	b.ReportAllocs()
	for b.Loop() {
		list = disjoint(changes(list[:0], before, now))
	}
}
