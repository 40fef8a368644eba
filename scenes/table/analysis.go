package table

import (
	"engawa/rules"
	"engawa/rules/bots"
)

// IsSolved reports whether it is known exactly what positions of the match are worth, see [bots.Of].
func IsSolved(m *rules.Match) bool {
	return m.State().Seats() == 2 && bots.Of(m.Game).NewJudge != nil
}

// IsEstimated reports whether the strongest level estimates what the moves of the match were worth: not while the match has
// secrets, which it could tell.
func IsEstimated(m *rules.Match) bool {
	return bots.Of(m.Game).Estimator.New != nil && (m.Over() || !HasSecrets(m, m.State()))
}

// HasSecrets reports whether any seat has something to hide in a position of the match.
func HasSecrets(m *rules.Match, st rules.State) bool {
	for seat := range rules.AllSeats(st.Seats()).All() {
		if rules.PrivacyOf(m.Game, st, seat) != rules.Open {
			return true
		}
	}
	return false
}
