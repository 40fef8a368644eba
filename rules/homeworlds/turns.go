package homeworlds

import (
	"math/bits"

	"engawa/rules"
)

// Turns finds the different positions that a whole turn can lead to. It makes its steps itself, beside
// [Position.Legal], because it needs the key that a step leads to before it plays the step: from the actions of Legal's
// generator, counting turns took 19 % more instructions and a search over turns 38 % more.
// TestTurnsAgreeWithLegalActions holds one against the other.
//
// It stands with the rules because [Game.Perft] counts turns by it. It keeps its memory from one use to the next, and
// serves one goroutine at a time.
type Turns struct {
	positions      []*SearchPosition // one for each step of the turn under way, the first as the turn began
	path           []Step
	visitedKeys    keySet         // positions within the turn
	endKeys        keySet         // positions after it
	eliminationEnd SearchPosition // the position after a turn that eliminates somebody
	visit          func(turn []Step) bool
	count          int
	isStopped      bool // whether visit wants no more
	isSelective    bool // whether only turns with a purpose are wanted
}

// All calls visit with one turn for each different position after a whole turn of the mover, among them the turn
// without any step, and returns how many there are. Turns that may not end, with the own home empty, are left out. The
// steps lead there in this order and are only valid during the call; visit may be nil, and ends the search by
// returning false. In the middle of a turn it finds what the rest of the turn can lead to.
func (g *Turns) All(f *SearchPosition, visit func(turn []Step) bool) int {
	g.isSelective = false
	return g.run(f, visit)
}

func (g *Turns) run(f *SearchPosition, visit func(turn []Step) bool) int {
	g.visitedKeys.clear()
	g.endKeys.clear()
	g.path = g.path[:0]
	g.visit, g.count, g.isStopped = visit, 0, false
	g.positionAt(0).CopyFrom(f)
	g.walk(0)
	return g.count
}

// positionAt returns the memory for the position after that many steps.
func (g *Turns) positionAt(depth int) *SearchPosition {
	for len(g.positions) <= depth {
		g.positions = append(g.positions, &SearchPosition{})
	}
	return g.positions[depth]
}

// node is what the steps from one position have in common.
type node struct {
	f            *SearchPosition
	depth        int
	isQuiet      bool   // no overpopulation, and nobody's home is empty but perhaps the mover's
	isLastAction bool   // whether an action now is the last but for catastrophes
	salt         uint64 // of the position after an action
	aims         aims   // of voyages, when only turns with a purpose are wanted
}

func (g *Turns) walk(depth int) {
	f := g.positionAt(depth)
	lost := f.SeatsWithoutHome()
	if !g.isSelective || g.hasPurpose(f) {
		g.end(f, lost, f.key)
	}
	m := node{f: f, depth: depth, isQuiet: f.overpopulatedSlots == 0 && lost.Without(f.Mover) == 0}
	if f.overpopulatedSlots != 0 {
		g.catastrophes(&m)
	}
	switch f.Phase {
	case Start:
		m.isLastAction, m.salt = true, salt(Done, 0, 0)
		g.builds(&m)
		g.trades(&m)
		g.moves(&m)
		g.attacks(&m)
		g.sacrifices(&m)
	case Sacrificing:
		m.isLastAction, m.salt = f.ActionsLeft == 1, salt(Sacrificing, f.Colour, f.ActionsLeft-1)
		if m.isLastAction {
			m.salt = salt(Done, 0, 0)
		}
		switch f.Colour {
		case Blue:
			g.trades(&m)
		case Green:
			g.builds(&m)
		case Red:
			g.attacks(&m)
		case Yellow:
			if g.isSelective {
				m.aims.look(f, g.path)
			}
			g.moves(&m)
		}
	}
}

// end counts the position if the turn may end here; lost are the seats without a ship at home.
func (g *Turns) end(f *SearchPosition, lost rules.Seats, key uint64) {
	if lost != 0 {
		if lost.Has(f.Mover) && !f.Rules.SelfLoss {
			return
		}
		g.eliminationEnd.CopyFrom(f)
		g.eliminationEnd.EndTurn()
		key = g.eliminationEnd.key
	}
	g.add(key)
}

func (g *Turns) add(key uint64) {
	if g.isStopped || !g.endKeys.add(key) {
		return
	}
	g.count++
	if g.visit != nil && !g.visit(g.path) {
		g.isStopped = true
	}
}

// try makes the step, which gives the table that key. Crowds says that it brings a fourth piece of a colour, or may do
// so; emptied that somebody may have no ship left at home by it.
func (g *Turns) try(m *node, s Step, key uint64, crowds, emptied bool) {
	if g.isStopped {
		return
	}
	if m.isLastAction && m.isQuiet && !crowds && !emptied {
		g.path = append(g.path, s)
		g.add(key)
		g.path = g.path[:m.depth]
		return
	}
	if g.visitedKeys.add(key ^ m.salt) {
		g.follow(m, s)
	}
}

// follow makes the step and goes on from there.
func (g *Turns) follow(m *node, s Step) {
	next := g.positionAt(m.depth + 1)
	next.CopyFrom(m.f)
	next.Play(s)
	g.path = append(g.path, s)
	g.walk(m.depth + 1)
	g.path = g.path[:m.depth]
}

func (g *Turns) catastrophes(m *node) {
	f := m.f
	after := salt(f.Phase, f.Colour, f.ActionsLeft)
	if !f.Rules.Anytime {
		after = salt(Done, 0, 0)
	}
	for set := f.overpopulatedSlots; set != 0 && !g.isStopped; set &= set - 1 {
		slot := bits.TrailingZeros64(set)
		for c := range Colour(NumColours) {
			if !f.Systems[slot].isOverpopulated(c) || g.isSelective && !f.isHarmful(slot, c) {
				continue
			}
			s := Step{Kind: KindCatastrophe, Slot: uint8(slot), Piece: MakePiece(c, 1)}
			next := g.positionAt(m.depth + 1)
			next.CopyFrom(f)
			next.Play(s)
			if !g.visitedKeys.add(next.key ^ after) {
				continue
			}
			g.path = append(g.path, s)
			g.walk(m.depth + 1)
			g.path = g.path[:m.depth]
		}
	}
}

func (g *Turns) sacrifices(m *node) {
	f := m.f
	by := f.Mover
	for slot := range f.Slots() {
		for p := range f.Systems[slot].Ships[by].kindsOf() {
			s := Step{Kind: KindSacrifice, Slot: uint8(slot), Piece: p}
			g.follow(m, s)
		}
	}
}
