package vector

import (
	"image/color"
	"testing"
)

func BenchmarkFill(b *testing.B) {
	ink := Solid(color.NRGBA{33, 29, 43, 255})
	sky := Linear(0, 0, 0, 256, Stop{0, color.NRGBA{39, 64, 110, 255}}, Stop{1, color.NRGBA{249, 231, 191, 255}})
	for name, run := range map[string]func(c *Canvas, p *Path){
		"accumulate": func(c *Canvas, p *Path) { c.Fill(p, ink) },
		"sweep":      func(c *Canvas, p *Path) { c.FillUnion(p, ink) },
		"gradient":   func(c *Canvas, p *Path) { c.Fill(p, sky) },
		"stroke":     func(c *Canvas, p *Path) { c.Stroke(p, Stroke{Width: 6}, ink) },
	} {
		b.Run(name, func(b *testing.B) {
			c := NewCanvas(256, 256)
			p := Circle(128, 128, 120)
			run(c, p)
			b.ReportAllocs()
			for b.Loop() {
				run(c, p)
			}
		})
	}
}

func BenchmarkBlur(b *testing.B) {
	mask := Mask(Circle(128, 128, 100), Identity())
	for b.Loop() {
		Blur(mask, 3)
	}
}

func BenchmarkRender(b *testing.B) {
	d, err := Parse([]byte(exampleSVG))
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		d.Render(3)
	}
}

func BenchmarkParse(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Parse([]byte(exampleSVG)); err != nil {
			b.Fatal(err)
		}
	}
}
