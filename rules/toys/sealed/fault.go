package sealed

import (
	"math/bits"

	"engawa/rules"
)

// fault names what cannot be in a position, "" when it is sound.
func (s *State) fault() string {
	switch {
	case s.rounds < 1 || s.rounds > 3 || s.round > s.rounds:
		return "there are 1 to 3 rounds"
	case s.viewer < rules.Referee || int(s.viewer) >= s.seats || s.viewer == rules.Nature:
		return "nobody can look from that seat"
	case s.stage > over || s.stage == opening && s.isComplete():
		return "there is no such stage"
	case s.prizes&^(1<<(topPrize+1)-2) != 0:
		return "there are prizes from 1 to 6"
	case (s.stage == over) != (s.round == s.rounds && s.prize == 0):
		return "the match ends after the last round"
	case bits.OnesCount16(s.prizes) != int(s.round):
		return "each round turns up one prize"
	case (s.prize != 0) != (s.stage == bidding || s.stage == drawing || s.stage == opening) || s.prize > topPrize || s.prize != 0 && s.prizes&(1<<s.prize) == 0:
		return "a prize lies on the table while seats bid for it"
	case s.stage == dealing && s.round > 0:
		return "the secret cards are dealt before the first round"
	}
	return s.sideFault()
}

// sideFault checks what lies before the seats.
func (s *State) sideFault() string {
	var cards uint16
	dealt, left, bids := 0, false, 0
	for k := range s.seats {
		p := s.side[k]
		switch {
		case p.card < blank || p.card > topCard || p.card > 0 && cards&(1<<p.card) != 0:
			return "each seat has one secret card of its own"
		case p.card == blank && s.seesCard(rules.Seat(k)), p.bid == blank && (s.isComplete() || s.viewer == rules.Seat(k)):
			return "something is blank that is known"
		case p.card > 0 && !s.seesCard(rules.Seat(k)), p.bid >= 0 && s.stage == bidding && !s.isComplete() && s.viewer != rules.Seat(k):
			return "something is known that is secret"
		case p.hand&^(1<<(topBid+1)-2) != 0 || topBid-s.handSize(k) > int(s.round):
			return "each seat bids a card of 1 to 5 a round"
		case int(p.prizePoints) > topPrize*int(s.round):
			return "a seat has more points than there were prizes"
		case p.bid < noBid || p.bid > topBid || p.bid > 0 && s.stage != drawing && p.hand&(1<<p.bid) == 0:
			return "a seat has bid a card that it does not have"
		}
		if p.card > 0 {
			cards |= 1 << p.card
		}
		if p.card == notDealt {
			left = true
		} else if dealt++; left {
			return "the secret cards are dealt in the order of the seats"
		}
		if p.bid != noBid {
			bids++
		}
	}
	switch {
	case (dealt < s.seats) != (s.stage == dealing):
		return "the secret cards are dealt before the first round"
	case s.stage == bidding && bids == s.seats, s.stage == drawing && (bids != s.seats || s.lone || s.best().Len() < 2),
		s.stage == opening && !s.isWaiting(bids), s.stage < bidding && bids > 0, s.stage == over && bids > 0:
		return "the bids do not fit the stage"
	}
	return ""
}

// isWaiting reports whether a View of all bids lacks some of them.
func (s *State) isWaiting(bids int) bool {
	for k := range s.seats {
		if s.side[k].bid == blank {
			return bids == s.seats
		}
	}
	return false
}
