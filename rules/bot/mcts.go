package bot

import (
	"math/rand/v2"
	"slices"

	"engawa/rules"
)

// Limits of the tree, for memory and against going in circles.
const (
	maxTreeNodes = 100_000
	maxTreeDepth = 200
)

// treeSearch is an information-set Monte Carlo tree search for any number of seats, with chance, secrets and choices
// at the same time. Every try fills the blanks of the View anew; each seat then acts in it on what its own View
// shows, by one node for every such View, until something new is reached; from there all act at random.
type treeSearch struct {
	runner
	budget int64 // nodes for one decision; a node is one action played in a try

	view rules.State
	seat rules.Seat
	rng  *rand.Rand
	best rules.Action
	tree map[infoSet]*node
	root *node

	path     []visit
	actions  []rules.Action
	outcomes []rules.Outcome
	events   []rules.Event
	reward   []float64
	fresh    []int
}

// visit is one choice of a try.
type visit struct {
	by     rules.Seat
	at     *node
	action rules.Action
}

// Begin implements [Bot].
func (b *treeSearch) Begin(view rules.State, seat rules.Seat, _ Past, rng *rand.Rand, budget Budget) error {
	actions, err := legal(view, seat)
	if err != nil {
		return err
	}
	b.view, b.seat, b.rng = view, seat, rng
	b.best = actions[rng.IntN(len(actions))]
	b.root = &node{}
	b.tree = map[infoSet]*node{{seat, view.Hash()}: b.root}
	b.start(budget.limit(b.budget), budget.Stop, func() { b.think(len(actions)) })
	return nil
}

// Best implements [Bot].
func (b *treeSearch) Best() rules.Action { return b.best }

func (b *treeSearch) think(choices int) {
	if choices == 1 {
		return
	}
	for b.try() {
		b.best = b.mostVisited()
	}
	if b.secret() {
		b.mix()
	}
}

// secret reports whether the decision is a choice in secret, where a habit could be read by the others.
func (b *treeSearch) secret() bool {
	events, err := b.view.Clone().Apply(rules.Move{By: b.seat, Do: b.best}, nil)
	return err == nil && slices.ContainsFunc(events, func(e rules.Event) bool { return e.Kind == rules.EvCommit })
}

// try plays one game to its end in thought and remembers how the choices in the tree fared. It returns false when
// the budget ran out on the way, or the game refused what it had called legal.
func (b *treeSearch) try() bool {
	state := b.view.Sample(b.rng)
	b.path = b.path[:0]
	inTree := true
	for {
		actors := state.Actors()
		if actors == 0 {
			break
		}
		if !b.meter.visit() {
			return false
		}
		var mv rules.Move
		if actors.Has(rules.Nature) {
			b.outcomes = state.Chances(b.outcomes[:0])
			do, _ := rules.Draw(b.rng, b.outcomes)
			mv = rules.Move{By: rules.Nature, Do: do}
		} else {
			by, _ := actors.First()
			mv, inTree = b.choose(state, by, inTree)
		}
		var err error
		if b.events, err = state.Apply(mv, b.events[:0]); err != nil {
			return false
		}
	}
	b.reward = rewards(state.Payoffs(), b.reward[:0])
	for _, v := range b.path {
		o := &v.at.options[v.at.find(v.action)]
		o.visits++
		o.reward += b.reward[v.by]
	}
	return true
}

// choose picks the seat's action in a try, and reports whether the try is still inside the tree.
func (b *treeSearch) choose(state rules.State, by rules.Seat, inTree bool) (rules.Move, bool) {
	b.actions = state.Legal(by, b.actions[:0])
	if !inTree || len(b.path) >= maxTreeDepth {
		return rules.Move{By: by, Do: b.actions[b.rng.IntN(len(b.actions))]}, false
	}
	set := infoSet{by, state.View(by).Hash()}
	n, known := b.tree[set]
	if !known {
		n = &node{}
		if len(b.tree) < maxTreeNodes {
			b.tree[set] = n
		}
	}
	a := b.selectAction(n)
	b.path = append(b.path, visit{by, n, a})
	return rules.Move{By: by, Do: a}, known
}

// selectAction picks among b.actions: any that was never tried, else the most urgent.
func (b *treeSearch) selectAction(n *node) rules.Action {
	b.fresh = b.fresh[:0]
	best, most := rules.Hidden, -1.0
	for k, a := range b.actions {
		o := &n.options[n.find(a)]
		o.offers++
		if o.visits == 0 {
			b.fresh = append(b.fresh, k)
		} else if u := o.urgency(); u > most {
			best, most = a, u
		}
	}
	if len(b.fresh) > 0 {
		return b.actions[b.fresh[b.rng.IntN(len(b.fresh))]]
	}
	return best
}

func (b *treeSearch) mostVisited() rules.Action {
	best := option{do: b.best}
	for _, o := range b.root.options {
		if o.visits > best.visits {
			best = o
		}
	}
	return best.do
}

// mix draws the decision by the number of visits, leaving out what was given up early.
func (b *treeSearch) mix() {
	var most int32
	for _, o := range b.root.options {
		most = max(most, o.visits)
	}
	b.outcomes = b.outcomes[:0]
	for _, o := range b.root.options {
		if o.visits > most/8 {
			b.outcomes = append(b.outcomes, rules.Outcome{Do: o.do, Weight: uint32(o.visits)})
		}
	}
	if do, ok := rules.Draw(b.rng, b.outcomes); ok {
		b.best = do
	}
}

// Thought implements [Bot]. Values are mean rewards in thousandths: 1000 is always ahead of everybody.
func (b *treeSearch) Thought() Thought {
	t := Thought{Nodes: b.meter.nodes}
	if b.root == nil {
		return t
	}
	for _, o := range b.root.options {
		t.Moves = append(t.Moves, MoveValue{Do: o.do, Value: o.mean(), Visits: int(o.visits)})
		if o.do == b.best {
			t.Value = o.mean()
		}
	}
	slices.SortStableFunc(t.Moves, func(x, y MoveValue) int { return y.Visits - x.Visits })
	t.Line = []rules.Action{b.best}
	return t
}
