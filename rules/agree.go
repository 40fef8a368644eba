package rules

// This file has what a game may tell about itself before a match is agreed. All of it is optional.

// Divider is implemented by games with Info.Teams, whose seats play in sides. Setup.Teams may say who plays in which.
type Divider interface {
	// Sides names the sides in the order of their numbers in Setup.Teams, in a form that programs read.
	Sides() []string
	// Divide returns what falls to each seat in a match of the setup, by its Seats and Teams alone, or an *Error where
	// the seats may not be divided so. Without Teams it is the game's own division.
	Divide(s Setup) ([]Share, error)
}

// Share is what falls to a seat of a [Divider].
type Share struct {
	Side    int // an index of Divider.Sides
	Figures int // how many figures of the side are the seat's; 0 where none are shared out
}

// Endless is implemented by games with setups that have no last turn: their players may have to agree on the end.
type Endless interface {
	// Endless reports whether a match of the setup has no last turn.
	Endless(s Setup) bool
}

// Caster is implemented by games in which somebody can name, before the match, the figures that take part in it: one
// for each place, all in the value of one option.
type Caster interface {
	// Cast returns what the option names in a match of the setup. It returns false for options that name no figures,
	// and for setups that cannot be played.
	Cast(s Setup, option string) (Cast, bool)
	// CastText writes figures by their codes, one for each place in order, as a value of the option.
	CastText(option string, codes []string) string
}

// Cast is what an option of a [Caster] names.
type Cast struct {
	Places   []CastPlace
	Figures  []CastFigure // all there are, in the order of a menu; those of a group stand together
	Standing []string     // for each place the code of its figure: the one that the option names, or else the usual one
}

// CastPlace is a place that a figure is named for.
type CastPlace struct {
	Side  int  // an index of Divider.Sides
	Owner Seat // whose figure it will be
}

// CastFigure is a figure that may be named. None stands in two places.
type CastFigure struct {
	Code  string // in the game's notation
	Group string // what it belongs to, in a form that programs read
}

// Overruler is implemented by games in which an option that means nothing, as an [Idler] tells, has a value all the
// same that is not its default.
type Overruler interface {
	// InForce returns the value by which a match of the setup is played, whatever the setup says for that option.
	InForce(s Setup, option string) string
}

// InForce returns the value by which a match of the setup is played: what the setup says, or what an [Overruler] does
// of an option that means nothing.
func InForce(g Game, s Setup, option string) string {
	if o, ok := g.(Overruler); ok && Idle(g, s, option) {
		return o.InForce(s, option)
	}
	return s.Options[option]
}
