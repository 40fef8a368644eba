package synth

import "math"

// A Bed is an endless quiet sound of the garden. It is not safe for use by
// several goroutines at once.
type Bed interface {
	// Fill writes the next samples into left and right, which are of one
	// length; nothing depends on how a stretch is cut into calls.
	Fill(left, right []float32)
}

// bedStep is the number of samples between two settings of a bed's slow
// movements.
const bedStep = 64

// randomLevel is a level that wanders between 0 and 1 within some seconds.
type randomLevel struct {
	rng                    noise
	from, to               float64
	step, steps            int
	minSeconds, maxSeconds float64 // shortest and longest way in seconds
}

// next is the level one bedStep later.
func (b *randomLevel) next() float64 {
	if b.step >= b.steps {
		b.from, b.to = b.to, b.rng.between(0, 1)
		b.step, b.steps = 0, 1+int(b.rng.between(b.minSeconds, b.maxSeconds)*Rate/bedStep)
	}
	x := float64(b.step) / float64(b.steps)
	b.step++
	return b.from + (b.to-b.from)*x*x*(3-2*x)
}

// CricketsAndWater is a summer night: two bell crickets, one on either side,
// and a stream some way off.
func CricketsAndWater() Bed {
	n := &nightBed{flow: randomLevel{rng: newNoise(301), minSeconds: 1.5, maxSeconds: 4}}
	for side := range n.water {
		n.water[side].source = newNoise(303 + uint64(side))
		n.water[side].low.lowPass(900)
		n.water[side].high.highPass(180)
	}
	n.crickets[0] = newCricket(4180, 27, 2.30, 0.85, 0)
	n.crickets[1] = newCricket(4520, 24, 3.10, 0.70, 1.2)
	return n
}

// noiseChannel is the noise of one ear.
type noiseChannel struct {
	source    noise
	low, high filter
}

type nightBed struct {
	water    [2]noiseChannel
	flow     randomLevel
	crickets [2]cricket
	n        int
	level    float64
}

func (n *nightBed) Fill(left, right []float32) {
	const (
		waterGain = 0.052
		far, near = 0.35, 1.0 // of a cricket, in the other ear and its own
	)
	for i := range left {
		if n.n%bedStep == 0 {
			n.level = 0.6 + 0.4*n.flow.next()
		}
		n.n++
		a, b := n.crickets[0].next(), n.crickets[1].next()
		var w [2]float64
		for k := range n.water {
			s := &n.water[k]
			w[k] = waterGain * n.level * s.high.next(s.low.next(s.source.next()))
		}
		left[i] = float32(w[0] + near*a + far*b)
		right[i] = float32(w[1] + far*a + near*b)
	}
}

// cricket sings a trill, rests, and sings again. Make it with newCricket.
type cricket struct {
	period, songLength int // samples from one song to the next, and of a song
	elapsed            int // samples into the present song or rest
	carrier            oscillator
	pulse              oscillator // of the wings, twice in a turn
	envelope           oscillator // half a turn in a song
	pulseRate          float64
}

// newCricket returns a cricket whose wings ring at hz and strike so often a
// second; every, sings and at are seconds.
func newCricket(hz, trill, every, sings, at float64) cricket {
	in := func(seconds float64) int { return int(math.Round(seconds * Rate)) }
	c := cricket{period: in(every), songLength: in(sings), elapsed: in(at), pulseRate: trill, carrier: newOscillator(hz)}
	c.begin()
	return c
}

// begin begins a song.
func (c *cricket) begin() {
	c.pulse = newOscillator(c.pulseRate / 2)
	c.envelope = newOscillator(0.5 * Rate / float64(c.songLength))
}

// next is the next sample.
func (c *cricket) next() float64 {
	const gain = 0.0062
	if c.elapsed++; c.elapsed == c.period {
		c.elapsed = 0
		c.begin()
	}
	if c.elapsed >= c.songLength {
		return 0
	}
	stroke := c.pulse.next()
	return gain * c.envelope.next() * stroke * stroke * c.carrier.next()
}

// oscillator goes round a circle and tells its height, a sine. Make it with newOscillator.
type oscillator struct{ sin, cos, stepSin, stepCos float64 }

// newOscillator begins at 0 and goes round hz times a second.
func newOscillator(hz float64) oscillator {
	sin, cos := math.Sincos(2 * math.Pi * hz / Rate)
	return oscillator{sin: 0, cos: 1, stepSin: sin, stepCos: cos}
}

// next goes on by a sample.
func (t *oscillator) next() float64 {
	t.sin, t.cos = t.sin*t.stepCos+t.cos*t.stepSin, t.cos*t.stepCos-t.sin*t.stepSin
	return t.sin
}

// OwlAndLeaves is a wood at dusk: wind in the leaves, and now and then an owl
// a long way off.
func OwlAndLeaves() Bed {
	w := &woodBed{owl: owl{rng: newNoise(401), sinceCall: 3, untilCall: 7}}
	for k := range w.leaves {
		w.leaves[k].source = newNoise(403 + uint64(k))
		w.gusts[k] = randomLevel{rng: newNoise(411 + uint64(k)), minSeconds: 1, maxSeconds: 3.5}
	}
	return w
}

type woodBed struct {
	leaves [2]noiseChannel
	gusts  [2]randomLevel
	level  [2]float64
	owl    owl
	n      int
}

func (w *woodBed) Fill(left, right []float32) {
	const leafGain = 0.024
	for i := range left {
		if w.n%bedStep == 0 {
			for k := range w.leaves {
				g := w.gusts[k].next()
				w.level[k] = 0.12 + 0.88*g*g
				w.leaves[k].low.lowPass(2600 + 2400*g)
				w.leaves[k].high.highPass(1500)
			}
		}
		w.n++
		o := w.owl.next()
		var l [2]float64
		for k := range w.leaves {
			s := &w.leaves[k]
			l[k] = leafGain * w.level[k] * s.high.next(s.low.next(s.source.next()))
		}
		left[i] = float32(l[0] + 0.7*o)
		right[i] = float32(l[1] + o)
	}
}

// owlNote is one note of the owl's call.
type owlNote struct{ at, length, hz, gain float64 }

// owl calls once, and again after some seconds.
type owl struct {
	rng       noise
	untilCall float64 // seconds until the next call
	sinceCall float64 // seconds since the last began
	phase     float64
}

func (o *owl) next() float64 {
	const gain = 0.014
	o.sinceCall += 1.0 / Rate
	if o.sinceCall >= o.untilCall {
		o.sinceCall, o.untilCall = 0, o.rng.between(9, 17)
	}
	const longest = 1.4 // seconds of a call
	if o.sinceCall > longest {
		return 0
	}
	for _, h := range [...]owlNote{{0, 0.30, 372, 0.8}, {0.52, 0.14, 366, 0.6}, {0.74, 0.62, 358, 1}} {
		x := (o.sinceCall - h.at) / h.length
		if x < 0 || x >= 1 {
			continue
		}
		// The pitch swells a little within a note and sinks at its end.
		o.phase += h.hz * (1 + 0.035*math.Sin(math.Pi*x) - 0.03*x) / Rate
		o.phase -= math.Floor(o.phase)
		swell := math.Sin(math.Pi * x)
		a := 2 * math.Pi * o.phase
		return gain * h.gain * swell * swell * (math.Sin(a) + 0.12*math.Sin(2*a) + 0.05*math.Sin(3*a))
	}
	return 0
}
