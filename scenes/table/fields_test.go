package table_test

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	board "engawa/scenes/forhonor"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

func battlefield(svc *stage.Services, m *table.Match) table.Board { return board.NewBoard(svc, m) }

// TestTheBoardOfBattlesRevealsNobodysSecret is TestNobodyPerceivesAnothersPickOrCard with everything that the Board of
// For Honor shows, says and sounds.
func TestTheBoardOfBattlesRevealsNobodysSecret(t *testing.T) {
	g := forhonor.Game{}
	for _, tt := range table.BattleSetups {
		moments := table.BattleMoments(t, tt.Setup)
		for _, name := range tt.Want {
			s := moments[name]
			if s == nil {
				t.Errorf("%s: no position of %q", tt.Name, name)
				continue
			}
			other := s.View(1).(*forhonor.State).Sample(rand.New(rand.NewPCG(9, 9)))
			comparePerceptions(t, tt.Name+", "+name, 50, func(which uint64, keep int) *boardTable {
				st := []rules.State{s, other}[which]
				return sit(t, table.BattleMatch(t, tt.Setup, g.FormatPosition(st)), battlefield, table.ClosesInBattle, which, keep)
			})
		}
	}
}
