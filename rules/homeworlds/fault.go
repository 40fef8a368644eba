package homeworlds

import (
	"fmt"
	"slices"

	"engawa/rules"
)

// fault returns what is wrong with a decoded State, "" when a match could have come to it.
func (s *State) fault() string {
	if s.viewer < rules.Referee || int(s.viewer) >= s.Seats() || s.viewer == rules.Nature {
		return "its viewer is nobody"
	}
	if s.pos.Rules.Win > LastStanding || s.turns > TurnLimit {
		return "an option is unknown, or too many turns are played"
	}
	if s.isStartOpen && (s.pos.Phase != Setup || s.pos.SlotMask != 0 || s.pos.Mover != 0) {
		return "play has begun before chance has picked who starts"
	}
	if text := s.memoryFault(); text != "" {
		return text
	}
	if s.ending != NoEnding {
		return s.endFault()
	}
	if s.winners != 0 || s.turns >= TurnLimit {
		return "a running match has winners or too many turns"
	}
	if text := s.pos.fault(); text != "" {
		return text
	}
	if text := s.cards.fault(&s.pos); text != "" {
		return text
	}
	return s.blankFault()
}

// blankFault compares the blank cards with the viewer.
func (s *State) blankFault() string {
	v := s.cards
	v.hideFrom(s.viewer)
	if v != s.cards {
		return "its viewer knows cards that nobody has shown"
	}
	for k := range rules.Seat(s.cards.dealtCount) {
		if s.cards.alignments[k] == Unknown && (s.viewer == rules.Referee || s.viewer == k) {
			return "its viewer does not know a card it must know"
		}
	}
	return ""
}

// memoryFault examines the remembered positions.
func (s *State) memoryFault() string {
	if !s.countsRepetition && len(s.occurrences) > 0 {
		return "positions are remembered though repetition does not count"
	}
	met, thirds := 0, 0
	for k, one := range s.occurrences {
		if k > 0 && s.occurrences[k-1].key.compare(one.key) >= 0 {
			return "the remembered positions are out of order"
		}
		met += int(one.count)
		if one.count == RepetitionLimit {
			thirds++
		}
		if one.count == 0 || one.count > RepetitionLimit || one.count == RepetitionLimit && s.ending != Repetition {
			return "a position is remembered too often or not at all"
		}
	}
	if met > s.turns+1 || thirds > 1 || (s.ending == Repetition) != (thirds == 1) {
		return "the remembered positions do not fit the turns and the end"
	}
	return ""
}

// endFault examines a match that is over.
func (s *State) endFault() string {
	p := &s.pos
	all := rules.AllSeats(s.Seats())
	if !p.isSetsOption() || p.Living&^all != 0 || p.Mover < 0 || int(p.Mover) >= s.Seats() {
		return "its seats and pieces do not fit each other"
	}
	if text := p.tableFault(); text != "" {
		return text
	}
	if s.ending > TurnCap || s.winners&^p.Living != 0 || s.isStartOpen {
		return "its end does not fit its winners"
	}
	if wins := s.ending == Elimination || s.ending == SelfLost; wins != (s.winners != 0) {
		return "its end does not fit its winners"
	}
	if s.cards.isInPlay && (s.cards.publicSeats != all || s.cards.withCard(all, Good).Len() != deck(s.Seats(), Good) || int(s.cards.dealtCount) != s.Seats()) {
		return "not all cards are shown at the end"
	}
	if !s.cards.isInPlay && s.cards != (cards{}) {
		return "there are alignments in a match without cards"
	}
	return ""
}

// fault returns what is wrong with a position that was read from somewhere, "" when it can stand in a match: the pieces
// are there, and the systems, the living seats and the phase agree.
func (p *Position) fault() string {
	if !p.isSetsOption() {
		return fmt.Sprintf("there are no games with %d seats and %d pieces of a kind", p.Seats, p.Sets)
	}
	all := rules.AllSeats(int(p.Seats))
	switch {
	case p.Living&^all != 0 || p.Living.Len() < 2:
		return fmt.Sprintf("the living seats are %s; expected two or more of %d", p.Living, p.Seats)
	case !p.Living.Has(p.Mover):
		return fmt.Sprintf("seat %s is to move, but is not living", p.Mover)
	}
	if text := p.tableFault(); text != "" {
		return text
	}
	if p.Phase == Setup {
		return p.setupFault()
	}
	return p.homesFault()
}

// tableFault examines the phase, the number of pieces and each system for itself.
func (p *Position) tableFault() string {
	if text := p.phaseFault(); text != "" {
		return text
	}
	if text := p.countFault(); text != "" {
		return text
	}
	for slot := range p.Slots() {
		if text := p.systemFault(slot); text != "" {
			return fmt.Sprintf("system %s: %s", p.Name(slot), text)
		}
	}
	return ""
}

// isSetsOption reports whether a value of the option "sets" gives that many pieces to that many seats.
func (p *Position) isSetsOption() bool {
	if p.Seats < 2 || p.Seats > MaxSeats {
		return false
	}
	return slices.ContainsFunc([]string{valueSeed, valueOneMore}, func(value string) bool {
		return setsOf(int(p.Seats), map[string]string{OptSets: value}) == int(p.Sets)
	})
}

func (p *Position) phaseFault() string {
	sacrificing := p.Phase == Sacrificing
	if p.Phase > Done || sacrificing != (p.ActionsLeft > 0) || p.ActionsLeft > NumSizes || p.Colour >= NumColours || !sacrificing && p.Colour != 0 {
		return fmt.Sprintf("phase %d with %d %s actions left is none of a turn", p.Phase, p.ActionsLeft, p.Colour)
	}
	return ""
}

// countFault compares the pieces in the bank and on the table with the pieces of the match.
func (p *Position) countFault() string {
	for k := range Piece(NumPieces) {
		n := p.Bank.Count(k)
		for slot := range p.Slots() {
			s := &p.Systems[slot]
			n += s.Stars.Count(k)
			for _, ships := range s.Ships {
				n += ships.Count(k)
			}
		}
		if n != int(p.Sets) {
			return fmt.Sprintf("%d pieces %s in all; expected %d", n, k, p.Sets)
		}
	}
	return ""
}

func (p *Position) systemFault(slot int) string {
	s := &p.Systems[slot]
	stars, home := s.Stars.Len(), slot < MaxSeats
	switch {
	case stars == 0 || stars > 2:
		return fmt.Sprintf("it has %d stars; expected 1 or 2", stars)
	case stars == 2 && !home:
		return "only a home or a former home has two stars"
	case home && slot >= int(p.Seats):
		return "it is the home of a seat that is not at the table"
	case s.Home != Nobody && int(s.Home) != slot:
		return fmt.Sprintf("it is marked as the home of seat %s", s.Home)
	case home && (s.Home == Nobody) == p.Living.Has(rules.Seat(slot)):
		return "a home has its mark exactly as long as its seat lives"
	case home == (s.Key != 0) || s.Key > p.LastNumber:
		return fmt.Sprintf("its number %d does not fit", s.Key)
	}
	for k, ships := range s.Ships {
		if ships != 0 && k >= int(p.Seats) {
			return fmt.Sprintf("it has ships of seat %d, which is not at the table", k)
		}
	}
	for other := range p.Slots() {
		if other > slot && s.Key != 0 && p.Systems[other].Key == s.Key {
			return "another system has the same name"
		}
	}
	if s.AllShips() == 0 && p.Phase != Setup && (s.Home == Nobody || !p.midTurn()) {
		return "it has no ship"
	}
	return ""
}

// midTurn reports whether a choice of the turn may have been made, so that homes may have been lost in it.
func (p *Position) midTurn() bool { return p.Phase != Start || p.Rules.Anytime }

// setupFault examines set-up: everybody lives, nobody has anything but a home, and only the mover's is not complete.
func (p *Position) setupFault() string {
	for slot := range p.Slots() {
		if slot >= MaxSeats {
			return "there is a system that is no home before all homes are set up"
		}
	}
	if p.Living != rules.AllSeats(int(p.Seats)) {
		return "a seat is eliminated before all homes are set up"
	}
	waiting := true // going round from the mover: the seats still to come, then those that are ready
	for k := range rules.Seat(p.Seats) {
		seat := (p.Mover + k) % rules.Seat(p.Seats)
		s := &p.Systems[seat]
		own := s.Ships[seat]
		switch {
		case k == 0 && own == 0:
		case s.Free() && waiting && k > 0:
		case k > 0 && s.Stars.Len() == 2 && own.Len() == 1:
			waiting = false
		default:
			return fmt.Sprintf("the home of seat %s does not fit the set-up", seat)
		}
		if s.AllShips() != own {
			return fmt.Sprintf("there are other seats' ships at the home of seat %s before all homes are set up", seat)
		}
	}
	return ""
}

// homesFault examines the homes after set-up: each living seat has a ship at home, except in the middle of a turn, which
// the mover must be able to end.
func (p *Position) homesFault() string {
	if lost := p.SeatsWithoutHome(); lost != 0 && !p.midTurn() {
		return fmt.Sprintf("there is no ship of its own at the home of seat %s", lost)
	}
	if !p.Rules.SelfLoss && !p.holds() {
		return fmt.Sprintf("seat %s, which is to move, cannot end the turn with a ship at home", p.Mover)
	}
	return ""
}

// fault returns what is wrong with cards that were read from somewhere, "" when they fit the position.
func (c *cards) fault(p *Position) string {
	seats := int(p.Seats)
	if !c.isInPlay {
		if *c != (cards{}) {
			return "there are alignments in a match without cards"
		}
		return ""
	}
	if p.Rules.Win != GoodEvil || seats < 3 {
		return "cards are dealt only with win=goodevil and three seats or more"
	}
	if c.dealtCount < 0 || int(c.dealtCount) > seats || c.publicSeats&^rules.AllSeats(int(c.dealtCount)) != 0 {
		return fmt.Sprintf("%d cards are dealt, and those of seats %s shown, to %d seats", c.dealtCount, c.publicSeats, seats)
	}
	for k, a := range c.alignments {
		if a > Evil || k >= int(c.dealtCount) && a != Unknown || c.publicSeats.Has(rules.Seat(k)) && a == Unknown {
			return fmt.Sprintf("the card of seat %d does not fit", k)
		}
	}
	if c.unknownCount(seats, Good) < 0 || c.unknownCount(seats, Evil) < 0 {
		return fmt.Sprintf("%d seats have %d cards Good and %d Evil", seats, deck(seats, Good), deck(seats, Evil))
	}
	out := rules.AllSeats(seats) &^ p.Living
	switch {
	case int(c.dealtCount) < seats && (p.Phase != Setup || p.SlotMask != 0):
		return "play has begun before all cards are dealt"
	case c.publicSeats&out != out:
		return "the card of an eliminated seat is not shown"
	case c.publicSeats != 0 && out == 0:
		return "a card is shown before any elimination"
	case c.withCard(out, Evil).Len() == deck(seats, Evil):
		return "no living seat is Evil"
	}
	return ""
}
