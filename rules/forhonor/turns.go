package forhonor

import "engawa/rules"

// isWaiting reports whether all have chosen and the viewer has not been shown what: only in a View that others' choices
// were applied to.
func (s *State) isWaiting() bool { return s.phase.commits() && s.ready == s.choosers() }

// choosers returns the seats that choose together in the present phase, whether or not they have.
func (s *State) choosers() rules.Seats {
	var set rules.Seats
	switch s.phase {
	case PhasePick:
		for k := range rules.Seat(s.seats) {
			if s.inNeed(k) {
				set = set.With(k)
			}
		}
	case PhaseLine:
		set = rules.SeatsOf(s.Captain(Attackers), s.Captain(Defenders))
	case PhaseCombat:
		for _, h := range s.fight.hero {
			f, _ := s.find(h)
			set = set.With(f.Owner)
		}
	}
	return set
}

// inNeed reports whether the seat still needs a hero from the draft.
func (s *State) inNeed(seat rules.Seat) bool {
	return int(s.pickCounts[seat]) < s.rules.needs(seat, s.Seats())
}

// receiver returns the seat that gets the next hero that Nature deals; Nature when none does.
func (s *State) receiver() rules.Seat {
	for k := range rules.Seat(s.seats) {
		if s.rules.IsOrderRandom && s.inNeed(k) || !s.rules.IsOrderRandom && int(s.handCounts[k]) < handSize(s.Seats()) {
			return k
		}
	}
	return rules.Nature
}

// sees reports whether the viewer sees the hand and the picks of the seat. Heroes that are dealt at random lie open.
func (s *State) sees(seat rules.Seat) bool {
	return s.isComplete() || s.viewer == seat || s.rules.IsOrderRandom
}

// locatedHeroes returns the heroes whose place in the draft is known here.
func (s *State) locatedHeroes() (set HeroSet) {
	for k := range s.seats {
		set |= s.hands[k] | s.picks[k]
	}
	return set
}

// Eligible returns the heroes of the camp that can still be activated in this round. In the fixed order that is the
// first of the line.
func (s *State) Eligible(camp Camp) (set HeroSet) {
	for k := range s.armies[camp].figures {
		if f := &s.armies[camp].figures[k]; f.IsEligible() {
			set = set.With(f.Hero)
			if s.rules.IsOrderFixed {
				return set
			}
		}
	}
	return set
}

// TurnsLeft returns how many heroes of the camp are to be activated in this round after the one that is named or plays
// now. A camp may have more initiative cards than that: those beyond change nothing.
func (s *State) TurnsLeft(camp Camp) int {
	n := 0
	for k := range s.armies[camp].figures {
		if s.armies[camp].figures[k].IsEligible() {
			n++
		}
	}
	if s.phase == PhaseCall && s.caller == camp {
		n--
	}
	return min(n, s.Initiative(camp))
}
