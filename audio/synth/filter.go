package synth

import "math"

// filter is a two-pole filter in its direct form; the zero value passes
// nothing. Setting it anew keeps its memory, so that it may be swept.
type filter struct {
	b0, b1, b2, a1, a2 float64
	z1, z2             float64
}

// bandPass lets pass what lies around hz, with a gain of one there; q is the
// frequency over the width.
func (f *filter) bandPass(hz, q float64) {
	sin, cos := math.Sincos(2 * math.Pi * hz / Rate)
	alpha := sin / (2 * q)
	inv := 1 / (1 + alpha)
	f.b0, f.b1, f.b2 = alpha*inv, 0, -alpha*inv
	f.a1, f.a2 = -2*cos*inv, (1-alpha)*inv
}

// lowPass lets pass what lies below hz, falling 12 dB an octave above.
func (f *filter) lowPass(hz float64) {
	sin, cos := math.Sincos(2 * math.Pi * hz / Rate)
	alpha := sin / math.Sqrt2
	inv := 1 / (1 + alpha)
	f.b0, f.b1, f.b2 = (1-cos)/2*inv, (1-cos)*inv, (1-cos)/2*inv
	f.a1, f.a2 = -2*cos*inv, (1-alpha)*inv
}

// highPass lets pass what lies above hz, falling 12 dB an octave below.
func (f *filter) highPass(hz float64) {
	sin, cos := math.Sincos(2 * math.Pi * hz / Rate)
	alpha := sin / math.Sqrt2
	inv := 1 / (1 + alpha)
	f.b0, f.b1, f.b2 = (1+cos)/2*inv, -(1+cos)*inv, (1+cos)/2*inv
	f.a1, f.a2 = -2*cos*inv, (1-alpha)*inv
}

// next filters one sample.
func (f *filter) next(x float64) float64 {
	y := f.b0*x + f.z1
	f.z1 = f.b1*x - f.a1*y + f.z2
	f.z2 = f.b2*x - f.a2*y
	return y
}
