package homeworlds

import "engawa/rules"

// Causes of the end of a match, see [rules.Decision].
const (
	CauseCapture     = "capture"     // the last ship at a home was captured
	CauseCatastrophe = "catastrophe" // a catastrophe left no ship at a home
	CauseLeft        = "left"        // the owner of a home left it without a ship
)

// What the winners of a match had to reach, see [rules.Decision].
const (
	AimAnyone = "evil" // Evil: to knock anyone out
	AimNoEvil = "good" // Good: to be in the game when no Evil player is left
	AimNext   = "next" // in Sinister: to knock out the next player
	AimLast   = "last" // to be left alone
)

// aim returns what the winners had to reach in a match that has ended by a turn of the seat.
func (s *State) aim(by rules.Seat) string {
	switch {
	case s.ending == Elimination && s.cards.isInPlay && s.cards.alignments[by] == Evil:
		return AimAnyone
	case s.cards.isInPlay && s.cards.areKnownGood(s.winners):
		return AimNoEvil
	case s.ending == Elimination && s.pos.Rules.Win == Sinister && s.pos.Living != s.winners:
		return AimNext
	}
	return AimLast
}

// Decision returns by what the homes have fallen with which the match has ended.
func (Game) Decision(m *rules.Match) rules.Decision {
	last, s := len(m.Log)-1, m.State().(*State)
	ending := s.ending
	if last < 0 || ending != Elimination && ending != SelfLost {
		return rules.Decision{}
	}
	d := rules.Decision{By: m.Log[last].By}
	d.Aim = s.aim(d.By)
	lost := lostHomes(m.Events(last))
	if ending == SelfLost {
		d.Cause, d.Of = CauseLeft, lost&rules.SeatsOf(d.By)
		return d
	}
	for seat := range lost.Without(d.By).All() {
		switch cause := causeOf(m, last, seat); d.Cause {
		case "":
			d.Cause, d.Of = cause, rules.SeatsOf(seat)
		case cause:
			d.Of = d.Of.With(seat)
		}
	}
	return d
}

// lostHomes returns whose home marks go.
func lostHomes(events []rules.Event) (lost rules.Seats) {
	for _, e := range events {
		if e.Kind == rules.EvMark && e.Thing >= LostMark {
			lost = lost.With(rules.Seat(e.Thing - LostMark))
		}
	}
	return lost
}

// causeOf returns by what the last ship at the home of another seat than the mover's was lost, in the turn that ends with
// move n of the log.
func causeOf(m *rules.Match, n int, seat rules.Seat) string {
	for by := m.Log[n].By; n >= 0 && m.Log[n].By == by; n-- {
		for _, e := range m.Events(n) {
			if _, owner := ThingOf(e.Thing); e.Kind != rules.EvTake || owner != seat || e.From != int32(seat) {
				continue
			}
			if e.To == PlaceBank {
				return CauseCatastrophe
			}
			return CauseCapture
		}
	}
	return ""
}
