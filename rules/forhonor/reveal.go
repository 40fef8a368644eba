package forhonor

import "engawa/rules"

// Revealed implements rules.Revealer: picks and line-ups lie open once their phase has passed, cards of a fight once it
// goes on.
func (Game) Revealed(s, later rules.State) bool {
	st, st2 := s.(*State), later.(*State)
	switch st.Phase() {
	case PhasePick, PhaseLine:
		return st2.Phase() > st.Phase() || st2.Round() > st.Round()
	case PhaseCombat:
		if st2.Round() != st.Round() || st2.Phase() != PhaseCombat {
			return st2.Round() >= st.Round()
		}
		heroes, cards := st.Fight()
		now, open := st2.Fight()
		return heroes != now || cards != open
	}
	return false
}
