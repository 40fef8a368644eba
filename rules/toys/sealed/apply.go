package sealed

import "engawa/rules"

// Apply implements rules.State.
func (s *State) Apply(m rules.Move, dst []rules.Event) ([]rules.Event, error) {
	if err := s.check(m); err != nil {
		return dst, err
	}
	_, n := unpack(m.Do)
	switch s.stage {
	case dealing:
		return s.deal(m.Do, n, dst), nil
	case turning:
		s.prize = uint8(n)
		s.prizes |= 1 << n
		s.round++
		s.stage = bidding
		dst = append(dst, s.publicEvent(rules.Event{Kind: rules.EvPhase, By: rules.Nature, N: int32(s.round)}))
		return append(dst, s.publicEvent(rules.Event{Kind: rules.EvPlace, By: rules.Nature, Thing: int32(n)})), nil
	case bidding:
		return s.bid(m, n, dst), nil
	}
	return s.award(rules.Seat(n), dst), nil
}

func (s *State) deal(do rules.Action, n int, dst []rules.Event) []rules.Event {
	to := s.receiver()
	seen := rules.SeatsOf(to)
	if s.isOpen {
		seen = rules.AllSeats(s.seats)
	}
	s.side[to].card = int8(n)
	if do == rules.Hidden {
		s.side[to].card = blank
	}
	if s.receiver() == rules.Nature {
		s.stage = turning
	}
	return append(dst, rules.Event{
		Kind: rules.EvDeal, By: rules.Nature, Thing: int32(n), From: -1, To: int32(to), Seen: seen,
	})
}

func (s *State) bid(m rules.Move, n int, dst []rules.Event) []rules.Event {
	s.side[m.By].bid = int8(n)
	thing := int32(n) + 1
	if m.Do == rules.Hidden {
		s.side[m.By].bid, thing = blank, 0
	}
	dst = append(dst, rules.Event{
		Kind: rules.EvCommit, By: m.By, Thing: thing, From: -1, To: -1, Seen: rules.SeatsOf(m.By),
	})
	if s.Actors() != 0 {
		return dst
	}
	for k := range s.seats {
		if s.side[k].bid == blank {
			s.stage = opening
			return dst
		}
	}
	return s.open(dst)
}

// open shows the bids of all seats and spends their cards.
func (s *State) open(dst []rules.Event) []rules.Event {
	for k := range s.seats {
		b := s.side[k].bid
		dst = append(dst, s.publicEvent(rules.Event{Kind: rules.EvReveal, By: rules.Seat(k), Thing: int32(b) + 1}))
		if b > 0 {
			s.side[k].hand &^= 1 << b
		}
	}
	best := s.best()
	if only, ok := best.Only(); ok {
		return s.award(only, dst)
	}
	if best == 0 || s.lone {
		return s.award(rules.Nature, dst)
	}
	s.stage = drawing
	return dst
}

// award gives the prize to the seat, or to nobody for Nature, and ends the round.
func (s *State) award(seat rules.Seat, dst []rules.Event) []rules.Event {
	if s.stage == opening {
		return dst // the reader has still not been told
	}
	dst = append(dst, s.publicEvent(rules.Event{
		Kind: rules.EvTake, By: seat, Thing: int32(s.prize), To: int32(seat),
	}))
	if seat >= 0 {
		s.side[seat].prizePoints += s.prize
		dst = append(dst, s.publicEvent(rules.Event{Kind: rules.EvScore, By: seat, N: int32(s.side[seat].prizePoints)}))
	}
	s.prize = 0
	for k := range s.seats {
		s.side[k].bid = noBid
	}
	s.stage = turning
	if s.round < s.rounds {
		return dst
	}
	return s.finish(dst)
}

// finish shows the secret cards and ends the match.
func (s *State) finish(dst []rules.Event) []rules.Event {
	s.stage = over
	most := 0
	for k := range s.seats {
		if !s.isOpen {
			e := s.publicEvent(rules.Event{Kind: rules.EvReveal, By: rules.Seat(k), Thing: int32(max(0, s.side[k].card))})
			e.From = 0
			dst = append(dst, e)
		}
		most = max(most, s.points(k))
		dst = append(dst, s.publicEvent(rules.Event{Kind: rules.EvScore, By: rules.Seat(k), N: int32(s.points(k))}))
	}
	end := s.publicEvent(rules.Event{Kind: rules.EvEnd, By: rules.Nature})
	for k := range s.seats {
		if s.points(k) == most {
			end.Path = append(end.Path, int32(k))
		}
	}
	return append(dst, end)
}

// publicEvent returns the event as one that everybody sees, without places unless To is set.
func (s *State) publicEvent(e rules.Event) rules.Event {
	e.From = -1
	if e.Kind != rules.EvTake {
		e.To = -1
	}
	e.Seen = rules.AllSeats(s.seats)
	return e
}
