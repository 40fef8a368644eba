package synth

// NightWind is wind over an open garden: a low breath on either side that comes
// and goes, and in the stronger gusts the whistle of an eave.
func NightWind() Bed {
	w := &wind{}
	for k := range w.breath {
		w.breath[k].src = newNoise(501 + uint64(k))
		w.breath[k].high.highPass(110)
		w.gusts[k] = breeze{dice: newNoise(511 + uint64(k)), lo: 2, hi: 5}
	}
	w.eave = newNoise(521)
	w.pitch = breeze{dice: newNoise(523), lo: 1.5, hi: 4}
	return w
}

type wind struct {
	breath  [2]side
	gusts   [2]breeze
	level   [2]float64
	eave    noise
	whistle filter
	pitch   breeze
	howl    float64 // level of the whistle
	n       int
}

func (w *wind) Fill(left, right []float32) {
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
			w.howl = both * both
		}
		w.n++
		h := howlGain * w.howl * w.whistle.next(w.eave.next())
		var b [2]float64
		for k := range w.breath {
			s := &w.breath[k]
			b[k] = breathGain * w.level[k] * s.high.next(s.low.next(s.src.next()))
		}
		left[i] = float32(b[0] + h)
		right[i] = float32(b[1] + 0.7*h)
	}
}
