package forhonor

import (
	"slices"

	"engawa/rules"
)

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
	case m.By == rules.Nature && s.phase == PhaseDeal:
		s.deal(c.Hero, t)
	case m.By == rules.Nature:
		s.draw(c.Camp, t)
	case s.phase.commits():
		s.commit(m.By, c, m.Do, t)
	default:
		s.play(m.By, c, t)
	}
	return t.Events, nil
}

// deal gives a hero to who is next; NoHero is one that the viewer does not see.
func (s *State) deal(h Hero, t *emitter) {
	seat := s.receiver()
	if s.rules.IsOrderRandom {
		s.picks[seat] = s.picks[seat].With(h)
		s.pickCounts[seat]++
		t.EmitOf(seat, rules.Event{
			Kind: rules.EvReveal, Thing: int32(h), From: noPlace, To: PlaceCamp + int32(s.rules.Camps[seat]),
		})
		if s.receiver() == rules.Nature {
			s.assignHeroes(t)
		}
		return
	}
	s.hands[seat] = s.hands[seat].With(h)
	s.handCounts[seat]++
	t.Emit(rules.Event{
		Kind: rules.EvDeal, Thing: int32(h), From: noPlace, To: PlaceHand + int32(seat), Seen: rules.SeatsOf(seat),
	})
	if s.receiver() == rules.Nature {
		s.phase = PhasePick
	}
}

// play makes an open choice.
func (s *State) play(by rules.Seat, c Choice, t *emitter) {
	switch c.Verb {
	case VerbShove:
		f, _ := s.find(c.Hero)
		t.walk(f, int32(f.At), []Square{c.At})
		f.At = c.At
		s.finishShoves(t)
	case VerbAct:
		s.activate(c.Hero, t)
	default:
		s.playHeroAction(c, t)
	}
}

// draw turns an initiative card over: a captain of that camp names a hero, or the next of its line acts.
func (s *State) draw(camp Camp, t *emitter) {
	s.armies[camp].initiative--
	t.Emit(rules.Event{
		Kind: rules.EvReveal, Thing: ThingCamp + int32(camp), From: noPlace, To: noPlace, N: int32(s.armies[camp].initiative),
	})
	if !s.rules.IsOrderFixed {
		s.phase, s.caller = PhaseCall, camp
		return
	}
	for h := range s.Eligible(camp).All() {
		s.activate(h, t)
	}
}

// activate begins the activation of a hero. One that could enter nowhere is done at once.
func (s *State) activate(h Hero, t *emitter) {
	f, camp := s.find(h)
	f.HasActed, s.caller = true, Attackers
	t.EmitOf(f.Owner, rules.Event{Kind: rules.EvFlip, Thing: int32(h), From: int32(f.At), To: noPlace})
	s.phase, s.activation = PhaseAct, activation{hero: h}
	if !f.isFielded() && !slices.Contains(s.explore(f, camp, s.MovesLeft()).canStop[:], true) {
		s.endActivation(t)
	}
}

// endActivation goes on with the next initiative card, or with the end of the round.
func (s *State) endActivation(t *emitter) {
	f, _ := s.find(s.activation.hero)
	t.EmitOf(f.Owner, rules.Event{Kind: rules.EvPhase, Thing: ThingDone, From: int32(f.At), To: noPlace, N: int32(f.Hero)})
	s.activation = activation{}
	s.phase = PhaseDraw
	if s.Eligible(Attackers)|s.Eligible(Defenders) == 0 {
		s.endRound(t)
	}
}

// playHeroAction plays what the activated hero does.
func (s *State) playHeroAction(c Choice, t *emitter) {
	f, camp := s.find(s.activation.hero)
	switch c.Verb {
	case VerbMove:
		s.move(f, camp, c.At, t)
	case VerbShoot:
		s.shoot(f, camp, c.At, t)
	case VerbBanner:
		s.activation.hasRaisedBanner = true
		t.mark(ThingBanner, f.Hero, f.At, f.At)
		for _, friend := range s.woundedHeroes(f, camp) {
			friend.Life++
			t.life(friend)
		}
	case VerbRaze:
		s.raze(f, camp, c, t)
	case VerbAttack:
		s.attack(f, c, t)
	case VerbDone:
		s.endActivation(t)
	}
}

func (s *State) move(f *Figure, camp Camp, goal Square, t *emitter) {
	tour := s.explore(f, camp, s.MovesLeft())
	from := int32(f.At)
	if !f.isFielded() {
		from = PlaceCamp + int32(camp)
	}
	t.walk(f, from, tour.path(goal))
	s.activation.moves += int8(tour.cost[goal])
	f.Post, f.At = Fielded, goal
}

// shoot takes a life of the hero on the square, or a soldier of the group of the one there.
func (s *State) shoot(f *Figure, camp Camp, target Square, t *emitter) {
	s.activation.hasShot = true
	t.mark(ThingShot, f.Hero, f.At, target)
	if victim, _ := s.find(s.HeroAt(target)); victim != nil {
		s.hurt(victim, 1, t)
		if victim.Life <= 0 {
			s.removeHero(victim, Waiting, t)
		}
		return
	}
	_, group, _ := s.Group(target)
	s.armies[camp.Other()].fall(camp.Other(), group, target.Column(), t)
}

// markFought notes that the activated hero has had its fight.
func (s *State) markFought() {
	s.activation.stage = FoughtFirst
	if s.activation.moves > 0 {
		s.activation.stage = FoughtLast
	}
}

func (s *State) raze(f *Figure, camp Camp, c Choice, t *emitter) {
	s.markFought()
	if s.activation.stage == FoughtFirst {
		s.activation.razes = int8(c.Count)
	}
	for range c.Count {
		s.armies[camp.Other()].fall(camp.Other(), c.Group, f.At.Column(), t)
	}
	s.bleed(f, t)
}

// hurt takes lives.
func (s *State) hurt(f *Figure, n int, t *emitter) {
	if n > 0 {
		f.Life -= int8(n)
		t.life(f)
	}
}

// removeHero takes a dead hero off the battlefield.
func (s *State) removeHero(f *Figure, to Post, t *emitter) {
	_, camp := s.find(f.Hero)
	place := PlaceWaiting
	if to == Executed {
		place = PlaceExecution
	}
	t.Emit(rules.Event{Kind: rules.EvTake, Thing: int32(f.Hero), From: int32(f.At), To: place + int32(camp)})
	f.Post, f.At, f.Life = to, NoSquare, 0
}
