package honshu

import "engawa/rules"

// isDraftOfTwo reports whether two seats draft.
func (s *State) isDraftOfTwo() bool { return s.rules.Draft && s.seats == 2 }

// isDuel reports whether two seats play the duel.
func (s *State) isDuel() bool { return !s.rules.Draft && s.seats == 2 }

// left returns the neighbour to the left, clockwise.
func (s *State) left(seat rules.Seat) rules.Seat { return (seat + 1) % rules.Seat(s.seats) }

// right returns the neighbour to the right.
func (s *State) right(seat rules.Seat) rules.Seat {
	return (seat + rules.Seat(s.seats) - 1) % rules.Seat(s.seats)
}

// HandViewers returns the seats that have looked at the cards now in that seat's hand: its holder, and those who have passed
// it on. In a draft of two each hand changes in secret, so that only the holder counts.
func (s *State) HandViewers(seat rules.Seat) rules.Seats {
	set := rules.SeatsOf(seat)
	if s.isDraftOfTwo() || s.phase <= PhaseDeal {
		return set
	}
	for round := int(s.round) - 1; round > 0; round-- {
		switch s.HandMoveAfter(round) {
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
func (s *State) sees(seat rules.Seat) bool {
	return s.isComplete() || s.HandViewers(seat).Has(s.viewer)
}

// isComplete reports whether nothing is blank.
func (s *State) isComplete() bool { return s.viewer == rules.Referee }

// isWaiting reports whether all have chosen and the viewer has not been shown what: only in a View that others' choices
// were applied to.
func (s *State) isWaiting() bool { return s.phase.commits() && s.ready == rules.AllSeats(s.Seats()) }

// mover returns the seat that acts alone.
func (s *State) mover() rules.Seat {
	switch s.phase {
	case PhaseContest:
		return s.holder(2)
	case PhaseChoose:
		if s.hasPaid {
			return s.holder(2)
		}
		return s.holder(1)
	}
	best := rules.Nature
	for k := range rules.Seat(s.seats) {
		p := &s.players[k]
		done := p.playedCard != NoCard
		if s.phase == PhaseTake {
			done = p.card != NoCard
		}
		if !done && (best == rules.Nature || p.order < s.players[best].order) {
			best = k
		}
	}
	return best
}

// holder returns the seat with that order card; Nature when nobody has it.
func (s *State) holder(order int8) rules.Seat {
	for k := range rules.Seat(s.seats) {
		if s.players[k].order == order {
			return k
		}
	}
	return rules.Nature
}

// receiver returns the seat that gets Nature's next province, or the next card dealt; Nature when none.
func (s *State) receiver() rules.Seat {
	for k := range rules.Seat(s.seats) {
		p := &s.players[k]
		switch s.phase {
		case PhaseProvince:
			if p.cardMap == nil {
				return k
			}
		case PhaseDeal:
			if p.handCount < FullHand {
				return k
			}
		case PhaseRefill:
			if int(p.handCount) < s.handSize() {
				return k
			}
		}
	}
	return rules.Nature
}

// handSize returns how many cards each hand has when this round's choice begins.
func (s *State) handSize() int { return FullHand - (int(s.round)-1)%FullHand }
