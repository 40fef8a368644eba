package bot

import (
	"math/rand/v2"

	"engawa/rules"
)

// random takes any legal action, all alike.
type random struct {
	runner
	best rules.Action
}

// Begin implements [Bot]. The decision is made at once.
func (b *random) Begin(view rules.State, seat rules.Seat, _ Past, rng *rand.Rand, _ Budget) error {
	actions, err := legal(view, seat)
	if err != nil {
		return err
	}
	b.best = actions[rng.IntN(len(actions))]
	b.start(unlimited, nil, func() {})
	return nil
}

// Best implements [Bot].
func (b *random) Best() rules.Action { return b.best }

// Thought implements [Bot]. There is none.
func (b *random) Thought() Thought { return Thought{} }
