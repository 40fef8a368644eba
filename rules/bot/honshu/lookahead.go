package honshu

import (
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/honshu"
)

// lookahead is how far a bot looks ahead on its own map: it follows the builds that look best and asks what the next
// round could add to each.
type lookahead struct {
	builds int // that are followed, of a card to be built or of each that can be had
	cards  int // that may come next, tried on each at a time
	offers int // of those cards that there will be to choose from
	rounds int // how often other cards are tried, if the budget lasts
}

// candidate is a build that is followed.
type candidate struct {
	card  honshu.Card
	place honshu.Placement
	sum   int // of what it led to
}

// bestBuilds returns the best builds of the card, best first. It returns false when the budget ended.
func (b *Bot) bestBuilds(card honshu.Card) (list []candidate, ok bool) {
	ok = b.builder.each(&b.maps[b.seat], card, b.rounds, func(_ rules.Action, p honshu.Placement, v int) {
		list = append(list, candidate{card, p, v})
	})
	rules.SortFew(list, func(x, y candidate) int { return y.sum - x.sum })
	list = list[:min(len(list), b.lookahead.builds)]
	for k := range list {
		list[k].sum = 0
	}
	return list, ok
}

// sampleCards guesses cards that the next round may offer: those that will be in hands, or dealt; in a duel one is
// opened for each that is bid.
func (b *Bot) sampleCards(n int) (cards []honshu.Card) {
	world := b.view.Sample(b.RNG).(*honshu.State)
	located := world.LocatedCards()
	var held, pile []honshu.Card
	for card := honshu.Card(1); card <= honshu.NumCards; card++ {
		if !located.Has(card) {
			pile = append(pile, card)
		}
		for k := range rules.Seat(world.Seats()) {
			if hand, _ := world.Hand(k); hand.Has(card) {
				held = append(held, card)
			}
		}
	}
	b.RNG.Shuffle(len(held), func(i, j int) { held[i], held[j] = held[j], held[i] })
	b.RNG.Shuffle(len(pile), func(i, j int) { pile[i], pile[j] = pile[j], pile[i] })
	dealt := len(held) == 0 || b.view.HandMoveAfter(b.view.Round()) == honshu.HandsDealt
	opens := b.view.Seats() == honshu.MinSeats && !b.view.Rules().Draft
	for k := 0; len(cards) < n && len(held)+len(pile) > 0; k++ {
		from := &held
		if dealt || opens && k%2 == 1 {
			from = &pile
		}
		if len(*from) == 0 {
			break
		}
		cards, *from = append(cards, (*from)[0]), (*from)[1:]
	}
	return cards
}

// lookaheadValue returns what the build leads to: what the map is worth on average after the best build of the best of
// some cards, drawn from those coming. It returns false when the budget ended.
func (b *Bot) lookaheadValue(place honshu.Placement, sampled []honshu.Card) (int, bool) {
	b.nextMap.place(&b.maps[b.seat], place)
	values := b.values[:0]
	for _, card := range sampled {
		_, v, ok := b.builder.best(&b.nextMap, card, b.rounds-1)
		if !ok {
			return 0, false
		}
		values = append(values, v)
	}
	b.values = values
	return bestOf(values, b.lookahead.offers), true
}

// bestOf returns the mean of the best of n values drawn from the list, putting back each; it sorts the list.
func bestOf(values []int, n int) int {
	slices.Sort(values)
	power := func(x int) int {
		p := 1
		for range n {
			p *= x
		}
		return p
	}
	sum := 0
	for k, v := range values {
		sum += v * (power(k+1) - power(k))
	}
	return sum / power(len(values))
}

// looksAhead reports whether the bot looks ahead on its map now.
func (b *Bot) looksAhead() bool { return b.lookahead.builds > 0 && b.rounds > 0 }

// lookAhead follows the builds, again and again with other cards, until the budget ends; after each time f is called
// with how often they have been followed.
func (b *Bot) lookAhead(list []candidate, f func(times int)) {
	for n := 1; n <= b.lookahead.rounds; n++ {
		sampled := b.sampleCards(b.lookahead.cards)
		if len(sampled) == 0 {
			return
		}
		sums := make([]int, len(list))
		for k := range list {
			v, ok := b.lookaheadValue(list[k].place, sampled)
			if !ok {
				return
			}
			sums[k] = v
		}
		for k, v := range sums {
			list[k].sum += v
		}
		f(n)
	}
}

// refineGains replaces what the cards gain for the bot's own seat by what they do with look-ahead, as far as the budget
// goes, and calls f each time that they have become clearer.
func (b *Bot) refineGains(cards honshu.CardSet, f func()) {
	f()
	if !b.looksAhead() {
		return
	}
	var all []candidate
	for card := range cards.All() {
		list, ok := b.bestBuilds(card)
		if !ok {
			return
		}
		all = append(all, list...)
	}
	before := b.builder.value(&b.maps[b.seat], b.rounds)
	b.lookAhead(all, func(times int) {
		for card := range cards.All() {
			b.gains[b.seat][card].value = -bot.Infinity
		}
		for _, l := range all {
			g := &b.gains[b.seat][l.card]
			g.value = max(g.value, l.sum/times-before)
		}
		f()
	})
}
