package main

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// fillRow returns a grey picture with so many pixels of its first row in black.
func fillRow(w, h, black int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for k := range w * h {
		img.Set(k%w, k/w, color.Gray{Y: 200})
	}
	for x := range black {
		img.Set(x, 0, color.Black)
	}
	return img
}

func TestComparingFindsWhatDiffers(t *testing.T) {
	before, after, out := t.TempDir(), t.TempDir(), filepath.Join(t.TempDir(), "differences")
	for _, p := range []struct {
		folder, name string
		img          *image.RGBA
	}{
		{before, "same.png", fillRow(10, 10, 3)}, {after, "same.png", fillRow(10, 10, 3)},
		{before, "little.png", fillRow(10, 10, 0)}, {after, "little.png", fillRow(10, 10, 2)},
		{before, "much.png", fillRow(10, 5, 0)}, {after, "much.png", fillRow(10, 5, 10)},
		{before, "resized.png", fillRow(10, 10, 0)}, {after, "resized.png", fillRow(12, 10, 0)},
		{before, "gone.png", fillRow(1, 1, 0)}, {after, "added.png", fillRow(1, 1, 0)},
	} {
		if err := writePNG(filepath.Join(p.folder, p.name), p.img); err != nil {
			t.Fatal(err)
		}
	}
	// The same picture in another compression is the same.
	f, err := os.Create(filepath.Join(after, "same.png"))
	if err != nil {
		t.Fatal(err)
	}
	if err := (&png.Encoder{CompressionLevel: png.NoCompression}).Encode(f, fillRow(10, 10, 3)); err != nil {
		t.Fatal(err)
	}
	f.Close()

	c, err := compare(before, after, out)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	c.write(&b)
	want := "100.0000 % resized.png\n 20.0000 % much.png\n  2.0000 % little.png\nold only   gone.png\nnew only   added.png\n" +
		"3 of 4 pictures differ; they are side by side in " + out + "\n"
	if got := b.String(); got != want || c.same() {
		t.Errorf("told is\n%swant\n%s", got, want)
	}
	if names, err := picturesIn(out); err != nil || len(names) != 3 {
		t.Errorf("written are %q, %v; want those that differ", names, err)
	}
	data, err := os.ReadFile(filepath.Join(out, "little.png"))
	if err != nil {
		t.Fatal(err)
	}
	img, err := decode(data)
	if err != nil {
		t.Fatal(err)
	}
	if size := img.Rect.Size(); size != image.Pt(3*10+2*gap, 10) {
		t.Fatalf("side by side the picture is %v large", size)
	}
	for x, red := range map[int]bool{0: true, 1: true, 2: false, 9: false} {
		if c := img.RGBAAt(2*(10+gap)+x, 0); (c.R > 200 && c.G == 0) != red {
			t.Errorf("pixel %d of the difference is %v, red: want %t", x, c, red)
		}
	}
}

func TestTheSameFolderDoesNotDiffer(t *testing.T) {
	folder := t.TempDir()
	if _, err := compare(folder, folder, folder); err == nil {
		t.Error("folders without pictures are compared")
	}
	if err := writePNG(filepath.Join(folder, "one.png"), fillRow(3, 3, 1)); err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(folder, "differences")
	c, err := compare(folder, folder, out)
	if err != nil || !c.same() || c.count != 1 {
		t.Errorf("compared with itself: %+v, %v", c, err)
	}
	if _, err := os.Stat(out); err == nil {
		t.Error("there is a folder with differences")
	}
}
