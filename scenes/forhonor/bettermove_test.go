package forhonor

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// TestABetterMoveIsDrawn lights up a walk and a fight that would have been better, and takes them away with another light.
func TestABetterMoveIsDrawn(t *testing.T) {
	var line []rules.Action
	m := moment(t, rules.Setup{Seats: 2}, func(s *game.State) bool {
		h, _, _, _ := s.Active()
		f, _, _ := s.Figure(h)
		by, only := s.Actors().Only()
		if s.Phase() != game.PhaseAct || !only || f.Post != game.Fielded {
			return false
		}
		for _, walk := range s.View(by).Legal(by, nil) {
			if c, _ := game.Fields(walk); c.Verb != game.VerbMove {
				continue
			}
			next := s.Clone().(*game.State)
			if _, err := next.Apply(rules.Move{By: by, Do: walk}, nil); err != nil {
				continue
			}
			for _, fight := range next.View(by).Legal(by, nil) {
				if c, _ := game.Fields(fight); c.Verb == game.VerbAttack {
					line = []rules.Action{walk, fight}
					return true
				}
			}
		}
		return false
	})
	st := m.State().(*game.State)
	by, _ := st.Actors().Only()
	b := testBoard(m, rules.Public, desktopView(), store.Off)
	b.show(st)
	b.mark(table.Marks{Kind: table.MarkLog, Better: &table.Alternative{Before: st, By: by, Better: line[0], Line: line}})
	walk, _ := game.Fields(line[0])
	fight, _ := game.Fields(line[1])
	h, _, _, _ := st.Active()
	f, _, _ := st.Figure(h)
	foe, _, _ := st.Figure(fight.Hero)
	if w := b.better.ways; len(w) != 1 || w[0].squares[0] != f.At || w[0].squares[w[0].steps] != walk.At {
		t.Errorf("the ways are %v, want one from %v to %v", w, f.At, walk.At)
	}
	if list := b.better.targets; len(list) != 1 || list[0] != foe.At {
		t.Errorf("the targets are %v, want %v", list, foe.At)
	}
	if b.mark(table.Marks{}); len(b.better.ways)+len(b.better.targets) > 0 {
		t.Error("the better move stays")
	}
}
