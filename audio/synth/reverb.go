package synth

// reverb is the echo of a room of wood and paper: four ways that the sound goes
// round, each into all others. Make it with newReverb.
type reverb struct {
	lines [4]delayLine
}

type delayLine struct {
	samples  []float64
	position int
	lowPass  float64 // memory of what paper swallows
}

// newReverb returns a silent room. The ways have no common measure, so that no
// pitch stands out.
func newReverb() *reverb {
	r := &reverb{}
	for i, n := range [...]int{1423, 1867, 2251, 2789} {
		r.lines[i].samples = make([]float64, n)
	}
	return r
}

// next takes one sample in and answers what comes back to both ears.
func (r *reverb) next(x float64) (left, right float64) {
	const keeps, paper = 0.40, 0.45 // half of what all four ways together keep; how dull each turn is
	var back [4]float64
	for i := range r.lines {
		w := &r.lines[i]
		w.lowPass += (1 - paper) * (w.samples[w.position] - w.lowPass)
		back[i] = w.lowPass
	}
	a, b := back[0]+back[1], back[0]-back[1]
	c, d := back[2]+back[3], back[2]-back[3]
	for i, mixed := range [...]float64{a + c, b + d, a - c, b - d} {
		w := &r.lines[i]
		w.samples[w.position] = x + keeps*mixed
		w.position++
		if w.position == len(w.samples) {
			w.position = 0
		}
	}
	return back[0] + back[2], back[1] + back[3]
}
