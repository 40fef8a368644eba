package loupe

import (
	"math"

	"engawa/scenes/geom"
	"engawa/scenes/input"
)

// leastSwipe is how far a finger goes across the sheet, or up or down, to turn it, in logical units.
const leastSwipe = 42.0

// swipe is where a pointer went down that may come to turn the sheet.
type swipe struct {
	id   int
	from geom.Point
	on   bool
}

// turns returns by how many leaves the sheet is to be turned: by a swipe, the wheel, or keys.
func (s *Scene) turns(f *input.Frame) (by int) {
	for _, p := range f.Pointers {
		switch {
		case p.Phase == input.Down:
			s.swipe = swipe{p.ID, p.At, true}
		case p.Phase == input.Up && s.swipe.on && p.ID == s.swipe.id:
			s.swipe.on = false
			by += s.swiped(p.At.Sub(s.swipe.from))
		case p.Phase == input.Cancel:
			s.swipe.on = false
		}
	}
	switch {
	case f.Wheel < 0, f.Has(input.Right):
		by++
	case f.Wheel > 0, f.Has(input.Left):
		by--
	}
	const all = 1 << 20 // leaves, more than there can be
	if f.Has(input.First) {
		by = -all
	}
	if f.Has(input.Last) {
		by = all
	}
	return by
}

// swiped returns which way a finger turns the sheet: leaves are drawn to the left or upwards to see the next.
func (s *Scene) swiped(way geom.Point) int {
	along := way.X
	if math.Abs(way.Y) > math.Abs(way.X) {
		along = way.Y
	}
	switch {
	case along <= -leastSwipe:
		return 1
	case along >= leastSwipe:
		return -1
	}
	return 0
}
