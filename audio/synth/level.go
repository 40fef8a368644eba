package synth

import "math"

// What every sound of the program keeps to.
const (
	// Loudest is the greatest loudness in dB below full scale; see Loudness.
	Loudest = -18.0
	// Peak is the greatest sample, so that two sounds at once do not clip.
	Peak = 0.5
	// Short is the length in seconds that a sound stays under, but for those
	// that a recipe names as long.
	Short = 0.3
)

// window is the time in seconds over which loudness is taken.
const window = 0.05

// finish turns a take into a sound: what the ear cannot use is cut below
// 60 Hz, both ends fade to zero, and the whole is scaled to a loudness in dB,
// or less where a sample would pass Peak.
func (t take) finish(loudness float64) []float32 {
	const (
		floor   = 60.0
		fadeIn  = 0.0004
		fadeOut = 0.02
	)
	var hp filter
	hp.highPass(floor)
	for i, x := range t {
		t[i] = hp.next(x)
	}
	fade(t, samples(fadeIn), samples(fadeOut))
	out := make([]float32, len(t))
	peak := 0.0
	for i, x := range t {
		peak = max(peak, math.Abs(x))
		out[i] = float32(x)
	}
	gain := math.Pow(10, (min(loudness, Loudest)-Loudness(out))/20)
	gain = min(gain, Peak/peak)
	for i := range out {
		out[i] *= float32(gain)
	}
	return out
}

// fade takes both ends of t to zero, over in and out samples.
func fade(t take, in, out int) {
	for i := range min(in, len(t)) {
		t[i] *= float64(i) / float64(in)
	}
	for i := range min(out, len(t)) {
		x := float64(i) / float64(out)
		t[len(t)-1-i] *= x * x * (3 - 2*x)
	}
}

// Loudness is the root mean square of the loudest twentieth of a second, in dB
// below full scale; silence is negative infinity. A click that is over sooner
// counts as if silence followed.
func Loudness(pcm []float32) float64 {
	n := samples(window)
	sum, most := 0.0, 0.0
	for i, x := range pcm {
		sum += float64(x) * float64(x)
		if i >= n {
			sum -= float64(pcm[i-n]) * float64(pcm[i-n])
		}
		most = max(most, sum)
	}
	return 10 * math.Log10(most/float64(n))
}
