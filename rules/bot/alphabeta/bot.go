package alphabeta

import (
	"math/rand/v2"
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
)

// Params is how an alpha-beta bot is weakened or strengthened.
type Params struct {
	Nodes      int64
	Depth      int // actions looked ahead
	Quiescence int // forcing actions followed beyond that
	HalfLoss   int // the loss of value that makes an action half as likely; 0 plays the best only
}

// Bot deepens its search step by step and picks among the values it found.
type Bot[P Position[P]] struct {
	bot.Decision
	Params
	open      func(view rules.State, seat rules.Seat) (Root[P], error)
	search    search[P]
	depth     int             // the last one searched in full
	iteration []bot.MoveValue // the iteration under way
}

func New[P Position[P]](s Params, open func(rules.State, rules.Seat) (Root[P], error)) *Bot[P] {
	b := &Bot[P]{Params: s, open: open}
	b.search.table = bot.NewTable(s.Nodes)
	return b
}

// Begin implements [Bot].
func (b *Bot[P]) Begin(view rules.State, seat rules.Seat, _ bot.History, rng *rand.Rand, budget bot.Budget) error {
	actions, err := bot.Legal(view, seat)
	if err != nil {
		return err
	}
	r, err := b.open(view, seat)
	if err != nil {
		return err
	}
	b.BeginAt(r, actions, rng, budget)
	return nil
}

// BeginAt prepares to choose among the actions at the root.
func (b *Bot[P]) BeginAt(r Root[P], actions []rules.Action, rng *rand.Rand, budget bot.Budget) {
	b.Start(budget.Limit(b.Nodes), budget.Stop, b.think)
	b.search.quiescence = b.Quiescence
	b.search.begin(r, &b.Meter)
	b.RNG, b.depth, b.Moves = rng, 0, b.Moves[:0]
	for _, a := range actions {
		b.Moves = append(b.Moves, bot.MoveValue{Do: a, Value: bot.WinValue, IsUpperBound: true})
	}
	// Equal actions are told apart by chance, not by their order.
	rng.Shuffle(len(b.Moves), func(i, j int) { b.Moves[i], b.Moves[j] = b.Moves[j], b.Moves[i] })
	b.BestSoFar = b.Moves[0].Do
}

// Allocate makes room for what the search remembers, which the first one does otherwise.
func (b *Bot[P]) Allocate() { b.search.table.Allocate() }

// think searches ever deeper and decides.
func (b *Bot[P]) think() {
	for depth := 1; depth <= b.Params.Depth && !b.isDecided(); depth++ {
		finished := b.iterate(depth)
		b.merge()
		if !finished {
			break
		}
		b.depth = depth
		b.BestSoFar = b.Moves[0].Do
	}
	if b.depth > 0 {
		b.BestSoFar = bot.Softmax(b.Moves, b.HalfLoss, b.RNG)
	}
}

// isDecided reports whether looking deeper cannot change the decision.
func (b *Bot[P]) isDecided() bool {
	if b.depth == 0 {
		return false
	}
	_, proven := bot.Distance(b.Moves[0].Value)
	return proven || len(b.Moves) == 1
}

// iterate values every action by looking depth actions ahead, and reports whether it got through. Actions that lose
// more than the choice tolerates get only a bound.
func (b *Bot[P]) iterate(depth int) bool {
	b.iteration = b.iteration[:0]
	best := -bot.Infinity
	for _, m := range b.Moves {
		alpha := max(best-bot.WidestLoss(b.HalfLoss), -bot.Infinity)
		sign := b.search.play(0, m.Do)
		v := b.search.searchChild(0, sign, depth-1, alpha, bot.Infinity)
		if b.Meter.IsHalted {
			return false
		}
		best = max(best, v)
		b.iteration = append(b.iteration, bot.MoveValue{Do: m.Do, Value: v, IsUpperBound: v <= alpha})
	}
	return true
}

// merge takes over the values of the last iteration. Where it was cut short, the actions it did not reach count as
// no better than those it did: values of different depths do not compare. Only if all that it reached lose, the
// others keep what the iteration before said about them.
func (b *Bot[P]) merge() {
	if len(b.iteration) == 0 {
		return
	}
	best := slices.MaxFunc(b.iteration, func(x, y bot.MoveValue) int { return x.Value - y.Value }).Value
	copy(b.Moves, b.iteration)
	if n, proven := bot.Distance(best); !proven || n > 0 {
		rest := b.Moves[len(b.iteration):]
		for k := range rest {
			rest[k].Value, rest[k].IsUpperBound = min(rest[k].Value, best-1), true
		}
	}
	bot.SortMoves(b.Moves)
}

// Thought implements [Bot].
func (b *Bot[P]) Thought() bot.Thought {
	t := bot.Thought{Nodes: b.Meter.Nodes}
	if b.depth == 0 {
		return t
	}
	t.Value = b.Moves[0].Value
	t.Line = b.search.line(b.Moves[0].Do)
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
		e, ok := s.table.Probe(p.Key())
		if !ok {
			break
		}
		moves = p.Moves(moves[:0])
		if int(e.Move) >= len(moves) {
			break
		}
		line = append(line, moves[e.Move])
		p = p.Play(moves[e.Move])
	}
	return line
}
