package bot

import (
	"math/rand/v2"

	"engawa/rules"
)

// RandomLevel is the reference bot that takes any legal action.
func RandomLevel() Level { return Level{Name: "random", New: func() Bot { return &Random{} }} }

// Random takes any legal action, all alike.
type Random struct {
	Runner
	best rules.Action
}

// Begin implements [Bot]. The decision is made at once.
func (b *Random) Begin(view rules.State, seat rules.Seat, _ Past, rng *rand.Rand, _ Budget) error {
	actions, err := Legal(view, seat)
	if err != nil {
		return err
	}
	b.best = actions[rng.IntN(len(actions))]
	b.Start(Unlimited, nil, func() {})
	return nil
}

// Best implements [Bot].
func (b *Random) Best() rules.Action { return b.best }

// Thought implements [Bot]. There is none.
func (b *Random) Thought() Thought { return Thought{} }
