package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

var _ table.Herald = (*Board)(nil)

// Purpose implements table.Herald: who fights, or what is picked.
func (b *Board) Purpose(st rules.State, _ rules.Seat) string {
	s, ok := st.(*game.State)
	if !ok {
		return ""
	}
	switch s.Phase() {
	case game.PhasePick:
		return b.words().T(lang.ForhonorDoorsPick)
	case game.PhaseLine:
		return b.words().T(lang.ForhonorDoorsLine)
	case game.PhaseCombat:
		heroes, _ := s.Fight()
		return b.words().T(lang.ForhonorDoorsCard, lang.Text("hero", b.heroName(heroes[0])), lang.Text("rival", b.heroName(heroes[1])))
	}
	return ""
}
