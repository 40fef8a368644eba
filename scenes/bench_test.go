package scenes

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/canvas"
	"engawa/scenes/lang"
)

// BenchmarkDraw lists what a frame of each screen of the frame benchmark draws, without a display.
func BenchmarkDraw(b *testing.B) {
	benchmarkTour(b, func(v *visitor, c *canvas.Canvas) { v.app.house.Stack.Draw(c) })
}

// BenchmarkUpdate advances each screen of the frame benchmark by a tick.
func BenchmarkUpdate(b *testing.B) {
	benchmarkTour(b, func(v *visitor, _ *canvas.Canvas) { v.tick(1) })
}

func benchmarkTour(b *testing.B, f func(*visitor, *canvas.Canvas)) {
	for _, screen := range measuredScreens() {
		if screen.ends != nil {
			continue // a bot thinks as long as it is given
		}
		b.Run(screen.name, func(b *testing.B) {
			v := newVisitor(lateral(), lang.English)
			v.app.house.Stack.SetStill(true)
			if err := screen.visit(v); err != nil {
				b.Fatal(err)
			}
			if !screen.moves {
				v.settle()
			}
			if screen.live != nil {
				for n := range 20 {
					screen.live(v, n)
					v.tick(1)
				}
			}
			view := v.app.view
			c, trace := canvas.NewTrace(view.Area.W, view.Area.H, view.Scale)
			b.ReportAllocs()
			for b.Loop() {
				trace.Strokes = trace.Strokes[:0]
				f(v, c)
			}
		})
	}
}

// BenchmarkArrange lays each screen out anew, as after a change of size or language.
func BenchmarkArrange(b *testing.B) {
	for _, screen := range measuredScreens() {
		if screen.moves {
			continue
		}
		b.Run(screen.name, func(b *testing.B) {
			v := newVisitor(lateral(), lang.English)
			v.app.house.Stack.SetStill(true)
			if err := screen.visit(v); err != nil {
				b.Fatal(err)
			}
			v.settle()
			b.ReportAllocs()
			for b.Loop() {
				v.app.house.Stack.Top().Arrange(v.app.view)
			}
		})
	}
}

// BenchmarkFirstFrame draws each screen with nothing baked yet, but for what the graphics card does.
func BenchmarkFirstFrame(b *testing.B) {
	for _, shape := range measuredShapes() {
		for _, screen := range measuredScreens() {
			if screen.moves {
				continue
			}
			b.Run(shape.Name+"/"+screen.name, func(b *testing.B) {
				v := newVisitor(shape, lang.English)
				v.app.house.Stack.SetStill(true)
				if err := screen.visit(v); err != nil {
					b.Fatal(err)
				}
				v.settle()
				img := ebiten.NewImage(int(shape.W*shape.Density), int(shape.H*shape.Density))
				b.ReportAllocs()
				for b.Loop() {
					v.app.bakery.Clear()
					v.app.fresh = 1
					v.app.Draw(img)
				}
			})
		}
	}
}
