package bot

import (
	"math/rand/v2"

	"engawa/rules"
)

// FullWeight is the weight of an action without loss. All weights are whole numbers, so that every machine draws alike.
const FullWeight = 1 << 16

// lossWeight falls with the loss of value: it halves every halfLoss points, straight in between, and is 0 for losses
// that are never taken. With halfLoss 0 only actions without loss are taken.
func lossWeight(loss, halfLoss int) uint32 {
	if loss <= 0 {
		return FullWeight
	}
	if halfLoss <= 0 || loss/halfLoss >= 16 {
		return 0
	}
	steps, rest := loss/halfLoss, loss%halfLoss
	whole := FullWeight >> steps
	return uint32(whole - whole/2*rest/halfLoss)
}

// WidestLoss returns a loss from which on [lossWeight] is 0.
func WidestLoss(halfLoss int) int { return max(16*halfLoss, 1) }

// Softmax draws one of the valued actions by the softmax rule (Bridle, 1990) to the base 2: its weight halves for every
// halfLoss that its value lies below the best. A win is never let go for another, and of wins the shortest is taken.
func Softmax(moves []MoveValue, halfLoss int, rng *rand.Rand) rules.Action {
	best := moves[0].Value
	for _, m := range moves {
		best = max(best, m.Value)
	}
	if _, proven := Distance(best); proven && best > 0 {
		halfLoss = 0
	}
	outcomes := make([]rules.Outcome, 0, len(moves))
	for _, m := range moves {
		weight := lossWeight(best-m.Value, halfLoss)
		if weight > 0 && !(m.IsUpperBound && m.Value < best) {
			outcomes = append(outcomes, rules.Outcome{Do: m.Do, Weight: weight})
		}
	}
	do, _ := rules.Draw(rng, outcomes)
	return do
}
