// Package testkit is what the tests of several packages share: comparing with goldens kept under testdata, files in
// memory, and tables of reference data. Only tests import it; it imports only the standard library.
package testkit

import (
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the goldens under testdata anew")

// IsUpdating reports whether -update asks for the goldens to be written anew.
func IsUpdating() bool { return *update }

// GoldenSessions runs a subtest for every testdata/*.txt of the test's own folder. Replay gets the file, carries out
// what was typed in it, and returns the session as it goes today; the subtest fails unless that is the file again. With
// -update it writes the file instead.
func GoldenSessions(t *testing.T, replay func(golden string) string) {
	t.Helper()
	for name, golden := range Sessions(t) {
		t.Run(filepath.Base(name), func(t *testing.T) {
			have := replay(golden)
			if *update {
				if err := os.WriteFile(name, []byte(have), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if have != golden {
				t.Errorf("the session differs from %s; run with -update and read the difference\n%s", name, firstDifference(have, golden))
			}
		})
	}
}

// Sessions returns the golden sessions of the test's own folder by file name. It fails the test when there are none.
func Sessions(t testing.TB) map[string]string {
	t.Helper()
	names, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(names) == 0 {
		t.Fatal("no golden sessions found under testdata", err)
	}
	sessions := map[string]string{}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		sessions[name] = string(data)
	}
	return sessions
}

func firstDifference(have, want string) string {
	h, w := strings.Split(have, "\n"), strings.Split(want, "\n")
	for k := range min(len(h), len(w)) {
		if h[k] != w[k] {
			return fmt.Sprintf("line %d: have %q\n want %q", k+1, h[k], w[k])
		}
	}
	return fmt.Sprintf("have %d lines, want %d", len(h), len(w))
}

// GoldenPicture fails the test unless the picture equals testdata/NAME.png of the test's own folder. Each channel may
// differ by tolerance levels of 255: compilers for some processors join a multiplication and an addition into one rounding,
// which moves an edge by a trace. With -update it writes the file instead.
func GoldenPicture(t testing.TB, name string, got *image.RGBA, tolerance int) {
	t.Helper()
	file := filepath.Join("testdata", name+".png")
	if *update {
		writePicture(t, file, got)
		return
	}
	want := readPicture(t, file)
	if want.Rect.Size() != got.Rect.Size() {
		t.Fatalf("%s: size %v, want %v", name, got.Rect.Size(), want.Rect.Size())
	}
	for y := range got.Rect.Dy() {
		for x := range got.Rect.Dx() {
			at, wanted := got.PixOffset(got.Rect.Min.X+x, got.Rect.Min.Y+y), want.PixOffset(x, y)
			for channel := range 4 {
				d := int(got.Pix[at+channel]) - int(want.Pix[wanted+channel])
				if d < -tolerance || d > tolerance {
					t.Fatalf("%s: pixel (%d, %d) is %v, want %v; run with -update if the change is meant",
						name, x, y, got.Pix[at:at+4], want.Pix[wanted:wanted+4])
				}
			}
		}
	}
}

// Thumbnail returns the picture made smaller by a whole factor, each pixel the mean of a square of factor pixels; a
// rest at the right and lower edge is lost.
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

func writePicture(t testing.TB, file string, img image.Image) {
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

func readPicture(t testing.TB, file string) *image.RGBA {
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
