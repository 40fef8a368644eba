package honshu

import (
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/honshu"
)

// build values every build of the card, and those that look best again with look-ahead. The others then count as no
// better than the worst of those.
func (b *Bot) build() {
	card := b.view.Card(b.seat)
	b.builder.each(&b.maps[b.seat], card, b.rounds, func(a rules.Action, _ honshu.Placement, v int) {
		b.Moves = append(b.Moves, bot.MoveValue{Do: a, Value: v})
	})
	if len(b.Moves) == 0 {
		return
	}
	b.decide()
	if n := min(b.choiceCount, len(b.Moves)); n > 1 && b.rounds > 0 {
		b.BestSoFar = b.Moves[b.RNG.IntN(n)].Do
	}
	if !b.looksAhead() || len(b.Moves) == 1 {
		return
	}
	sight := slices.Clone(b.Moves)
	list := make([]candidate, min(b.lookahead.builds, len(sight)))
	for k := range list {
		c, _ := honshu.Fields(sight[k].Do)
		list[k] = candidate{card: card, place: c.Place}
	}
	b.lookAhead(list, func(times int) {
		b.Moves = append(b.Moves[:0], sight...)
		worst := bot.Infinity
		for k := range list {
			v := list[k].sum / times
			b.Moves[k] = bot.MoveValue{Do: sight[k].Do, Value: v}
			worst = min(worst, v)
		}
		fall := sight[len(list)-1].Value - worst
		for k := len(list); k < len(b.Moves); k++ {
			b.Moves[k].Value -= fall
			b.Moves[k].IsUpperBound = true
		}
		b.decide()
	})
}
