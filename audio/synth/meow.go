package synth

import "math"

// vowel is the shape of a mouth: its three lowest resonances in Hz.
type vowel [3]float64

// vowelShape is where the cat is at a time within its word.
type vowelShape struct {
	at    float64 // seconds
	pitch float64 // of the throat, in Hz
	gain  float64
	shape vowel
}

// word is a short soft meow: closed, wide, round, closed. A cat's throat is a
// third as long as a person's, so its resonances lie higher.
func word() []vowelShape {
	return []vowelShape{
		{0.00, 455, 0.0, vowel{520, 1900, 4000}},
		{0.07, 540, 0.5, vowel{600, 2600, 4300}},
		{0.20, 640, 1.0, vowel{1350, 2500, 4500}},
		{0.36, 560, 0.6, vowel{950, 1700, 4100}},
		{0.50, 420, 0.0, vowel{600, 1250, 3900}},
	}
}

// meow is the word as a take whose greatest sample is near one: a soft pulse
// of the throat, with a little breath, through the mouth's resonances.
func meow() take {
	const step = 48 // samples between two settings of the mouth
	path := word()
	t := newTake(path[len(path)-1].at)
	var formants [3]filter
	q, weight := [3]float64{4, 6, 7}, [3]float64{1, 0.95, 0.55}
	breath := newNoise(99)
	phase := 0.0
	var now vowelShape
	for i := range t {
		if i%step == 0 {
			now = vowelAt(path, float64(i)/Rate)
			for k := range formants {
				formants[k].bandPass(now.shape[k], q[k])
			}
		}
		phase += now.pitch / Rate
		phase -= math.Floor(phase)
		x := glottalFlow(phase) + 0.03*breath.next()
		y := 0.15 * x
		for k := range formants {
			y += weight[k] * formants[k].next(x)
		}
		t[i] = y * now.gain
	}
	peak := 0.0
	for _, x := range t {
		peak = max(peak, math.Abs(x))
	}
	for i := range t {
		t[i] /= peak
	}
	return t
}

// glottalFlow is the flow of air at a phase in [0, 1): it swells, falls faster,
// and rests; its mean is near zero.
func glottalFlow(phase float64) float64 {
	const opening, closing, mean = 0.50, 0.07, 0.2946
	switch {
	case phase < opening:
		return 0.5 - 0.5*math.Cos(math.Pi*phase/opening) - mean
	case phase < opening+closing:
		return math.Cos(math.Pi/2*(phase-opening)/closing) - mean
	default:
		return -mean
	}
}

// vowelAt is the mouth at a time, eased between the two stations around it.
func vowelAt(path []vowelShape, at float64) vowelShape {
	for i, b := range path {
		if at >= b.at || i == 0 {
			continue
		}
		a := path[i-1]
		x := (at - a.at) / (b.at - a.at)
		x = x * x * (3 - 2*x)
		mix := func(p, q float64) float64 { return p + (q-p)*x }
		m := vowelShape{at: at, pitch: mix(a.pitch, b.pitch), gain: mix(a.gain, b.gain)}
		for k := range m.shape {
			m.shape[k] = mix(a.shape[k], b.shape[k])
		}
		return m
	}
	return path[len(path)-1]
}
