package table

import (
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/scenes/stage"
)

// IsSolved reports whether it is known exactly what positions of the match are worth, see [bots.Of].
func IsSolved(m *rules.Match) bool {
	return m.State().Seats() == 2 && bots.Of(m.Game).NewJudge != nil
}

// JudgeOf returns what makes the judge of a match, nil where nothing is known exactly.
func JudgeOf(m *rules.Match, svc *stage.Services) func(bot.Tablebases) bot.Judge {
	switch {
	case !IsSolved(m):
		return nil
	case svc.NewJudge != nil:
		return svc.NewJudge
	}
	return bots.Of(m.Game).NewJudge
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
