package pebbles

import "engawa/rules"

func heapPart(heap int) rules.Part { return rules.Part{Kind: rules.PartCell, Index: int32(heap)} }

// Paths implements rules.Pointer.
func (Game) Paths(_ rules.State, a rules.Action) [][]rules.Part {
	if a == endTurn {
		return [][]rules.Part{{{Kind: rules.PartButton}}}
	}
	return [][]rules.Part{{heapPart(int(a >> takeBits)), {Kind: rules.PartCount, Index: int32(a & maxTake)}}}
}
