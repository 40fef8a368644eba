package bot

import (
	"math/rand/v2"
	"slices"

	"engawa/rules"
)

// Decision is what a bot has decided so far. Bots embed it for Step, Close, Best and Thought.
type Decision struct {
	Runner
	RNG       *rand.Rand
	Actions   []rules.Action // legal ones
	BestSoFar rules.Action   // the best so far
	Moves     []MoveValue    // what actions are worth, where they are valued
}

// Prepare begins a decision for a bot of the game whose States have that type, and returns the View as one. It refuses
// seats that may not act, and Views of other games.
func Prepare[S rules.State](d *Decision, game string, view rules.State, seat rules.Seat, rng *rand.Rand) (s S, err error) {
	actions, err := Legal(view, seat)
	if err != nil {
		return s, err
	}
	s, ok := view.(S)
	if !ok {
		return s, rules.Errorf(rules.CodeState, "this bot plays %s; the State is of another game", game)
	}
	d.RNG, d.Actions, d.BestSoFar, d.Moves = rng, actions, actions[0], d.Moves[:0]
	return s, nil
}

// Best implements [Bot].
func (d *Decision) Best() rules.Action { return d.BestSoFar }

// Thought implements [Bot] for what looks one action ahead.
func (d *Decision) Thought() Thought {
	t := Thought{Nodes: d.Meter.Nodes, Line: []rules.Action{d.BestSoFar}}
	for _, m := range d.Moves {
		if m.Do == d.BestSoFar {
			t.Value = m.Value
		}
	}
	return t
}

// SortMoves puts the moves of the highest value first.
func SortMoves(moves []MoveValue) {
	slices.SortStableFunc(moves, func(x, y MoveValue) int { return y.Value - x.Value })
}
