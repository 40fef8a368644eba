package yokai

import "engawa/rules"

// NoHandicap is the option value for the usual start.
const NoHandicap = "none"

// Handicap is a start in which one side plays without a piece, or has handed it to the other side's reserve.
type Handicap struct {
	Name     string // the value of the option "handicap"
	Position string // position text

	mori, dobutsu int // its value by either rule set, as StartValue gives it
}

// Handicaps lists the handicaps, none first. "First" is the side that moves first.
func Handicaps() []Handicap {
	return []Handicap{
		{NoHandicap, startText, -78, -76},
		{"first gives chick", "gle/1c1/3/ELG[] w", 0, 0},
		{"first gives elephant", "gle/1c1/1C1/1LG[] w", -32, -32},
		{"first gives giraffe", "gle/1c1/1C1/EL1[] w", -28, -28},
		{"second gives chick", "gle/3/1C1/ELG[] w", 0, 0},
		{"second gives elephant", "gl1/1c1/1C1/ELG[] w", 25, 23},
		{"second gives giraffe", "1le/1c1/1C1/ELG[] w", 23, 23},
		{"first hands over chick", "gle/1c1/3/ELG[c] w", -22, -22},
		{"first hands over elephant", "gle/1c1/1C1/1LG[e] w", -20, -20},
		{"first hands over giraffe", "gle/1c1/1C1/EL1[g] w", -16, -14},
		{"first hands over elephant+giraffe", "gle/1c1/1C1/1L1[eg] w", -10, -8},
		{"second hands over chick", "gle/3/1C1/ELG[C] w", 25, 23},
		{"second hands over elephant", "gl1/1c1/1C1/ELG[E] w", 15, 15},
		{"second hands over giraffe", "1le/1c1/1C1/ELG[G] w", 15, 13},
		{"second hands over elephant+giraffe", "1l1/1c1/1C1/ELG[EG] w", 9, 7},
	}
}

// StartValue reports in how many moves of both sides the side that begins wins a match of the setup, with best play on
// both sides; that it loses, below zero; 0 is a draw. It is not known for starts from another position and where a
// Try in danger fails at once.
func StartValue(s rules.Setup) (moves int, known bool) {
	if s.From != "" {
		return 0, false
	}
	name, named := s.Options[OptHandicap]
	if !named {
		name = NoHandicap
	}
	for _, h := range Handicaps() {
		switch variant := variantOf(s.Options); {
		case h.Name != name:
			continue
		case variant == Mori:
			return h.mori, true
		case variant == Dobutsu:
			return h.dobutsu, true
		}
	}
	return 0, false
}
