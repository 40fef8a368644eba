package pebbles

import (
	"engawa/rules"
	"engawa/rules/gamekit"
)

// Why implements rules.Pointer.
func (g Game) Why(state rules.State, by rules.Seat, parts []rules.Part) error {
	s := state.(*State)
	return gamekit.Explain(g, s, by, parts, s.meaning, s.refusal)
}

type meaning = gamekit.Meaning[rules.Action]

// meaning reports what parts seem to mean of which the last leads nowhere.
func (s *State) meaning(_ rules.Seat, parts []rules.Part) meaning {
	heap, last := parts[0], parts[len(parts)-1]
	n := 1
	if len(parts) > 1 {
		n = int(last.Index)
	}
	switch {
	case len(parts) > 2 || len(parts) == 2 && heap.Kind == rules.PartButton:
		return meaning{Else: rules.Errorf("too-much", "a heap and a number are enough").At(last)}
	case heap == rules.Part{Kind: rules.PartButton}:
		return meaning{Choices: []rules.Action{endTurn}}
	case heap.Kind != rules.PartCell || heap.Index < 0 || int(heap.Index) >= len(s.heaps):
		return meaning{Else: rules.Errorf("no-heap", "pebbles are taken from a heap").At(heap)}
	case len(parts) == 2 && last.Kind != rules.PartCount || n < 1 || n > maxTake:
		return meaning{Else: rules.Errorf("no-number", "take 1 to 3 pebbles").At(parts...)}
	}
	return meaning{Choices: []rules.Action{take(int(heap.Index), n)}}
}
