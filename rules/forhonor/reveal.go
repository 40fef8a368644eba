package forhonor

import (
	"engawa/rules"
	"engawa/rules/gamekit"
)

// IsRevealed implements rules.Revealer: picks and line-ups lie open once their phase has passed, cards of a fight once it
// goes on.
func (Game) IsRevealed(s, later rules.State) bool {
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

// ParseRevealed implements rules.Revealer: the View of another seat knows neither hands nor the order of a line.
func (Game) ParseRevealed(st rules.State, by rules.Seat, text string) (rules.Action, error) {
	s := st.(*State)
	if err := gamekit.CheckActor(s.Actors(), by); err != nil {
		return 0, err
	}
	c, who, ok := readChoice(text)
	if !ok || !s.phase.commits() || !s.phase.takes(c.Verb) {
		return 0, rules.Errorf(CodeInput, "%q is nothing that is chosen in secret when it is the time to %s", rules.Shorten(text), s.phase.task())
	}
	if err := s.otherRefusal(by, c, who); err != nil {
		return 0, err
	}
	return c.Pack(), nil
}
