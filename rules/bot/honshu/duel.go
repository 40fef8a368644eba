package honshu

import (
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/honshu"
)

// pairSet returns two cards as a set.
func pairSet(p [2]honshu.Card) honshu.CardSet { return honshu.CardSet(0).With(p[0]).With(p[1]) }

// pairValue returns what it is worth to the bot's seat to get one pair and leave the other. It returns false when the
// budget ended.
func (b *Bot) pairValue(own, other honshu.CardSet) (int, bool) {
	_, mine, ok := b.bestCard(b.seat, own)
	if !ok {
		return 0, false
	}
	_, its, ok := b.bestCard(1-b.seat, other)
	return mine - b.opponentShare(its), ok
}

// bid values the cards of the hand by what the pairs that they make are worth.
func (b *Bot) bid() {
	hand, _ := b.view.Hand(b.seat)
	opened := pairSet(b.view.Pair(1))
	b.sampleTricks(trick{}, []rules.Seat{1 - b.seat}, func(c honshu.Choice, t trick) (int, bool) {
		bids := t.cards.With(c.Card)
		first, ok := b.pairValue(opened, bids)
		if !ok {
			return 0, false
		}
		second, ok := b.pairValue(bids, opened)
		higher := int(c.Card) > t.values[1-b.seat]
		return b.duelValue(higher, first, second) + b.handValue(hand.Without(c.Card)), ok
	})
}

// duelValue returns what the duel is worth in which the bot's seat has bid the higher number, or not, and the pairs are worth
// so much to it. The loser pays where that is worth two cubes.
func (b *Bot) duelValue(higher bool, first, second int) int {
	better, worse := max(first, second), min(first, second)
	chooser, v, other := b.seat, better, worse
	if !higher {
		chooser, v, other = 1-b.seat, worse, better
	}
	loser := 1 - chooser
	price, ok := b.payValue(loser)
	if !b.usesCubes || !ok || price >= better-worse {
		return v
	}
	if loser == b.seat {
		return other - price
	}
	return other + price
}

// payValue returns what the two cubes that the seat misses least are worth. It returns false when it has fewer.
func (b *Bot) payValue(seat rules.Seat) (least int, ok bool) {
	var colours []honshu.Colour
	for c, g := range b.maps[seat].goods {
		for range min(g.cubes, honshu.PayCubes) {
			colours = append(colours, honshu.Colour(c))
		}
	}
	least = bot.Infinity
	for k, one := range colours {
		for _, two := range colours[k+1:] {
			least = min(least, b.cubeLoss(seat, one, two))
		}
	}
	return least, len(colours) >= honshu.PayCubes
}

// contest values standing, and paying with any two cubes.
func (b *Bot) contest() {
	pairs := [2]honshu.CardSet{pairSet(b.view.Pair(1)), pairSet(b.view.Pair(2))}
	value := func(c honshu.Choice) (int, bool) {
		first, ok := b.pairValue(pairs[0], pairs[1])
		if !ok {
			return 0, false
		}
		second, ok := b.pairValue(pairs[1], pairs[0])
		if !ok {
			return 0, false
		}
		// Who stands gets what the other does not want, or leaves.
		stands, pays := min(first, second), max(first, second)
		switch b.view.PairOf(b.seat) {
		case 1:
			stands, pays = first, second
		case 2:
			stands, pays = second, first
		}
		switch {
		case c.Verb == honshu.VerbStand:
			return stands, true
		case !b.usesCubes:
			return ignoredValue, true
		}
		return pays - b.cubeLoss(b.seat, b.colourAt(b.seat, c.From[0]), b.colourAt(b.seat, c.From[1])), true
	}
	b.refineGains(pairs[0]|pairs[1], func() { b.evaluateActions(value) })
}

// choosePair values the pairs.
func (b *Bot) choosePair() {
	pairs := [2]honshu.CardSet{pairSet(b.view.Pair(1)), pairSet(b.view.Pair(2))}
	value := func(c honshu.Choice) (int, bool) { return b.pairValue(pairs[c.N-1], pairs[2-c.N]) }
	b.refineGains(pairs[0]|pairs[1], func() { b.evaluateActions(value) })
}

// keep values the cards of the own pair.
func (b *Bot) keep() {
	value := func(c honshu.Choice) (int, bool) { return b.gain(b.seat, c.Card) }
	b.refineGains(pairSet(b.view.Pair(b.view.PairOf(b.seat))), func() { b.evaluateActions(value) })
}
