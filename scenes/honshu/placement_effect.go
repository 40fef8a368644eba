package honshu

import (
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
)

// effect is what building where the card lies now would do.
type effect struct {
	trial       game.Trial
	pointsAfter game.Points // those of the land without the card where the place is illegal
	missing     []game.Cell // new production squares for which the pool has no cube
	text        string      // what it does, or why it is illegal

	best      int  // points that the place has more than the best other one where the card has lain
	knowsBest bool // the card has lain at another place, and hints may be asked for
}

// knownEffect is an effect that has been found, and how it is shown, but for what compares it with other places.
type knownEffect struct {
	effect  effect
	changes changes
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
	turn           uint8
	side           cardSide
	showsBothSides bool // either side counts
}

// updateEffect works out what building the card where it lies would do, once for each place.
func (n *placement) updateEffect(b *Board) {
	now := effectInputs{place: n.trialCard.place, hints: b.choice.State != nil && b.choice.Hints, words: b.words()}
	for good := range now.pool {
		now.pool[good] = b.state.Pool(game.Colour(good))
	}
	if n.effectOf == now {
		return
	}
	n.effectOf = now
	last, known := n.effects[now]
	if known {
		n.effect, n.changes = last.effect, last.changes
	} else {
		n.findEffect(b)
		if n.effects == nil {
			n.effects = map[effectInputs]knownEffect{}
		}
		n.effects[now] = knownEffect{n.effect, n.changes}
	}
	if e := &n.effect; e.trial.Legal() { // places where the card has lain since may be better
		e.best, e.knowsBest = b.bestPlacesOf(n.by, n.trialCard.place.Card).note(b.state, n.by, n.trialCard.place, e.pointsAfter.Total())
		e.knowsBest = e.knowsBest && now.hints
		n.changes.best = b.bestWords(e)
	}
}

// findEffect works out the effect, and says it.
func (n *placement) findEffect(b *Board) {
	n.effect = effect{trial: n.trialCard.outcome(), pointsAfter: n.pointsBefore}
	if e := &n.effect; e.trial.Legal() {
		after, missing := b.state.Preview(n.by, n.trialCard.place)
		e.pointsAfter, e.missing = after.Score(b.state.Scoring()), missing
	}
	n.effect.text = n.spellEffect(b)
	n.changes = n.newChanges(b)
}

// updateMarks finds the squares to which the card could be brought.
func (n *placement) updateMarks() {
	now := markInputs{n.trialCard.place.Turn, n.trialCard.sideOfMarks(), n.showsBothSides}
	if n.markedSquares != nil && n.marksFor == now {
		return
	}
	n.marksFor = now
	n.marks = n.trialCard.anchors(n.showsBothSides)
	n.markedSquares = &cellSet{}
	for _, a := range n.marks {
		n.markedSquares.add(a.x, a.y)
	}
}
