package honshu

import (
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/honshu"
)

// build values every build of the card, and those that look best again with foresight. The others then count as no
// better than the worst of those.
func (b *lord) build() {
	card := b.view.Card(b.seat)
	b.builder.each(&b.lands[b.seat], card, b.rounds, func(a rules.Action, _ honshu.Placement, v int) {
		b.moves = append(b.moves, bot.MoveValue{Do: a, Value: v})
	})
	if len(b.moves) == 0 {
		return
	}
	b.decide()
	if n := min(b.mixed, len(b.moves)); n > 1 && b.rounds > 0 {
		b.best = b.moves[b.rng.IntN(n)].Do
	}
	if !b.farsighted() || len(b.moves) == 1 {
		return
	}
	sight := slices.Clone(b.moves)
	list := make([]follow, min(b.foresight.builds, len(sight)))
	for k := range list {
		c, _ := honshu.Fields(sight[k].Do)
		list[k] = follow{card: card, place: c.Place}
	}
	b.foresee(list, func(times int) {
		b.moves = append(b.moves[:0], sight...)
		worst := bot.Infinity
		for k := range list {
			v := list[k].sum / times
			b.moves[k] = bot.MoveValue{Do: sight[k].Do, Value: v, Visits: times}
			worst = min(worst, v)
		}
		fall := sight[len(list)-1].Value - worst
		for k := len(list); k < len(b.moves); k++ {
			b.moves[k].Value -= fall
			b.moves[k].Bound = true
		}
		b.decide()
	})
}
