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

// breeze is a level that wanders between 0 and 1 within some seconds.
type breeze struct {
	dice        noise
	from, to    float64
	step, steps int
	lo, hi      float64 // shortest and longest way in seconds
}

// next is the level one bedStep later.
func (b *breeze) next() float64 {
	if b.step >= b.steps {
		b.from, b.to = b.to, b.dice.between(0, 1)
		b.step, b.steps = 0, 1+int(b.dice.between(b.lo, b.hi)*Rate/bedStep)
	}
	x := float64(b.step) / float64(b.steps)
	b.step++
	return b.from + (b.to-b.from)*x*x*(3-2*x)
}

// CricketsAndWater is a summer night: two bell crickets, one on either side,
// and a stream some way off.
func CricketsAndWater() Bed {
	n := &night{flow: breeze{dice: newNoise(301), lo: 1.5, hi: 4}}
	for side := range n.water {
		n.water[side].src = newNoise(303 + uint64(side))
		n.water[side].low.lowPass(900)
		n.water[side].high.highPass(180)
	}
	n.crickets[0] = cricket{hz: 4180, trill: 27, every: 2.30, sings: 0.85}
	n.crickets[1] = cricket{hz: 4520, trill: 24, every: 3.10, sings: 0.70, at: 1.2}
	return n
}

// side is the noise of one ear.
type side struct {
	src       noise
	low, high filter
}

type night struct {
	water    [2]side
	flow     breeze
	crickets [2]cricket
	n        int
	level    float64
}

func (n *night) Fill(left, right []float32) {
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
			w[k] = waterGain * n.level * s.high.next(s.low.next(s.src.next()))
		}
		left[i] = float32(w[0] + near*a + far*b)
		right[i] = float32(w[1] + far*a + near*b)
	}
}

// cricket sings a trill, rests, and sings again.
type cricket struct {
	hz    float64 // of its wings' ringing
	trill float64 // strokes a second
	every float64 // seconds from one song to the next
	sings float64 // seconds of a song
	at    float64 // seconds into the present song
	phase float64
}

func (c *cricket) next() float64 {
	const gain = 0.0062
	c.at += 1.0 / Rate
	if c.at >= c.every {
		c.at -= c.every
	}
	if c.at >= c.sings {
		return 0
	}
	c.phase += c.hz / Rate
	c.phase -= math.Floor(c.phase)
	swell := math.Sin(math.Pi * c.at / c.sings)
	stroke := math.Sin(math.Pi * c.trill * c.at)
	return gain * swell * stroke * stroke * math.Sin(2*math.Pi*c.phase)
}

// OwlAndLeaves is a wood at dusk: wind in the leaves, and now and then an owl
// a long way off.
func OwlAndLeaves() Bed {
	w := &wood{owl: owl{dice: newNoise(401), at: 3, wait: 7}}
	for k := range w.leaves {
		w.leaves[k].src = newNoise(403 + uint64(k))
		w.gusts[k] = breeze{dice: newNoise(411 + uint64(k)), lo: 1, hi: 3.5}
	}
	return w
}

type wood struct {
	leaves [2]side
	gusts  [2]breeze
	level  [2]float64
	owl    owl
	n      int
}

func (w *wood) Fill(left, right []float32) {
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
			l[k] = leafGain * w.level[k] * s.high.next(s.low.next(s.src.next()))
		}
		left[i] = float32(l[0] + 0.7*o)
		right[i] = float32(l[1] + o)
	}
}

// hoot is one note of the owl's call.
type hoot struct{ at, length, hz, gain float64 }

// owl calls once, and again after some seconds.
type owl struct {
	dice  noise
	wait  float64 // seconds until the next call
	at    float64 // seconds since the last began
	phase float64
}

func (o *owl) next() float64 {
	const gain = 0.014
	o.at += 1.0 / Rate
	if o.at >= o.wait {
		o.at, o.wait = 0, o.dice.between(9, 17)
	}
	for _, h := range [...]hoot{{0, 0.30, 372, 0.8}, {0.52, 0.14, 366, 0.6}, {0.74, 0.62, 358, 1}} {
		x := (o.at - h.at) / h.length
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
