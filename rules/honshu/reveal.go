package honshu

import "engawa/rules"

// Revealed implements rules.Revealer: the choices of a phase lie open once it has passed, but for what is dropped.
func (Game) Revealed(s, later rules.State) bool {
	st, shown := s.(*State), later.(*State)
	if shown.Round() != st.Round() || shown.Phase() == PhaseOver {
		return shown.Round() >= st.Round() && st.Phase() != PhaseDrop
	}
	switch st.Phase() {
	case PhaseBid, PhaseKeep, PhaseBuild:
		return shown.Phase() > st.Phase()
	case PhasePick:
		return shown.Phase() >= PhaseBuild
	}
	return false
}
