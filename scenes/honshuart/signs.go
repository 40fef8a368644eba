package honshuart

import "engawa/rules/honshu"

// Sign is what happens at one square of a card that is tried on a map.
type Sign uint8

// The signs.
const (
	SignFree        Sign = iota // the square lies beside the map
	SignCovers                  // it lies over the map
	SignUnder                   // it slides under the map
	SignLakeCovered             // it would cover a lake, which is forbidden
	SignLakeUnder               // it is a lake that would be hidden, which is forbidden
	SignBlocked                 // it breaks another rule
)

// SignOf returns the sign of the printed square i, 0 to 5, of a trial.
func SignOf(t honshu.Trial, i int) Sign {
	bit := uint8(1) << i
	switch {
	case t.LakeCovered&bit != 0:
		return SignLakeCovered
	case t.LakeUnder&bit != 0:
		return SignLakeUnder
	case isBlamed(t, bit):
		return SignBlocked
	case t.Hidden&t.Shared&bit != 0:
		return SignUnder
	case t.Shared&bit != 0:
		return SignCovers
	}
	return SignFree
}

// isBlamed reports whether a rule beside those about lakes is broken at the squares.
func isBlamed(t honshu.Trial, bits uint8) bool {
	for f := honshu.FaultNoOverlap; f <= honshu.FaultFar && f != 0; f <<= 1 {
		if t.Faults&f != 0 && t.Squares(f)&bits != 0 {
			return true
		}
	}
	return false
}
