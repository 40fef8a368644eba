package synth

// noise is a small generator of white noise (xorshift64*), so that a sound is
// the same at every start and on every machine. Its zero value is silent;
// begin with newNoise.
type noise uint64

// newNoise starts a generator; different seeds sound alike but differ.
func newNoise(seed uint64) noise {
	return noise(seed*0x9e3779b97f4a7c15 + 0x2545f4914f6cdd1d)
}

func (n *noise) bits() uint64 {
	x := uint64(*n)
	x ^= x >> 12
	x ^= x << 25
	x ^= x >> 27
	*n = noise(x)
	return x * 0x2545f4914f6cdd1d
}

// next is the next sample, evenly spread over [-1, 1).
func (n *noise) next() float64 {
	return float64(int64(n.bits())) * (1.0 / (1 << 63))
}

// between is a number evenly spread over [lo, hi).
func (n *noise) between(lo, hi float64) float64 {
	return lo + (hi-lo)*(n.next()+1)/2
}
