package honshu

import "engawa/rules"

// twoDraft reports whether two seats draft.
func (s *State) twoDraft() bool { return s.rules.Draft && s.seats == 2 }

// duel reports whether two seats play the duel.
func (s *State) duel() bool { return !s.rules.Draft && s.seats == 2 }

// left returns the neighbour to the left, clockwise.
func (s *State) left(seat rules.Seat) rules.Seat { return (seat + 1) % rules.Seat(s.seats) }

// right returns the neighbour to the right.
func (s *State) right(seat rules.Seat) rules.Seat {
	return (seat + rules.Seat(s.seats) - 1) % rules.Seat(s.seats)
}

// Knows returns the seats that have looked at the cards now in that seat's hand: its holder, and those who have passed
// it on. In a draft of two each hand changes in secret, so that only the holder counts.
func (s *State) Knows(seat rules.Seat) rules.Seats {
	set := rules.SeatsOf(seat)
	if s.twoDraft() || s.phase <= PhaseDeal {
		return set
	}
	for round := int(s.round) - 1; round > 0; round-- {
		switch s.AfterRound(round) {
		case HandsDealt:
			return set
		case HandsLeft:
			seat = s.right(seat) // it came from there
		case HandsRight:
			seat = s.left(seat)
		}
		set = set.With(seat)
	}
	return set
}

// sees reports whether the viewer sees the cards of the seat's hand.
func (s *State) sees(seat rules.Seat) bool { return s.whole() || s.Knows(seat).Has(s.viewer) }

// whole reports whether nothing is blank.
func (s *State) whole() bool { return s.viewer == rules.Referee }

// waits reports whether all have chosen and the viewer has not been shown what: only in a View that others' choices
// were applied to.
func (s *State) waits() bool { return s.phase.commits() && s.ready == rules.AllSeats(s.Seats()) }

// mover returns the seat that acts alone.
func (s *State) mover() rules.Seat {
	switch s.phase {
	case PhaseContest:
		return s.holder(2)
	case PhaseChoose:
		if s.paid {
			return s.holder(2)
		}
		return s.holder(1)
	}
	best := rules.Nature
	for k := range rules.Seat(s.seats) {
		p := &s.of[k]
		done := p.played != NoCard
		if s.phase == PhaseTake {
			done = p.card != NoCard
		}
		if !done && (best == rules.Nature || p.order < s.of[best].order) {
			best = k
		}
	}
	return best
}

// holder returns the seat with that order card; Nature when nobody has it.
func (s *State) holder(order int8) rules.Seat {
	for k := range rules.Seat(s.seats) {
		if s.of[k].order == order {
			return k
		}
	}
	return rules.Nature
}

// receiver returns the seat that gets Nature's next province, or the next card dealt; Nature when none.
func (s *State) receiver() rules.Seat {
	for k := range rules.Seat(s.seats) {
		p := &s.of[k]
		switch s.phase {
		case PhaseProvince:
			if p.land == nil {
				return k
			}
		case PhaseDeal:
			if p.size < FullHand {
				return k
			}
		case PhaseRefill:
			if int(p.size) < s.handSize() {
				return k
			}
		}
	}
	return rules.Nature
}

// handSize returns how many cards each hand has when this round's choice begins.
func (s *State) handSize() int { return FullHand - (int(s.round)-1)%FullHand }
