package synth

// bar is one tube of a wind chime: the overtones of a bar free at both ends.
// A second bar, a little off, lies in the lowest one, for it beats.
func bar(hz, ring float64) body {
	return body{
		{hz, 1, ring}, {hz * 1.0035, 0.35, ring},
		{hz * 2.756, 0.30, ring * 0.42}, {hz * 5.404, 0.12, ring * 0.18}, {hz * 8.933, 0.04, ring * 0.08},
	}
}

// The notes of the program, in Hz.
const (
	noteE6 = 1318.5
	noteG6 = 1568.0
	noteB6 = 1975.5
)

// Chime is one note of a wind chime; it rings longer than Short.
func Chime() []float32 {
	t := newTake(1.0)
	t.addStrike(bar(noteE6, 0.19), impact{at: 0.0005, contact: 0.00018, gain: 1})
	return t.finish(-30)
}

// Win is three rising notes of the wind chime, and then the cat has something
// to say; it is longer than Short.
func Win() []float32 {
	const cat = 0.86 // seconds from the start
	t := newTake(1.6)
	for i, hz := range []float64{noteE6, noteG6, noteB6} {
		t.addStrike(bar(hz, 0.22), impact{at: 0.0005 + 0.2*float64(i), contact: 0.00018, gain: 1 - 0.12*float64(i)})
	}
	t.mix(meow(), cat, 0.9)
	return t.finish(-26)
}

// Hint is a tap on bamboo with a small bell behind it.
func Hint() []float32 {
	t := newTake(0.295)
	t.addStrike(bamboo(660).scale(1, 0.4), impact{at: 0.001, contact: 0.0010, gain: 0.7})
	t.addStrike(bar(noteG6, 0.055), impact{at: 0.070, contact: 0.00025, gain: 0.4})
	return t.finish(-31)
}
