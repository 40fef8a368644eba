package bot

import (
	"math/rand/v2"

	"engawa/rules"
	"engawa/rules/yokai"
)

// yokaiRoot accepts a State of the 3x4 game in which a seat is to move.
func yokaiRoot(view rules.State, _ rules.Seat) (root[yokai.Board], error) {
	s, err := yokaiState(view)
	if err != nil {
		return root[yokai.Board]{}, err
	}
	r := root[yokai.Board]{position: s.Board(), repeats: true}
	for key, count := range s.Past() {
		if count >= 2 {
			r.twice = append(r.twice, key)
		}
	}
	return r, nil
}

func yokaiState(view rules.State) (*yokai.State, error) {
	s, ok := view.(*yokai.State)
	if !ok {
		return nil, rules.Errorf(rules.CodeState, "this bot plays yokai; the State is of another game")
	}
	return s, nil
}

// yokaiLevels are the levels of the 3x4 game; a chick counts about 100 points. BenchmarkYokaiLevels measures what each
// gets against the one below.
func yokaiLevels() []kind {
	acts := func(name, title string, careful bool) kind {
		return kind{Level{Name: name, Title: title}, func() Bot { return &instinct{careful: careful} }}
	}
	searches := func(name, title string, s strength) kind {
		level := Level{Name: name, Title: title, Nodes: s.nodes, Depth: s.depth}
		return kind{level, func() Bot { return newAlphaBeta(s, yokaiRoot) }}
	}
	return []kind{
		acts("1", "Playful", false),
		acts("2", "Careful", true),
		searches("3", "Easy", strength{depth: 3, nodes: 20_000, sharp: 1, half: 60}),
		searches("4", "Medium", strength{depth: 5, nodes: 50_000, sharp: 1, half: 50}),
		searches("5", "Hard", strength{depth: 9, nodes: 80_000, sharp: 1, half: 25}),
		searches("6", "Master", strength{depth: 13, nodes: 500_000, sharp: 1, half: 2}),
		{Level{Name: yokaiPerfect, Title: "Perfect", Nodes: perfectNodes}, newPerfect},
	}
}

// yokaiGreedy looks one action ahead and takes what evaluates best.
func yokaiGreedy() Bot {
	return newAlphaBeta(strength{depth: 1, nodes: 1 << fewestBits}, yokaiRoot)
}

// instinct plays the 3x4 game at random, but takes a lion that it can take. A careful one also does not leave its
// own lion to be caught, where it can help it.
type instinct struct {
	runner
	careful bool
	best    rules.Action
}

// Begin implements [Bot]. The decision is made at once.
func (b *instinct) Begin(view rules.State, seat rules.Seat, _ Past, rng *rand.Rand, _ Budget) error {
	actions, err := legal(view, seat)
	if err != nil {
		return err
	}
	s, err := yokaiState(view)
	if err != nil {
		return err
	}
	choice := actions
	if catches := filter(actions, func(a rules.Action) bool { return s.Board().Play(a).Ending() == yokai.Catch }); len(catches) > 0 {
		choice = catches
	} else if b.careful {
		if safe := filter(actions, func(a rules.Action) bool { return !canCatch(s.Board().Play(a)) }); len(safe) > 0 {
			choice = safe
		}
	}
	b.best = choice[rng.IntN(len(choice))]
	b.start(unlimited, nil, func() {})
	return nil
}

func filter(actions []rules.Action, keep func(rules.Action) bool) []rules.Action {
	var kept []rules.Action
	for _, a := range actions {
		if keep(a) {
			kept = append(kept, a)
		}
	}
	return kept
}

// canCatch reports whether the side to move may take the lion now.
func canCatch(p yokai.Board) bool {
	for _, a := range p.Moves(make([]rules.Action, 0, yokai.MostMoves)) {
		if p.Play(a).Ending() == yokai.Catch {
			return true
		}
	}
	return false
}

// Best implements [Bot].
func (b *instinct) Best() rules.Action { return b.best }

// Thought implements [Bot]. There is none.
func (b *instinct) Thought() Thought { return Thought{} }
