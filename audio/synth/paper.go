package synth

// skin is the dull note of a stiff sheet that is slapped flat.
func skin() body {
	return body{{148, 1, 0.014}, {263, 0.7, 0.010}, {421, 0.4, 0.007}}
}

// Button is a fingertip on a sheet of paper drawn over a frame.
func Button() []float32 {
	t := newTake(0.09)
	t.addStrike(skin().scale(2.1, 0.8), impact{at: 0.0005, contact: 0.0009, gain: 0.8})
	t.addNoise(noiseBurst{rise: 0.001, fall: 0.006, from: 1900, to: 1300, q: 0.8, gain: 2.2, seed: 31})
	return t.finish(-31)
}

// PageTurn is one page of a book: it is lifted, swings and lies down.
func PageTurn() []float32 {
	t := newTake(0.29)
	t.addNoise(noiseBurst{rise: 0.090, fall: 0.045, from: 1300, to: 4200, q: 0.8, gain: 0.8, seed: 41})
	t.addRustle(noiseBurst{at: 0.015, rise: 0.001, fall: 0.004, from: 5200, to: 5200, q: 1.5, gain: 0.5, seed: 43}, 8, 0.130)
	t.addNoise(noiseBurst{at: 0.195, rise: 0.004, fall: 0.014, from: 1600, to: 900, q: 0.7, gain: 0.8, seed: 47})
	return t.finish(-30)
}

// CardPlay is a card slapped on the table.
func CardPlay() []float32 {
	t := newTake(0.16)
	t.addNoise(noiseBurst{rise: 0.0006, fall: 0.009, from: 2600, to: 1300, q: 0.6, gain: 2.2, seed: 51})
	t.addStrike(skin().scale(1.5, 0.9), impact{at: 0.0008, contact: 0.0009, gain: 0.8})
	t.addStrike(shogiBoard().scale(0.8, 0.6), impact{at: 0.001, contact: 0.0009, gain: 0.35})
	return t.finish(-24)
}

// CardFlip is a card turned over with a snap: it bends and lets go.
func CardFlip() []float32 {
	t := newTake(0.15)
	t.addNoise(noiseBurst{rise: 0.030, fall: 0.006, from: 1800, to: 3600, q: 1, gain: 0.30, seed: 61})
	t.addNoise(noiseBurst{at: 0.042, rise: 0.0005, fall: 0.0040, from: 4200, to: 2800, q: 0.7, gain: 1.6, seed: 63})
	t.addStrike(skin().scale(1.9, 0.7), impact{at: 0.043, contact: 0.0005, gain: 0.22})
	return t.finish(-26)
}

// CardDeal is three cards brushing off the pile.
func CardDeal() []float32 {
	t := newTake(0.295)
	for i := range 3 {
		at := 0.088 * float64(i)
		t.addNoise(noiseBurst{at: at, rise: 0.028, fall: 0.010, from: 2000, to: 3800, q: 0.9, gain: 0.9 + 0.1*float64(i), seed: 71 + uint64(i)})
		t.addStrike(skin().scale(1.3, 0.6), impact{at: at + 0.034, contact: 0.0010, gain: 0.14})
	}
	return t.finish(-28)
}

// Tuck is a card pushed a long way under others, until it stops.
func Tuck() []float32 {
	t := newTake(0.295)
	t.addNoise(noiseBurst{rise: 0.120, fall: 0.042, from: 1200, to: 2900, q: 0.8, gain: 1.1, seed: 111})
	t.addNoise(noiseBurst{at: 0.010, rise: 0.110, fall: 0.030, from: 3800, to: 5200, q: 1.2, gain: 0.35, seed: 112})
	t.addStrike(skin().scale(1.1, 0.8), impact{at: 0.178, contact: 0.0012, gain: 0.22})
	return t.finish(-29)
}

// HandPassed is a hand of cards pushed across the mat, and squared up by the
// neighbour who gets it.
func HandPassed() []float32 {
	t := newTake(0.295)
	t.addNoise(noiseBurst{rise: 0.060, fall: 0.026, from: 900, to: 1700, q: 0.7, gain: 1.0, seed: 121})
	for i, at := range []float64{0.170, 0.226} {
		t.addNoise(noiseBurst{at: at, rise: 0.0006, fall: 0.005, from: 2300, to: 1600, q: 0.7, gain: 1.1, seed: 123 + uint64(i)})
		t.addStrike(skin().scale(1.6+0.1*float64(i), 0.7), impact{at: at, contact: 0.0010, gain: 0.3})
	}
	return t.finish(-28)
}
