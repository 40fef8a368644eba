package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/table"
)

// secretKey is what tells a secret choice of a match from all others.
type secretKey struct {
	by        rules.Seat
	round     int
	phase     game.Phase
	pickCount int // how many heroes the seat had picked before
	heroes    [2]game.Hero
	cards     [2]game.Card
}

// secretKeyOf returns the key of a seat's choice at st.
func secretKeyOf(st *game.State, by rules.Seat) secretKey {
	_, picked := st.Picks(by)
	heroes, cards := st.Fight()
	return secretKey{by, st.Round(), st.Phase(), picked, heroes, cards}
}

// isSecret reports whether choices are made in secret at st.
func isSecret(st *game.State) bool {
	switch st.Phase() {
	case game.PhasePick, game.PhaseLine, game.PhaseCombat:
		return true
	}
	return false
}

// secrets finds the choices of a match that were made in secret.
type secrets struct {
	match *table.Match
	index *table.MoveIndex[secretKey]
}

func secretsOf(m *table.Match) secrets {
	return secrets{m, table.NewMoveIndex(m, func(before rules.State, m rules.Move) (secretKey, bool) {
		st, ok := before.(*game.State)
		if !ok || !isSecret(st) {
			return secretKey{}, false
		}
		return secretKeyOf(st, m.By), true
	})}
}

// currentSentence returns the move as a line of the log may tell it, and what came of it. A choice made in secret is hidden, from
// its maker too, until the position shown has left the choice behind; then it is looked up in the match.
func (x secrets) currentSentence(current, st *game.State, m rules.Move) (rules.Move, []rules.Event) {
	if !isSecret(st) {
		return m, eventsOf(st, m)
	}
	if current != nil && rules.IsRevealed(game.Game{}, st, current) {
		if k, ok := x.index.Find(secretKeyOf(st, m.By)); ok {
			return x.match.Move(k), x.match.Events(k)
		}
	}
	return rules.Move{By: m.By, Do: rules.Hidden}, nil
}

// eventsOf returns what came of a move made in front of everybody.
func eventsOf(st *game.State, m rules.Move) []rules.Event {
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
