package audio

import "engawa/audio/synth"

const (
	// pieceFrames is how many frames are handed on at a time: half a second.
	pieceFrames = synth.Rate / 2
	// storeFrames is how many frames are computed before they are heard: five
	// seconds, so that a program that is busy for a while is not heard to be.
	storeFrames = 5 * synth.Rate
	// What is missing from the store is computed little by little: a share of
	// it in a tick, which is much while the store is empty and little when it
	// is nearly full, and nothing below sip frames, which take longer to be
	// heard than a tick lasts.
	catchUpShare = 16
	minFrames    = 1024
)

// bedSink is a sink that plays a bed by itself, piece after piece, separate from
// the device for everything else.
type bedSink interface {
	// queuedFrames is how many frames it holds that are still to be heard.
	queuedFrames() int
	// push hands on the frames that follow those before. They are copied.
	push(left, right []float32)
	// setVolume sets the volume, which is 0 at first.
	setVolume(v float64)
	// stop lets the bed fall silent, and forgets what it holds of it.
	stop()
}

// bedBuffer computes a bed before it is heard and hands it on in pieces.
type bedBuffer struct {
	bed         synth.Bed
	out         bedSink
	volume      float64
	left, right [pieceFrames]float32
	n           int // frames of the piece that are ready
}

func newBedBuffer(b synth.Bed, out bedSink) *bedBuffer { return &bedBuffer{bed: b, out: out} }

// tick implements bedVoice: it computes what is due.
func (a *bedBuffer) tick() {
	missing := storeFrames - a.out.queuedFrames() - a.n
	if missing < minFrames {
		return
	}
	for n := max(missing/catchUpShare, minFrames); n > 0; {
		to := min(a.n+n, pieceFrames)
		a.bed.Fill(a.left[a.n:to], a.right[a.n:to])
		n -= to - a.n
		if a.n = to; a.n == pieceFrames {
			a.out.push(a.left[:], a.right[:])
			a.n = 0
		}
	}
}

// SetVolume implements bedVoice.
func (a *bedBuffer) SetVolume(v float64) {
	if v != a.volume {
		a.volume = v
		a.out.setVolume(v)
	}
}

// PauseAndStopReading implements bedVoice.
func (a *bedBuffer) PauseAndStopReading() { a.out.stop() }

// isSeparate implements bedVoice.
func (a *bedBuffer) isSeparate() bool { return true }
