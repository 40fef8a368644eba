package synth

import "math"

// lowest is the lowest pitch in Hz that a silk can be tuned to.
const lowest = 60

// silk is one plucked string: a wave that runs round a loop as long as one
// period, and loses a little, more of what is high, at every turn. The zero
// value is silent.
type silk struct {
	loop  [Rate/lowest + 1]float64
	n     int // samples of the loop in use
	at    int
	keeps float64 // what one turn leaves
	last  float64 // the sample before, for the loss of what is high
	bend  float64 // of the all-pass that tunes between two samples
	in    float64 // its memory
	out   float64
	left  int // samples until it is at rest
}

// dull is how much of the sample before is mixed in at every turn; it is also
// the delay in samples that this costs.
const dull = 0.42

// pluck sets the string to hz, at least lowest, and lets it ring for about the
// given seconds, until it is 60 dB softer. Force is how hard it is plucked, 1
// for a sample of about one.
func (s *silk) pluck(hz, force, ring float64, dice *noise) {
	period := Rate / max(hz, lowest)
	s.n = min(int(period-dull-0.1), len(s.loop))
	d := period - dull - float64(s.n)
	s.bend = (1 - d) / (1 + d)
	s.keeps = math.Exp(-math.Ln10 * 3 * period / Rate / ring)
	s.last, s.in, s.out, s.at = 0, 0, 0, 0
	s.left = samples(1.3 * ring) // until it is 78 dB softer

	// The plectrum of ivory gives a rough push, a little rounded; a fifth of
	// the way along the string it leaves out every fifth overtone.
	var push filter
	push.lowPass(2600)
	for i := range s.loop[:s.n] {
		s.loop[i] = push.next(dice.next())
	}
	mean := 0.0
	for i := s.n - 1; i >= 0; i-- {
		if far := i - s.n/5; far >= 0 {
			s.loop[i] -= s.loop[far]
		}
		mean += s.loop[i] / float64(s.n)
	}
	most := 0.0
	for i := range s.loop[:s.n] {
		s.loop[i] -= mean
		most = max(most, math.Abs(s.loop[i]))
	}
	for i := range s.loop[:s.n] {
		s.loop[i] *= force / most
	}
}

// add adds the next samples to both ears, which are of one length, each so loud.
func (s *silk) add(left, right []float64, inLeft, inRight float64) {
	n := min(len(left), s.left)
	s.left -= n
	for i := range n {
		x := s.loop[s.at]
		y := s.keeps * ((1-dull)*x + dull*s.last)
		s.last = x
		s.out = s.bend*(y-s.out) + s.in
		s.in = y
		s.loop[s.at] = s.out
		s.at++
		if s.at == s.n {
			s.at = 0
		}
		left[i] += inLeft * x
		right[i] += inRight * x
	}
}
