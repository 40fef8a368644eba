package synth

// NightWind is wind over an open garden: a low breath on either side that comes
// and goes, and in the stronger gusts the whistle of an eave.
func NightWind() Bed {
	w := &windBed{}
	for k := range w.breath {
		w.breath[k].source = newNoise(501 + uint64(k))
		w.breath[k].high.highPass(110)
		w.gusts[k] = randomLevel{rng: newNoise(511 + uint64(k)), minSeconds: 2, maxSeconds: 5}
	}
	w.eave = newNoise(521)
	w.pitch = randomLevel{rng: newNoise(523), minSeconds: 1.5, maxSeconds: 4}
	return w
}

type windBed struct {
	breath       [2]noiseChannel
	gusts        [2]randomLevel
	level        [2]float64
	eave         noise
	whistle      filter
	pitch        randomLevel
	whistleLevel float64 // level of the whistle
	n            int
}

func (w *windBed) Fill(left, right []float32) {
	const breathGain, howlGain = 0.062, 0.050
	for i := range left {
		if w.n%bedStep == 0 {
			for k := range w.breath {
				g := w.gusts[k].next()
				w.level[k] = 0.28 + 0.72*g*g
				w.breath[k].low.lowPass(260 + 520*g)
			}
			w.whistle.bandPass(430+260*w.pitch.next(), 14)
			both := w.level[0] * w.level[1]
			w.whistleLevel = both * both
		}
		w.n++
		h := howlGain * w.whistleLevel * w.whistle.next(w.eave.next())
		var b [2]float64
		for k := range w.breath {
			s := &w.breath[k]
			b[k] = breathGain * w.level[k] * s.high.next(s.low.next(s.source.next()))
		}
		left[i] = float32(b[0] + h)
		right[i] = float32(b[1] + 0.7*h)
	}
}
