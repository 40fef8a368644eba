package ladder

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestInterval compares with values of the published formula, worked out by hand to four digits.
func TestInterval(t *testing.T) {
	for _, c := range []struct {
		points    float64
		matches   int
		low, high float64
	}{
		{0, 0, 0, 1},
		{0, 10, 0, 0.2775},
		{10, 10, 0.7225, 1},
		{5, 10, 0.2366, 0.7634},
		{50, 100, 0.4038, 0.5962},
		{130, 200, 0.5816, 0.7127},
	} {
		low, high := Interval(c.points, c.matches)
		if math.Abs(low-c.low) > 1e-4 || math.Abs(high-c.high) > 1e-4 {
			t.Errorf("%g of %d: %.4f to %.4f, want %.4f to %.4f", c.points, c.matches, low, high, c.low, c.high)
		}
	}
}

// TestIntervalHoldsTheChance draws 200 matches many times: about 95 % of the intervals hold the chance they were drawn by.
func TestIntervalHoldsTheChance(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, p := range []float64{0.5, 0.75, 0.9} {
		holds := 0
		const series = 2000
		for range series {
			won := 0.0
			for range 200 {
				if rng.Float64() < p {
					won++
				}
			}
			if low, high := Interval(won, 200); low <= p && p <= high {
				holds++
			}
		}
		if share := float64(holds) / series; share < 0.93 || share > 0.97 {
			t.Errorf("chance %g: %.3f of the intervals hold it", p, share)
		}
	}
}

func TestShare(t *testing.T) {
	for _, c := range []struct {
		payoffs []int
		seat    int
		sides   bool
		want    float64
	}{
		{[]int{1, -1}, 0, false, 1},
		{[]int{1, -1}, 1, false, 0},
		{[]int{0, 0}, 1, false, 0.5},
		{[]int{7, 9, 9, 9}, 2, false, 1.0 / 3},
		{[]int{7, 9, 9, 9}, 0, false, 0},
		{[]int{1, -1, 1, -1}, 2, true, 1},
		{[]int{1, -1, 1, -1}, 1, true, 0},
		{[]int{0, 0, 0, 0}, 1, true, 0.5},
	} {
		if share := Share(c.payoffs, c.seat, c.sides); share != c.want {
			t.Errorf("%v, seat %d: %g, want %g", c.payoffs, c.seat, share, c.want)
		}
	}
}
