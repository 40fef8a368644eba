package synth

// earth is trodden ground under a foot: low, and gone at once.
func earth() body {
	return body{{92, 1, 0.022}, {151, 0.6, 0.015}, {240, 0.3, 0.009}}
}

// lacing is a small iron plate that hits the next one.
func lacing() body {
	return body{{3150, 0.7, 0.010}, {4720, 0.5, 0.007}, {6900, 0.3, 0.004}}
}

// gut is a taut string, plucked or cut.
func gut(hz float64) body {
	return body{{hz, 1, 0.055}, {2 * hz, 0.6, 0.036}, {3 * hz, 0.4, 0.024}, {4.02 * hz, 0.25, 0.016}, {5.05 * hz, 0.15, 0.011}}
}

// cloth is a banner that the wind fills.
func cloth() body {
	return body{{118, 1, 0.020}, {205, 0.6, 0.013}, {342, 0.4, 0.008}}
}

// addFootstep puts one foot down: earth gives way, and sand moves under it.
func (t take) addFootstep(at, weight float64, seed uint64) {
	t.addStrike(earth().scale(1.2-0.3*weight, 1), impact{at: at, contact: 0.005, gain: weight})
	t.addNoise(noiseBurst{at: at, rise: 0.004, fall: 0.012, from: 1300, to: 700, q: 0.7, gain: 1.3 * weight, seed: seed})
}

// Tramp is the advance of a file of soldiers: four feet, not quite together.
func Tramp() []float32 {
	t := newTake(0.295)
	for i, at := range []float64{0.002, 0.019, 0.140, 0.162} {
		t.addFootstep(at, 0.75+0.08*float64(i%3), 141+uint64(i))
	}
	return t.finish(-27)
}

// HeroStep is one step of somebody in armour.
func HeroStep() []float32 {
	t := newTake(0.16)
	t.addFootstep(0.002, 1, 151)
	for i, at := range []float64{0.010, 0.024, 0.041} {
		t.addStrike(lacing().scale(1-0.06*float64(i), 1), impact{at: at, contact: 0.0003, gain: 0.7})
	}
	return t.finish(-28)
}

// DuelDrum is a drum with a cloth over it, struck twice: a fight is declared.
func DuelDrum() []float32 {
	t := newTake(0.295)
	for i, at := range []float64{0.001, 0.135} {
		loud := 1 - 0.5*float64(i)
		t.addStrike(drum().scale(1.6, 0.45), impact{at: at, contact: 0.004, gain: loud})
		t.addStrike(skin().scale(1.4, 1.4), impact{at: at, contact: 0.002, gain: 1.6 * loud})
	}
	return t.finish(-22)
}

// StringSnap is a string that breaks and whips back: somebody is wounded.
func StringSnap() []float32 {
	t := newTake(0.22)
	t.addNoise(noiseBurst{rise: 0.0003, fall: 0.003, from: 5200, to: 3300, q: 0.7, gain: 1.6, seed: 161})
	t.addStrike(gut(587), impact{at: 0.001, contact: 0.0002, gain: 1})
	t.addStrike(gut(784), impact{at: 0.011, contact: 0.0003, gain: 0.4})
	return t.finish(-24)
}

// MightyBlow is a great drum, with the rattle of all that shakes beside it.
func MightyBlow() []float32 {
	t := newTake(0.298)
	t.addStrike(drum().scale(1.1, 0.5), impact{at: 0.001, contact: 0.0035, gain: 1})
	t.addNoise(noiseBurst{rise: 0.001, fall: 0.012, from: 1200, to: 380, q: 0.6, gain: 0.6, seed: 171})
	dice := newNoise(173)
	for i := range 12 {
		at := 0.030 + 0.018*float64(i) + dice.between(0, 0.006)
		t.addStrike(lacing().scale(dice.between(0.5, 0.9), 1), impact{at: at, contact: 0.0004, gain: 0.10 * (1 - float64(i)/14)})
	}
	return t.finish(-19)
}

// BowShot is a string let go, an arrow in the air, and the wood that it meets.
func BowShot() []float32 {
	t := newTake(0.29)
	t.addStrike(gut(147).scale(1, 0.6), impact{at: 0.001, contact: 0.0012, gain: 1})
	t.addNoise(noiseBurst{at: 0.012, rise: 0.050, fall: 0.028, from: 4300, to: 2100, q: 1.6, gain: 0.55, seed: 181})
	t.addStrike(post().scale(1.2, 0.7), impact{at: 0.165, contact: 0.0005, gain: 0.7})
	return t.finish(-25)
}

// AxeThrow is an axe that turns over twice in the air and sticks in wood.
func AxeThrow() []float32 {
	t := newTake(0.29)
	for i := range 3 {
		t.addNoise(noiseBurst{at: 0.046 * float64(i), rise: 0.018, fall: 0.009, from: 700 + 120*float64(i), to: 1300, q: 1, gain: 0.5 + 0.15*float64(i), seed: 191 + uint64(i)})
	}
	t.addStrike(post().scale(0.75, 0.9), impact{at: 0.150, contact: 0.0007, gain: 1})
	t.addStrike(lacing().scale(0.4, 2), impact{at: 0.150, contact: 0.0004, gain: 0.25})
	return t.finish(-24)
}

// BannerRaised is a cloth that unrolls and beats twice in the wind.
func BannerRaised() []float32 {
	t := newTake(0.295)
	t.addNoise(noiseBurst{rise: 0.060, fall: 0.020, from: 600, to: 1500, q: 0.7, gain: 0.5, seed: 201})
	for i, at := range []float64{0.090, 0.172} {
		t.addStrike(cloth().scale(1+0.1*float64(i), 1), impact{at: at, contact: 0.0022, gain: 0.9})
		t.addNoise(noiseBurst{at: at, rise: 0.0012, fall: 0.012, from: 1900, to: 900, q: 0.6, gain: 0.9, seed: 203 + uint64(i)})
	}
	return t.finish(-27)
}

// SoldiersFall is a row of wooden figures that topple one after another.
func SoldiersFall() []float32 {
	t := newTake(0.29)
	for i, at := range []float64{0.001, 0.055, 0.098, 0.134, 0.162} {
		t.addStrike(block().scale(0.62-0.04*float64(i%3), 1.2), impact{at: at, contact: 0.0004, gain: 0.7})
		t.addStrike(shogiBoard().scale(1.1, 0.6), impact{at: at, contact: 0.0010, gain: 0.3})
	}
	return t.finish(-25)
}

// ZoneTaken is a pole rammed into the ground, and a small bell on its tip.
func ZoneTaken() []float32 {
	t := newTake(0.295)
	t.addStrike(earth(), impact{at: 0.001, contact: 0.003, gain: 1})
	t.addStrike(bamboo(330).scale(1, 0.5), impact{at: 0.001, contact: 0.0010, gain: 1})
	t.addStrike(bar(noteE6, 0.055), impact{at: 0.060, contact: 0.0003, gain: 0.7})
	return t.finish(-25)
}

// CampBroken is a mast that cracks, and a drum that gives way after it.
func CampBroken() []float32 {
	t := newTake(0.298)
	t.addNoise(noiseBurst{rise: 0.0005, fall: 0.006, from: 2600, to: 1300, q: 0.6, gain: 1.4, seed: 211})
	t.addRustle(noiseBurst{at: 0.015, rise: 0.0004, fall: 0.003, from: 2100, to: 1700, q: 1, gain: 0.8, seed: 212}, 8, 0.080)
	t.addStrike(post().scale(0.6, 1.2), impact{at: 0.002, contact: 0.0008, gain: 0.6})
	t.addStrike(drum().scale(0.95, 0.4), impact{at: 0.118, contact: 0.007, gain: 1.2})
	return t.finish(-21)
}

// Horn is a breath through a conch, short and low: a round begins.
func Horn() []float32 {
	t := newTake(0.298)
	for i, gain := range []float64{1, 0.7, 0.45, 0.25, 0.12} {
		hz := 233 * float64(i+1)
		t.addNoise(noiseBurst{rise: 0.090, fall: 0.040, from: 0.94 * hz, to: hz, q: 30, gain: gain, seed: 221 + uint64(i)})
	}
	t.addNoise(noiseBurst{rise: 0.050, fall: 0.040, from: 900, to: 1200, q: 0.7, gain: 0.02, seed: 231})
	return t.finish(-27)
}

// BannersInWind is the air over a field before a battle: a steady breath, and
// on either side a cloth that beats the faster the harder it blows.
func BannersInWind() Bed {
	b := &bannersBed{}
	for k := range b.air {
		b.air[k].source = newNoise(601 + uint64(k))
		b.air[k].high.highPass(140)
		b.flap[k] = flutter{src: newNoise(611 + uint64(k)), phase: float64(k) * 0.37}
		b.gusts[k] = randomLevel{rng: newNoise(621 + uint64(k)), minSeconds: 1.2, maxSeconds: 3.6}
	}
	return b
}

type bannersBed struct {
	air   [2]noiseChannel
	gusts [2]randomLevel
	level [2]float64
	flap  [2]flutter
	n     int
}

func (b *bannersBed) Fill(left, right []float32) {
	const airGain = 0.040
	for i := range left {
		if b.n%bedStep == 0 {
			for k := range b.air {
				g := b.gusts[k].next()
				b.level[k] = 0.3 + 0.7*g
				b.air[k].low.lowPass(340 + 420*g)
				b.flap[k].set(g)
			}
		}
		b.n++
		var ear [2]float64
		for k := range b.air {
			s := &b.air[k]
			ear[k] = airGain*b.level[k]*s.high.next(s.low.next(s.source.next())) + b.flap[k].next()
		}
		left[i], right[i] = float32(ear[0]), float32(ear[1])
	}
}

// flutter is a cloth that beats in the wind.
type flutter struct {
	src   noise
	tone  filter
	rate  float64 // beats a second
	level float64
	phase float64 // share of the present beat that is over
}

// set takes up the strength of the wind, 0 to 1: under a third the cloth hangs.
func (f *flutter) set(wind float64) {
	blows := max(0, (wind-0.3)/0.7)
	f.rate, f.level = 3+5*blows, blows*blows
	f.tone.bandPass(380+300*blows, 0.8)
}

func (f *flutter) next() float64 {
	const gain = 0.060
	f.phase += f.rate / Rate
	if f.phase >= 1 {
		f.phase--
	}
	fall := 1 - f.phase
	return gain * f.level * fall * fall * fall * f.tone.next(f.src.next())
}
