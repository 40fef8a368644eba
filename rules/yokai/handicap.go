package yokai

// NoHandicap is the option value for the usual start.
const NoHandicap = "none"

// Handicap is a start in which one side plays without a piece, or has handed it to the other side's reserve.
type Handicap struct {
	Name     string // the value of the option "handicap"
	Position string // position text
}

// Handicaps lists the handicaps, none first. "First" is the side that moves first.
func Handicaps() []Handicap {
	return []Handicap{
		{NoHandicap, startText},
		{"first gives chick", "gle/1c1/3/ELG[] w"},
		{"first gives elephant", "gle/1c1/1C1/1LG[] w"},
		{"first gives giraffe", "gle/1c1/1C1/EL1[] w"},
		{"second gives chick", "gle/3/1C1/ELG[] w"},
		{"second gives elephant", "gl1/1c1/1C1/ELG[] w"},
		{"second gives giraffe", "1le/1c1/1C1/ELG[] w"},
		{"first hands over chick", "gle/1c1/3/ELG[c] w"},
		{"first hands over elephant", "gle/1c1/1C1/1LG[e] w"},
		{"first hands over giraffe", "gle/1c1/1C1/EL1[g] w"},
		{"first hands over elephant+giraffe", "gle/1c1/1C1/1L1[eg] w"},
		{"second hands over chick", "gle/3/1C1/ELG[C] w"},
		{"second hands over elephant", "gl1/1c1/1C1/ELG[E] w"},
		{"second hands over giraffe", "1le/1c1/1C1/ELG[G] w"},
		{"second hands over elephant+giraffe", "1l1/1c1/1C1/ELG[EG] w"},
	}
}
