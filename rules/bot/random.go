package bot

import (
	"math/rand/v2"

	"engawa/rules"
)

// RandomLevel is the reference bot that takes any legal action.
func RandomLevel() Level { return Level{Name: "random", New: func() Bot { return &Random{} }} }

// Random takes any legal action, all alike.
type Random struct{ Decision }

// Begin implements [Bot]. The decision is made at once.
func (b *Random) Begin(view rules.State, seat rules.Seat, _ History, rng *rand.Rand, _ Budget) error {
	if _, err := Prepare[rules.State](&b.Decision, "anything", view, seat, rng); err != nil {
		return err
	}
	b.BestSoFar = b.Actions[rng.IntN(len(b.Actions))]
	b.Start(Unlimited, nil, func() {})
	return nil
}
