package honshu

import "engawa/rules"

// faultRules are the codes of the faults and what is wrong, in the order in which they are reported. They never change.
var faultRules = [...]struct {
	fault Fault
	code  string
	text  string
}{
	{FaultFar, "far", "the card would lie too far away"},
	{FaultNoOverlap, "no-overlap", "the card must share at least one square with the map"},
	{FaultLakeCovered, "lake-covered", "a lake may not be covered"},
	{FaultLakeUnder, "lake-under", "a lake of the card may not slide under the map"},
	{FaultBuried, "buried", "at least one square of the card must show"},
	{FaultMixedLevel, "mixed-level", "the card goes over the map or under it, not both"},
	{FaultKnot, "knot", "the card cannot lie above and below the same card"},
	{FaultBadLevel, "bad-level", "a square can be hidden only where the map has a card"},
}

// Squares returns the printed squares that are to blame for a single fault, none when the card as a whole is.
func (t Trial) Squares(f Fault) uint8 {
	switch f {
	case FaultLakeCovered:
		return t.LakeCovered
	case FaultLakeUnder:
		return t.LakeUnder
	case FaultBuried:
		return allSquares
	case FaultMixedLevel, FaultKnot:
		return t.Shared
	case FaultBadLevel:
		return t.BadLevel
	}
	return 0
}

// Refusal returns why the placement that was tried is illegal: one error for each fault, with the cells to blame; nil
// when it is legal.
func (t Trial) Refusal(p Placement) *rules.Error {
	var first *rules.Error
	for _, rule := range faultRules {
		if t.Faults&rule.fault == 0 {
			continue
		}
		err := &rules.Error{Code: rule.code, Text: rule.text}
		for i := range squares {
			if t.Squares(rule.fault)>>i&1 != 0 {
				err.Parts = append(err.Parts, cellPart(p.SquareAt(i)))
			}
		}
		if first == nil {
			first = err
		} else {
			first.Also = append(first.Also, err)
		}
	}
	return first
}

// refusal reports why the placement is illegal, nil when it is not.
func (m *Map) refusal(p Placement, weave bool) *rules.Error { return m.Try(p, weave).Refusal(p) }
