package result

import (
	"engawa/rules"
	"engawa/rules/yokai"
	"engawa/scenes/lang"
)

// startValues tells, for the starts of the 3x4 game by their handicap, in how many moves the side that begins wins
// with best play on both sides; loses, below zero; 0 is a draw. The first is for the forest rules, in which a Try in
// danger wins if it is not caught, the second for those of animal chess.
func startValues() map[string][2]int {
	return map[string][2]int{
		yokai.NoHandicap:                     {-78, -76},
		"first gives chick":                  {0, 0},
		"first gives elephant":               {-32, -32},
		"first gives giraffe":                {-28, -28},
		"second gives chick":                 {0, 0},
		"second gives elephant":              {25, 23},
		"second gives giraffe":               {23, 23},
		"first hands over chick":             {-22, -22},
		"first hands over elephant":          {-20, -20},
		"first hands over giraffe":           {-16, -14},
		"first hands over elephant+giraffe":  {-10, -8},
		"second hands over chick":            {25, 23},
		"second hands over elephant":         {15, 15},
		"second hands over giraffe":          {15, 13},
		"second hands over elephant+giraffe": {9, 7},
	}
}

// startValue returns the value of the start of a match; false where it is not known.
func startValue(m *rules.Match) (int, bool) {
	st, ok := m.At(0).(*yokai.State)
	if !ok || m.Setup.From != "" {
		return 0, false
	}
	values, ok := startValues()[m.Setup.Options[yokai.OptHandicap]]
	switch st.Board().Variant() {
	case yokai.Mori:
		return values[0], ok
	case yokai.Dobutsu:
		return values[1], ok
	}
	return 0, false
}

// valueOfStart says how the match would have ended by best play, "" where that is not known. It is told only now,
// after the match.
func valueOfStart(words *lang.Catalog, m *rules.Match) string {
	v, ok := startValue(m)
	switch {
	case !ok:
		return ""
	case v > 0:
		return words.T(lang.EndValueFirst, lang.Count("n", v))
	case v < 0:
		return words.T(lang.EndValueSecond, lang.Count("n", -v))
	}
	return words.T(lang.EndValueDraw)
}
