package synth

import "math"

// take is a sound in the making, at Rate, before it is levelled.
type take []float64

// newTake is silence of the given length in seconds.
func newTake(seconds float64) take { return make(take, samples(seconds)) }

// mode is one way in which a struck body rings.
type mode struct {
	hz    float64 // how fast
	amp   float64 // how much, beside the other modes
	decay float64 // seconds until it has fallen to 1/e
}

// body is a thing that can be struck.
type body []mode

// scale is the same thing made of more or less: pitch times all frequencies,
// ring times all decays.
func (b body) scale(pitch, ring float64) body {
	out := make(body, len(b))
	for i, m := range b {
		out[i] = mode{m.hz * pitch, m.amp, m.decay * ring}
	}
	return out
}

// impact is how a body is struck.
type impact struct {
	at      float64 // seconds from the start of the take
	contact float64 // seconds of touch: the longer, the softer and duller
	gain    float64
}

// addStrike adds the ringing of a body struck once. The push is half a sine wave
// of unit area as long as the contact, so a soft touch leaves high modes cold.
func (t take) addStrike(b body, w impact) {
	start := samples(w.at)
	if start >= len(t) {
		return
	}
	push := make([]float64, max(2, samples(w.contact)))
	for i := range push {
		x := (float64(i) + 0.5) / float64(len(push))
		push[i] = math.Sin(math.Pi*x) * math.Pi / 2 / float64(len(push))
	}
	for _, m := range b {
		if m.hz < Rate/2 {
			t[start:].addMode(m, push, w.gain*m.amp)
		}
	}
}

// addMode drives one mode with a push and lets it fade, down to -70 dB.
func (t take) addMode(m mode, push []float64, gain float64) {
	const faded = 8.1 // decays in 70 dB
	n := min(len(t), len(push)+samples(m.decay*faded))
	r := math.Exp(-1 / (m.decay * Rate))
	sin, cos := math.Sincos(2 * math.Pi * m.hz / Rate)
	a1, a2, in := 2*r*cos, -r*r, gain*sin*r
	var y1, y2 float64
	for i := range t[:n] {
		y := a1*y1 + a2*y2
		if i < len(push) {
			y += in * push[i]
		}
		t[i] += y
		y1, y2 = y, y1
	}
}

// noiseBurst is filtered noise: paper, leaves, fingertips.
type noiseBurst struct {
	at       float64 // seconds from the start of the take
	rise     float64 // seconds to full strength
	fall     float64 // seconds until it has fallen to 1/e after that
	from, to float64 // middle of the band in Hz at the start and after rise and two falls
	q        float64 // middle over width of the band
	gain     float64
	seed     uint64
}

// addNoise adds a brush stroke.
func (t take) addNoise(b noiseBurst) {
	start := samples(b.at)
	if start >= len(t) {
		return
	}
	const (
		falls = 7  // then it is 60 dB down
		step  = 32 // samples between two settings of the filter
	)
	rise, sweep := samples(b.rise)+1, samples(b.rise+2*b.fall)+1
	n := min(len(t)-start, rise+samples(b.fall*falls))
	src := newNoise(b.seed)
	var f filter
	level, fade := 1.0, math.Exp(-1/(b.fall*Rate))
	for i := range n {
		if i%step == 0 && (i == 0 || b.from != b.to) {
			along := min(1, float64(i)/float64(sweep))
			f.bandPass(b.from*math.Pow(b.to/b.from, along), b.q)
		}
		env := level
		if i < rise {
			x := float64(i) / float64(rise)
			env = x * x * (3 - 2*x)
		} else {
			level *= fade
		}
		t[start+i] += b.gain * env * f.next(src.next())
	}
}

// addRustle adds a scatter of n tiny brushes over a time, as dry leaves make
// them. The brush given is the middle one.
func (t take) addRustle(b noiseBurst, n int, over float64) {
	dice := newNoise(b.seed + 77)
	for i := range n {
		g := b
		g.at += over * (float64(i) + dice.between(0, 0.9)) / float64(n)
		hz := dice.between(0.75, 1.4)
		g.from, g.to = b.from*hz, b.to*hz
		g.gain *= dice.between(0.3, 1)
		g.fall *= dice.between(0.5, 1.5)
		g.seed += uint64(i) + 1
		t.addNoise(g)
	}
}

// mix mixes another take in, beginning at a time in seconds.
func (t take) mix(o take, at, gain float64) {
	start := min(samples(at), len(t))
	for i := range min(len(o), len(t)-start) {
		t[start+i] += gain * o[i]
	}
}
