package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
)

// told returns the move as a line of the log may tell it, and what came of it. A choice made in secret is hidden, from
// whoever made it too, until the position shown has left the choice behind; then it is looked up in the match.
func told(match *rules.Match, shown, st *game.State, m rules.Move) (rules.Move, []rules.Event) {
	switch st.Phase() {
	case game.PhasePick, game.PhaseLine, game.PhaseCombat:
		k := -1
		if shown != nil && revealed(shown, st) {
			k = moveOf(match, st, m.By)
		}
		if k < 0 {
			return rules.Move{By: m.By, Do: rules.Hidden}, nil
		}
		return match.Log[k], match.Events(k)
	}
	return m, cameOf(st, m)
}

// cameOf returns what came of a move made in front of everybody.
func cameOf(st *game.State, m rules.Move) []rules.Event {
	c, ok := game.Fields(m.Do)
	if !ok {
		return nil
	}
	switch c.Verb {
	case game.VerbShoot, game.VerbBanner, game.VerbRaze, game.VerbAttack, game.VerbMove, game.VerbDone:
		events, err := st.Clone().Apply(m, nil)
		if err != nil {
			return nil
		}
		return events
	}
	return nil
}

// revealed reports whether the choices made in secret at st lie open in the later position shown.
func revealed(shown, st *game.State) bool {
	switch st.Phase() {
	case game.PhasePick, game.PhaseLine:
		return shown.Phase() > st.Phase() || shown.Round() > st.Round()
	case game.PhaseCombat:
		if shown.Round() != st.Round() || shown.Phase() != game.PhaseCombat {
			return shown.Round() >= st.Round()
		}
		heroes, cards := st.Fight()
		now, open := shown.Fight()
		return heroes != now || cards != open
	}
	return false
}

// moveOf returns the number of the move that the seat made from a position like st, -1 for none.
func moveOf(match *rules.Match, st *game.State, by rules.Seat) int {
	for k, mv := range match.Log {
		at, ok := match.At(k).(*game.State)
		if ok && mv.By == by && at.Round() == st.Round() && at.Phase() == st.Phase() && sameChoice(at, st, by) {
			return k
		}
	}
	return -1
}

// sameChoice reports whether a seat makes the same secret choice at both positions of a round and a phase.
func sameChoice(a, b *game.State, by rules.Seat) bool {
	_, picked := a.Picks(by)
	_, other := b.Picks(by)
	heroes, cards := a.Fight()
	against, open := b.Fight()
	return picked == other && heroes == against && cards == open
}
