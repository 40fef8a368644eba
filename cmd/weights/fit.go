package main

import "math"

// sample is a position in which a seat is to move: what the evaluation counts for it, and what it got in the end.
type sample struct {
	match   int
	counts  []float64 // the evaluation is the sum of these times the weights
	outcome float64   // 1 won, 0.5 drawn, 0 lost
}

// value returns what the weights make of the counts.
func (s *sample) value(weights []float64) (v float64) {
	for k, w := range weights {
		v += w * s.counts[k]
	}
	return v
}

// loss returns the logarithmic loss when a value of so many logits predicts the chance of a win.
func (s *sample) loss(logits float64) float64 {
	// The logarithms of 1+e^-x and of 1+e^x, for large x too.
	soft := math.Log1p(math.Exp(-math.Abs(logits)))
	return s.outcome*(max(0, -logits)+soft) + (1-s.outcome)*(max(0, logits)+soft)
}

func chance(logits float64) float64 { return 1 / (1 + math.Exp(-logits)) }

// meanLoss returns the mean logarithmic loss of the weights at that scale; chance alone has 0.693.
func meanLoss(samples []sample, weights []float64, scale float64) (sum float64) {
	for k := range samples {
		sum += samples[k].loss(scale * samples[k].value(weights))
	}
	return sum / float64(len(samples))
}

// bestScale returns the logits of one point of the weights that make the mean loss least, by golden section.
func bestScale(samples []sample, weights []float64) float64 {
	values := make([]float64, len(samples))
	for k := range samples {
		values[k] = samples[k].value(weights)
	}
	mean := func(scale float64) (sum float64) {
		for k := range samples {
			sum += samples[k].loss(scale * values[k])
		}
		return sum
	}
	const golden = 0.6180339887498949
	low, high := 0.0, 0.1
	for range 60 {
		a, b := high-golden*(high-low), low+golden*(high-low)
		if mean(a) < mean(b) {
			high = b
		} else {
			low = a
		}
	}
	return (low + high) / 2
}

// pseudoCount is as how many samples it counts that a weight is what it was, for a count that is 1 away from its mean in its
// own standard deviation. It holds weights of what samples tell nothing about.
const pseudoCount = 200

// fit returns weights that tell outcomes best: logistic regression of the outcomes on the counts, which is Texel's method
// for an evaluation that is linear in its weights. It begins with the weights there are and descends along the gradient,
// with Nesterov's momentum, for counts that are all divided by their deviation. The scale stays as it is, so that old and
// new weights compare.
func fit(samples []sample, old []float64, scale float64) []float64 {
	n := len(old)
	deviation := make([]float64, n)
	for k := range samples {
		for j, c := range samples[k].counts {
			deviation[j] += c * c / float64(len(samples))
		}
	}
	for j, d := range deviation {
		deviation[j] = math.Sqrt(d)
	}
	shift := make([]float64, n) // from the old weights, in logits of a deviation
	ahead, gradient := make([]float64, n), make([]float64, n)
	base := make([]float64, len(samples))
	for k := range samples {
		base[k] = scale * samples[k].value(old)
	}
	last := make([]float64, n)
	// The second derivative of the mean loss is n/4 at most, since all deviations are 1.
	rate := 4 / (float64(n) + 4*pseudoCount/float64(len(samples)))
	for round := range 3000 {
		momentum := float64(round) / float64(round+3)
		for j := range ahead {
			ahead[j] = shift[j] + momentum*(shift[j]-last[j])
			gradient[j] = pseudoCount / float64(len(samples)) * ahead[j]
		}
		copy(last, shift)
		for k := range samples {
			logits := base[k]
			for j, c := range samples[k].counts {
				if deviation[j] > 0 {
					logits += ahead[j] * c / deviation[j]
				}
			}
			miss := (chance(logits) - samples[k].outcome) / float64(len(samples))
			for j, c := range samples[k].counts {
				if deviation[j] > 0 {
					gradient[j] += miss * c / deviation[j]
				}
			}
		}
		for j := range shift {
			shift[j] = ahead[j] - rate*gradient[j]
		}
	}
	weights := make([]float64, n)
	for j, w := range old {
		weights[j] = w
		if deviation[j] > 0 {
			weights[j] += shift[j] / deviation[j] / scale
		}
	}
	return weights
}

// gain returns by how much less the loss is with the new weights, on average over matches, and half the width of its 95 %
// interval.
func gain(samples []sample, old, new []float64, scale float64) (mean, width float64) {
	sums, counts := map[int]float64{}, map[int]float64{}
	for k := range samples {
		s := &samples[k]
		sums[s.match] += s.loss(scale*s.value(old)) - s.loss(scale*s.value(new))
		counts[s.match]++
	}
	squares := 0.0
	for match, sum := range sums {
		g := sum / counts[match]
		mean += g
		squares += g * g
	}
	n := float64(len(sums))
	mean /= n
	return mean, 1.96 * math.Sqrt(max(0, squares/n-mean*mean)/n)
}
