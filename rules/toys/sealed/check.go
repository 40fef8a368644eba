package sealed

import (
	"slices"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// check refuses a move that may not be made.
func (s *State) check(m rules.Move) error {
	if err := gamekit.CheckActor(s.Actors(), m.By); err != nil {
		return err
	}
	if m.Do == rules.Hidden {
		return gamekit.CheckHidden(s.mayHide(m.By))
	}
	return s.refusal(m.By, m.Do).OrNil()
}

// mayHide reports whether a move of the seat or of Nature can be one that the viewer may not see.
func (s *State) mayHide(by rules.Seat) bool {
	if by == rules.Nature {
		return s.stage == opening || s.stage == dealing && !s.seesCard(s.receiver())
	}
	return !s.isComplete() && s.viewer != by
}

// refusal reports why the actor may not do this, nil when it may.
func (s *State) refusal(by rules.Seat, do rules.Action) *rules.Error {
	if by == rules.Nature {
		if slices.ContainsFunc(s.Chances(nil), func(o rules.Outcome) bool { return o.Do == do }) {
			return nil
		}
		return rules.Errorf(rules.CodeAction, "chance cannot do this now")
	}
	verb, n := unpack(do)
	switch {
	case verb != verbBid || n > topBid:
		return rules.Errorf(rules.CodeAction, "a seat bids a card from 1 to %d, or passes", topBid)
	case !s.isComplete() && s.viewer != by:
		return rules.Errorf(rules.CodeNotYourTurn, "seat %s bids in secret; its bid is not known here", by)
	case n > 0 && s.side[by].hand&(1<<n) == 0:
		return rules.Errorf("bid-spent", "the card %d has been spent; bid one you still have, or pass", n).
			At(rules.Part{Kind: rules.PartCard, Index: int32(n)})
	}
	return nil
}
