package position

import (
	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
)

// ordinary returns the state, or where nothing lies on the table yet one after an ordinary set-up.
func ordinary(s rules.State) rules.State {
	switch st := s.Clone().(type) {
	case *homeworlds.State:
		return afterHomes(s, st)
	case *forhonor.State:
		return afterDraft(s, st)
	}
	return s
}

// afterDraft plays from st on until the first hero is to be called, heroes being shared out anyhow.
func afterDraft(s rules.State, st *forhonor.State) rules.State {
	for st.Phase() <= forhonor.PhaseDraw {
		for by := range st.Actors().All() {
			var do []rules.Action
			if by == rules.Nature {
				do = append(do, st.Chances(nil)[0].Do)
			} else {
				do = st.Legal(by, nil)
			}
			if _, err := st.Apply(rules.Move{By: by, Do: do[0]}, nil); err != nil {
				return s
			}
		}
	}
	return st
}

// afterHomes sets up a good home for each player from st on.
func afterHomes(s rules.State, st *homeworlds.State) rules.State {
	for st.Phase() == homeworlds.Setup {
		if st.Actors().Has(rules.Nature) {
			if _, err := st.Apply(rules.Move{By: rules.Nature, Do: st.Chances(nil)[0].Do}, nil); err != nil {
				return s
			}
			continue
		}
		home := st.StandardHome()
		if home == nil {
			return s
		}
		for k, piece := range home {
			take := homeworlds.Choice{Kind: homeworlds.KindStar, Piece: piece}
			if k == len(home)-1 {
				take.Kind = homeworlds.KindShip
			}
			if _, err := st.Apply(rules.Move{By: st.Turn(), Do: take.Pack()}, nil); err != nil {
				return s
			}
		}
	}
	return st
}
