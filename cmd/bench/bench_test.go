package main

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/canvas"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/ui"
)

// BenchmarkDraw lists what a frame of each screen of the frame benchmark draws, without a display.
func BenchmarkDraw(b *testing.B) {
	benchmarkTour(b, func(d *scenestest.Driver, c *canvas.Canvas) { d.Services.Stack.Draw(c) })
}

// BenchmarkUpdate advances each screen of the frame benchmark by a tick.
func BenchmarkUpdate(b *testing.B) {
	benchmarkTour(b, func(d *scenestest.Driver, _ *canvas.Canvas) { d.Tick(1) })
}

func benchmarkTour(b *testing.B, f func(*scenestest.Driver, *canvas.Canvas)) {
	for _, screen := range benchScreens() {
		if screen.ends != nil {
			continue // a bot thinks as long as it is given
		}
		b.Run(screen.name, func(b *testing.B) {
			d := scenestest.New(benchShapes()[0], lang.English)
			d.Services.Stack.SetStill(true)
			if err := screen.show(d); err != nil {
				b.Fatal(err)
			}
			if !screen.moves {
				d.FinishAnimations()
			}
			if screen.live != nil {
				for n := range 20 {
					screen.live(d, n)
					d.Tick(1)
				}
			}
			view := d.App.View()
			c, trace := canvas.NewTrace(view.Area.W, view.Area.H, view.Scale)
			b.ReportAllocs()
			for b.Loop() {
				trace.Strokes = trace.Strokes[:0]
				f(d, c)
			}
		})
	}
}

// BenchmarkArrange lays each screen out anew, as after a change of size or language.
func BenchmarkArrange(b *testing.B) {
	for _, screen := range benchScreens() {
		if screen.moves {
			continue
		}
		b.Run(screen.name, func(b *testing.B) {
			d := scenestest.New(benchShapes()[0], lang.English)
			d.Services.Stack.SetStill(true)
			if err := screen.show(d); err != nil {
				b.Fatal(err)
			}
			d.FinishAnimations()
			b.ReportAllocs()
			for b.Loop() {
				d.Services.Stack.Top().Arrange(d.App.View())
			}
		})
	}
}

// BenchmarkPress touches the first two things that can be chosen on each table, in turn: all that a press does, from
// the event to the new tree, and the third of a second in which it can be seen. The time of the press alone is press-ns/op.
func BenchmarkPress(b *testing.B) {
	for _, screen := range restingScreens() {
		if screen.name == "shelf" {
			continue
		}
		b.Run(screen.name, func(b *testing.B) {
			d := scenestest.New(benchShapes()[0], lang.English)
			d.Services.Stack.SetStill(true)
			if err := screen.show(d); err != nil {
				b.Fatal(err)
			}
			d.FinishAnimations()
			target := d.Services.Words.T(lang.SpokenTarget)
			var keys []string
			for _, c := range d.Controls() {
				if c.Value == target {
					keys = append(keys, c.Key)
				}
			}
			keys = keys[:2]
			b.ReportAllocs()
			var alone time.Duration
			for n := 0; b.Loop(); n++ {
				d.Tick(20) // a second press at once would count as one of two
				before := d.Controls()
				c := before[slices.IndexFunc(before, func(c *ui.Control) bool { return c.Key == keys[n%2] })]
				begin := time.Now()
				d.Tap(c)
				alone += time.Since(begin)
				if &d.Controls()[0] == &before[0] {
					b.Fatalf("a press on %q has changed nothing", c.Key)
				}
			}
			b.ReportMetric(float64(alone.Nanoseconds())/float64(b.N), "press-ns/op")
		})
	}
}

// BenchmarkFirstFrame draws each screen with no texture rendered yet, but for what the graphics card does.
func BenchmarkFirstFrame(b *testing.B) {
	for _, shape := range benchShapes() {
		for _, screen := range benchScreens() {
			if screen.moves {
				continue
			}
			b.Run(shape.Name+"/"+screen.name, func(b *testing.B) {
				d := scenestest.New(shape, lang.English)
				d.Services.Stack.SetStill(true)
				if err := screen.show(d); err != nil {
					b.Fatal(err)
				}
				d.FinishAnimations()
				img := ebiten.NewImage(int(shape.W*shape.Density), int(shape.H*shape.Density))
				b.ReportAllocs()
				for b.Loop() {
					d.App.ClearTextures()
					d.App.Redraw()
					d.App.Draw(img)
				}
			})
		}
	}
}
