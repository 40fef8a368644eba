package rules

import (
	"maps"
	"slices"
	"strings"
)

// Info describes a game to menus, to the command line and to tests.
type Info struct {
	ID               string            // short, lower case, as on the command line: "yokai"
	Title            string            // the English title
	Version          int               // of rules and notation; a save of a newer version is not read
	MinSeats         int               // fewest seats
	MaxSeats         int               // most seats
	Best             int               // the number of seats a menu offers first
	RecommendedSeats int               // the number of seats that the rule sheet recommends; 0 where it recommends none
	Options          []Option          // in the order a menu shows them
	Main             []string          // options of which the first that means something stands before all others; nil for the first of all
	First            map[string]string // what a menu offers for the first match, a short one; nil for the defaults
	MaxMoves         int               // no log of a match is longer, Nature's moves included
	Chance           bool              // whether Nature ever moves after the start
	AnyOrder         bool              // whether the parts of an action may be pointed at in any order, see [Pointer]
	Turns            bool              // whether a seat's turn may have several actions that belong together
	Secrets          Privacy           // the most that any seat ever has to hide, by any option
	Sides            []string          // the sides that seats play on, in a form that programs read; none where each is alone

	// Roster tells, for games with Sides, what falls to whom in a match of the setup, or gives an *Error where the seats
	// may not be divided so. Without Setup.Teams the division is the game's own. Nil where there are no Sides.
	Roster func(Setup) (Roster, error)

	// Endless reports whether a match of the setup has no last turn, so that its players may have to agree on the end.
	// Nil where every match has one.
	Endless func(Setup) bool
}

// Option is one choice of a [Setup].
type Option struct {
	Key     string
	Values  []string // the allowed values, the default first; empty for free text, which the game itself checks
	Default string   // the value used when none is given

	Idle      func(Setup) bool // whether it means nothing in a match of the setup; it then keeps its default. Nil: never
	IdleValue string           // the value by which a match is played all the same where it is idle; "" for the default
}

// Setup is what is agreed before a match starts.
type Setup struct {
	Seats   int               `json:"seats"`             // 0 asks for Info.Best
	Options map[string]string `json:"options,omitempty"` // missing keys have their default
	Teams   []int             `json:"teams,omitempty"`   // side of each seat, an index of Info.Sides
	From    string            `json:"from,omitempty"`    // a position in the game's notation to start from

	// Version is that of the rules with which the match was begun, where Info.Version is a later one; else 0. [Load]
	// sets it, so that a match goes on by the rules that it was played with.
	Version int `json:"-"`
}

// Keys of options that mean the same in every game that has them.
const (
	OptionStart    = "start"    // the seat that begins, or "random"
	OptionHandicap = "handicap" // what who begins gives the other
)

// Choices lists the values as command line and text protocol write them: divided by commas, "_" for blanks, "TEXT" for
// free text.
func (o Option) Choices() string {
	if len(o.Values) == 0 {
		return "TEXT"
	}
	return strings.Join(replaceBlanks(o.Values), ",")
}

// IsRelevant reports whether the option means something in a match of the setup.
func (o Option) IsRelevant(s Setup) bool { return o.Idle == nil || !o.Idle(s) }

// InForce returns the value by which a match of the setup is played: what the setup says, or what is forced.
func (o Option) InForce(s Setup) string {
	if o.IdleValue != "" && !o.IsRelevant(s) {
		return o.IdleValue
	}
	return s.Options[o.Key]
}

// ParseTeams reads the side of each seat, divided by commas: an index of Info.Sides, as in [Setup].Teams, or its name.
// An *Error names the word that is none.
func (i Info) ParseTeams(text string) ([]int, error) {
	if len(i.Sides) == 0 {
		return nil, Errorf(CodeSeats, "%s is played without teams", i.Title)
	}
	var teams []int
	for word := range strings.SplitSeq(text, ",") {
		side := slices.IndexFunc(i.Sides, func(name string) bool { return strings.EqualFold(name, word) })
		for k := range i.Sides {
			if word == itoa(k) {
				side = k
			}
		}
		if side < 0 {
			return nil, Errorf(CodeSeats, "%q is no side; expected one for each seat, as %s or 0 to %d, divided by commas",
				Shorten(word), strings.Join(i.Sides, ", "), len(i.Sides)-1)
		}
		teams = append(teams, side)
	}
	return teams, nil
}

// Clone returns an independent copy.
func (s Setup) Clone() Setup {
	s.Options = maps.Clone(s.Options)
	s.Teams = slices.Clone(s.Teams)
	return s
}

// Option returns the option with that key.
func (i Info) Option(key string) (Option, bool) {
	k := slices.IndexFunc(i.Options, func(o Option) bool { return o.Key == key })
	if k < 0 {
		return Option{}, false
	}
	return i.Options[k], true
}

// RosterOf reports what falls to whom in a match of the setup; to nobody anything in games without Sides.
func (i Info) RosterOf(s Setup) (Roster, error) {
	if i.Roster == nil {
		return Roster{}, nil
	}
	return i.Roster(s)
}

// Resolve returns the setup with seats and every option filled in, or an *Error that names what does not fit. A
// value may be written with "_" for blanks and in any case.
func (i Info) Resolve(s Setup) (Setup, error) {
	if s.Seats == 0 {
		s.Seats = i.Best
	}
	if s.Version == i.Version {
		s.Version = 0
	}
	if s.Version < 0 || s.Version > i.Version {
		return Setup{}, Errorf(CodeOption, "%s has no rules of version %d; they are at version %d", i.Title, s.Version,
			i.Version)
	}
	if s.Seats < i.MinSeats || s.Seats > i.MaxSeats {
		return Setup{}, Errorf(CodeSeats, "%s has %s, not %d", i.Title, i.seatRange(), s.Seats)
	}
	if s.Teams != nil && len(s.Teams) != s.Seats {
		return Setup{}, Errorf(CodeSeats, "%d teams are named for %d seats; expected one a seat", len(s.Teams), s.Seats)
	}
	if s.Teams != nil && len(i.Sides) == 0 {
		return Setup{}, Errorf(CodeSeats, "%s is played without teams", i.Title)
	}
	full := make(map[string]string, len(i.Options))
	for _, o := range i.Options {
		full[o.Key] = o.Default
	}
	for _, key := range slices.Sorted(maps.Keys(s.Options)) {
		o, ok := i.Option(key)
		if !ok {
			return Setup{}, Errorf(CodeOption, "%s has no option %q; it has %s", i.ID, Shorten(key), i.optionKeys())
		}
		value, err := o.value(s.Options[key])
		if err != nil {
			return Setup{}, err
		}
		full[key] = value
	}
	s.Options = full
	return s, nil
}

func (o Option) value(text string) (string, error) {
	if len(o.Values) == 0 {
		return strings.ReplaceAll(text, "_", " "), nil
	}
	for _, v := range o.Values {
		if strings.EqualFold(v, text) || strings.EqualFold(v, strings.ReplaceAll(text, "_", " ")) {
			return v, nil
		}
	}
	return "", Errorf(CodeOption, "%s cannot be %q; expected %s", o.Key, Shorten(text),
		strings.Join(replaceBlanks(o.Values), ", "))
}

func replaceBlanks(values []string) []string {
	out := make([]string, len(values))
	for k, v := range values {
		out[k] = strings.ReplaceAll(v, " ", "_")
	}
	return out
}

func (i Info) seatRange() string {
	if i.MinSeats == i.MaxSeats {
		return plural(i.MinSeats, "seat")
	}
	return itoa(i.MinSeats) + " to " + plural(i.MaxSeats, "seat")
}

func (i Info) optionKeys() string {
	if len(i.Options) == 0 {
		return "none"
	}
	keys := make([]string, len(i.Options))
	for k, o := range i.Options {
		keys[k] = o.Key
	}
	return strings.Join(keys, ", ")
}
