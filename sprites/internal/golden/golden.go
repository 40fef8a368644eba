// Package golden compares pictures with those kept under testdata, for the
// tests of the drawing packages. It imports only the standard library.
package golden

import (
	"flag"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

var update = flag.Bool("update", false, "write the golden pictures anew")

// Compare fails the test unless the picture equals testdata/NAME.png of the
// test's own folder. Each channel may differ by slack levels of 255, because
// processors round curves a trace differently. With -update it writes the file
// instead.
func Compare(t *testing.T, name string, got *image.RGBA, slack int) {
	t.Helper()
	file := filepath.Join("testdata", name+".png")
	if *update {
		write(t, file, got)
		return
	}
	want := read(t, file)
	if want.Rect.Size() != got.Rect.Size() {
		t.Fatalf("%s: size %v, want %v", name, got.Rect.Size(), want.Rect.Size())
	}
	for y := range got.Rect.Dy() {
		for x := range got.Rect.Dx() {
			at, wanted := got.PixOffset(got.Rect.Min.X+x, got.Rect.Min.Y+y), want.PixOffset(x, y)
			for channel := range 4 {
				d := int(got.Pix[at+channel]) - int(want.Pix[wanted+channel])
				if d < -slack || d > slack {
					t.Fatalf("%s: pixel (%d, %d) is %v, want %v; run with -update if the change is meant",
						name, x, y, got.Pix[at:at+4], want.Pix[wanted:wanted+4])
				}
			}
		}
	}
}

// Thumbnail returns the picture made smaller by a whole factor, each pixel the
// mean of a square of factor pixels; a rest at the right and lower edge is lost.
func Thumbnail(img *image.RGBA, factor int) *image.RGBA {
	w, h := img.Rect.Dx()/factor, img.Rect.Dy()/factor
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			var sum [4]int
			for row := range factor {
				at := img.PixOffset(img.Rect.Min.X+x*factor, img.Rect.Min.Y+y*factor+row)
				for i, v := range img.Pix[at : at+4*factor] {
					sum[i%4] += int(v)
				}
			}
			for channel, v := range sum {
				out.Pix[out.PixOffset(x, y)+channel] = uint8(v / (factor * factor))
			}
		}
	}
	return out
}

func write(t *testing.T, file string, img image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, file string) *image.RGBA {
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
