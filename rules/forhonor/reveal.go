package forhonor

import "engawa/rules"

// Revealed implements rules.Revealer: picks and line-ups lie open once their phase has passed, cards of a fight once it
// goes on.
func (Game) Revealed(s, later rules.State) bool {
	st, shown := s.(*State), later.(*State)
	switch st.Phase() {
	case PhasePick, PhaseLine:
		return shown.Phase() > st.Phase() || shown.Round() > st.Round()
	case PhaseCombat:
		if shown.Round() != st.Round() || shown.Phase() != PhaseCombat {
			return shown.Round() >= st.Round()
		}
		heroes, cards := st.Fight()
		now, open := shown.Fight()
		return heroes != now || cards != open
	}
	return false
}
