package forhonor

import "engawa/rules"

// Points of a zone card, and the score from which a camp can break the other.
const (
	cardPoints  = 100
	breakPoints = 1000
)

// beginRound advances the soldiers of both camps; heroes in their way are shoved before the round goes on.
func (s *State) beginRound(t *teller) {
	s.round++
	t.tell(rules.Event{Kind: rules.EvPhase, Thing: ThingRound, From: noPlace, To: noPlace, N: int32(s.round)})
	for camp := range s.armies {
		for k := range s.armies[camp].figures {
			s.armies[camp].figures[k].Acted = false
		}
		s.armies[camp].advance(Camp(camp), t)
	}
	s.cleared(t)
}

// cleared goes on when no hero is left to be shoved: heroes return, and the initiative cards are shuffled. Spec,
// section 7.2.
func (s *State) cleared(t *teller) {
	if s.shoved() != NoHero {
		s.phase = PhaseShove
		return
	}
	t.tell(rules.Event{Kind: rules.EvPhase, Thing: ThingReturn, From: noPlace, To: noPlace, N: int32(s.round)})
	for camp := range s.armies {
		a := &s.armies[camp]
		for k := range a.figures {
			f := &a.figures[k]
			switch {
			case f.Post == Waiting && !a.broken:
				f.Post, f.Life = Available, int8(f.Hero.Life())
				t.tell(rules.Event{Kind: rules.EvMove, Thing: int32(f.Hero), From: PlaceWaiting + int32(camp), To: PlaceCamp + int32(camp)})
			case f.Post == Executed:
				f.Post = Waiting
				t.tell(rules.Event{Kind: rules.EvMove, Thing: int32(f.Hero), From: PlaceExecution + int32(camp), To: PlaceWaiting + int32(camp)})
			}
		}
		a.left = campSize
	}
	s.phase = PhaseDraw
	if s.eligible(Attackers)|s.eligible(Defenders) == 0 {
		s.endRound(t)
	}
}

// endRound scores the round, judges both camps, and begins the next round or ends the match. Spec, sections 7.6 and
// 7.7.
func (s *State) endRound(t *teller) {
	t.tell(rules.Event{Kind: rules.EvPhase, Thing: ThingScoring, From: noPlace, To: noPlace, N: int32(s.round)})
	for z, holder := range s.control() {
		if holder != s.holder[z] {
			s.holder[z] = holder
			t.tell(rules.Event{Kind: rules.EvTake, Thing: ThingZone + int32(z), From: noPlace, To: int32(holder) - 1})
		}
	}
	for z, holder := range s.holder {
		if holder > 0 {
			s.armies[holder-1].gained += cardPoints
			t.tell(rules.Event{Kind: rules.EvScore, Thing: ThingCamp + int32(holder) - 1, From: noPlace, To: int32(z), N: cardPoints})
		}
	}
	s.judge(t)
	for camp := range s.armies {
		a := &s.armies[camp]
		a.before, a.left = int32(s.Score(Camp(camp))), 0
	}
	if s.decide() {
		s.finish(t)
		return
	}
	s.beginRound(t)
}

// control returns who would hold each zone if the round ended now, as [State.holder] does.
func (s *State) control() (holder [NumZones]int8) {
	holder = s.holder
	var there [NumZones][NumCamps]bool
	for camp := range s.armies {
		for k := range s.armies[camp].figures {
			if f := &s.armies[camp].figures[k]; f.fielded() {
				if z, ok := f.At.Zone(); ok {
					there[z][camp] = true
				}
			}
		}
	}
	for _, z := range [2]Zone{ZoneAttackers, ZoneDefenders} {
		if there[z][Attackers] != there[z][Defenders] {
			holder[z] = 1 + int8(Attackers)
			if there[z][Defenders] {
				holder[z] = 1 + int8(Defenders)
			}
		}
	}
	a, d := s.Strength(Attackers), s.Strength(Defenders)
	switch {
	case a > d:
		holder[ZoneCentre] = 1 + int8(Attackers)
	case d > a:
		holder[ZoneCentre] = 1 + int8(Defenders)
	default:
		holder[ZoneCentre] = 0
	}
	return holder
}

// Strength returns how many soldiers of the camp count at the centre.
func (s *State) Strength(camp Camp) int {
	switch s.rules.Centre {
	case CentreFront:
		return s.armies[camp].front()
	case CentreLargest:
		return s.armies[camp].largest()
	}
	return s.armies[camp].group(LineGroup)
}

// Score returns the score of the camp: 100 for each card that it holds, and 100 for each that it has held at each
// scoring.
func (s *State) Score(camp Camp) int {
	n := int(s.armies[camp].gained)
	for _, holder := range s.holder {
		if holder == int8(camp)+1 {
			n += cardPoints
		}
	}
	return n
}

// Projected returns the score that the camp would have if the round ended now, and the cards that it would hold.
func (s *State) Projected(camp Camp) (score int, holds [NumZones]bool) {
	score = int(s.armies[camp].gained)
	for z, holder := range s.control() {
		if holder == int8(camp)+1 {
			holds[z] = true
			score += 2 * cardPoints
		}
	}
	return score, holds
}

// judge finds out which camp is broken until the next scoring.
func (s *State) judge(t *teller) {
	for camp := range s.armies {
		other := Camp(camp).Other()
		broken := int(s.armies[other].before) >= breakPoints && s.Score(other) >= breakPoints
		if broken != s.armies[camp].broken {
			s.armies[camp].broken = broken
			n := int32(0)
			if broken {
				n = 1
			}
			t.tell(rules.Event{Kind: rules.EvFlip, Thing: ThingBroken + int32(camp), From: noPlace, To: noPlace, N: n})
		}
	}
}

// beaten reports whether the camp is broken and has no hero on a square or available.
func (s *State) beaten(camp Camp) bool {
	a := &s.armies[camp]
	if !a.broken {
		return false
	}
	for k := range a.figures {
		if a.figures[k].Post <= Fielded {
			return false
		}
	}
	return true
}

// decide reports whether the match is over, and keeps its result: defeat, or the higher score when both are beaten or
// the last round is played.
func (s *State) decide() bool {
	lost := [NumCamps]bool{s.beaten(Attackers), s.beaten(Defenders)}
	a, d := s.Score(Attackers), s.Score(Defenders)
	switch {
	case lost[Attackers] && !lost[Defenders]:
		s.result = 1 + int8(Defenders)
	case lost[Defenders] && !lost[Attackers]:
		s.result = 1 + int8(Attackers)
	case !lost[Attackers] && s.round < s.rules.end():
		return false
	case a > d:
		s.result = 1 + int8(Attackers)
	case d > a:
		s.result = 1 + int8(Defenders)
	}
	return true
}

// finish ends the match.
func (s *State) finish(t *teller) {
	s.phase = PhaseOver
	end := rules.Event{Kind: rules.EvEnd, From: noPlace, To: noPlace}
	if camp, ok := s.Winner(); ok {
		for _, seat := range s.rules.members(camp, s.Seats()) {
			end.Path = append(end.Path, int32(seat))
		}
	}
	t.tell(end)
}
