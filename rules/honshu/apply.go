package honshu

import "engawa/rules"

// Apply plays a legal move and appends its events. What is not legal gives an *rules.Error and changes nothing.
//
// A View takes what its viewer may not see as Hidden. Where all have chosen and the View lacks some of it, the View
// waits: Nature is its only actor and can do nothing, and Sample goes on with a guess.
func (s *State) Apply(m rules.Move, dst []rules.Event) ([]rules.Event, error) {
	c, err := s.check(m)
	if err != nil {
		return dst, err
	}
	t := newEmitter(s.Seats(), m.By, dst)
	switch {
	case m.By == rules.Nature:
		s.applyChance(c, t)
	case s.phase.commits():
		s.commit(m.By, c, m.Do, t)
	default:
		s.applyOpen(m.By, c, t)
	}
	return t.Events, nil
}

// applyChance plays what Nature does; the zero Choice is a deal that the viewer does not see.
func (s *State) applyChance(c Choice, t *emitter) {
	switch c.Verb {
	case VerbProvince:
		s.players[c.Seat].cardMap = NewMap(c.Card)
		t.placement(c.Seat, s.players[c.Seat].cardMap.placements[0], noPlace)
		if s.receiver() == rules.Nature {
			s.begin(PhaseOrder, t)
		}
	case VerbOrder:
		s.players[c.Seat].order = int8(c.N)
		t.Emit(rules.Event{Kind: rules.EvTake, Thing: ThingOrder + int32(c.N), From: noPlace, To: int32(c.Seat)})
		if c.N == s.Seats() {
			s.finishSetup(t)
		}
	case VerbGoal:
		s.goal = int8(c.N)
		t.Emit(rules.Event{Kind: rules.EvReveal, Thing: ThingGoal + int32(c.N), From: noPlace, To: noPlace})
		s.placeCubes(t)
		s.begin(PhaseDeal, t)
	case VerbOpen:
		slot := 0
		if s.openPair[0] != NoCard {
			slot = 1
		}
		s.openPair[slot] = c.Card
		t.Emit(rules.Event{Kind: rules.EvReveal, Thing: int32(c.Card), From: noPlace, To: PlaceTable})
		if slot == 1 {
			s.begin(PhaseBid, t)
		}
	default:
		s.deal(c.Card, t)
	}
}

// begin enters a phase.
//
//go:noinline
func (s *State) begin(p Phase, t *emitter) {
	s.phase = p
	t.Emit(rules.Event{Kind: rules.EvPhase, Thing: int32(p), From: noPlace, To: noPlace, N: int32(s.round)})
}

// finishSetup goes on when provinces and order cards are given.
func (s *State) finishSetup(t *emitter) {
	if s.rules.Goal == goalDrawn {
		s.begin(PhaseGoal, t)
		return
	}
	s.placeCubes(t)
	s.begin(PhaseDeal, t)
}

// deal gives a card to who is next; NoCard is one that the viewer does not see.
func (s *State) deal(card Card, t *emitter) {
	seat := s.receiver()
	p := &s.players[seat]
	p.hand = p.hand.With(card)
	p.handCount++
	t.Emit(rules.Event{
		Kind: rules.EvDeal, Thing: int32(card), From: noPlace, To: handPlace(seat), Seen: rules.SeatsOf(seat),
	})
	if s.receiver() != rules.Nature {
		return
	}
	if s.phase == PhaseRefill {
		s.begin(PhaseDrop, t)
		return
	}
	s.nextRound(t)
}

// nextRound begins the next round with its Select.
func (s *State) nextRound(t *emitter) {
	s.round++
	switch {
	case s.rules.Draft:
		s.begin(PhasePick, t)
	case s.isDuel():
		s.begin(PhaseOpen, t)
	default:
		s.begin(PhasePlay, t)
	}
}

// applyOpen plays a choice that everybody sees.
func (s *State) applyOpen(by rules.Seat, c Choice, t *emitter) {
	switch c.Verb {
	case VerbPlay:
		s.play(by, c, t)
	case VerbTake:
		s.players[by].card = c.Card
		t.Emit(rules.Event{Kind: rules.EvTake, Thing: int32(c.Card), From: PlaceTable, To: int32(by)})
		if s.mover() == rules.Nature {
			s.endTrick(t)
		}
	case VerbStand:
		s.finishContest(t)
	case VerbPay:
		p := &s.players[by]
		for _, at := range c.From {
			colour, _ := p.cardMap.At(at).Production()
			t.cube(by, colour, MapPlace(by, at), PlacePool, 1)
		}
		p.cardMap = p.cardMap.WithoutCubes(c.From[0], c.From[1])
		s.hasPaid = true
		s.finishContest(t)
	case VerbPair:
		s.takePair(by, int8(c.N), t)
		if s.rules.StealAfter && s.canPay() {
			s.begin(PhaseContest, t)
			return
		}
		s.begin(PhaseKeep, t)
	}
}

// removeFromHand takes a card out of the hand, known there or not.
func (p *player) removeFromHand(card Card) {
	p.hand = p.hand.Without(card)
	p.handCount--
}

// play lays a card, and the cube on it, on the table.
func (s *State) play(by rules.Seat, c Choice, t *emitter) {
	p := &s.players[by]
	p.removeFromHand(c.Card)
	p.playedCard = c.Card
	t.Emit(rules.Event{Kind: rules.EvPlace, Thing: int32(c.Card), From: handPlace(by), To: PlaceTable, N: int32(c.Card)})
	if c.Boost {
		colour, _ := p.cardMap.At(c.From[0]).Production()
		p.cardMap = p.cardMap.WithoutCubes(c.From[0])
		p.cubeOnCard = int8(colour) + 1
		t.cube(by, colour, MapPlace(by, c.From[0]), PlaceTable, int32(s.Value(by)))
	}
	if s.mover() != rules.Nature {
		return
	}
	s.rank()
	t.orders(s)
	s.begin(PhaseTake, t)
}

// rank deals the order cards anew by falling value of the played cards, which are all different.
func (s *State) rank() {
	for k := range rules.Seat(s.seats) {
		order := int8(1)
		for other := range rules.Seat(s.seats) {
			if s.Value(other) > s.Value(k) {
				order++
			}
		}
		s.players[k].order = order
	}
}

// endTrick returns the laid cubes to the pool.
func (s *State) endTrick(t *emitter) {
	for _, seat := range s.InOrder() {
		p := &s.players[seat]
		if p.cubeOnCard > 0 {
			t.cube(seat, Colour(p.cubeOnCard-1), PlaceTable, PlacePool, 1)
		}
		p.cubeOnCard, p.playedCard = 0, NoCard
	}
	s.begin(PhaseBuild, t)
}

// canPay reports whether the loser of the duel has two cubes.
func (s *State) canPay() bool { return s.players[s.holder(2)].cardMap.NumCubes() >= PayCubes }

// finishContest goes on when the loser has stood or paid.
func (s *State) finishContest(t *emitter) {
	if !s.rules.StealAfter {
		s.begin(PhaseChoose, t)
		return
	}
	if s.hasPaid {
		loser := s.holder(2)
		s.takePair(loser, 3-s.players[loser].pair, t)
	}
	s.begin(PhaseKeep, t)
}

// takePair gives the seat a pair and the other one to its opponent.
func (s *State) takePair(seat rules.Seat, pair int8, t *emitter) {
	other := 1 - seat
	s.players[seat].pair, s.players[other].pair = pair, 3-pair
	for _, k := range [2]rules.Seat{seat, other} {
		cards := s.Pair(s.PairOf(k))
		t.EmitOf(k, rules.Event{
			Kind: rules.EvTake, Thing: ThingPair + int32(s.players[k].pair), From: PlaceTable, To: int32(k),
			Path: []int32{int32(cards[0]), int32(cards[1])},
		})
	}
}
