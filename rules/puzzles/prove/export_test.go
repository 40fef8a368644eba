package prove

import "engawa/rules/yokai"

// NewShortValue returns a [YokaiValue] by search alone, as far as five moves.
func NewShortValue() YokaiValue { return search{}.shortValue }

func (s search) shortValue(b yokai.Board) (result, plies int) {
	if result, over := b.Over(); over {
		return result, 0
	}
	for n := 1; n <= 5; n++ {
		switch {
		case n%2 == 1 && s.wins(b, n):
			return 1, n
		case n%2 == 0 && s.loses(b, n):
			return -1, n
		}
	}
	return 0, 0
}
