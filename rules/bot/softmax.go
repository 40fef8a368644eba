package bot

import (
	"math/rand/v2"

	"engawa/rules"
)

// fullWeight is the weight of an action without loss. All weights are whole numbers, so that every machine draws
// alike.
const fullWeight = 1 << 16

// lossWeight falls with the loss of value: it halves every half points, straight in between, and is 0 for losses
// that are never taken. With half 0 only actions without loss are taken.
func lossWeight(loss, half int) uint32 {
	if loss <= 0 {
		return fullWeight
	}
	if half <= 0 || loss/half >= 16 {
		return 0
	}
	steps, rest := loss/half, loss%half
	whole := fullWeight >> steps
	return uint32(whole - whole/2*rest/half)
}

// widestLoss returns a loss from which on [lossWeight] is 0.
func widestLoss(half int) int {
	return max(16*half, 1)
}

// pick draws one of the valued actions by its loss against the best. A win is never let go for another, and of wins
// the shortest is taken.
func pick(moves []MoveValue, half int, rng *rand.Rand) rules.Action {
	best := moves[0].Value
	for _, m := range moves {
		best = max(best, m.Value)
	}
	if _, proven := Distance(best); proven && best > 0 {
		half = 0
	}
	outcomes := make([]rules.Outcome, 0, len(moves))
	for _, m := range moves {
		weight := lossWeight(best-m.Value, half)
		if weight > 0 && !(m.Bound && m.Value < best) {
			outcomes = append(outcomes, rules.Outcome{Do: m.Do, Weight: weight})
		}
	}
	do, _ := rules.Draw(rng, outcomes)
	return do
}
