package position

import (
	"engawa/rules"
	"engawa/rules/homeworlds"
)

// ordinary returns the state, or where nothing lies on the table yet one after an ordinary set-up.
func ordinary(s rules.State) rules.State {
	st, ok := s.(*homeworlds.State)
	if !ok {
		return s
	}
	st = st.Clone().(*homeworlds.State)
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
