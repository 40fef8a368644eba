package synth

import "math"

// minPitch is the lowest pitch in Hz that a silk can be tuned to.
const minPitch = 60

// pluckedString is one plucked string: a wave that runs round a loop as long as one
// period, and loses a little, more of what is high, at every turn. The zero
// value is silent.
type pluckedString struct {
	loop       [Rate/minPitch + 1]float64
	length     int // samples of the loop in use
	position   int
	feedback   float64 // what one turn leaves
	previous   float64 // the sample before, for the loss of what is high
	allPass    float64 // of the all-pass that tunes between two samples
	allPassIn  float64 // its memory
	allPassOut float64
	remaining  int // samples until it is at rest
}

// damping is how much of the sample before is mixed in at every turn; it is also
// the delay in samples that this costs.
const damping = 0.42

// pluck sets the string to hz, at least lowest, and lets it ring for about the
// given seconds, until it is 60 dB softer. Force is how hard it is plucked, 1
// for a sample of about one.
func (s *pluckedString) pluck(hz, force, ring float64, dice *noise) {
	period := Rate / max(hz, minPitch)
	s.length = min(int(period-damping-0.1), len(s.loop))
	d := period - damping - float64(s.length)
	s.allPass = (1 - d) / (1 + d)
	s.feedback = math.Exp(-math.Ln10 * 3 * period / Rate / ring)
	s.previous, s.allPassIn, s.allPassOut, s.position = 0, 0, 0, 0
	s.remaining = samples(1.3 * ring) // until it is 78 dB softer

	// The plectrum of ivory gives a rough push, a little rounded; a fifth of
	// the way along the string it leaves out every fifth overtone.
	var push filter
	push.lowPass(2600)
	for i := range s.loop[:s.length] {
		s.loop[i] = push.next(dice.next())
	}
	mean := 0.0
	for i := s.length - 1; i >= 0; i-- {
		if far := i - s.length/5; far >= 0 {
			s.loop[i] -= s.loop[far]
		}
		mean += s.loop[i] / float64(s.length)
	}
	most := 0.0
	for i := range s.loop[:s.length] {
		s.loop[i] -= mean
		most = max(most, math.Abs(s.loop[i]))
	}
	for i := range s.loop[:s.length] {
		s.loop[i] *= force / most
	}
}

// add adds the next samples to both ears, which are of one length, each so loud.
func (s *pluckedString) add(left, right []float64, inLeft, inRight float64) {
	n := min(len(left), s.remaining)
	s.remaining -= n
	for i := range n {
		x := s.loop[s.position]
		y := s.feedback * ((1-damping)*x + damping*s.previous)
		s.previous = x
		s.allPassOut = s.allPass*(y-s.allPassOut) + s.allPassIn
		s.allPassIn = y
		s.loop[s.position] = s.allPassOut
		s.position++
		if s.position == s.length {
			s.position = 0
		}
		left[i] += inLeft * x
		right[i] += inRight * x
	}
}
