package rules

// Kinds of a [Note] that every game shares.
const (
	NoteTalk  = "talk"  // By says Text, one of the sentences of a [Talker]
	NoteLabel = "label" // By gives a place a name; what Text looks like belongs to the game
)

// Pather is implemented by games in which an action can be pointed at in several ways.
type Pather interface {
	// Paths returns every way to point at the legal action, its Parts first. No way is the beginning of another one of
	// the same or of any other legal action, or equal to it.
	//
	// With Info.AnyOrder a way is a set, in which a part may come twice. The first way of an action belongs to no other
	// legal action; the others may, and then the parts that are in longer ways tell the actions apart.
	Paths(s State, a Action) [][]Part
}

// Within reports whether all the parts are parts of the way, in any order, and each as often as it comes among them.
func Within(parts, way []Part) bool {
	if len(parts) > len(way) {
		return false
	}
	for k, p := range parts {
		n := 1
		for _, before := range parts[:k] {
			if before == p {
				n++
			}
		}
		for _, q := range way {
			if q == p {
				n--
			}
		}
		if n > 0 {
			return false
		}
	}
	return true
}

// Paths returns every way to point at the legal action, its Parts first.
func Paths(g Game, s State, a Action) [][]Part {
	if p, ok := g.(Pather); ok {
		return p.Paths(s, a)
	}
	return [][]Part{g.Parts(s, a)}
}

// Keeper is implemented by games in which a seat holds something secret while it chooses openly. A table shared by
// several people then shows what is public, and each may look at the own secret on request. Where Game.Secret is false,
// what the seat may do does not depend on what it keeps.
type Keeper interface {
	// Keeps reports whether the seat holds something at this State that others may not see.
	Keeps(s State, by Seat) bool
}

// Keeps reports whether the seat holds a secret of the sort that a [Keeper] tells of.
func Keeps(g Game, s State, by Seat) bool {
	k, ok := g.(Keeper)
	return ok && k.Keeps(s, by)
}

// Opener is implemented by games in which a seat that holds secrets chooses some things in front of everybody, such as
// which card to take from the table.
type Opener interface {
	// Opens reports whether what the seat may do at this State follows from what all can see, and harms it in nothing
	// if others watch it choose.
	Opens(s State, by Seat) bool
}

// Covered reports whether a table shared by several people must be handed over behind a cover before the seat chooses.
func Covered(g Game, s State, by Seat) bool {
	if o, ok := g.(Opener); ok && o.Opens(s, by) {
		return false
	}
	return g.Secret(s, by)
}

// Binder is implemented by games some of whose choices are final as soon as they are made, although nothing has
// answered them.
type Binder interface {
	// Binds reports whether the action cannot be taken back by the seat that has chosen it at this State.
	Binds(s State, by Seat, a Action) bool
}

// Binds reports whether the action is final in the sense of a [Binder].
func Binds(g Game, s State, by Seat, a Action) bool {
	b, ok := g.(Binder)
	return ok && b.Binds(s, by, a)
}

// Talker is implemented by games in which it matters what the players say. What is said becomes a [Note] of the kind
// [NoteTalk]; it binds nobody.
type Talker interface {
	// Statements returns what the seat may say at this State, in the order of a menu and in a form that programs read.
	Statements(s State, by Seat) []string
}

// Recorder is implemented by games with a notation for whole games that others use too.
type Recorder interface {
	// ParseRecord reads a recorded game. An *Error says what is wrong, and its Place on which line.
	ParseRecord(text string) (*Match, error)
	// FormatRecord writes the match as ParseRecord reads it, ending in a newline.
	FormatRecord(m *Match) string
}

// Foreseer is implemented by games with warnings that tell what somebody else could do in the next turn. To see that is
// part of playing well, so a table gives such a warning only to those who ask for it.
type Foreseer interface {
	// Foresees reports whether the warning with that code is of this sort.
	Foresees(code string) bool
}

// Foresees reports whether the warning of the game with that code is of the sort that a [Foreseer] tells of.
func Foresees(g Game, code string) bool {
	f, ok := g.(Foreseer)
	return ok && f.Foresees(code)
}

// Idler is implemented by games with options that mean nothing where the number of seats or other options are as they
// are.
type Idler interface {
	// Idle reports whether the option with that key means nothing in a match of the setup. It then keeps its default.
	Idle(s Setup, option string) bool
}

// Idle reports whether an option means nothing in the sense of an [Idler].
func Idle(g Game, s Setup, option string) bool {
	i, ok := g.(Idler)
	return ok && i.Idle(s, option)
}

// Appraiser is implemented by games that are solved from some of their starts.
type Appraiser interface {
	// StartValue tells in how many moves of both sides the side that begins wins a match of the setup, with best play
	// on both sides; that it loses, below zero; 0 is a draw. Known is false for starts that are not solved.
	StartValue(s Setup) (moves int, known bool)
}

// StartValue tells what the start of a setup is worth in the sense of an [Appraiser].
func StartValue(g Game, s Setup) (moves int, known bool) {
	if a, ok := g.(Appraiser); ok {
		return a.StartValue(s)
	}
	return 0, false
}

// Labeler is implemented by games whose players may give names to places. A name is a [Note] of the kind [NoteLabel].
type Labeler interface {
	// CheckLabel returns an *Error when the match cannot take a label with that text now.
	CheckLabel(m *Match, text string) error
}

// LabelNotation is implemented by games whose turn texts may call places by their labels, and give labels.
type LabelNotation interface {
	// ParseLabelledTurn reads a turn as [TurnNotation] does, with the labels that the notes of the match have given. It
	// also returns the texts of the notes for the labels that the turn gives, to be made once it is played.
	ParseLabelledTurn(m *Match, by Seat, text string) (actions []Action, labels []string, err error)
}
