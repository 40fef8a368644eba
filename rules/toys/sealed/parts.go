package sealed

import "engawa/rules"

// Paths implements rules.Pointer.
func (Game) Paths(_ rules.State, a rules.Action) [][]rules.Part {
	if _, n := unpack(a); n > 0 {
		return [][]rules.Part{{{Kind: rules.PartCard, Index: int32(n)}}}
	}
	return [][]rules.Part{{{Kind: rules.PartButton, Index: 0}}}
}
