// Package icns writes icons for macOS: pictures in PNG of several sizes in one file. It imports the standard library only.
package icns

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
)

// entries lists the kinds of pictures that the file holds, with their side in pixels. macOS shows smaller ones by scaling.
var entries = []struct {
	kind string
	side int
}{
	{"ic11", 32},   // 16 points on displays of double density
	{"ic12", 64},   // 32 points
	{"ic07", 128},  // 128 points on displays of single density
	{"ic13", 256},  // 128 points
	{"ic08", 256},  // 256 points on displays of single density
	{"ic14", 512},  // 256 points
	{"ic09", 512},  // 512 points on displays of single density
	{"ic10", 1024}, // 512 points
}

// headerSize is that of the file and of each picture, in bytes: a kind and the length with the header.
const headerSize = 8

// Write draws the icon in all sizes and writes it. Picture returns a square PNG with a side of so many pixels.
func Write(w io.Writer, picture func(side int) ([]byte, error)) error {
	var body bytes.Buffer
	drawn := map[int][]byte{}
	for _, e := range entries {
		if drawn[e.side] == nil {
			file, err := picture(e.side)
			if err != nil {
				return fmt.Errorf("icns: %d pixels: %w", e.side, err)
			}
			drawn[e.side] = file
		}
		body.Write(header(e.kind, len(drawn[e.side])))
		body.Write(drawn[e.side])
	}
	if _, err := w.Write(header("icns", body.Len())); err != nil {
		return err
	}
	_, err := w.Write(body.Bytes())
	return err
}

func header(kind string, size int) []byte {
	return binary.BigEndian.AppendUint32([]byte(kind), uint32(size+headerSize))
}
