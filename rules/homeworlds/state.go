package homeworlds

import (
	"iter"

	"engawa/rules"
)

// State is a position of a match: what lies on the table, the alignment cards, and what the rules ask to remember. It
// implements [rules.State]. A View is blank where the viewer may not see a card, and lists only the viewer's actions.
type State struct {
	pos              Position
	cards            cards
	isStartOpen      bool           // Nature has yet to pick who starts
	viewer           rules.Seat     // Referee for a whole State
	turns            int            // turns played, set-up included
	countsRepetition bool           // repetition=on
	occurrences      positionCounts // positions at the start of turns; empty unless counts
	ending           Ending
	winners          rules.Seats
}

var _ rules.State = (*State)(nil)

// Position returns what lies on the table. The caller must not change it.
func (s *State) Position() *Position { return &s.pos }

// Systems yields the slots that hold a system, ascending, with the system. The caller must not change it.
func (s *State) Systems() iter.Seq2[int, *System] {
	return func(yield func(int, *System) bool) {
		for slot := range s.pos.Slots() {
			if !yield(slot, &s.pos.Systems[slot]) {
				return
			}
		}
	}
}

// System returns the system in a slot, which is Free when there is none. The caller must not change it.
func (s *State) System(slot int) *System { return &s.pos.Systems[slot] }

// Bank returns the pieces that are in no system.
func (s *State) Bank() Fleet { return s.pos.Bank }

// Turn returns the seat whose turn it is; until Nature has picked who starts it means nothing.
func (s *State) Turn() rules.Seat { return s.pos.Mover }

// Phase returns the part of the turn.
func (s *State) Phase() Phase { return s.pos.Phase }

// Alive reports whether the seat is not eliminated.
func (s *State) Alive(seat rules.Seat) bool { return s.pos.Living.Has(seat) }

// Card returns the seat's alignment as far as the State knows it; Unknown when there are no cards.
func (s *State) Card(seat rules.Seat) Alignment { return s.cards.alignments[seat] }

// CardIsPublic reports whether everybody has seen the seat's card.
func (s *State) CardIsPublic(seat rules.Seat) bool { return s.cards.publicSeats.Has(seat) }

// AreCardsDealt reports whether alignment cards are in play and each seat has one.
func (s *State) AreCardsDealt() bool { return s.cards.isInPlay && s.cards.isComplete(s.Seats()) }

// Turns returns how many turns have been played since the start or the loaded position, set-up included.
func (s *State) Turns() int { return s.turns }

// Winners returns the seats that have won; none while the match runs and after a draw.
func (s *State) Winners() rules.Seats { return s.winners }

// Occurrences returns how often the position on the table has stood at the start of a turn, 0 when that is not counted.
func (s *State) Occurrences() int { return s.occurrences.count(s.pos.key()) }

// Key returns the name of the system in a slot that texts use: "H0" to "H5" for homes and former homes, "s<k>" for the
// k-th discovery.
func (s *State) Key(slot int) string { return s.pos.Name(slot) }

// Find returns the slot of the system with that key. Case does not matter.
func (s *State) Find(key string) (slot int, ok bool) { return s.pos.Find(key) }

// PowerSource returns what gives the seat the power of that colour in the system without a sacrifice: one of its ships
// there, the smallest, or else a star. It returns false when the seat lacks the power or has no ship there.
func (s *State) PowerSource(seat rules.Seat, slot int, c Colour) (piece Piece, ship, ok bool) {
	sys := &s.pos.Systems[slot]
	if !sys.Power(seat, c) {
		return NoPiece, false, false
	}
	if p := sys.Ships[seat].Smallest(c); p != NoPiece {
		return p, true, true
	}
	return sys.Stars.Smallest(c), false, true
}

// OverpopulatedColours returns the colours of which the system in the slot has four pieces or more, ascending.
func (s *State) OverpopulatedColours(slot int) []Colour {
	return s.pos.Systems[slot].OverpopulatedColours()
}

// Seats returns the number of seats, 2 to 6.
func (s *State) Seats() int { return int(s.pos.Seats) }

// Actors returns Nature while cards are dealt or the start is open, then the seat to move, nobody after the end.
func (s *State) Actors() rules.Seats {
	switch {
	case s.ending != NoEnding:
		return 0
	case s.isStartOpen || !s.cards.isComplete(s.Seats()):
		return rules.SeatsOf(rules.Nature)
	}
	return rules.SeatsOf(s.pos.Mover)
}

// CardAction returns Nature's action of dealing the seat that card.
func CardAction(seat rules.Seat, a Alignment) rules.Action {
	return Choice{Kind: KindCard, Slot: int(seat), Target: int(a)}.Pack()
}

// StartAction returns Nature's action that makes the seat begin.
func StartAction(seat rules.Seat) rules.Action {
	return Choice{Kind: KindStart, Slot: int(seat)}.Pack()
}

// Clone returns an independent copy. It shares the memory of positions, which never changes.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// Payoffs returns 1 for winners and -1 for the others, zeros while the match runs and after a draw.
func (s *State) Payoffs() []int {
	payoffs := make([]int, s.Seats())
	if s.winners == 0 {
		return payoffs
	}
	for k := range payoffs {
		payoffs[k] = -1
		if s.winners.Has(rules.Seat(k)) {
			payoffs[k] = 1
		}
	}
	return payoffs
}

// Hash covers stars, ships, owners, home marks, the seat to move, the phase and the cards as far as they are known, not
// names.
func (s *State) Hash() uint64 {
	h := s.pos.Hash()
	if s.isStartOpen {
		h = rules.Mix(h)
	}
	if !s.cards.isInPlay {
		return h
	}
	word := uint64(s.cards.dealtCount)<<32 | uint64(s.cards.publicSeats)<<16
	for k, a := range s.cards.alignments {
		word |= uint64(a) << (2 * k)
	}
	return rules.Mix(h ^ rules.Mix(word))
}
