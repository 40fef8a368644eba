package rules_test

import (
	"slices"
	"testing"

	"engawa/rules"
)

func TestSortFewDoesAsSortStableFunc(t *testing.T) {
	type element struct{ value, place int }
	rng := rules.Rand(1, 1)
	byValue := func(x, y element) int { return x.value - y.value }
	for size := range 40 {
		var list []element
		for k := range size {
			list = append(list, element{rng.IntN(8), k})
		}
		want := slices.Clone(list)
		slices.SortStableFunc(want, byValue)
		if rules.SortFew(list, byValue); !slices.Equal(list, want) {
			t.Errorf("%v, want %v", list, want)
		}
	}
}
