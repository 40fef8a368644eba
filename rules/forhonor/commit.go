package forhonor

import "engawa/rules"

// commit keeps what the seat has chosen, and closes the phase when it was the last and all of it is known.
func (s *State) commit(by rules.Seat, c Choice, do rules.Action, t *emitter) {
	s.ready = s.ready.With(by)
	s.choices[by] = do
	thing := int32(c.Hero)
	switch c.Verb {
	case VerbCard:
		thing = ThingCard + int32(c.Card)
	case VerbLine:
		thing = ThingLineup
	}
	t.Emit(rules.Event{Kind: rules.EvCommit, Thing: thing, From: noPlace, To: noPlace, Seen: rules.SeatsOf(by), Final: true}) // docs/rules/forhonor.md, 11.1
	if s.isWaiting() && s.areChoicesKnown() {
		s.close(t)
	}
}

// areChoicesKnown reports whether no choice is blank, nor what closing the phase would show: a View of a draft always lacks
// that.
func (s *State) areChoicesKnown() bool {
	if s.phase == PhasePick && !s.isComplete() {
		return false
	}
	for seat := range s.ready.All() {
		if s.choices[seat] == rules.Hidden {
			return false
		}
	}
	return true
}

// close does what all have chosen.
func (s *State) close(t *emitter) {
	var chosen [rules.MaxSeats]Choice
	for seat := range s.ready.All() {
		chosen[seat], _ = Fields(s.choices[seat])
	}
	ready := s.ready
	s.ready, s.choices = 0, [rules.MaxSeats]rules.Action{}
	switch s.phase {
	case PhasePick:
		s.closePicks(ready, &chosen, t)
	case PhaseLine:
		s.closeLines(&chosen, t)
	case PhaseCombat:
		s.closeCombat(&chosen, t)
	}
}

// closePicks takes the picks out of the hands, and passes the hands to the left or ends the draft.
func (s *State) closePicks(ready rules.Seats, chosen *[rules.MaxSeats]Choice, t *emitter) {
	for seat := range ready.All() {
		h := chosen[seat].Hero
		s.hands[seat] = s.hands[seat].Without(h)
		s.handCounts[seat]--
		s.picks[seat] = s.picks[seat].With(h)
		s.pickCounts[seat]++
	}
	if s.choosers() == 0 {
		for seat := range rules.Seat(s.seats) {
			for h := range s.picks[seat].All() {
				t.EmitOf(seat, rules.Event{
					Kind: rules.EvReveal, Thing: int32(h), From: PlaceHand + int32(seat), To: PlaceCamp + int32(s.rules.Camps[seat]),
				})
			}
		}
		s.assignHeroes(t)
		return
	}
	t.Emit(rules.Event{Kind: rules.EvReveal, From: noPlace, To: noPlace})
	hands, size := s.hands, s.handCounts
	for k := range s.seats {
		left := (k + 1) % s.seats
		s.hands[left], s.handCounts[left] = hands[k], size[k]
		t.EmitOf(rules.Seat(k), rules.Event{
			Kind: rules.EvMove, Thing: int32(NoHero), From: PlaceHand + int32(k), To: PlaceHand + int32(left), N: int32(size[k]),
		})
	}
	for k := range rules.Seat(s.seats) {
		t.EmitOf(k, rules.Event{Kind: rules.EvReveal, From: noPlace, To: PlaceHand + int32(k)})
	}
}

// assignHeroes gives every seat the heroes that it has picked or been dealt, or those that the setup names, and begins the
// battle. What is left of the hands leaves the game.
func (s *State) assignHeroes(t *emitter) {
	for camp := range s.armies {
		list := s.rules.Preset[camp]
		if !s.rules.isPreset() {
			list = s.draftHeroes(Camp(camp))
		}
		for k := range list {
			f := &s.armies[camp].figures[k]
			f.Hero, f.Post, f.At, f.Life = list[k], Available, NoSquare, int8(list[k].Life())
		}
	}
	s.hands, s.handCounts = [rules.MaxSeats]HeroSet{}, [rules.MaxSeats]int8{}
	s.picks, s.pickCounts = [rules.MaxSeats]HeroSet{}, [rules.MaxSeats]int8{}
	if s.rules.IsOrderFixed {
		s.phase = PhaseLine
		return
	}
	s.beginRound(t)
}

// draftHeroes returns the heroes of the camp in the order of its figures: each seat's by number.
func (s *State) draftHeroes(camp Camp) (list [CampSize]Hero) {
	left := s.picks
	for k := range list {
		owner := s.armies[camp].figures[k].Owner
		for h := range left[owner].All() {
			list[k] = h
			left[owner] = left[owner].Without(h)
			break
		}
	}
	return list
}

// closeLines puts the figures of both camps in the order of their lines.
func (s *State) closeLines(chosen *[rules.MaxSeats]Choice, t *emitter) {
	for camp := range s.armies {
		captain := s.Captain(Camp(camp))
		e := rules.Event{Kind: rules.EvReveal, Thing: ThingLineup, From: noPlace, To: PlaceCamp + int32(camp)}
		var figures [CampSize]Figure
		for k, h := range chosen[captain].Line {
			f, _ := s.find(h)
			figures[k] = *f
			e.Path = append(e.Path, int32(h))
		}
		s.armies[camp].figures = figures
		t.EmitOf(captain, e)
	}
	s.beginRound(t)
}
