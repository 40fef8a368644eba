package solved

import "math/bits"

// Comparison is what the censuses of two rule sets have in common.
type Comparison struct {
	CommonOpen     int // positions that are open in both
	OutcomeDiffers int // of these, won, drawn or lost in the one and not in the other
	TwoMovesSooner int // of these, decided two moves sooner in the second than in the first
	OtherwiseApart int // of these, decided in numbers of moves that differ in any other way
}

// Compare compares two censuses of one material position by position.
func Compare(first, second *Census) Comparison {
	var c Comparison
	for word := range min(len(first.open), len(second.open)) {
		for set := first.open[word] & second.open[word]; set != 0; set &= set - 1 {
			at := word*64 + bits.TrailingZeros64(set)
			c.add(first.table.values[at], second.table.values[at])
		}
	}
	return c
}

func (c *Comparison) add(a, b byte) {
	c.CommonOpen++
	switch {
	case a >= undecided && b >= undecided || a == b:
	case a >= undecided || b >= undecided || (a^b)&1 == 1:
		c.OutcomeDiffers++
	case a == b+2:
		c.TwoMovesSooner++
	default:
		c.OtherwiseApart++
	}
}
