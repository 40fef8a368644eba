package homeworlds

import (
	"engawa/rules"
	"engawa/rules/gamekit"
)

// Apply plays a legal move and appends its events. What is not legal gives an *rules.Error and changes nothing.
//
// A View takes the deal of a card that its viewer may not see as Hidden, and cannot judge the end of a turn that
// depends on cards it does not know: there it goes on.
func (s *State) Apply(m rules.Move, dst []rules.Event) ([]rules.Event, error) {
	c, err := s.check(m)
	if err != nil {
		return dst, err
	}
	t := emitter{gamekit.Emitter{All: rules.AllSeats(s.Seats()), By: m.By, Events: dst}, s}
	switch c.Kind {
	case KindCard:
		s.deal(c, &t)
	case KindStart:
		s.pos.Mover, s.isStartOpen = rules.Seat(c.Slot), false
		t.turn()
	case KindEnd:
		s.endTurn(&t)
	default:
		before := s.pos
		s.pos.play(c)
		t.step(&before, c)
		if c.Kind == KindShip {
			s.passOn(&t)
		}
	}
	return t.Events, nil
}

// deal gives a card to the seat whose turn it is to get one.
func (s *State) deal(c Choice, t *emitter) {
	seat := rules.Seat(c.Slot)
	s.cards.alignments[seat] = Alignment(c.Target)
	s.cards.dealtCount++
	t.Emit(rules.Event{
		Kind: rules.EvDeal, Thing: int32(c.Target), From: noPlace, To: int32(seat), Seen: rules.SeatsOf(seat),
	})
	if s.cards.isComplete(s.Seats()) && !s.isStartOpen {
		t.turn()
	}
}

// endTurn closes the turn: eliminations, cards shown, the verdict, then the next seat.
func (s *State) endTurn(t *emitter) {
	before, mover := s.pos, s.pos.Mover
	lost := s.pos.EndTurn()
	t.eliminations(&before, lost)
	if lost != 0 {
		s.occurrences = nil // no position with other home marks can come again
		if s.cards.isInPlay {
			s.show(lost.With(mover), t)
		}
		v := s.cards.judge(s.pos.Rules.Win, s.Seats(), mover, lost, s.pos.Living)
		s.ending, s.winners = v.ending, v.winners
	}
	for slot := range before.Slots() {
		t.returnStars(&before, slot)
	}
	s.passOn(t)
}

// show turns up the cards that are not yet shown, in seat order.
func (s *State) show(seats rules.Seats, t *emitter) {
	for seat := range (seats &^ s.cards.publicSeats).All() {
		s.cards.publicSeats = s.cards.publicSeats.With(seat)
		t.EmitOf(seat, rules.Event{Kind: rules.EvReveal, Thing: int32(s.cards.alignments[seat]), From: noPlace, To: int32(seat)})
	}
}

// passOn counts the turn that is over, and says whose turn it is or how the match has ended.
func (s *State) passOn(t *emitter) {
	s.turns++
	if s.ending == NoEnding && s.countsRepetition && s.pos.Phase == Start {
		k := s.pos.key()
		s.occurrences = s.occurrences.with(k)
		if s.occurrences.count(k) >= RepetitionLimit {
			s.ending = Repetition
		}
	}
	if s.ending == NoEnding && s.turns >= TurnLimit {
		s.ending = TurnCap
	}
	if s.ending == NoEnding {
		t.turn()
		return
	}
	if s.cards.isInPlay {
		s.show(rules.AllSeats(s.Seats()), t)
	}
	t.end()
}
