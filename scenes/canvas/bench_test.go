package canvas_test

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// prose is a paragraph as long as those of the rules.
const prose = "A spirit that is taken changes sides: it waits in the reserve of whoever took it, and may be placed on any " +
	"free square instead of a move. A Kodama that is placed on the far row does not turn over by that."

func BenchmarkText(b *testing.B) {
	style := letters.Style{Face: letters.Text, Size: 16}
	c, trace := canvas.NewTrace(1280, 800, 1)
	b.ReportAllocs()
	for b.Loop() {
		trace.Strokes = trace.Strokes[:0]
		c.Text(style, prose[:40], geom.Pt(10, 10), color.Black, canvas.Centre)
	}
}

func BenchmarkParagraph(b *testing.B) {
	style := letters.Style{Face: letters.Text, Size: 16}
	c, trace := canvas.NewTrace(1280, 800, 1)
	b.ReportAllocs()
	for b.Loop() {
		trace.Strokes = trace.Strokes[:0]
		c.Paragraph(style, prose, geom.R(10, 10, 300, 200), color.Black, canvas.Left)
	}
}

// BenchmarkRender renders a picture of a piece's size again and again, and a line of text.
func BenchmarkRender(b *testing.B) {
	disc := canvas.Picture{Key: "disc", Box: geom.R(-64, -64, 128, 128), Paint: func(c *vector.Canvas) {
		c.Fill(vector.Circle(0, 0, 60), vector.Solid(color.White))
		c.Stroke(vector.Circle(0, 0, 50), vector.Stroke{Width: 4}, vector.Solid(color.Black))
	}}
	for _, size := range []struct {
		name  string
		scale float64
	}{{"desk", 1}, {"phone", 3}} {
		b.Run(size.name, func(b *testing.B) {
			cache := canvas.NewTextureCache()
			b.ReportAllocs()
			var screen canvas.Screen
			screen.Draw(ebiten.NewImage(1, 1), cache, size.scale, func(c *canvas.Canvas) {
				for b.Loop() {
					c.Warm(disc, 1)
					cache.Clear()
				}
			})
		})
	}
}
