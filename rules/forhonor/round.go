package forhonor

import (
	"slices"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// Points of zones.
const (
	CardPoints  = 100            // a zone card gives, while it is held and at each scoring
	HeldPoints  = 2 * CardPoints // a zone that is held as the round ends gives: the card and the scoring
	BreakPoints = 1000           // the score from which a camp can break the other, but in a short match
)

// Nobody is the number of no camp, where a camp is given as a number.
const Nobody int8 = -1

// beginRound advances the soldiers of both camps; heroes in their way are shoved before the round goes on.
func (s *State) beginRound(t *emitter) {
	s.round++
	t.Emit(rules.Event{Kind: rules.EvPhase, Thing: ThingRound, From: noPlace, To: noPlace, N: int32(s.round)})
	for camp := range s.armies {
		for k := range s.armies[camp].figures {
			s.armies[camp].figures[k].HasActed = false
		}
		s.armies[camp].advance(Camp(camp), t)
	}
	s.finishShoves(t)
}

// finishShoves goes on when no hero is left to be shoved: heroes return, and the initiative cards are shuffled:
// docs/rules/forhonor.md, 7.2.
func (s *State) finishShoves(t *emitter) {
	if s.heroToShove() != NoHero {
		s.phase = PhaseShove
		return
	}
	t.Emit(rules.Event{Kind: rules.EvPhase, Thing: ThingReturn, From: noPlace, To: noPlace, N: int32(s.round)})
	for camp := range s.armies {
		a := &s.armies[camp]
		for k := range a.figures {
			f := &a.figures[k]
			now := f.Post.Next(a.isBroken)
			switch {
			case now == f.Post:
			case now == Available:
				f.Life = int8(f.Hero.Life())
				t.Emit(rules.Event{
					Kind: rules.EvMove, Thing: int32(f.Hero), From: PlaceWaiting + int32(camp), To: PlaceCamp + int32(camp),
				})
			case now == Waiting:
				t.Emit(rules.Event{
					Kind: rules.EvMove, Thing: int32(f.Hero), From: PlaceExecution + int32(camp), To: PlaceWaiting + int32(camp),
				})
			}
			f.Post = now
		}
		a.initiative = CampSize
	}
	s.phase = PhaseDraw
	if s.Eligible(Attackers)|s.Eligible(Defenders) == 0 {
		s.endRound(t)
	}
}

// endRound scores the round, judges both camps, and begins the next round or ends the match:
// docs/rules/forhonor.md, 7.6 and 7.7.
func (s *State) endRound(t *emitter) {
	t.Emit(rules.Event{Kind: rules.EvPhase, Thing: ThingScoring, From: noPlace, To: noPlace, N: int32(s.round)})
	for z, holder := range s.control() {
		if holder != s.holder[z] {
			s.holder[z] = holder
			t.Emit(rules.Event{Kind: rules.EvTake, Thing: ThingZone + int32(z), From: noPlace, To: int32(holder) - 1})
		}
	}
	for z, holder := range s.holder {
		if holder > 0 {
			s.armies[holder-1].zonePoints += CardPoints
			t.Emit(rules.Event{
				Kind: rules.EvScore, Thing: ThingCamp + int32(holder) - 1, From: noPlace, To: int32(z), N: CardPoints,
			})
		}
	}
	s.judge(t)
	for camp := range s.armies {
		a := &s.armies[camp]
		a.scoreBefore, a.initiative = int32(s.Score(Camp(camp))), 0
	}
	if s.decide() {
		s.finish(t)
		return
	}
	s.beginRound(t)
}

// control returns who would hold each zone if the round ended now, as [State.holder] does.
func (s *State) control() [NumZones]int8 {
	var there [NumCamps][NumZones]bool
	var strength [NumCamps]int
	for camp := range s.armies {
		for k := range s.armies[camp].figures {
			if f := &s.armies[camp].figures[k]; f.isFielded() {
				if z, ok := f.At.Zone(); ok {
					there[camp][z] = true
				}
			}
		}
		strength[camp] = s.Strength(Camp(camp))
	}
	holder := s.holder
	for z := range holder {
		holder[z]--
	}
	holder = Control(holder, &there, strength)
	for z := range holder {
		holder[z]++
	}
	return holder
}

// Control returns who holds each zone at the end of a round, as the number of the camp or Nobody: who alone has heroes
// there, else who held it before; at the centre who has more strength:
// docs/rules/forhonor.md, 7.6.
func Control(before [NumZones]int8, there *[NumCamps][NumZones]bool, strength [NumCamps]int) [NumZones]int8 {
	holder := before
	for z := ZoneAttackers; z <= ZoneDefenders; z++ {
		holder[z] = stronger(there[Attackers][z], there[Defenders][z], holder[z])
	}
	a, d := strength[Attackers], strength[Defenders]
	holder[ZoneCentre] = stronger(a > d, d > a, Nobody)
	return holder
}

// stronger returns the camp for which alone something holds, else the other value.
func stronger(attackers, defenders bool, otherwise int8) int8 {
	switch {
	case attackers == defenders:
		return otherwise
	case attackers:
		return int8(Attackers)
	}
	return int8(Defenders)
}

// Strength returns how many soldiers of the camp count at the centre.
func (s *State) Strength(camp Camp) int { return s.rules.Centre.Strength(&s.armies[camp].queue) }

// Score returns the score of the camp: 100 for each card that it holds, and 100 for each that it has held at each
// scoring.
func (s *State) Score(camp Camp) int {
	n := int(s.armies[camp].zonePoints)
	for _, holder := range s.holder {
		if holder == int8(camp)+1 {
			n += CardPoints
		}
	}
	return n
}

// ProjectedScore returns the score that the camp would have if the round ended now, and the cards that it would hold.
func (s *State) ProjectedScore(camp Camp) (score int, holds [NumZones]bool) {
	score = int(s.armies[camp].zonePoints)
	for z, holder := range s.control() {
		if holder == int8(camp)+1 {
			holds[z] = true
			score += HeldPoints
		}
	}
	return score, holds
}

// Worth returns how many points a camp gets for a zone that it holds at the next scoring: those for its card, which it
// may have now, and those for holding it then.
func (s *State) Worth(z Zone, camp Camp) int {
	if s.holder[z] == int8(camp)+1 {
		return CardPoints
	}
	return HeldPoints
}

// judge finds out which camp is broken until the next scoring.
func (s *State) judge(t *emitter) {
	for camp := range s.armies {
		other := Camp(camp).Other()
		broken := Breaks(s.rules.BreakPoints(), int(s.armies[other].scoreBefore), s.Score(other))
		if broken != s.armies[camp].isBroken {
			s.armies[camp].isBroken = broken
			t.Emit(rules.Event{
				Kind: rules.EvFlip, Thing: ThingBroken + int32(camp), From: noPlace, To: noPlace, N: int32(gamekit.Flag(broken, 1)),
			})
		}
	}
}

// Breaks reports whether a camp with these scores, before a round and after its scoring, breaks the other, where that
// takes so many points (Rules.BreakPoints): docs/rules/forhonor.md, 7.7.
func Breaks(points, before, after int) bool { return min(before, after) >= points }

// WouldBeBroken reports whether the camp would be broken if the round ended now.
func (s *State) WouldBeBroken(camp Camp) bool {
	projected, _ := s.ProjectedScore(camp.Other())
	return Breaks(s.rules.BreakPoints(), s.Score(camp.Other()), projected)
}

// isBeaten reports whether the camp is broken and has no hero on a square or available.
func (s *State) isBeaten(camp Camp) bool {
	a := &s.armies[camp]
	return a.isBroken && !slices.ContainsFunc(a.figures[:], func(f Figure) bool { return f.Post.Ready() })
}

// decide reports whether the match is over, and keeps its result: defeat, or the higher score when both are beaten or
// the last round is played.
func (s *State) decide() bool {
	lost := [NumCamps]bool{s.isBeaten(Attackers), s.isBeaten(Defenders)}
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
func (s *State) finish(t *emitter) {
	s.phase = PhaseOver
	end := rules.Event{Kind: rules.EvEnd, From: noPlace, To: noPlace}
	if camp, ok := s.Winner(); ok {
		for _, seat := range s.rules.members(camp, s.Seats()) {
			end.Path = append(end.Path, int32(seat))
		}
	}
	t.Emit(end)
}
