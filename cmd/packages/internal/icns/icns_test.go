package icns

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/png"
	"io"
	"testing"
)

func square(side int) ([]byte, error) {
	var file bytes.Buffer
	err := png.Encode(&file, image.NewRGBA(image.Rect(0, 0, side, side)))
	return file.Bytes(), err
}

// The kinds and sides are those of Apple's iconutil.
func TestWrite(t *testing.T) {
	var out bytes.Buffer
	if err := Write(&out, square); err != nil {
		t.Fatal(err)
	}
	rest := out.Bytes()
	if string(rest[:4]) != "icns" || int(binary.BigEndian.Uint32(rest[4:])) != len(rest) {
		t.Fatalf("the file of %d bytes begins with %x", len(rest), rest[:8])
	}
	got := map[string]int{}
	for rest = rest[8:]; len(rest) > 0; {
		kind, size := string(rest[:4]), int(binary.BigEndian.Uint32(rest[4:]))
		if size < 8 || size > len(rest) {
			t.Fatalf("%s is said to have %d of %d bytes", kind, size, len(rest))
		}
		c, err := png.DecodeConfig(bytes.NewReader(rest[8:size]))
		if err != nil || c.Width != c.Height {
			t.Fatalf("%s holds %v, %v", kind, c, err)
		}
		got[kind] = c.Width
		rest = rest[size:]
	}
	want := map[string]int{"ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024, "ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512}
	if len(got) != len(want) {
		t.Errorf("the file holds %v, want %v", got, want)
	}
	for kind, side := range want {
		if got[kind] != side {
			t.Errorf("%s has a side of %d, want %d", kind, got[kind], side)
		}
	}
}

func TestAFailingPicture(t *testing.T) {
	fault := errors.New("no ink")
	if err := Write(io.Discard, func(int) ([]byte, error) { return nil, fault }); !errors.Is(err, fault) {
		t.Errorf("the error is %v", err)
	}
}
