package main

import (
	"bytes"
	"cmp"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"slices"
)

// comparison lists the differences between the pictures of two folders.
type comparison struct {
	count            int
	differences      []difference // the largest share first
	oldOnly, newOnly []string     // the names of pictures that are in one folder only
	out              string       // the folder with the pictures that differ, side by side
}

// difference is one picture that differs.
type difference struct {
	name  string
	share float64 // of its pixels, of 1; 1 where the sizes differ
}

// compare compares the pictures of two folders by name, and writes those that differ side by side into the folder out.
func compare(oldFolder, newFolder, out string) (*comparison, error) {
	oldNames, err := picturesIn(oldFolder)
	if err != nil {
		return nil, err
	}
	newNames, err := picturesIn(newFolder)
	if err != nil {
		return nil, err
	}
	c := &comparison{out: out}
	for _, name := range newNames {
		if !slices.Contains(oldNames, name) {
			c.newOnly = append(c.newOnly, name)
		}
	}
	for _, name := range oldNames {
		if !slices.Contains(newNames, name) {
			c.oldOnly = append(c.oldOnly, name)
			continue
		}
		share, err := comparePicture(filepath.Join(oldFolder, name), filepath.Join(newFolder, name), filepath.Join(out, name))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		c.count++
		if share > 0 {
			c.differences = append(c.differences, difference{name, share})
		}
	}
	slices.SortStableFunc(c.differences, func(a, b difference) int { return cmp.Compare(b.share, a.share) })
	return c, nil
}

// picturesIn returns the names of the pictures in a folder, of which there must be some.
func picturesIn(folder string) (names []string, err error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if filepath.Ext(e.Name()) == ".png" {
			names = append(names, e.Name())
		}
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("there are no pictures in %s", folder)
	}
	return names, nil
}

// comparePicture returns the share of the pixels that differ between two files, and writes both side by side to the
// file out if there are any.
func comparePicture(oldFile, newFile, out string) (share float64, err error) {
	before, err := os.ReadFile(oldFile)
	if err != nil {
		return 0, err
	}
	after, err := os.ReadFile(newFile)
	if err != nil || bytes.Equal(before, after) {
		return 0, err
	}
	a, err := decode(before)
	if err != nil {
		return 0, err
	}
	b, err := decode(after)
	if err != nil {
		return 0, err
	}
	difference, share := diff(a, b)
	if share == 0 {
		return 0, nil // the files differ in their compression
	}
	if err := os.MkdirAll(filepath.Dir(out), 0o755); err != nil {
		return 0, err
	}
	return share, writePNG(out, sideBySide(a, b, difference))
}

func decode(data []byte) (*image.RGBA, error) {
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	out := image.NewRGBA(image.Rectangle{Max: img.Bounds().Size()})
	draw.Draw(out, out.Rect, img, img.Bounds().Min, draw.Src)
	return out, nil
}

// diff returns the old picture, faded, with every pixel in red that differs from the new one, and the share of those;
// all of them where the sizes differ.
func diff(before, after *image.RGBA) (*image.RGBA, float64) {
	red := color.RGBA{R: 220, A: 255}
	out := image.NewRGBA(before.Rect.Union(after.Rect))
	count := 0
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			at := image.Pt(x, y)
			p, q := before.RGBAAt(x, y), after.RGBAAt(x, y)
			if p != q || at.In(before.Rect) != at.In(after.Rect) {
				count++
				out.SetRGBA(x, y, red)
				continue
			}
			grey := color.GrayModel.Convert(p).(color.Gray).Y
			faded := 192 + grey/4
			out.SetRGBA(x, y, color.RGBA{faded, faded, faded, 255})
		}
	}
	if before.Rect != after.Rect {
		return out, 1
	}
	return out, float64(count) / float64(max(1, out.Rect.Dx()*out.Rect.Dy()))
}

// gap is how many pixels lie between the pictures of a comparison.
const gap = 8

// sideBySide puts pictures into one, from left to right.
func sideBySide(pictures ...*image.RGBA) *image.RGBA {
	size := image.Pt(gap*(len(pictures)-1), 0)
	for _, p := range pictures {
		size = image.Pt(size.X+p.Rect.Dx(), max(size.Y, p.Rect.Dy()))
	}
	out := image.NewRGBA(image.Rectangle{Max: size})
	at := image.Point{}
	for _, p := range pictures {
		draw.Draw(out, p.Rect.Add(at), p, image.Point{}, draw.Src)
		at.X += p.Rect.Dx() + gap
	}
	return out
}

// same reports whether both folders hold the same pictures.
func (c *comparison) same() bool {
	return len(c.differences) == 0 && len(c.oldOnly) == 0 && len(c.newOnly) == 0
}

// write writes a line for every picture that differs or is in one folder only, and one for all.
func (c *comparison) write(w io.Writer) {
	for _, d := range c.differences {
		fmt.Fprintf(w, "%8.4f %% %s\n", 100*d.share, d.name)
	}
	for _, name := range c.oldOnly {
		fmt.Fprintf(w, "old only   %s\n", name)
	}
	for _, name := range c.newOnly {
		fmt.Fprintf(w, "new only   %s\n", name)
	}
	fmt.Fprintf(w, "%d of %d pictures differ", len(c.differences), c.count)
	if len(c.differences) > 0 {
		fmt.Fprintf(w, "; they are side by side in %s", c.out)
	}
	fmt.Fprintln(w)
}
