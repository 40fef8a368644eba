package rules

// SortFew sorts a short list, of some hundred elements at most, and leaves equals in their order. It does as
// slices.SortStableFunc, which travels to a page before anybody plays, once for every type of element.
func SortFew[T any](list []T, compare func(x, y T) int) {
	for k := range list {
		for ; k > 0 && compare(list[k], list[k-1]) < 0; k-- {
			list[k], list[k-1] = list[k-1], list[k]
		}
	}
}
