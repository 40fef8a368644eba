package honshu

import (
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
)

// effect is what building where the card lies now would do.
type effect struct {
	trial   game.Trial
	after   game.Points // those of the land without the card where the place is illegal
	missing []game.Cell // new production squares for which the pool has no cube

	best      int  // points that the place has more than the best other one where the card has lain
	bestKnown bool // the card has lain at another place, and hints may be asked for
}

// effectInputs is what an effect depends on.
type effectInputs struct {
	place game.Placement
	pool  [game.NumColours]int
	hints bool
	words *lang.Catalog
}

// markInputs is what decides on where a card could be brought.
type markInputs struct {
	turn uint8
	side cardSide
	both bool // either side counts
}

// updateEffect works out what building the card where it lies would do, once for each place.
func (n *placement) updateEffect(b *Board) {
	now := effectInputs{place: n.ghost.place, hints: b.choice.State != nil && b.choice.Hints, words: b.words()}
	for good := range now.pool {
		now.pool[good] = b.state.Pool(game.Colour(good))
	}
	if n.effectOf == now {
		return
	}
	n.effectOf = now
	e := effect{trial: n.ghost.trial(), after: n.before}
	if e.trial.Legal() {
		after, missing := b.state.Preview(n.by, n.ghost.place)
		e.after, e.missing = after.Score(b.state.Scoring()), missing
		e.best, e.bestKnown = b.foundPlaces(n.by, n.ghost.place.Card).note(b.state, n.by, n.ghost.place, e.after.Total())
		e.bestKnown = e.bestKnown && now.hints
	}
	n.effect = e
	n.changes = n.newChanges(b)
}

// updateMarks finds the squares to which the card could be brought.
func (n *placement) updateMarks() {
	now := markInputs{n.ghost.place.Turn, n.ghost.markedSide(), n.both}
	if n.marked != nil && n.marksFor == now {
		return
	}
	n.marksFor = now
	n.marks = n.ghost.anchors(n.both)
	n.marked = make(map[[2]int]bool, len(n.marks))
	for _, a := range n.marks {
		n.marked[[2]int{a.x, a.y}] = true
	}
}
