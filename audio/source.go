package audio

import (
	"encoding/binary"
	"io"
	"math"

	"engawa/audio/synth"
)

// frame is the length in bytes of one stereo pair of 32-bit floats.
const frame = 8

func putFrame(dst []byte, left, right float32) {
	binary.LittleEndian.PutUint32(dst, math.Float32bits(left))
	binary.LittleEndian.PutUint32(dst[4:], math.Float32bits(right))
}

// clip reads mono samples as stereo frames, at a speed.
type clip struct {
	pcm  []float32
	rate float64
	n    int // frames read
}

// newClip reads pcm from its beginning; rate 1 is as it is, more is faster and
// higher. The samples are shared, not copied.
func newClip(pcm []float32, rate float64) *clip { return &clip{pcm: pcm, rate: rate} }

// Read writes whole frames; a dst shorter than one gets none.
func (c *clip) Read(dst []byte) (int, error) {
	done := 0
	for ; len(dst)-done >= frame; done += frame {
		at := float64(c.n) * c.rate
		i := int(at)
		if i >= len(c.pcm) {
			break
		}
		v := c.pcm[i]
		if i+1 < len(c.pcm) {
			v += float32(at-float64(i)) * (c.pcm[i+1] - v)
		}
		putFrame(dst[done:], v, v)
		c.n++
	}
	if done == 0 && len(dst) >= frame {
		return 0, io.EOF
	}
	return done, nil
}

// bedSource reads a bed as stereo frames without end, and silence while the
// page it belongs to is hidden. The device's goroutine reads it.
type bedSource struct {
	bed         synth.Bed
	isHidden    func() bool
	left, right [bedChunk]float32
}

// bedChunk is how many frames of a bed are made at a time.
const bedChunk = 1024

func newBedSource(b synth.Bed) *bedSource { return &bedSource{bed: b, isHidden: isPageHidden} }

// Read writes whole frames and never ends.
func (b *bedSource) Read(dst []byte) (int, error) {
	n := min(len(dst)/frame, bedChunk)
	if b.isHidden() {
		clear(dst[:n*frame])
		return n * frame, nil
	}
	b.bed.Fill(b.left[:n], b.right[:n])
	for i := range n {
		putFrame(dst[i*frame:], b.left[i], b.right[i])
	}
	return n * frame, nil
}
