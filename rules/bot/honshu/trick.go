package honshu

import (
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/honshu"
)

// trick holds the values that the seats have played, and the cards that can be taken.
type trick struct {
	values [honshu.MaxSeats]int // 0 for seats that do not take any more
	cards  honshu.CardSet
}

// trickValue hands the cards out in the order of the values, each seat taking what brings it most, and returns what
// that is worth to the bot's seat. It returns false when the budget ended.
func (b *Bot) trickValue(t trick) (value int, ok bool) {
	for range b.view.Seats() {
		next := rules.Seat(0)
		for k := range rules.Seat(b.view.Seats()) {
			if t.values[k] > t.values[next] {
				next = k
			}
		}
		if t.values[next] == 0 {
			break
		}
		t.values[next] = 0
		card, v, ok := b.bestCard(next, t.cards)
		if !ok {
			return 0, false
		}
		t.cards = t.cards.Without(card)
		if next == b.seat {
			value += v
		} else {
			value -= b.opponentShare(v)
		}
	}
	return value, true
}

// take values the cards on the table: what each brings, and what the seats after it then still get.
func (b *Bot) take() {
	var t trick
	for k := range rules.Seat(b.view.Seats()) {
		if k != b.seat && b.view.Card(k) == honshu.NoCard {
			t.values[k] = b.view.Value(k)
		}
	}
	table := b.view.Table()
	value := func(c honshu.Choice) (int, bool) {
		own, ok := b.gain(b.seat, c.Card)
		if !ok {
			return 0, false
		}
		t.cards = table.Without(c.Card)
		others, ok := b.trickValue(t)
		return own + others, ok
	}
	b.refineGains(table, func() { b.evaluateActions(value) })
}

// play values what can be laid on the table.
func (b *Bot) play() {
	hand, _ := b.view.Hand(b.seat)
	var table trick
	var later []rules.Seat
	for k := range rules.Seat(b.view.Seats()) {
		if card, _, _ := b.view.PlayedCard(k); card != honshu.NoCard {
			table.values[k] = b.view.Value(k)
			table.cards = table.cards.With(card)
		} else if k != b.seat {
			later = append(later, k)
		}
	}
	b.sampleTricks(table, later, func(c honshu.Choice, t trick) (int, bool) {
		t.values[b.seat] = int(c.Card)
		t.cards = t.cards.With(c.Card)
		cost := 0
		if c.Boost {
			if !b.usesCubes {
				return ignoredValue, true
			}
			t.values[b.seat] += honshu.BoostValue
			cost = b.cubeLoss(b.seat, b.colourAt(b.seat, c.From[0]))
		}
		v, ok := b.trickValue(t)
		return v - cost + b.handValue(hand.Without(c.Card)), ok
	})
}

// sampleTricks values every action by guesses of what these seats lay on the table beside what lies there, and takes
// the best. Every guess makes it clearer.
func (b *Bot) sampleTricks(table trick, seats []rules.Seat, value func(honshu.Choice, trick) (int, bool)) {
	sums := make([]int, len(b.Actions))
	for n := 1; n <= b.samples; n++ {
		guess := table
		b.samplePlays(&guess, seats)
		for k, a := range b.Actions {
			c, _ := honshu.Fields(a)
			v, ok := value(c, guess)
			if !ok {
				return
			}
			sums[k] += v
		}
		b.Moves = b.Moves[:0]
		for k, a := range b.Actions {
			b.Moves = append(b.Moves, bot.MoveValue{Do: a, Value: sums[k] / n})
		}
		b.decide()
	}
}

// samplePlays has the seats lay cards that they may hold, without cubes.
func (b *Bot) samplePlays(t *trick, seats []rules.Seat) {
	world := b.view.Sample(b.RNG).(*honshu.State)
	for _, k := range seats {
		hand, n := world.Hand(k)
		cards := slices.Collect(hand.All())
		card := cards[b.RNG.IntN(n)]
		t.values[k] = int(card)
		t.cards = t.cards.With(card)
	}
}
