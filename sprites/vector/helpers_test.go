package vector

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden pictures anew")

// golden compares a picture with testdata/golden/NAME.png. A channel may differ
// by two levels of 255: compilers for some processors join a multiplication
// and an addition into one rounding, which moves an edge by a trace.
func golden(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	const slack = 2
	file := filepath.Join("testdata", "golden", name+".png")
	if *update {
		writePNG(t, file, got)
		return
	}
	want := readPNG(t, file)
	if want.Rect.Size() != got.Rect.Size() {
		t.Fatalf("%s: size %v, want %v", name, got.Rect.Size(), want.Rect.Size())
	}
	for y := range got.Rect.Dy() {
		for x := range got.Rect.Dx() {
			a := got.RGBAAt(got.Rect.Min.X+x, got.Rect.Min.Y+y)
			b := want.RGBAAt(x, y)
			if distance(a, b) > slack {
				t.Fatalf("%s: pixel (%d, %d) is %v, want %v; run with -update if the change is meant", name, x, y, a, b)
			}
		}
	}
}

func writePNG(t *testing.T, file string, img image.Image) {
	t.Helper()
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

func readPNG(t *testing.T, file string) *image.RGBA {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	out := image.NewRGBA(image.Rectangle{Max: img.Bounds().Size()})
	draw.Draw(out, out.Rect, img, img.Bounds().Min, draw.Src)
	return out
}

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
