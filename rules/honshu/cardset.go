package honshu

import (
	"iter"
	"math/bits"
)

// CardSet is a set of map cards; bit n stands for card n.
type CardSet uint64

// everyCard is the set of all map cards.
const everyCard CardSet = 1<<(NumCards+1) - 2

// Has reports whether the card is in the set.
func (set CardSet) Has(c Card) bool { return c.isMapCard() && set>>c&1 != 0 }

// With returns the set with the card added. What is no map card is left out.
func (set CardSet) With(c Card) CardSet {
	if !c.isMapCard() {
		return set
	}
	return set | 1<<c
}

// Without returns the set with the card removed.
func (set CardSet) Without(c Card) CardSet { return set &^ (1 << c) }

// Len returns the number of cards in the set.
func (set CardSet) Len() int { return bits.OnesCount64(uint64(set)) }

// All yields the cards in ascending order.
func (set CardSet) All() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(Card(bits.TrailingZeros64(uint64(set)))) {
				return
			}
		}
	}
}
