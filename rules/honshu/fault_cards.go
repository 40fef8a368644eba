package honshu

import "engawa/rules"

// handFault compares hands and drops with phase and round.
func (s *State) handFault() string {
	for k := range rules.Seat(s.seats) {
		p := &s.of[k]
		want := int(s.wantedHand(k))
		switch {
		case int(p.size) != want:
			return "a hand has more or fewer cards than the round leaves"
		case int(p.drops) != s.wantedDrops():
			return "more or fewer cards are dropped than the rounds ask for"
		case p.hand&^everyCard != 0 || p.dropped&^everyCard != 0 || p.hand.Len() > want || p.dropped.Len() > int(p.drops):
			return "more cards are known in a hand than it has"
		case s.whole() && (p.hand.Len() != want || p.dropped.Len() != int(p.drops)):
			return "a card is blank that is known"
		case !s.sees(k) && p.hand != 0 || !s.whole() && s.viewer != k && p.dropped != 0:
			return "a card is known that is secret"
		}
	}
	if s.phase == PhaseDeal && s.receiver() == rules.Nature {
		return "all cards are dealt, but no round has begun"
	}
	return ""
}

// wantedHand returns how many cards the seat holds at this point of the match.
func (s *State) wantedHand(seat rules.Seat) int8 {
	full := int8(s.handSize())
	p := &s.of[seat]
	switch s.phase {
	case PhaseDeal:
		for k := range seat {
			if s.of[k].size != FullHand {
				return 0
			}
		}
		return min(max(p.size, 0), FullHand)
	case PhasePlay:
		if p.played == NoCard {
			return full
		}
	case PhaseRefill:
		if seat == 0 && p.size == full {
			return full
		}
	case PhaseOpen, PhaseBid, PhasePick, PhaseDrop:
		return full
	}
	if s.phase < PhaseDeal || s.phase == PhaseOver {
		return 0
	}
	return full - 1
}

// wantedDrops returns how many cards each seat has dropped at this point of the match.
func (s *State) wantedDrops() int {
	if !s.twoDraft() || s.phase == PhaseOver || s.round == 0 {
		return 0
	}
	over := int(s.round) - 1
	if s.phase == PhaseDeal || s.phase == PhaseBuild {
		over++
	}
	return over - over/FullHand // none in rounds 6 and 12
}

// cardFault looks for cards in two places, and counts the discards.
func (s *State) cardFault() string {
	if s.discard&^everyCard != 0 || s.discard.Len() != s.wantedDiscards() {
		return "more or fewer cards have left the game than rounds are over"
	}
	seen := s.discard
	provinces := CardSet(0)
	count := seen.Len()
	add := func(set CardSet) {
		seen |= set
		count += set.Len()
	}
	one := func(c Card) { add(CardSet(0).With(c)) }
	one(s.opened[0])
	one(s.opened[1])
	for k := range s.seats {
		p := &s.of[k]
		add(p.hand)
		add(p.dropped)
		one(p.aside)
		one(p.played)
		if s.phase != PhaseTake {
			one(p.card)
		} else if taken := s.taken(p.card); taken > 1 {
			return "two seats have taken one card"
		}
		for _, c := range [...]Card{p.played, p.card, p.aside} {
			if c != NoCard && c != blankCard && !c.isMapCard() {
				return "there is no such card"
			}
		}
		if p.card == blankCard || p.played == blankCard {
			return "a card is blank that everybody knows"
		}
		if p.land == nil {
			continue
		}
		for _, one := range p.land.Placed() {
			if one.Card.IsProvince() {
				bit := CardSet(1) << (one.Card - NumCards)
				if provinces&bit != 0 {
					return "two seats have one province"
				}
				provinces |= bit
				continue
			}
			add(CardSet(0).With(one.Card))
		}
	}
	for _, c := range s.opened {
		if c != NoCard && !c.isMapCard() {
			return "there is no such card"
		}
	}
	if seen.Len() != count {
		return "a card is in two places"
	}
	return ""
}

// taken returns how many seats have taken the card.
func (s *State) taken(card Card) (n int) {
	for k := range s.of {
		if card != NoCard && s.of[k].card == card {
			n++
		}
	}
	return n
}

// wantedDiscards returns how many cards duels have put out of the game.
func (s *State) wantedDiscards() int {
	if !s.duel() || s.round == 0 {
		return 0
	}
	over := int(s.round) - 1
	if s.phase == PhaseDeal || s.phase >= PhaseBuild {
		over++
	}
	return MinSeats * over
}
