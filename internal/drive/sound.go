package drive

import (
	"encoding/binary"
	"errors"
	"io"
	"math"

	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// Sound is one sound the program has started to play.
type Sound struct {
	window *Window
	stream *vmhost.GuestAudioStream
}

// Sounds are the sounds started so far, in that order.
func (w *Window) Sounds() []*Sound { return w.sounds }

// Tick is the tick in which the sound started.
func (s *Sound) Tick() int { return s.stream.StartTick() }

// Volume is how loud the program plays the sound: 1 as it is, 0 silent.
func (s *Sound) Volume() float64 { return s.stream.Volume() }

// Playing reports whether the sound still plays: not paused, not at its end.
func (s *Sound) Playing() bool { return s.stream.IsPlaying() }

// Samples takes the next samples of the sound, at most n for each ear, left and right in turn, with the volume not
// applied. It returns fewer at the sound's end, and none while it is paused.
func (s *Sound) Samples(n int) []float32 {
	s.window.t.Helper()
	buf := make([]byte, 8*n)
	got := 0
	for got < len(buf) {
		read, err := s.stream.Read(buf[got:])
		got += read
		if errors.Is(err, io.EOF) || err == nil && read == 0 {
			break
		}
		if err != nil {
			s.window.t.Fatalf("reading a sound: %v", err)
		}
	}
	samples := make([]float32, got/4)
	for i := range samples {
		samples[i] = math.Float32frombits(binary.LittleEndian.Uint32(buf[4*i:]))
	}
	return samples
}
