package homeworlds

import (
	"engawa/rules"
	"engawa/rules/bot"
	"math/rand/v2"
	"slices"
	"testing"
)

// sorter sorts in slices.
type sorter struct {
	bot.Runner
	list, spare []bot.MoveValue
}

func byValue(x, y bot.MoveValue) int { return y.Value - x.Value }

func (s *sorter) begin(list []bot.MoveValue) {
	s.list = list
	s.Start(bot.Unlimited, nil, func() { s.spare = sortPausing(&s.Meter, s.list, s.spare, byValue) })
}

// TestSortingPauses sorts lists with many equal elements, whole and closed half way.
func TestSortingPauses(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var s sorter
	for _, n := range []int{0, 1, sortBlock - 1, sortBlock, sortBlock + 1, 2*sortBlock + 1, 3 * sortBlock, 20_000, 7} {
		list := make([]bot.MoveValue, n)
		for k := range list {
			list[k] = bot.MoveValue{Value: r.IntN(50), Do: rules.Action(k)}
		}
		want := slices.Clone(list)
		slices.SortStableFunc(want, byValue)
		for _, closed := range []bool{false, true} {
			s.begin(slices.Clone(list))
			steps := 0
			for !s.Step(blockWork) {
				if steps++; closed && steps == 3 {
					s.Close()
				}
			}
			if !slices.EqualFunc(s.list, want, func(x, y bot.MoveValue) bool { return x == y }) {
				t.Fatalf("a list of %d, closed %v, is not sorted, or not stably", n, closed)
			}
			if least := n/sortBlock - 1; !closed && steps < least {
				t.Errorf("a list of %d is sorted in %d steps, expected %d at least", n, steps, least)
			}
			if s.Meter.Nodes != 0 {
				t.Errorf("sorting a list of %d counts as %d nodes", n, s.Meter.Nodes)
			}
		}
	}
}
