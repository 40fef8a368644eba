package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
)

// Details implements table.Narrator: what the overlay on top tells, else which camp is broken or soon may be.
func (b *Board) Details() []string {
	switch top := b.top(); {
	case b.state == nil:
		return nil
	case top != nil:
		return top.Narration()
	}
	breaks := b.breaking()
	return breaks.narration()
}

// Recall implements table.Narrator: how the last duel has ended.
func (b *Board) Recall() string { return b.overlayState.lastResult }

// Purpose implements table.Narrator: who fights, or what is picked.
func (b *Board) Purpose(st rules.State, _ rules.Seat) string {
	s, ok := st.(*game.State)
	if !ok {
		return ""
	}
	switch s.Phase() {
	case game.PhasePick:
		return b.words().T(lang.ForhonorCoverPick)
	case game.PhaseLine:
		return b.words().T(lang.ForhonorCoverLine)
	case game.PhaseCombat:
		heroes, _ := s.Fight()
		return b.words().T(lang.ForhonorCoverCard, lang.Text("hero", b.heroName(heroes[0])), lang.Text("rival", b.heroName(heroes[1])))
	}
	return ""
}

// SeatTitle implements table.Narrator: seats have no words of their own.
func (b *Board) SeatTitle(rules.State, rules.Seat) string { return "" }

// Looks implements table.Narrator: buttons are read with the choices.
func (b *Board) Looks(rules.Part) bool { return false }
