package honshu

import (
	"slices"

	"engawa/rules"
)

// fault reports what is wrong with a State that was read, nil when a match could have come to it or to something that
// plays on alike. Maps have been checked card by card.
func (s *State) fault() *rules.Error {
	for _, check := range []func() *rules.Error{
		s.headFault, s.phaseFault, s.tableFault, s.cubeFault, s.handFault, s.cardFault, s.choiceFault,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// wrong returns the refusal of a position. Its code is the end of the key refusal.honshu.position.CODE of a sentence in
// catalogues; "" where players come to it only by typing a text.
//
//go:noinline
func wrong(code, text string) *rules.Error {
	err := rules.Errorf(rules.CodePosition, "the position is of no match: %s", text)
	if code == "" {
		return err
	}
	return err.WithCode("position", code)
}

func (s *State) headFault() *rules.Error {
	set := s.phase > PhaseGoal
	switch {
	case s.viewer < rules.Referee || int(s.viewer) >= s.Seats() || s.viewer == rules.Nature:
		return wrong("", "its viewer is nobody")
	case s.phase < PhaseProvince || s.phase > PhaseOver || !s.plays(s.phase):
		return wrong("", "the phase is not played with these options")
	case s.rules.Goal < 0 || s.rules.Goal > goalDrawn,
		s.rules.Goal != goalDrawn && s.goal != s.rules.Goal,
		s.rules.Goal == goalDrawn && (set && (s.goal < 1 || s.goal > NumGoals) || !set && s.goal != 0):
		return wrong("", "the scoring card does not fit the option")
	case s.phase < PhaseDeal && s.round != 0,
		s.phase == PhaseDeal && s.round != 0 && s.round != FullHand,
		s.phase > PhaseDeal && (s.round < 1 || s.round > Rounds),
		s.phase == PhaseOver && s.round != Rounds:
		return wrong("round", "the round does not fit the phase")
	case (s.phase == PhaseRefill || s.phase == PhaseDrop) && !s.refills():
		return wrong("round", "no cards are drawn in this round")
	case s.hasPaid && (!s.isDuel() || s.phase != PhaseKeep && (s.rules.StealAfter || s.phase != PhaseChoose)):
		return wrong("", "nobody can have paid in this phase")
	}
	return nil
}

// plays reports whether matches with these options have the phase.
func (s *State) plays(p Phase) bool {
	switch p {
	case PhaseGoal:
		return s.rules.Goal == goalDrawn
	case PhasePlay, PhaseTake:
		return !s.rules.Draft && !s.isDuel()
	case PhaseOpen, PhaseBid, PhaseContest, PhaseChoose, PhaseKeep:
		return s.isDuel()
	case PhasePick:
		return s.rules.Draft
	case PhaseRefill, PhaseDrop:
		return s.isDraftOfTwo()
	}
	return true
}

// phaseFault compares provinces, order cards and the length of the maps with the phase.
func (s *State) phaseFault() *rules.Error {
	cards := int(s.round)
	if s.phase <= PhaseDeal || s.phase == PhaseOver {
		cards++
	}
	var orders int
	for k := range s.seats {
		p := &s.players[k]
		if p.cardMap == nil {
			if s.phase != PhaseProvince || p.order != 0 {
				return wrong("", "a seat has no province")
			}
			continue
		}
		if int(p.cardMap.count) != cards {
			return wrong("land", "a map has more or fewer cards than rounds are over").WithNumber("n", cards).At(seatPart(rules.Seat(k)))
		}
		if k > 0 && s.players[k-1].cardMap == nil {
			return wrong("", "provinces are given in the order of the seats")
		}
		if p.order < 0 || int(p.order) > s.Seats() || orders>>p.order&1 != 0 && p.order > 0 {
			return wrong("", "two seats have one order card, or one that there is not")
		}
		orders |= 1 << p.order
	}
	switch {
	case s.phase == PhaseProvince && (orders > 1 || s.players[s.seats-1].cardMap != nil):
		return wrong("", "provinces are given before order cards")
	case s.phase == PhaseOrder && (orders&1 == 0 || orders>>1&(orders>>1+1) != 0):
		return wrong("", "order cards are given one after the other")
	case s.phase > PhaseOrder && orders&1 != 0:
		return wrong("", "a seat has no order card")
	}
	return nil
}

// tableFault examines what lies on the table: played, opened, taken, set aside.
func (s *State) tableFault() *rules.Error {
	pairs := s.phase >= PhaseBid && s.phase <= PhaseKeep
	if (s.openPair[0] != NoCard) != (pairs || s.phase == PhaseOpen && s.openPair[0] != NoCard) || (s.openPair[1] != NoCard) != pairs {
		return wrong("opened", "opened cards do not fit the phase")
	}
	for k := range rules.Seat(s.seats) {
		p := &s.players[k]
		aside := s.phase == PhaseRefill || s.phase == PhaseDrop
		switch {
		case (p.playedCard != NoCard) != s.hasPlayed(k):
			return wrong("played", "played cards do not fit the phase and the order").At(seatPart(k))
		case (p.card != NoCard) != s.hasTaken(k):
			return wrong("card", "taken cards do not fit the phase and the order").At(seatPart(k))
		case s.phase == PhaseTake && p.card != NoCard && !slices.ContainsFunc(s.players[:], func(q player) bool { return q.playedCard == p.card }):
			return wrong("card", "a card was taken that nobody had played").At(seatPart(k))
		case (p.pickedCard != NoCard) != aside || p.pickedCard == blankCard && (s.isComplete() || s.viewer == k) || p.pickedCard != NoCard && p.pickedCard != blankCard && !s.isComplete() && s.viewer != k:
			return wrong("aside", "cards set aside do not fit the phase or the viewer").At(seatPart(k))
		case p.cubeOnCard < 0 || p.cubeOnCard > NumColours || p.cubeOnCard > 0 && (p.playedCard == NoCard || s.phase > PhaseTake):
			return wrong("laid", "a cube lies on no played card").At(seatPart(k))
		}
		if led, ok := s.LeadColour(); ok && p.cubeOnCard > 0 && Colour(p.cubeOnCard-1) != led {
			return wrong("laid", "cubes of two colours are laid").At(seatPart(k))
		}
		paired := s.phase == PhaseKeep || s.phase == PhaseContest && s.rules.StealAfter
		if paired && (p.pair < 1 || p.pair > 2 || s.players[0].pair == s.players[1].pair) || !paired && p.pair != 0 {
			return wrong("pair", "pairs do not fit the phase")
		}
	}
	return s.rankFault()
}

// hasPlayed reports whether the seat must have a card on the table.
func (s *State) hasPlayed(seat rules.Seat) bool {
	switch s.phase {
	case PhasePlay:
		return s.players[seat].playedCard != NoCard && s.isBefore(seat)
	case PhaseTake, PhaseContest, PhaseChoose, PhaseKeep:
		return true
	}
	return false
}

// hasTaken reports whether the seat must have a card to build.
func (s *State) hasTaken(seat rules.Seat) bool {
	if s.phase == PhaseTake {
		return s.players[seat].card != NoCard && s.isBefore(seat)
	}
	return s.phase == PhaseBuild
}

// isBefore reports whether the seat comes before the mover in player order.
func (s *State) isBefore(seat rules.Seat) bool {
	mover := s.mover()
	return mover != rules.Nature && s.players[seat].order < s.players[mover].order
}

// rankFault compares the order cards with the values they were dealt by.
func (s *State) rankFault() *rules.Error {
	if s.phase != PhaseTake && s.phase != PhaseContest && s.phase != PhaseChoose && s.phase != PhaseKeep {
		return nil
	}
	ranked := *s
	ranked.rank()
	for k := range s.seats {
		if ranked.players[k].order != s.players[k].order {
			return wrong("order", "the order cards do not follow the played values")
		}
	}
	if s.phase == PhaseContest && !s.canPay() {
		return wrong("pay", "the loser of the duel has too few cubes to pay")
	}
	return nil
}

// cubeFault compares the cubes with the supply.
func (s *State) cubeFault() *rules.Error {
	for c := range Colour(NumColours) {
		if !s.rules.Free && s.Pool(c) < 0 {
			return wrong("supply", "there are more cubes than the supply holds")
		}
	}
	for k := range s.seats {
		if land := s.players[k].cardMap; s.phase < PhaseDeal && land != nil && land.NumCubes() > 0 {
			return wrong("", "cubes come when provinces and order cards are given")
		}
	}
	return nil
}

// choiceFault examines what seats have chosen while others still choose.
func (s *State) choiceFault() *rules.Error {
	all := rules.AllSeats(s.Seats())
	if s.ready&^all != 0 || s.ready != 0 && !s.phase.commits() || s.isComplete() && s.phase.commits() && s.ready == all {
		return wrong("", "a seat is ready that cannot be")
	}
	blank := false
	for k := range rules.Seat(s.seats) {
		p := &s.players[k]
		if p.choice == rules.Hidden {
			blank = blank || s.ready.Has(k)
			if s.ready.Has(k) && (s.isComplete() || s.viewer == k) {
				return wrong("", "a choice is blank that is known")
			}
			continue
		}
		if !s.ready.Has(k) || !s.isComplete() && s.viewer != k {
			return wrong("", "a choice is known that has not been made or is secret")
		}
		c, ok := Fields(p.choice)
		if !ok || s.refusal(k, c) != nil {
			return wrong("", "a seat has chosen what it may not")
		}
	}
	if s.isWaiting() && (!blank || s.staysSecret()) {
		return wrong("", "all have chosen, but nothing has come of it")
	}
	return nil
}
