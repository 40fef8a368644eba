package ladder

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// chance returns the chance of a win of one seat with that lead in Elo over all others.
func chance(lead float64, seats int) float64 {
	return 1 / (1 + float64(seats-1)*math.Pow(10, -lead/400))
}

// TestKnownStrengthsGiveKnownElo fits results that are as known strengths have them, of a chain and of all pairs, with
// two seats and with four.
func TestKnownStrengthsGiveKnownElo(t *testing.T) {
	known := map[string]float64{"random": 0, "1": 500, "2": 730, "3": 1031, "4": 1130, "5": 1129, "6": 2400}
	names := []string{"random", "1", "2", "3", "4", "5", "6"}
	const matches = 100_000_000
	for _, seats := range []int{2, 4} {
		for _, reach := range []int{1, len(names)} {
			var results []Result
			for k, upper := range names {
				for _, lower := range names[max(0, k-reach):k] {
					results = append(results, Result{Upper: upper, Lower: lower, Seats: seats, Matches: matches,
						Points: matches * chance(known[upper]-known[lower], seats)})
				}
			}
			elo, err := Elo(results, "random")
			if err != nil {
				t.Fatal(err)
			}
			for name, want := range known {
				if math.Abs(elo[name]-want) > 0.1 {
					t.Errorf("%d seats, opponents as far as %d below: %s has %.2f, want %g", seats, reach, name, elo[name], want)
				}
			}
			slices.Reverse(results)
			again, err := Elo(results, "random")
			if err != nil {
				t.Fatal(err)
			}
			for name := range known {
				if math.Abs(elo[name]-again[name]) > 1e-6 {
					t.Errorf("%s has %g, and %g with the results in another order", name, elo[name], again[name])
				}
			}
		}
	}
}

// TestPlayedMatchesGiveTheirElo draws 200 results a pair by chance: the fit lies near the strengths that they were drawn
// by.
func TestPlayedMatchesGiveTheirElo(t *testing.T) {
	known := []float64{0, 400, 600, 800}
	names := []string{"random", "1", "2", "3"}
	rng := rand.New(rand.NewPCG(1, 1))
	var results []Result
	for k := 1; k < len(names); k++ {
		r := Result{Upper: names[k], Lower: names[k-1], Seats: 2, Matches: 200}
		for range r.Matches {
			if rng.Float64() < chance(known[k]-known[k-1], 2) {
				r.Points++
			}
		}
		results = append(results, r)
	}
	elo, err := Elo(results, "random")
	if err != nil {
		t.Fatal(err)
	}
	for k, name := range names {
		if math.Abs(elo[name]-known[k]) > 100 {
			t.Errorf("%s has %.0f, was drawn by %g", name, elo[name], known[k])
		}
	}
}

func TestEloOfAllWonIsFinite(t *testing.T) {
	elo, err := Elo([]Result{{Upper: "1", Lower: "random", Seats: 2, Matches: 200, Points: 200}}, "random")
	if err != nil {
		t.Fatal(err)
	}
	// 200.5 of 201 are odds of 401 to 1.
	if want := 400 * math.Log10(401); math.Abs(elo["1"]-want) > 0.01 {
		t.Errorf("%g, want %g", elo["1"], want)
	}
}

func TestEloRefuses(t *testing.T) {
	for _, results := range [][]Result{
		{{Upper: "3", Lower: "2", Seats: 2, Matches: 10, Points: 5}},
		{{Upper: "1", Lower: "random", Seats: 2, Matches: 10, Points: 11}},
		{{Upper: "1", Lower: "1", Seats: 2, Matches: 10, Points: 5}},
		{{Upper: "1", Lower: "random", Seats: 1, Matches: 10, Points: 5}},
	} {
		if elo, err := Elo(results, "random"); err == nil {
			t.Errorf("%+v gives %v", results, elo)
		}
	}
}
