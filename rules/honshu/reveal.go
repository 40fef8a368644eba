package honshu

import (
	"engawa/rules"
	"engawa/rules/gamekit"
)

// IsRevealed implements rules.Revealer: the choices of a phase lie open once it has passed, but for what is dropped.
func (Game) IsRevealed(s, later rules.State) bool {
	st, laterState := s.(*State), later.(*State)
	if laterState.Round() != st.Round() || laterState.Phase() == PhaseOver {
		return laterState.Round() >= st.Round() && st.Phase() != PhaseDrop
	}
	switch st.Phase() {
	case PhaseBid, PhaseKeep, PhaseBuild:
		return laterState.Phase() > st.Phase()
	case PhasePick:
		return laterState.Phase() >= PhaseBuild
	}
	return false
}

// ParseRevealed implements rules.Revealer: the View of another seat knows no hands, but every land.
func (Game) ParseRevealed(st rules.State, by rules.Seat, text string) (rules.Action, error) {
	s := st.(*State)
	if err := gamekit.CheckActor(s.Actors(), by); err != nil {
		return 0, err
	}
	if !s.phase.commits() {
		return 0, rules.Errorf(CodeWrongPhase, "nobody chooses in secret while it is the time to %s", s.phase.task())
	}
	land := s.players[by].cardMap
	c, err := readChoice(text, land)
	if err != nil {
		return 0, err
	}
	if c.Verb != phaseVerbs[s.phase] || c.Boost {
		return 0, rules.Errorf(CodeWrongPhase, "this is the time to %s", s.phase.task())
	}
	if c.Verb == VerbBuild {
		if err := land.refusal(c.Place, s.rules.Weave); err != nil {
			return 0, err
		}
	}
	return c.Pack(), nil
}
