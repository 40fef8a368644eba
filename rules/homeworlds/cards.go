package homeworlds

import (
	"math/rand/v2"

	"engawa/rules"
)

// Alignment is what a card says.
type Alignment uint8

// The alignments. Unknown stands for a card that is not dealt, or that the viewer may not see.
const (
	Unknown Alignment = iota
	Good
	Evil
)

// cardNames are the words of the cards in action texts. They never change.
var cardNames = [...]string{"unknown", "good", "evil"}

// String returns "good", "evil" or "unknown".
func (a Alignment) String() string {
	if int(a) < len(cardNames) {
		return cardNames[a]
	}
	return cardNames[Unknown]
}

// cards are the alignment cards of a match. The zero value is a match without.
type cards struct {
	isInPlay    bool
	dealtCount  int8 // seats 0 to dealt-1 have one
	alignments  [MaxSeats]Alignment
	publicSeats rules.Seats // whose card everybody has seen
}

// deck returns how many cards of the alignment there are for that many seats: half are Evil, one more Good when the
// number is odd.
func deck(seats int, a Alignment) int {
	switch a {
	case Good:
		return (seats + 1) / 2
	case Evil:
		return seats / 2
	}
	return 0
}

// unknownCount returns how many cards of the alignment are not known to lie before a seat.
func (c *cards) unknownCount(seats int, a Alignment) int {
	n := deck(seats, a)
	for _, have := range c.alignments[:seats] {
		if have == a {
			n--
		}
	}
	return n
}

// hideFrom blanks what the viewer may not see.
func (c *cards) hideFrom(viewer rules.Seat) {
	if viewer == rules.Referee {
		return
	}
	for k := range c.alignments {
		if seat := rules.Seat(k); seat != viewer && !c.publicSeats.Has(seat) {
			c.alignments[k] = Unknown
		}
	}
}

// fill gives the dealt cards that are blank an alignment, every arrangement of the cards not seen being equally likely.
func (c *cards) fill(seats int, rng *rand.Rand) {
	var pool []Alignment
	for _, a := range []Alignment{Good, Evil} {
		for range c.unknownCount(seats, a) {
			pool = append(pool, a)
		}
	}
	rng.Shuffle(len(pool), func(i, j int) { pool[i], pool[j] = pool[j], pool[i] })
	for k := range c.alignments[:c.dealtCount] {
		if c.alignments[k] == Unknown && len(pool) > 0 {
			c.alignments[k], pool = pool[0], pool[1:]
		}
	}
}

// isComplete reports whether every seat has the card it is to have.
func (c *cards) isComplete(seats int) bool { return !c.isInPlay || int(c.dealtCount) == seats }

// withCard returns those of the seats that have that card.
func (c *cards) withCard(seats rules.Seats, a Alignment) rules.Seats {
	var out rules.Seats
	for seat := range seats.All() {
		if c.alignments[seat] == a {
			out = out.With(seat)
		}
	}
	return out
}
