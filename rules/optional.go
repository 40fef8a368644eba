package rules

import (
	"bytes"
	"slices"
)

// This file has what a Game may do beside playing. All of it is optional, and a function gives what holds for games
// without: callers use the function, so that none of them asks which interfaces a game has.

// Pointer is implemented by games that are played by pointing at things on a table. Without it the k-th legal action is
// button k.
type Pointer interface {
	// Paths returns every way to point at the legal action, the usual one first; its Parts stand in the order they are
	// pointed at. No way is the beginning of another one of the same or of any other legal action, or equal to it.
	//
	// With Info.AnyOrder a way is a set, in which a part may come twice. The first way of an action belongs to no other
	// legal action; the others may, and then the parts that are in longer ways tell the actions apart.
	Paths(s State, a Action) [][]Part
	// Why explains why pointing at these parts in this order leads to no legal action of the seat. It returns nil
	// when it does lead to one. Package gamekit finds the reason for all games alike.
	Why(s State, by Seat, parts []Part) error
}

// Within reports whether all the parts are parts of the way, in any order, and each as often as it comes among them.
func Within(parts, way []Part) bool {
	count := func(list []Part, p Part) (n int) {
		for _, q := range list {
			if q == p {
				n++
			}
		}
		return n
	}
	return !slices.ContainsFunc(parts, func(p Part) bool { return count(parts, p) > count(way, p) })
}

// Paths returns every way to point at the legal action, the usual one first.
func Paths(g Game, s State, a Action) [][]Part {
	if p, ok := g.(Pointer); ok {
		return p.Paths(s, a)
	}
	for by := range s.Actors().All() {
		for k, legal := range s.Legal(by, nil) {
			if legal == a {
				return [][]Part{{{Kind: PartButton, Index: int32(k)}}}
			}
		}
	}
	return nil
}

// Parts returns the usual way to point at the legal action.
func Parts(g Game, s State, a Action) []Part {
	if ways := Paths(g, s, a); len(ways) > 0 {
		return ways[0]
	}
	return nil
}

// Why explains why pointing at these parts in this order leads to no legal action of the seat, nil when it does.
func Why(g Game, s State, by Seat, parts []Part) error {
	if p, ok := g.(Pointer); ok {
		return p.Why(s, by, parts)
	}
	if !s.Actors().Has(by) {
		_, err := s.Apply(Move{By: by}, nil)
		return err
	}
	switch n := len(s.Legal(by, nil)); {
	case n == 0:
		return Errorf(CodeNotYourTurn, "what is left to chance or to another seat is not pointed at here")
	case len(parts) > 1 || len(parts) == 1 && (parts[0].Kind != PartButton || int(parts[0].Index) >= n || parts[0].Index < 0):
		return Errorf(CodeAction, "this is nothing to do now; expected one of %s", plural(n, "button"))
	}
	return nil
}

// Scorer is implemented by games with words for the end and categories of points. Without it an end is "over", and a
// score is the payoff.
type Scorer interface {
	// End names the way the match ended, as the rules in docs/rules list them; "" while it runs.
	End(State) string
	// Score returns one line a seat, in seat order; at the end of the match Payoff equals Payoffs.
	Score(State) []Line
}

// Line is one seat's line of the score: the payoff, then the game's own categories in a fixed order.
type Line struct {
	Seat   Seat
	Payoff int
	Counts []Count
}

// Count is one category of a score line. Name is English, without blanks.
type Count struct {
	Name string
	N    int
}

// End names the way the match ended, "" while it runs.
func End(g Game, s State) string {
	if e, ok := g.(Scorer); ok {
		return e.End(s)
	}
	if s.Actors() == 0 {
		return "over"
	}
	return ""
}

// Score returns one line a seat, in seat order.
func Score(g Game, s State) []Line {
	if e, ok := g.(Scorer); ok {
		return e.Score(s)
	}
	lines := make([]Line, s.Seats())
	for k, payoff := range s.Payoffs() {
		lines[k] = Line{Seat: Seat(k), Payoff: payoff}
	}
	return lines
}

// SecretKeeper is implemented by games whose Info.Secrets is not Open. Without it nothing is secret.
type SecretKeeper interface {
	// Privacy reports what the seat, at this State, has to hide from others who look at the same screen. It is public.
	Privacy(s State, by Seat) Privacy
}

// Privacy is what a seat has to hide from others who look at the same screen, the least first.
type Privacy uint8

// What a seat at one State, or any seat of a game at any, has to hide.
const (
	Open   Privacy = iota // nothing: all that it knows and may do, everybody knows
	Knows                 // it knows what others do not, but has nothing to look up; it chooses before all eyes
	Holds                 // it holds something that it may look at on request, such as a hand; it chooses before all eyes
	Covers                // it chooses in secret, or from what only it may see: the screen is handed over behind a cover
)

// PrivacyOf reports what the seat has to hide at this State.
func PrivacyOf(g Game, s State, by Seat) Privacy {
	if c, ok := g.(SecretKeeper); ok {
		return c.Privacy(s, by)
	}
	return Open
}

// Revealer is implemented by games in which choices made in secret come to light later. Without it they stay secret.
type Revealer interface {
	// IsRevealed reports whether what a seat chose in secret at s lies open for all at the later State.
	IsRevealed(s, later State) bool
	// ParseRevealed reads what a seat has chosen in secret at s, in the game's notation. Of a View that does not tell what
	// the seat could choose, it is enough that the phase and what is public allow it.
	ParseRevealed(s State, by Seat, text string) (Action, error)
}

// IsRevealed reports whether what a seat chose in secret at s lies open for all at the later State.
func IsRevealed(g Game, s, later State) bool {
	r, ok := g.(Revealer)
	return ok && r.IsRevealed(s, later)
}

// ParseRevealed reads what a seat has chosen in secret at s, and what has come to light since.
func ParseRevealed(g Game, s State, by Seat, text string) (Action, error) {
	if r, ok := g.(Revealer); ok {
		return r.ParseRevealed(s, by, text)
	}
	return g.ParseAction(s, by, text)
}

// Warner is implemented by games whose rules list warnings.
type Warner interface {
	// Warnings returns what a careful friend would say before the legal action is played, most urgent first. The
	// action remains legal.
	Warnings(s State, by Seat, a Action) []Warning
}

// Warning is a remark about a legal action.
type Warning struct {
	*Error
	Grave bool // the action could lose the game
}

// Warnings returns what the game says before the legal action is played.
func Warnings(g Game, s State, by Seat, a Action) []Warning {
	if warner, ok := g.(Warner); ok {
		return warner.Warnings(s, by, a)
	}
	return nil
}

// Talker is implemented by games in which it matters what the players say. What is said becomes a [Note] of the kind
// [NoteTalk]; it binds nobody. Without it anything may be said.
type Talker interface {
	// Statements returns what the seat may say at this State, in the order of a menu and in a form that programs read.
	Statements(s State, by Seat) []string
}

// PlaceNamer is implemented by games whose players name places by a [Note] of the kind [NoteLabel]. Without it there is
// nothing to name.
type PlaceNamer interface {
	// PlaceName returns what the place with that key is called: the last name that a note gives it, else its own.
	PlaceName(m *Match, key string) string
	// CheckLabel returns an *Error where the match cannot take a note with that text now.
	CheckLabel(m *Match, text string) error
}

// PlaceName returns what a place is called, "" where the game has no names.
func PlaceName(m *Match, key string) string {
	if g, ok := m.Game.(PlaceNamer); ok {
		return g.PlaceName(m, key)
	}
	return ""
}

// CheckLabel returns an *Error where the match cannot take a note of the kind [NoteLabel] with that text now.
func CheckLabel(m *Match, text string) error {
	if g, ok := m.Game.(PlaceNamer); ok {
		return g.CheckLabel(m, text)
	}
	return Errorf(CodeAction, "%s has no places to name", m.Game.Info().Title)
}

// Notation is implemented by games whose players write more than single actions, in a notation that others use too:
// whole turns, and whole games. Without it a turn is actions divided by ";".
type Notation interface {
	// ParseTurn reads a whole turn of the seat in the present position of the match, and returns its actions in order
	// and the Notes that it makes, such as labels. It plays nothing. An *Error names the first command that is wrong.
	ParseTurn(m *Match, by Seat, text string) ([]Action, []Note, error)
	// FormatTurn writes the actions played from s by the seat as one turn.
	FormatTurn(s State, by Seat, turn []Action) string
	// ParseRecord reads a recorded game. An *Error says what is wrong, and its Place on which line.
	ParseRecord(text string) (*Match, error)
	// FormatRecord writes the match as ParseRecord reads it, ending in a newline.
	FormatRecord(m *Match) string
}

// Remote is implemented by games that are played over a network: the bytes of a View are all that reaches a seat far
// away, and no position text holds a View.
type Remote interface {
	// Decode reads what AppendBinary wrote. Bad bytes give an *Error, never a panic. Whether AppendBinary writes the same
	// bytes again is the concern of [Decode] for all games.
	Decode([]byte) (State, error)
}

// EventChecker is implemented by games that are played over a network: what is animated there is sent, and not worked out.
type EventChecker interface {
	// PossibleEvent reports whether what the event names can be on the table at the State: its Thing, places, amount and
	// Path, blank ones included. By is a seat of the State, or Nature.
	PossibleEvent(s State, e Event) bool
}

// CheckEvents returns an *Error where events, sent as those of the move that led to the State, name what cannot be there.
func CheckEvents(g Game, s State, events []Event) error {
	for _, e := range events {
		possible := e.Kind >= EvMove && e.Kind <= EvEnd && e.By >= Nature && int(e.By) < s.Seats()
		if c, ok := g.(EventChecker); !possible || ok && !c.PossibleEvent(s, e) {
			return Errorf(CodeEvent, "a move shows what cannot be: %s %d from %d to %d", e.Kind, e.Thing, e.From, e.To)
		}
	}
	return nil
}

// Decode reads the bytes of a State of the game, and refuses those that are not as AppendBinary writes them.
func Decode(g Game, data []byte) (State, error) {
	r, ok := g.(Remote)
	if !ok {
		return nil, Errorf(CodeState, "%s reads no bytes; it cannot be played over a network", g.Info().Title)
	}
	s, err := r.Decode(data)
	if err != nil {
		return nil, err
	}
	if again, err := s.AppendBinary(nil); err != nil || !bytes.Equal(again, data) {
		return nil, Errorf(CodeState,
			"the bytes are not as a State is written: bits are set that mean nothing, or their order is another")
	}
	return s, nil
}
