package sealed

import "engawa/rules"

// Legal implements rules.State.
func (s *State) Legal(by rules.Seat, dst []rules.Action) []rules.Action {
	if by < 0 || s.stage != bidding || !s.Actors().Has(by) || !s.isComplete() && s.viewer != by {
		return dst
	}
	dst = append(dst, pack(verbBid, 0))
	for n := 1; n <= topBid; n++ {
		if s.side[by].hand&(1<<n) != 0 {
			dst = append(dst, pack(verbBid, n))
		}
	}
	return dst
}

// Chances implements rules.State.
func (s *State) Chances(dst []rules.Outcome) []rules.Outcome {
	switch s.stage {
	case dealing:
		if !s.seesCard(s.receiver()) {
			return dst
		}
		known := s.knownCards()
		for n := 1; n <= topCard; n++ {
			if known&(1<<n) == 0 {
				dst = append(dst, rules.Outcome{Do: pack(verbDeal, n), Weight: 1})
			}
		}
	case turning:
		for n := 1; n <= topPrize; n++ {
			if s.prizes&(1<<n) == 0 {
				dst = append(dst, rules.Outcome{Do: pack(verbPrize, n), Weight: 1 + uint32(n&1)})
			}
		}
	case drawing:
		for seat := range s.best().All() {
			dst = append(dst, rules.Outcome{Do: pack(verbWinner, int(seat)), Weight: 1})
		}
	}
	return dst
}
