package bot

import (
	"math/rand/v2"
	"slices"

	"engawa/rules"
)

// strength is how an alpha-beta bot is weakened or strengthened.
type strength struct {
	nodes int64
	depth int // actions looked ahead
	sharp int // forcing actions followed beyond that
	half  int // the loss of value that makes an action half as likely; 0 plays the best only
}

// alphaBeta deepens its search step by step and picks among the values it found.
type alphaBeta[P Position[P]] struct {
	runner
	strength
	open   func(view rules.State, seat rules.Seat) (root[P], error)
	search search[P]
	rng    *rand.Rand
	best   rules.Action
	depth  int         // the last one searched in full
	moves  []MoveValue // best first
	under  []MoveValue // the iteration under way
}

func newAlphaBeta[P Position[P]](s strength, open func(rules.State, rules.Seat) (root[P], error)) *alphaBeta[P] {
	b := &alphaBeta[P]{strength: s, open: open}
	b.search.table = tableFor(s.nodes)
	return b
}

// Begin implements [Bot].
func (b *alphaBeta[P]) Begin(view rules.State, seat rules.Seat, _ Past, rng *rand.Rand, budget Budget) error {
	actions, err := legal(view, seat)
	if err != nil {
		return err
	}
	r, err := b.open(view, seat)
	if err != nil {
		return err
	}
	b.begin(r, actions, rng, budget)
	return nil
}

// begin prepares to choose among the actions at the root.
func (b *alphaBeta[P]) begin(r root[P], actions []rules.Action, rng *rand.Rand, budget Budget) {
	b.start(budget.limit(b.nodes), budget.Stop, b.think)
	b.search.sharp = b.sharp
	b.search.begin(r, &b.meter)
	b.rng, b.depth, b.moves = rng, 0, b.moves[:0]
	for _, a := range actions {
		b.moves = append(b.moves, MoveValue{Do: a, Value: WinValue, Bound: true})
	}
	// Equal actions are told apart by chance, not by their order.
	rng.Shuffle(len(b.moves), func(i, j int) { b.moves[i], b.moves[j] = b.moves[j], b.moves[i] })
	b.best = b.moves[0].Do
}

// Best implements [Bot].
func (b *alphaBeta[P]) Best() rules.Action { return b.best }

// think searches ever deeper and decides.
func (b *alphaBeta[P]) think() {
	for depth := 1; depth <= b.strength.depth && !b.settled(); depth++ {
		finished := b.iterate(depth)
		b.merge()
		if !finished {
			break
		}
		b.depth = depth
		b.best = b.moves[0].Do
	}
	if b.depth > 0 {
		b.best = pick(b.moves, b.half, b.rng)
	}
}

// settled reports whether looking deeper cannot change the decision.
func (b *alphaBeta[P]) settled() bool {
	if b.depth == 0 {
		return false
	}
	_, proven := Distance(b.moves[0].Value)
	return proven || len(b.moves) == 1
}

// iterate values every action by looking depth actions ahead, and reports whether it got through. Actions that lose
// more than the choice tolerates get only a bound.
func (b *alphaBeta[P]) iterate(depth int) bool {
	b.under = b.under[:0]
	best := -infinity
	for _, m := range b.moves {
		alpha := max(best-widestLoss(b.half), -infinity)
		sign := b.search.play(0, m.Do)
		v := b.search.below(0, sign, depth-1, alpha, infinity)
		if b.meter.halted {
			return false
		}
		best = max(best, v)
		b.under = append(b.under, MoveValue{Do: m.Do, Value: v, Bound: v <= alpha})
	}
	return true
}

// merge takes over the values of the last iteration. Where it was cut short, the actions it did not reach count as
// no better than those it did: values of different depths do not compare. Only if all that it reached lose, the
// others keep what the iteration before said about them.
func (b *alphaBeta[P]) merge() {
	if len(b.under) == 0 {
		return
	}
	best := slices.MaxFunc(b.under, func(x, y MoveValue) int { return x.Value - y.Value }).Value
	copy(b.moves, b.under)
	if n, proven := Distance(best); !proven || n > 0 {
		rest := b.moves[len(b.under):]
		for k := range rest {
			rest[k].Value, rest[k].Bound = min(rest[k].Value, best-1), true
		}
	}
	slices.SortStableFunc(b.moves, func(x, y MoveValue) int { return y.Value - x.Value })
}

// Thought implements [Bot].
func (b *alphaBeta[P]) Thought() Thought {
	t := Thought{Depth: b.depth, Nodes: b.meter.nodes}
	if b.depth == 0 {
		return t
	}
	t.Moves = slices.Clone(b.moves)
	t.Value = b.moves[0].Value
	t.Line = b.search.line(b.moves[0].Do)
	return t
}

// line follows the table from the first action as far as it remembers.
func (s *search[P]) line(first rules.Action) []rules.Action {
	line := []rules.Action{first}
	p := s.frames[0].position.Play(first)
	var moves []rules.Action
	for len(line) < maxPly {
		if _, over := p.Over(); over {
			break
		}
		e, ok := s.table.find(p.Key())
		if !ok {
			break
		}
		moves = p.Moves(moves[:0])
		if int(e.move) >= len(moves) {
			break
		}
		line = append(line, moves[e.move])
		p = p.Play(moves[e.move])
	}
	return line
}
