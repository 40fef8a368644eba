package honshu

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/honshu"
)

// playedCard is what lies in the middle of the table before one seat.
type playedCard struct {
	card       game.Card  // face up; NoCard for none
	isFaceDown bool       // a card lies there face down
	cube       int8       // the colour of the cube on it plus one, 0 for none
	value      int        // of a card played or bid, 0 for none
	winner     rules.Seat // who has taken it, Public for nobody
}

// isEmpty reports whether no card lies there.
func (f playedCard) isEmpty() bool { return f.card == game.NoCard && !f.isFaceDown }

// tableCards is what lies in the middle of the table and in the hand that is shown. Each event changes it.
type tableCards struct {
	phase       game.Phase
	duel        bool
	order       []rules.Seat // by order cards
	playedCards [game.MaxSeats]playedCard
	openPair    [2]game.Card // pair 1 of a duel
	hasPaid     bool         // the loser of the duel's bid has paid two cubes
	pairOf      [game.MaxSeats]int
	pairCards   [game.MaxSeats]game.Card // of the pairs of a duel
	ready       rules.Seats
	handOf      rules.Seat
	hand        []game.Card // of that seat; NoCard for a card that is not seen
	drops       game.Card   // what that seat has dropped face down, as long as others still choose; NoCard if it is not known
	deals       int         // cards that all seats hold
}

// tableCardsOf returns those of a position as its viewer sees it, with the hand of a seat.
func tableCardsOf(s *game.State, handOf rules.Seat) tableCards {
	d := tableCards{
		phase: s.Phase(), duel: s.Seats() == game.MinSeats && !s.Rules().Draft,
		order: s.InOrder(), ready: s.Ready(), handOf: handOf, openPair: s.Pair(1), hasPaid: s.HasPaid(), deals: handsOf(s),
	}
	for seat := range rules.Seat(s.Seats()) {
		d.playedCards[seat] = playedCardOf(s, seat)
		d.pairOf[seat] = s.PairOf(seat)
	}
	for seat := range rules.Seat(s.Seats()) {
		for taker := range rules.Seat(s.Seats()) {
			if card := s.Card(taker); s.Phase() == game.PhaseTake && card != game.NoCard && card == d.playedCards[seat].card {
				d.playedCards[seat].winner = taker
			}
		}
	}
	if c, ok := game.Fields(s.CommittedChoice(handOf)); ok && d.phase == game.PhaseDrop {
		d.drops = c.Card
	}
	d.updateHand(s)
	return d
}

// updateHand takes the hand over; a card that its seat has chosen face down lies in the middle.
func (d *tableCards) updateHand(s *game.State) {
	set, size := s.Hand(d.handOf)
	if f := d.playedCards[d.handOf]; (s.Phase() == game.PhaseBid || s.Phase() == game.PhasePick) && !f.isEmpty() {
		set, size = set.Without(f.card), size-1
	}
	for c := range set.All() {
		d.hand = append(d.hand, c)
	}
	for len(d.hand) < size {
		d.hand = append(d.hand, game.NoCard)
	}
}

// playedCardOf returns what lies before a seat.
func playedCardOf(s *game.State, seat rules.Seat) playedCard {
	f := playedCard{winner: rules.Public}
	switch s.Phase() {
	case game.PhasePlay, game.PhaseTake, game.PhaseContest, game.PhaseChoose, game.PhaseKeep:
		card, colour, boosted := s.PlayedCard(seat)
		f.card, f.value = card, s.Value(seat)
		if boosted {
			f.cube = int8(colour) + 1
		}
	case game.PhaseBid, game.PhasePick:
		f.isFaceDown = s.Ready().Has(seat)
		if c, ok := game.Fields(s.CommittedChoice(seat)); ok {
			f.card, f.isFaceDown = c.Card, false
		}
	case game.PhaseRefill, game.PhaseDrop:
		f.card = s.PickedCard(seat)
		f.isFaceDown = f.card == game.NoCard
	case game.PhaseBuild:
		f.card = s.Card(seat)
	}
	return f
}

// begin takes over that a phase begins: what is left of the phase before is cleared away.
func (d *tableCards) begin(p game.Phase) {
	before := d.phase
	d.phase, d.ready = p, 0
	switch p {
	case game.PhasePlay, game.PhaseOpen, game.PhasePick:
		d.clear()
	case game.PhaseRefill, game.PhaseDrop:
		for seat := range d.playedCards {
			if d.playedCards[seat].card == game.NoCard { // the own pick stays in sight
				d.playedCards[seat] = playedCard{winner: rules.Public, isFaceDown: seat < len(d.order)}
			}
		}
	case game.PhaseBuild:
		d.hand = slices.DeleteFunc(d.hand, func(c game.Card) bool { return c != game.NoCard && d.inMiddle(c) })
		switch {
		case before == game.PhaseDrop:
			d.take(d.drops)
		case before == game.PhaseTake:
			d.handOut()
		case before == game.PhaseKeep:
			kept := d.pairCards
			d.clear()
			for seat, card := range kept {
				d.playedCards[seat].card = card
			}
		}
	}
}

// clear takes everything out of the middle.
func (d *tableCards) clear() {
	for seat := range d.playedCards {
		d.playedCards[seat] = playedCard{winner: rules.Public}
	}
	d.openPair, d.pairOf, d.pairCards, d.hasPaid = [2]game.Card{}, [game.MaxSeats]int{}, [game.MaxSeats]game.Card{}, false
}

// handOut lays the cards of a trick before those who have taken them.
func (d *tableCards) handOut() {
	fronts := d.playedCards
	d.clear()
	for _, f := range fronts {
		if f.card != game.NoCard && f.winner >= 0 {
			d.playedCards[f.winner].card = f.card
		}
	}
}

// inMiddle reports whether a card lies in the middle.
func (d *tableCards) inMiddle(c game.Card) bool {
	return slices.Contains(d.openPair[:], c) || slices.ContainsFunc(d.playedCards[:], func(f playedCard) bool { return f.card == c })
}

// take takes a card out of the hand; where it is not known there, one that is not seen. It reports whether there was
// one.
func (d *tableCards) take(c game.Card) bool {
	for _, known := range []game.Card{c, game.NoCard} {
		if k := slices.Index(d.hand, known); k >= 0 {
			d.hand = slices.Delete(slices.Clone(d.hand), k, k+1)
			return true
		}
	}
	return false
}

// receive puts a card into the hand, in ascending order; those that are not seen come last.
func (d *tableCards) receive(c game.Card) {
	at := len(d.hand)
	if c != game.NoCard {
		at = 0
		for at < len(d.hand) && d.hand[at] != game.NoCard && d.hand[at] < c {
			at++
		}
	}
	d.hand = slices.Insert(slices.Clone(d.hand), at, c)
}

// rank returns the place, counted from 1, that a value has among the cards of the trick, those of the seat left out.
func (d *tableCards) rank(value int, seat rules.Seat) int {
	place := 1
	for k, f := range d.playedCards {
		if rules.Seat(k) != seat && f.value > value {
			place++
		}
	}
	return place
}

// inPairs reports whether pairs lie on the table.
func (d *tableCards) inPairs() bool {
	switch d.phase {
	case game.PhaseOpen, game.PhaseBid, game.PhaseContest, game.PhaseChoose, game.PhaseKeep:
		return true
	default:
		return false
	}
}
