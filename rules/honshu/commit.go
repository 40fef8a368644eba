package honshu

import "engawa/rules"

// commit keeps what the seat has chosen, and closes the phase when it was the last. A View, which lacks what others
// have chosen, closes only what stays secret.
func (s *State) commit(by rules.Seat, c Choice, do rules.Action, t *emitter) {
	s.ready = s.ready.With(by)
	s.players[by].choice = do
	t.Emit(rules.Event{
		Kind: rules.EvCommit, Thing: int32(c.Card), From: noPlace, To: noPlace, Seen: rules.SeatsOf(by), Final: s.phase.isFinal(),
	})
	if s.isWaiting() && (s.areChoicesKnown() || s.staysSecret()) {
		s.close(t)
	}
}

// isFinal reports whether what is chosen in the phase cannot be taken back: a bid, a pick, a card that is dropped:
// docs/rules/honshu.md, 12.
func (p Phase) isFinal() bool { return p == PhaseBid || p == PhasePick || p == PhaseDrop }

// areChoicesKnown reports whether no choice is blank.
func (s *State) areChoicesKnown() bool {
	for k := range s.seats {
		if s.players[k].choice == rules.Hidden {
			return false
		}
	}
	return true
}

// staysSecret reports whether the phase closes without showing what was chosen: picks of two seats that go on to draw.
func (s *State) staysSecret() bool { return s.phase == PhasePick && s.refills() }

// refills reports whether two drafting seats draw and drop a card in this round: not when the hand is empty.
func (s *State) refills() bool { return s.isDraftOfTwo() && int(s.round)%FullHand != 0 }

// close does what all have chosen.
func (s *State) close(t *emitter) {
	var chosen [MaxSeats]Choice
	for k := range s.seats {
		chosen[k], _ = Fields(s.players[k].choice)
		s.players[k].choice = rules.Hidden
	}
	s.ready = 0
	switch s.phase {
	case PhaseBid:
		s.closeBids(&chosen, t)
	case PhaseKeep:
		s.closeKeeps(&chosen, t)
	case PhasePick:
		s.closePicks(&chosen, t)
	case PhaseDrop:
		s.closeDrops(&chosen, t)
	case PhaseBuild:
		s.closeBuilds(&chosen, t)
	}
}

func (s *State) closeBids(chosen *[MaxSeats]Choice, t *emitter) {
	for k := range rules.Seat(s.seats) {
		p := &s.players[k]
		p.playedCard = chosen[k].Card
		p.removeFromHand(p.playedCard)
		t.show(k, p.playedCard)
	}
	s.rank()
	t.orders(s)
	if !s.rules.StealAfter && s.canPay() {
		s.begin(PhaseContest, t)
		return
	}
	s.begin(PhaseChoose, t)
}

func (s *State) closeKeeps(chosen *[MaxSeats]Choice, t *emitter) {
	var pairs [MinSeats][2]Card
	for k := range pairs {
		pairs[k] = s.Pair(int(s.players[k].pair))
	}
	for k, pair := range pairs {
		p, seat := &s.players[k], rules.Seat(k)
		p.card, p.pair, p.playedCard = chosen[k].Card, 0, NoCard
		gone := pair[0]
		if gone == p.card {
			gone = pair[1]
		}
		s.discard = s.discard.With(gone)
		t.show(seat, p.card)
		t.EmitOf(seat, rules.Event{Kind: rules.EvFlip, Thing: int32(gone), From: PlaceTable, To: PlaceOut})
	}
	s.openPair, s.hasPaid = [2]Card{}, false
	s.begin(PhaseBuild, t)
}

// closePicks shows the picks, or lays them aside while two seats draw. A pick that the viewer does not know stays
// blank.
func (s *State) closePicks(chosen *[MaxSeats]Choice, t *emitter) {
	for k := range s.seats {
		p, card := &s.players[k], chosen[k].Card
		p.removeFromHand(card)
		switch {
		case !s.refills():
			p.card = card
			t.show(rules.Seat(k), card)
		case card == NoCard:
			p.pickedCard = blankCard
		default:
			p.pickedCard = card
		}
	}
	if s.refills() {
		s.begin(PhaseRefill, t)
		return
	}
	s.begin(PhaseBuild, t)
}

func (s *State) closeDrops(chosen *[MaxSeats]Choice, t *emitter) {
	for k := range s.seats {
		p := &s.players[k]
		p.removeFromHand(chosen[k].Card)
		p.droppedCards = p.droppedCards.With(chosen[k].Card)
		p.dropCount++
	}
	for k := range s.seats {
		p := &s.players[k]
		p.card, p.pickedCard = p.pickedCard, NoCard
		t.show(rules.Seat(k), p.card)
	}
	s.begin(PhaseBuild, t)
}

func (s *State) closeBuilds(chosen *[MaxSeats]Choice, t *emitter) {
	t.Emit(rules.Event{Kind: rules.EvReveal, From: noPlace, To: noPlace})
	for _, seat := range s.InOrder() {
		p := &s.players[seat]
		place := chosen[seat].Place
		t.placement(seat, place, PlaceTable)
		for i := range squares {
			if at := place.SquareAt(i); place.Hidden>>i&1 == 0 && p.cardMap.Cube(at) {
				colour, _ := p.cardMap.At(at).Production()
				t.cube(seat, colour, MapPlace(seat, at), PlacePool, 1)
			}
		}
		p.cardMap = p.cardMap.Build(place)
		p.card = NoCard
	}
	s.placeCubes(t)
	s.endRound(t)
}
