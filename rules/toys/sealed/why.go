package sealed

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
	last := parts[len(parts)-1]
	switch {
	case len(parts) > 1:
		return meaning{Else: rules.Errorf("no-bid", "a bid is one card; nothing follows it").At(last)}
	case last.Kind != rules.PartCard || last.Index <= 0 || last.Index > topBid:
		return meaning{Else: rules.Errorf("no-bid", "this cannot be bid; choose one of your bidding cards, or pass").At(last)}
	}
	return meaning{Choices: []rules.Action{pack(verbBid, int(last.Index))}}
}
