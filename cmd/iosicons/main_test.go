package main

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"engawa/wasm"
)

// The app's pictures are the lantern as it is drawn today, and solid to every edge, as Apple wants icons.
func TestThePicturesAreTheLantern(t *testing.T) {
	for name, side := range pictures {
		kept, err := os.ReadFile(filepath.Join("..", "..", catalogue, name))
		if err != nil {
			t.Error(err)
			continue
		}
		drawn, err := wasm.Icon(side, true)
		if err != nil {
			t.Fatal(err)
		}
		got, want := decodePNG(t, kept), decodePNG(t, drawn)
		if got.Bounds() != want.Bounds() || got.Bounds() != image.Rect(0, 0, side, side) {
			t.Errorf("%s is %v, want %d x %d", name, got.Bounds(), side, side)
			continue
		}
		for y := range side {
			for x := range side {
				if _, _, _, alpha := got.At(x, y).RGBA(); alpha != 0xffff {
					t.Fatalf("%s lets the ground through at %d, %d", name, x, y)
				}
				if got.At(x, y) != want.At(x, y) {
					t.Fatalf("%s is not as it is drawn now: go run ./cmd/iosicons", name)
				}
			}
		}
	}
}

func decodePNG(t *testing.T, file []byte) image.Image {
	t.Helper()
	picture, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	return picture
}
