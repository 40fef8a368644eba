package forhonor

import (
	"math"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
)

// TestCountsMakeTheEvaluation compares the evaluation with the sum of what it counts, where no camp can be broken: what
// that costs is no weight. Every weight may be cut to a whole number in each of its uses.
func TestCountsMakeTheEvaluation(t *testing.T) {
	compared := 0
	for seed := range uint64(5) {
		for _, round := range []int{1, 3, 5} {
			m := matchAt(t, rules.Setup{Seats: 2}, seed, forhonor.PhaseCall, round)
			s := m.State().(*forhonor.State)
			seat, _ := s.Actors().First()
			position, w := evalStateOf(s), fittedWeights()
			value := w.evaluate(&position, newDistances(), s.Camp(seat))
			if value > heroesLostValue/2 || value < -heroesLostValue/2 {
				continue
			}
			sum := 0.0
			for k, n := range Counts(s, seat) {
				sum += n * float64(FittedWeights()[k].Value)
			}
			compared++
			if math.Abs(sum-float64(value)) > 20 {
				t.Errorf("seed %d, round %d: the counts make %.1f, the evaluation is %d", seed, round, sum, value)
			}
		}
	}
	if compared < 10 {
		t.Errorf("only %d positions were compared", compared)
	}
}
