package bot

import (
	"engawa/rules"
	"engawa/rules/honshu"
)

// build values every build of the card.
func (b *lord) build() {
	e := &b.lands[b.seat]
	b.builder.each(e, b.view.Card(b.seat), b.rounds, func(a rules.Action, _ honshu.Placement, v int) {
		b.moves = append(b.moves, MoveValue{Do: a, Value: v})
	})
	if len(b.moves) == 0 {
		return
	}
	b.decide()
	if n := min(b.mixed, len(b.moves)); n > 1 {
		b.best = b.moves[b.rng.IntN(n)].Do
	}
}
