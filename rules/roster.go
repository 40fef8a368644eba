package rules

import "strings"

// Roster is what falls to each seat of a match that is played in sides, and to which figures it may give names.
type Roster struct {
	Shares []Share // of each seat

	// Where somebody can name, before the match, the figures that take part in it:
	Option   string   // the key of the option that names them; "" where nobody can, and then nothing else is set
	Posts    []Post   // what a figure is named for, those of a side together
	Figures  []Figure // all there are, in the order of a menu; those of a group stand together
	Standing []string // for each post the code of its figure: the one that the option names, or else the usual one
}

// Share is what falls to a seat.
type Share struct {
	Side    int // an index of Info.Sides
	Figures int // how many figures of the side are the seat's; 0 where none are shared out
}

// Post is what a figure is named for.
type Post struct {
	Side  int  // an index of Info.Sides
	Owner Seat // whose figure it will be
}

// Figure is a figure that may be named. None stands at two posts.
type Figure struct {
	Code  string // in the game's notation, without blanks
	Group string // what it belongs to, in a form that programs read
}

// Value writes figures by their codes, one for each of the Posts, as a value of the Option: those of a side divided by
// blanks, the sides by "/".
func (r Roster) Value(codes []string) string {
	var text strings.Builder
	for k, code := range codes {
		switch {
		case k > 0 && r.Posts[k].Side != r.Posts[k-1].Side:
			text.WriteByte('/')
		case k > 0:
			text.WriteByte(' ')
		}
		text.WriteString(code)
	}
	return text.String()
}
