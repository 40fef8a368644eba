package largeprint

import "engawa/scenes/input"

// turns returns how many pages the wheel and the keys turn, below 0 for backwards.
func (s *Scene) turns(f *input.Frame) (by int) {
	switch {
	case f.Wheel < 0, f.Has(input.Right):
		by++
	case f.Wheel > 0, f.Has(input.Left):
		by--
	}
	const all = 1 << 20 // pages, more than there can be
	if f.Has(input.First) {
		by = -all
	}
	if f.Has(input.Last) {
		by = all
	}
	return by
}
