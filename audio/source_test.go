package audio

import (
	"encoding/binary"
	"io"
	"math"
	"testing"
	"testing/iotest"

	"engawa/audio/synth"
)

// frames reads stereo pairs back out of bytes.
func frames(t *testing.T, data []byte) (left, right []float32) {
	t.Helper()
	if len(data)%frame != 0 {
		t.Fatalf("%d bytes are no whole frames", len(data))
	}
	at := func(i int) float32 { return math.Float32frombits(binary.LittleEndian.Uint32(data[i:])) }
	for i := 0; i < len(data); i += frame {
		left, right = append(left, at(i)), append(right, at(i+4))
	}
	return left, right
}

func TestClip(t *testing.T) {
	pcm := []float32{0, 0.25, 0.5, 0.25, 0}
	for _, tc := range []struct {
		rate float64
		want []float32
	}{
		{1, pcm},
		{2, []float32{0, 0.5, 0}},
		{0.5, []float32{0, 0.125, 0.25, 0.375, 0.5, 0.375, 0.25, 0.125, 0, 0}},
	} {
		data, err := io.ReadAll(newClip(pcm, tc.rate))
		if err != nil {
			t.Fatal(err)
		}
		left, right := frames(t, data)
		if len(left) != len(tc.want) {
			t.Fatalf("rate %v: %d frames, want %d", tc.rate, len(left), len(tc.want))
		}
		for i, w := range tc.want {
			if left[i] != w || right[i] != w {
				t.Errorf("rate %v: frame %d is %v %v, want %v", tc.rate, i, left[i], right[i], w)
			}
		}
	}
}

func TestClipInPieces(t *testing.T) {
	pcm := Button.PCM()
	whole, err := io.ReadAll(newClip(pcm, 1.02))
	if err != nil {
		t.Fatal(err)
	}
	halves, err := io.ReadAll(iotest.HalfReader(newClip(pcm, 1.02)))
	if err != nil {
		t.Fatal(err)
	}
	if string(whole) != string(halves) {
		t.Error("a clip read in pieces is not the clip read at once")
	}
}

func TestBedSource(t *testing.T) {
	for b := NoBed + 1; b < beds; b++ {
		hidden := false
		s := newBedSource(b.stream())
		s.isHidden = func() bool { return hidden }
		buf := make([]byte, synth.Rate*frame)
		if _, err := io.ReadFull(s, buf); err != nil {
			t.Fatal(err)
		}
		if left, _ := frames(t, buf); math.IsInf(synth.Loudness(left), -1) {
			t.Errorf("bed %d is silent", b)
		}
		hidden = true
		if _, err := io.ReadFull(s, buf); err != nil {
			t.Fatal(err)
		}
		if left, _ := frames(t, buf); !math.IsInf(synth.Loudness(left), -1) {
			t.Errorf("bed %d is heard while hidden", b)
		}
	}
}

func BenchmarkBedSecond(b *testing.B) {
	for bed := NoBed + 1; bed < beds; bed++ {
		s := newBedSource(bed.stream())
		buf := make([]byte, synth.Rate*frame)
		b.Run(string('0'+rune(bed)), func(b *testing.B) {
			for b.Loop() {
				if _, err := io.ReadFull(s, buf); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
