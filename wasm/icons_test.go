package wasm

import (
	"bytes"
	"image/png"
	"testing"
)

// TestIconsOfFewColoursLookTheSame holds the pictures that travel against those of all colours.
func TestIconsOfFewColoursLookTheSame(t *testing.T) {
	files, err := iconFiles()
	if err != nil {
		t.Fatal(err)
	}
	for _, i := range icons() {
		few, err := png.Decode(bytes.NewReader(files[i.name]))
		if err != nil {
			t.Fatal(err)
		}
		all, err := drawIcon(i.side, i.full)
		if err != nil {
			t.Fatal(err)
		}
		if few.Bounds() != all.Bounds() {
			t.Fatalf("%s is %v, want %v", i.name, few.Bounds(), all.Bounds())
		}
		const most = 64 // of 255 in a channel, at an edge
		sum, largest := 0, 0
		for y := range i.side {
			for x := range i.side {
				r1, g1, b1, a1 := few.At(x, y).RGBA()
				r2, g2, b2, a2 := all.At(x, y).RGBA()
				for _, c := range [][2]uint32{{r1, r2}, {g1, g2}, {b1, b2}, {a1, a2}} {
					away := int(max(c[0], c[1])-min(c[0], c[1])) >> 8
					sum, largest = sum+away, max(largest, away)
				}
			}
		}
		if mean := float64(sum) / float64(4*i.side*i.side); largest > most || mean > 0.1 {
			t.Errorf("a colour of %s is %d of 255 away from that of the drawing, %.2f on average", i.name, largest, mean)
		}
	}
}
