package synth

// stone is a pebble that fits the hand: hard, small and soon quiet.
func stone(hz float64) body {
	return body{{hz, 1, 0.013}, {hz * 1.58, 0.7, 0.009}, {hz * 2.31, 0.5, 0.006}, {hz * 3.92, 0.3, 0.003}}
}

// drum is a large skin struck in the middle.
func drum() body {
	return body{{71, 1, 0.24}, {113, 0.55, 0.16}, {163, 0.35, 0.10}, {226, 0.2, 0.06}}
}

// Sail is a rake drawn through dry sand, away from the ear.
func Sail() []float32 {
	t := newTake(0.295)
	t.addNoise(noiseBurst{rise: 0.085, fall: 0.050, from: 2300, to: 4700, q: 0.7, gain: 1, seed: 81})
	t.addNoise(noiseBurst{at: 0.020, rise: 0.070, fall: 0.045, from: 760, to: 1250, q: 0.9, gain: 0.4, seed: 82})
	t.addRustle(noiseBurst{at: 0.030, rise: 0.001, fall: 0.003, from: 5600, to: 5600, q: 2, gain: 0.45, seed: 83}, 14, 0.19)
	return t.finish(-30)
}

// StoneOnSand is a pebble set down on sand, which gives way under it.
func StoneOnSand() []float32 {
	t := newTake(0.2)
	t.addStrike(stone(560), impact{at: 0.001, contact: 0.0016, gain: 1})
	t.addStrike(shogiBoard().scale(0.55, 0.8), impact{at: 0.001, contact: 0.003, gain: 0.5})
	t.addNoise(noiseBurst{at: 0.001, rise: 0.002, fall: 0.024, from: 3300, to: 1500, q: 0.7, gain: 0.7, seed: 85})
	return t.finish(-26)
}

// TwoStones is one pebble knocked on another, and the other answering lower.
func TwoStones() []float32 {
	t := newTake(0.24)
	t.addStrike(stone(1180), impact{at: 0.001, contact: 0.0004, gain: 0.9})
	t.addStrike(stone(870), impact{at: 0.105, contact: 0.0005, gain: 1})
	t.addNoise(noiseBurst{at: 0.106, rise: 0.001, fall: 0.010, from: 2600, to: 1800, q: 0.8, gain: 0.25, seed: 87})
	return t.finish(-26)
}

// BambooSplit is a cane of bamboo that a blade runs through: a crack, the
// fibres, and the hollow note of what falls apart.
func BambooSplit() []float32 {
	t := newTake(0.28)
	t.addNoise(noiseBurst{rise: 0.0004, fall: 0.005, from: 3900, to: 2300, q: 0.6, gain: 2.4, seed: 91})
	t.addStrike(bamboo(610).scale(1, 0.5), impact{at: 0.001, contact: 0.00025, gain: 0.7})
	t.addRustle(noiseBurst{at: 0.012, rise: 0.0004, fall: 0.003, from: 3100, to: 2600, q: 1.1, gain: 1.3, seed: 92}, 9, 0.075)
	t.addStrike(bamboo(455).scale(1, 0.7), impact{at: 0.098, contact: 0.0006, gain: 0.85})
	return t.finish(-23)
}

// Match is a match drawn along its box, which catches and flares.
func Match() []float32 {
	t := newTake(0.295)
	t.addNoise(noiseBurst{rise: 0.045, fall: 0.010, from: 3400, to: 5200, q: 1.2, gain: 0.9, seed: 95})
	t.addRustle(noiseBurst{at: 0.004, rise: 0.0003, fall: 0.002, from: 4700, to: 4700, q: 1.6, gain: 0.9, seed: 96}, 12, 0.055)
	t.addNoise(noiseBurst{at: 0.066, rise: 0.018, fall: 0.060, from: 1500, to: 620, q: 0.6, gain: 1.1, seed: 97})
	t.addRustle(noiseBurst{at: 0.110, rise: 0.0004, fall: 0.003, from: 2400, to: 1900, q: 1, gain: 0.5, seed: 98}, 6, 0.130)
	return t.finish(-27)
}

// Teeth are two rows of pebbles run over each other, open and shut: something
// holds more than it can.
func Teeth() []float32 {
	t := newTake(0.295)
	for bite := range 2 {
		for i := range 6 {
			at := 0.002 + 0.135*float64(bite) + 0.017*float64(i)
			hz := 1500 - 110*float64(i) + 60*float64(bite)
			t.addStrike(stone(hz), impact{at: at, contact: 0.0004, gain: 0.5 + 0.1*float64(i)})
		}
	}
	return t.finish(-26)
}

// StarExplodes is one blow on a great drum, and gravel raining down for a good
// second; it is longer than Short.
func StarExplodes() []float32 {
	t := newTake(1.2)
	t.addStrike(drum(), impact{at: 0.001, contact: 0.0045, gain: 1})
	t.addNoise(noiseBurst{rise: 0.002, fall: 0.060, from: 420, to: 150, q: 0.6, gain: 0.5, seed: 101})
	dice := newNoise(103)
	at := 0.060
	for i := range 46 {
		loud := 0.16 * (1 - float64(i)/52) * dice.between(0.35, 1)
		t.addStrike(stone(dice.between(700, 2100)), impact{at: at, contact: dice.between(0.0004, 0.0011), gain: loud})
		at += dice.between(0.006, 0.016) + 0.0004*float64(i)
	}
	t.addNoise(noiseBurst{at: 0.050, rise: 0.080, fall: 0.200, from: 3600, to: 1700, q: 0.7, gain: 0.10, seed: 104})
	return t.finish(-20)
}
