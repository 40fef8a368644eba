package bot

import (
	"cmp"
	"math"
	"math/bits"
	"slices"

	"engawa/rules"
)

// infoSet names what a seat knows when it must act: positions that look alike to it share one node. The hash is that
// of its View, which depends on nothing the seat may not know.
type infoSet struct {
	seat rules.Seat
	view uint64
}

// node holds what is known about the actions at one information set.
type node struct {
	options []option // by action
}

// option is one action at an information set. Which actions are legal may depend on what the seat cannot see, as
// sampled; so it is counted how often each was there to be taken.
type option struct {
	do     rules.Action
	visits int32
	offers int32
	reward float64 // the sum over all visits, 0 to 1 each
}

// find returns the index of the action, adding it where it is new.
func (n *node) find(a rules.Action) int {
	k, ok := slices.BinarySearchFunc(n.options, a, func(o option, a rules.Action) int { return cmp.Compare(o.do, a) })
	if !ok {
		n.options = slices.Insert(n.options, k, option{do: a})
	}
	return k
}

// exploration weighs trying what was tried little against repeating what did well.
const exploration = 0.8

// urgency returns what decides the next try: the mean reward and an allowance for little-tried options. The
// logarithm is a whole number of bits and nothing is fused, so that every machine computes the same.
func (o *option) urgency() float64 {
	visits := float64(o.visits)
	allowance := math.Sqrt(float64(bits.Len32(uint32(o.offers))) / visits)
	return float64(o.reward/visits) + float64(exploration*allowance)
}

// mean returns the mean reward in thousandths.
func (o *option) mean() int {
	if o.visits == 0 {
		return 0
	}
	return int(1000 * o.reward / float64(o.visits))
}

// rewards turns payoffs into one reward a seat from 0 to 1: the share of the other seats that it is ahead of, a tie
// counting half. Team mates tie and so want the same.
func rewards(payoffs []int, dst []float64) []float64 {
	for k, own := range payoffs {
		ahead := 0
		for j, other := range payoffs {
			switch {
			case j == k:
			case own > other:
				ahead += 2
			case own == other:
				ahead++
			}
		}
		dst = append(dst, float64(ahead)/float64(max(2*(len(payoffs)-1), 1)))
	}
	return dst
}
