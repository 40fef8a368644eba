package honshu

import (
	"math/bits"

	"engawa/rules"
)

// handFault compares hands and drops with phase and round.
func (s *State) handFault() *rules.Error {
	for k := range rules.Seat(s.seats) {
		p := &s.players[k]
		want := int(s.expectedHand(k))
		switch {
		case int(p.handCount) != want:
			return wrong("hand", "a hand has more or fewer cards than the round leaves").WithNumber("n", want).At(seatPart(k))
		case int(p.dropCount) != s.expectedDrops():
			return wrong("dropped", "more or fewer cards are dropped than the rounds ask for").WithNumber("n", s.expectedDrops()).At(seatPart(k))
		case p.hand&^everyCard != 0 || p.droppedCards&^everyCard != 0 || p.hand.Len() > want || p.droppedCards.Len() > int(p.dropCount):
			return wrong("", "more cards are known in a hand than it has")
		case s.isComplete() && (p.hand.Len() != want || p.droppedCards.Len() != int(p.dropCount)):
			return wrong("", "a card is blank that is known")
		case !s.sees(k) && p.hand != 0 || !s.isComplete() && s.viewer != k && p.droppedCards != 0:
			return wrong("", "a card is known that is secret")
		}
	}
	if s.phase == PhaseDeal && s.receiver() == rules.Nature {
		return wrong("", "all cards are dealt, but no round has begun")
	}
	return nil
}

// expectedHand returns how many cards the seat holds at this point of the match.
func (s *State) expectedHand(seat rules.Seat) int8 {
	full := int8(s.handSize())
	p := &s.players[seat]
	switch s.phase {
	case PhaseDeal:
		for k := range seat {
			if s.players[k].handCount != FullHand {
				return 0
			}
		}
		return min(max(p.handCount, 0), FullHand)
	case PhasePlay:
		if p.playedCard == NoCard {
			return full
		}
	case PhaseRefill:
		if seat == 0 && p.handCount == full {
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

// expectedDrops returns how many cards each seat has dropped at this point of the match.
func (s *State) expectedDrops() int {
	if !s.isDraftOfTwo() || s.phase == PhaseOver || s.round == 0 {
		return 0
	}
	over := int(s.round) - 1
	if s.phase == PhaseDeal || s.phase == PhaseBuild {
		over++
	}
	return over - over/FullHand // none in rounds 6 and 12
}

// cardFault looks for cards in two places, and counts the discards.
func (s *State) cardFault() *rules.Error {
	if s.discard&^everyCard != 0 || s.discard.Len() != s.expectedDiscards() {
		return wrong("out", "more or fewer cards have left the game than rounds are over").WithNumber("n", s.expectedDiscards())
	}
	seen := s.discard
	provinces := CardSet(0)
	twice := CardSet(0)
	add := func(set CardSet) {
		twice |= seen & set
		seen |= set
	}
	one := func(c Card) { add(CardSet(0).With(c)) }
	one(s.openPair[0])
	one(s.openPair[1])
	for k := range s.seats {
		p := &s.players[k]
		add(p.hand)
		add(p.droppedCards)
		one(p.pickedCard)
		one(p.playedCard)
		if s.phase != PhaseTake {
			one(p.card)
		} else if s.takerCount(p.card) > 1 {
			twice = twice.With(p.card)
		}
		for _, c := range [...]Card{p.playedCard, p.card, p.pickedCard} {
			if c != NoCard && c != blankCard && !c.isMapCard() {
				return wrong("", "there is no such card")
			}
		}
		if p.card == blankCard || p.playedCard == blankCard {
			return wrong("", "a card is blank that everybody knows")
		}
		if p.cardMap == nil {
			continue
		}
		for _, one := range p.cardMap.Placements() {
			if one.Card.IsProvince() {
				bit := CardSet(1) << (one.Card - NumCards)
				if provinces&bit != 0 {
					return wrong("", "two seats have one province")
				}
				provinces |= bit
				continue
			}
			add(CardSet(0).With(one.Card))
		}
	}
	for _, c := range s.openPair {
		if c != NoCard && !c.isMapCard() {
			return wrong("", "there is no such card")
		}
	}
	if twice != 0 {
		card := Card(bits.TrailingZeros64(uint64(twice)))
		return wrong("twice", "the card "+card.String()+" is in two places").WithCode("card", card.String())
	}
	return nil
}

// takerCount returns how many seats have taken the card.
func (s *State) takerCount(card Card) (n int) {
	for k := range s.players {
		if card != NoCard && s.players[k].card == card {
			n++
		}
	}
	return n
}

// expectedDiscards returns how many cards duels have put out of the game.
func (s *State) expectedDiscards() int {
	if !s.isDuel() || s.round == 0 {
		return 0
	}
	over := int(s.round) - 1
	if s.phase == PhaseDeal || s.phase >= PhaseBuild {
		over++
	}
	return MinSeats * over
}
