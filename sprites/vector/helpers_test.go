package vector

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"strings"
)

// slack is how far a channel of a golden picture may be off, in levels of 255.
const slack = 2

// distance is the greatest difference of two colours in any channel.
func distance(a, b color.RGBA) int {
	d := 0
	for _, pair := range [][2]uint8{{a.R, b.R}, {a.G, b.G}, {a.B, b.B}, {a.A, b.A}} {
		d = max(d, int(pair[0])-int(pair[1]), int(pair[1])-int(pair[0]))
	}
	return d
}

// spell writes a path as path data, rounded to hundredths.
func spell(p *Path) string {
	var words []string
	p.Walk(func(v Verb, pts []Point) {
		word := string("MLQCZ"[v])
		for i, q := range pts {
			if i > 0 {
				word += " "
			}
			word += fmt.Sprintf("%g %g", math.Round(q.X*100)/100, math.Round(q.Y*100)/100)
		}
		words = append(words, word)
	})
	return strings.Join(words, " ")
}

func near(a, b Point) bool { return math.Hypot(a.X-b.X, a.Y-b.Y) < 1e-6 }

var (
	ink   = color.NRGBA{33, 29, 43, 255}
	paper = color.NRGBA{245, 234, 210, 255}
)

// page returns a canvas covered with paper.
func page(w, h int) *Canvas {
	c := NewCanvas(w, h)
	c.Fill(Rect(0, 0, float64(w), float64(h)), Solid(paper))
	return c
}

// alphaSum adds up the coverage of a picture in whole pixels.
func alphaSum(img *image.RGBA) float64 {
	sum := 0
	for i := 3; i < len(img.Pix); i += 4 {
		sum += int(img.Pix[i])
	}
	return float64(sum) / 255
}
