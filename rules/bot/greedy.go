package bot

import (
	"math/rand/v2"

	"engawa/rules"
)

// greedy takes what scores best at once, by the payoff column of the game's own score, and looks no further. Equal
// actions are drawn.
type greedy struct {
	runner
	game  rules.Game
	best  rules.Action
	moves []MoveValue
}

// Begin implements [Bot].
func (b *greedy) Begin(view rules.State, seat rules.Seat, _ Past, rng *rand.Rand, budget Budget) error {
	actions, err := legal(view, seat)
	if err != nil {
		return err
	}
	b.best, b.moves = actions[rng.IntN(len(actions))], b.moves[:0]
	b.start(budget.limit(unlimited), budget.Stop, func() {
		guess := view.Sample(rng)
		for _, a := range actions {
			if !b.meter.visit() {
				return
			}
			b.moves = append(b.moves, MoveValue{Do: a, Value: b.lead(guess, seat, a)})
		}
		b.best = pick(b.moves, 0, rng)
	})
	return nil
}

// lead returns how far the seat is ahead of the best other one after the action.
func (b *greedy) lead(state rules.State, seat rules.Seat, a rules.Action) int {
	next := state.Clone()
	if _, err := next.Apply(rules.Move{By: seat, Do: a}, nil); err != nil {
		return -WinValue / 2
	}
	own, other := 0, -WinValue/2
	for _, line := range rules.Score(b.game, next) {
		if line.Seat == seat {
			own = line.Payoff
		} else {
			other = max(other, line.Payoff)
		}
	}
	return own - other
}

// Best implements [Bot].
func (b *greedy) Best() rules.Action { return b.best }

// Thought implements [Bot]. Values are leads in the game's own points.
func (b *greedy) Thought() Thought {
	return Thought{Nodes: b.meter.nodes, Moves: b.moves, Line: []rules.Action{b.best}}
}
