package audio

import "engawa/audio/synth"

const (
	// piece is how many frames are handed on at a time: half a second.
	piece = synth.Rate / 2
	// store is how many frames are computed before they are heard: five
	// seconds, so that a program that is busy for a while is not heard to be.
	store = 5 * synth.Rate
	// What is missing from the store is computed little by little: a share of
	// it in a tick, which is much while the store is empty and little when it
	// is nearly full, and nothing below sip frames, which take longer to be
	// heard than a tick lasts.
	share = 16
	sip   = 1024
)

// pieces is a machine that plays a bed by itself, piece after piece, beside the
// device for everything else.
type pieces interface {
	// ahead is how many frames it holds that are still to be heard.
	ahead() int
	// add hands on the frames that follow those before. They are copied.
	add(left, right []float32)
	// level sets the volume, which is 0 at first.
	level(v float64)
	// end lets the bed fall silent, and forgets what it holds of it.
	end()
}

// ahead computes a bed before it is heard and hands it on in pieces.
type ahead struct {
	bed         synth.Bed
	out         pieces
	volume      float64
	left, right [piece]float32
	n           int // frames of the piece that are ready
}

func newAhead(b synth.Bed, out pieces) *ahead { return &ahead{bed: b, out: out} }

// tick implements bedVoice: it computes what is due.
func (a *ahead) tick() {
	missing := store - a.out.ahead() - a.n
	if missing < sip {
		return
	}
	for n := max(missing/share, sip); n > 0; {
		to := min(a.n+n, piece)
		a.bed.Fill(a.left[a.n:to], a.right[a.n:to])
		n -= to - a.n
		if a.n = to; a.n == piece {
			a.out.add(a.left[:], a.right[:])
			a.n = 0
		}
	}
}

// SetVolume implements bedVoice.
func (a *ahead) SetVolume(v float64) {
	if v != a.volume {
		a.volume = v
		a.out.level(v)
	}
}

// PauseAndStopReading implements bedVoice.
func (a *ahead) PauseAndStopReading() { a.out.end() }

// apart implements bedVoice.
func (a *ahead) apart() bool { return true }
