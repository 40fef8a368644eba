package honshu

import (
	"strings"

	game "engawa/rules/honshu"
	"engawa/scenes/lang"
)

// spot says where a square lies: how far from the upper left square of the start province, across and then along.
func (s speaker) spot(x, y int) string {
	var parts []string
	add := func(n int, before, after lang.Key) {
		switch {
		case n < 0:
			parts = append(parts, s.words.T(before, lang.Count("n", -n)))
		case n > 0:
			parts = append(parts, s.words.T(after, lang.Count("n", n)))
		}
	}
	add(x, lang.HonshuSpotLeft, lang.HonshuSpotRight)
	add(y, lang.HonshuSpotUp, lang.HonshuSpotDown)
	if parts == nil {
		return s.words.T(lang.HonshuSpotStart)
	}
	return strings.Join(parts, ", ")
}

// cellWords says where a square lies and what is there: what shows, how the card lies there, and whether it could be
// brought there.
func (b *Board) cellWords(x, y int) string {
	n, say := b.bench, b.speaker()
	cell := game.CellAt(x, y)
	var what []string
	if q := n.ghost.on.At(cell); q != game.NoSquare {
		what = append(what, say.square(q, n.ghost.on.Cube(cell)))
	}
	if i, ok := n.ghost.squareAt(x, y); ok {
		lies, trial := lang.HonshuSpotCard, n.effect.trial
		switch {
		case trial.Shared&trial.Hidden>>i&1 != 0:
			lies = lang.HonshuSpotUnder
		case trial.Shared>>i&1 != 0:
			lies = lang.HonshuSpotOver
		}
		what = append(what, b.words().T(lies))
	}
	if n.marked[[2]int{x, y}] {
		what = append(what, b.words().T(lang.HonshuSpotForCard))
	}
	at := say.spot(x, y)
	if what == nil {
		return at
	}
	return b.words().T(lang.HonshuSpotHolds, lang.Text("at", at), lang.Text("what", strings.Join(what, ", ")))
}
