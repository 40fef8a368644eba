package main

import (
	"math"
	"math/rand/v2"
	"testing"
)

// drawSamples returns samples whose outcomes are drawn by known weights at that scale.
func drawSamples(known []float64, scale float64, n int) []sample {
	rng := rand.New(rand.NewPCG(3, 4))
	samples := make([]sample, n)
	for k := range samples {
		s := &samples[k]
		s.match = k / 10
		for range known {
			s.counts = append(s.counts, float64(rng.IntN(7)-3))
		}
		if rng.Float64() < chance(scale*s.value(known)) {
			s.outcome = 1
		}
	}
	return samples
}

// TestKnownWeightsAreFound begins with wrong weights: the fit comes near the known ones, and is better by more than
// chance in samples that it has not seen.
func TestKnownWeightsAreFound(t *testing.T) {
	known, wrong := []float64{100, 200, 300, -80}, []float64{100, 260, 240, 0}
	const scale = 0.005
	samples := drawSamples(known, scale, 20_000)
	fitted, unseen := samples[:10_000], samples[10_000:]
	weights := fit(fitted, wrong, scale)
	for k, w := range known {
		if math.Abs(weights[k]-w) > 20 {
			t.Errorf("weight %d: %.1f, expected about %g", k, weights[k], w)
		}
	}
	if mean, width := gain(unseen, wrong, weights, scale); mean <= width {
		t.Errorf("less loss by %.4f ± %.4f, expected more than chance", mean, width)
	}
	if got := bestScale(fitted, known); math.Abs(got-scale) > scale/10 {
		t.Errorf("scale %g, expected about %g", got, scale)
	}
}

// TestRightWeightsStay begins with the weights that the outcomes were drawn by: no gain is found.
func TestRightWeightsStay(t *testing.T) {
	known := []float64{100, 200, 300, -80}
	samples := drawSamples(known, 0.005, 4000)
	weights := fit(samples[:2000], known, 0.005)
	if mean, width := gain(samples[2000:], known, weights, 0.005); mean > width {
		t.Errorf("less loss by %.4f ± %.4f than the right weights have", mean, width)
	}
}

func TestWeightsWithoutSamplesStay(t *testing.T) {
	samples := drawSamples([]float64{50, 0}, 0.01, 500)
	for k := range samples {
		samples[k].counts[1] = 0
	}
	if weights := fit(samples, []float64{50, 77}, 0.01); weights[1] != 77 {
		t.Errorf("a weight that nothing tells of became %g", weights[1])
	}
}
