package forhonor

import "engawa/rules"

func (s *State) activationFault() string {
	if s.phase != PhaseCall && s.caller != Attackers {
		return "a captain names a hero out of turn"
	}
	inRound := s.phase >= PhaseDraw && s.phase < PhaseOver
	if s.round == 0 != (s.phase <= PhaseLine) || s.phase == PhaseLine && !s.rules.IsOrderFixed || s.phase == PhaseCall && s.rules.IsOrderFixed {
		return "the phase does not fit the round or the rules"
	}
	if s.phase != PhaseOver && s.result != 0 {
		return "there is a result before the end"
	}
	for camp := range s.armies {
		a := &s.armies[camp]
		acted := 0
		for k := range a.figures {
			if f := &a.figures[k]; f.HasActed {
				acted++
			}
		}
		want := 0
		if inRound {
			want = CampSize - acted
		}
		if s.phase == PhaseCall && s.caller == Camp(camp) {
			want--
		}
		if int(a.initiative) != want || !inRound && s.phase != PhaseOver && acted > 0 {
			return "a camp has another number of initiative cards than heroes to be activated"
		}
	}
	if s.phase == PhaseDraw && s.Eligible(Attackers)|s.Eligible(Defenders) == 0 || s.phase == PhaseCall && s.Eligible(s.caller) == 0 {
		return "nobody is left to be activated"
	}
	return s.heroActionFault()
}

func (s *State) heroActionFault() string {
	act := &s.activation
	if s.phase != PhaseAct && s.phase != PhaseCombat {
		if *act != (activation{}) {
			return "a hero is played out of turn"
		}
		return ""
	}
	f, _ := s.find(act.hero)
	if f == nil || !f.HasActed || f.Post > Fielded {
		return "the hero that is played is not in play, or not activated"
	}
	most := act.hero.Faction().Allowance()
	moves, razed := int(act.moves), int(act.razes)
	switch {
	case act.stage > FoughtLast || moves < 0 || razed < 0 || razed > razeAllowance || moves+razed > most:
		return "the hero that is played has done more than it can"
	case razed > 0 && act.stage != FoughtFirst, act.stage == FoughtLast && moves == 0:
		return "a fight has left other moves than it can"
	case act.hasShot && act.hero.Power() != PowerShot, act.hasRaisedBanner && act.hero.Power() != PowerBanner:
		return "the hero that is played lacks a power that it has used"
	case f.Post == Available && (moves > 0 || act.stage != NotFought || act.hasShot || act.hasRaisedBanner):
		return "the hero that is played has done something before it entered"
	}
	return ""
}

func (s *State) fightFault() string {
	f := &s.fight
	if s.phase != PhaseCombat {
		if *f != (combat{firstWinner: noSide}) {
			return "heroes fight out of turn"
		}
		return ""
	}
	a, camp := s.find(f.hero[0])
	b, other := s.find(f.hero[1])
	first := f.first[0] == NoCard
	switch {
	case a == nil || b == nil || camp == other || !a.isFielded() || !b.isFielded() || !a.At.Adjacent(b.At):
		return "those who fight are not two enemies side by side"
	case f.hero[0] != s.activation.hero || s.activation.stage == NotFought || s.activation.razes > 0:
		return "the one who attacks is not the hero that is played"
	case f.first[0] > Shield || f.first[1] > Shield || first != (f.first[1] == NoCard):
		return "the cards of the first round are not both shown"
	case f.firstWinner != winnerOf(f.first):
		return "another one has won the first round"
	}
	return ""
}

// winnerOf returns the side whose card beats the other's, noSide for none.
func winnerOf(first [2]Card) int8 {
	switch {
	case first[0] == first[1]:
		return noSide
	case first[0].Beats(first[1]):
		return 0
	}
	return 1
}

func (s *State) choicesFault() string {
	choosers := s.choosers()
	if s.ready&^choosers != 0 || s.isWaiting() && s.isComplete() {
		return "a seat has chosen that does not choose, or all have"
	}
	for k := range rules.Seat(s.seats) {
		do := s.choices[k]
		if do == rules.Hidden {
			if s.ready.Has(k) && s.seesChoice(k) {
				return "a choice is missing"
			}
			continue
		}
		if !s.ready.Has(k) || !s.seesChoice(k) {
			return "a choice is known that was not made, or is secret"
		}
		c, ok := Fields(do)
		if !ok || s.refusal(k, c) != nil {
			return "a choice is not one that the seat has"
		}
	}
	return ""
}

// seesChoice reports whether the viewer knows what the seat has chosen in secret.
func (s *State) seesChoice(seat rules.Seat) bool { return s.isComplete() || s.viewer == seat }
