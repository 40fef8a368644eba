package homeworlds

import (
	"slices"
	"strings"

	"engawa/rules"
)

// Verbs of turn texts that are no kind of action.
const (
	verbHomeworld = "homeworld"
	verbPass      = "pass"
	verbConstruct = "construct"
)

// verbs are the words that a verb may be the beginning of, the first that fits counts: "c" is catastrophe, "co" is
// build. They never change.
var verbs = [...]string{
	verbHomeworld, "build", "trade", "discover", "move", "attack", "sacrifice", "catastrophe", verbPass, verbConstruct,
}

// wordCounts holds for each verb how many words may follow it, at least and at most. It never changes.
var wordCounts = map[string][2]int{
	verbHomeworld: {3, 4}, "build": {2, 2}, "trade": {3, 3}, "discover": {3, 4}, "move": {3, 3}, "attack": {2, 3},
	"sacrifice": {2, 2}, "catastrophe": {2, 2}, verbPass: {0, 0},
}

// ReadTurn reads a whole turn of the seat at a State: the labels given so far may be used for systems. It returns them
// with those that the turn adds.
func ReadTurn(s *State, by rules.Seat, text string, labels Labels) ([]rules.Action, Labels, error) {
	return readTurn(s, by, text, labels, false)
}

// readTurn is ReadTurn; lenient lets a home be given a label, as records do.
func readTurn(s *State, by rules.Seat, text string, labels Labels, lenient bool) ([]rules.Action, Labels, error) {
	if err := s.checkMover(by); err != nil {
		return nil, labels, err
	}
	if by == rules.Nature {
		return nil, labels, rules.Errorf(rules.CodeNotYourTurn, "chance plays single actions, not turns")
	}
	r := newTurnReader(s, labels)
	r.isLenient = lenient
	for _, command := range strings.Split(text, ";") {
		if err := r.read(command); err != nil {
			return nil, labels, err
		}
	}
	if !r.isHomeSet {
		if err := r.pos.endRefusal(); err != nil {
			return nil, labels, err
		}
		r.actions = append(r.actions, Choice{Kind: KindEnd}.Pack())
	}
	return r.actions, r.labels, nil
}

// FormatTurn writes the actions played from s as one turn: commands in full, "pass" when there is none.
func (Game) FormatTurn(st rules.State, _ rules.Seat, turn []rules.Action) string {
	p := st.(*State).pos
	var commands []string
	home := ""
	for _, a := range turn {
		c, ok := Fields(a)
		switch {
		case !ok:
			commands = append(commands, hiddenText)
			continue
		case c.Kind == KindEnd:
			continue
		case c.Kind == KindStar || c.Kind == KindShip:
			home += " " + c.Piece.String()
		default:
			commands = append(commands, p.command(c))
		}
		p.play(c)
	}
	if home != "" {
		commands = append(commands, verbHomeworld+home)
	}
	if len(commands) == 0 {
		return verbPass
	}
	return strings.Join(commands, "; ")
}

// turnReader reads the commands of a turn and plays them on its own position. What the turn gives up by "pass" is gone in
// that position, while the actions, which hold no pass, are legal in the State all the same.
type turnReader struct {
	pos            Position
	labels         Labels
	actions        []rules.Action
	isHomeSet      bool // the home was set up; the turn is over
	isActionClosed bool // a catastrophe has closed the main action
	isSacrifice    bool // the main action was a sacrifice
	isLenient      bool // a home may be given a label
}

func newTurnReader(s *State, labels Labels) *turnReader {
	return &turnReader{pos: s.pos, labels: labels}
}

// split takes a command apart: its full verb and the words after it. The home being set up has that many stars already.
func split(command string, stars int) (verb string, words []string, err error) {
	words = strings.Fields(command)
	if len(words) == 0 {
		return "", nil, rules.Errorf(CodeCommand, "there is an empty command; expected one between two semicolons")
	}
	typed, words := words[0], words[1:]
	verb = fullVerb(typed)
	count, ok := wordCounts[verb]
	if verb == verbHomeworld {
		count[0], count[1] = count[0]-stars, count[1]-stars
	}
	switch {
	case !ok:
		return "", nil, rules.Errorf(CodeCommand, "%q is no command; expected one of %s", rules.Shorten(strings.ToLower(typed)),
			strings.Join(verbs[:len(verbs)-1], ", "))
	case len(words) < count[0] || len(words) > count[1]:
		return "", nil, rules.Errorf(CodeCommand, "after %s come %s words, not %d", verb, countText(count), len(words))
	}
	return verb, words, nil
}

// fullVerb returns the verb that the word is the beginning of, "" for none.
func fullVerb(word string) string {
	k := slices.IndexFunc(verbs[:], func(v string) bool { return strings.HasPrefix(v, strings.ToLower(word)) })
	switch {
	case k < 0:
		return ""
	case verbs[k] == verbConstruct:
		return KindBuild.String()
	}
	return verbs[k]
}

func countText(count [2]int) string {
	text := string(rune('0' + count[0]))
	if count[1] > count[0] {
		text += " or " + string(rune('0'+count[1]))
	}
	return text
}

// read reads one command and plays it.
func (r *turnReader) read(command string) error {
	verb, words, err := split(command, r.starsSet())
	switch {
	case err != nil:
		return err
	case r.isHomeSet:
		return rules.Errorf(CodeSetupExtra, "the turn of set-up is over after the home; expected no further command")
	case verb == verbHomeworld:
		return r.homeworld(words)
	case verb == verbPass:
		return r.pass()
	}
	c, err := r.choice(verb, words)
	if err != nil {
		return err
	}
	r.play(c)
	return nil
}

// single reads a command that is one action, without playing it.
func (r *turnReader) single(command string) (Choice, error) {
	verb, words, err := split(command, r.starsSet())
	switch {
	case err != nil:
		return Choice{}, err
	case verb == verbHomeworld || verb == verbPass:
		return Choice{}, rules.Errorf(CodeCommand, "%s is a whole turn; expected a single action, as \"end\"", verb)
	}
	return r.choice(verb, words)
}

func (r *turnReader) play(c Choice) {
	r.actions = append(r.actions, c.Pack())
	r.isActionClosed = r.isActionClosed || c.Kind == KindCatastrophe && !r.pos.Rules.Anytime
	r.isSacrifice = r.isSacrifice || c.Kind == KindSacrifice
	r.pos.play(c)
}

// pass gives up the main action, or one action of a sacrifice.
func (r *turnReader) pass() error {
	switch r.pos.Phase {
	case Setup:
		return r.pos.endRefusal()
	case Start:
		r.pos.closeOption()
	case Sacrificing:
		r.pos.spend()
	}
	return nil
}

// starsSet returns how many stars a home that is being set up has already, as in a position from the middle of the
// turn.
func (r *turnReader) starsSet() int {
	if r.pos.Phase != Setup {
		return 0
	}
	return r.pos.Systems[r.pos.Mover].Stars.Len()
}

// homeworld reads two stars, or those that are not set yet, and a ship.
func (r *turnReader) homeworld(words []string) error {
	kinds := []Kind{KindStar, KindStar, KindShip}[r.starsSet():]
	pieces := make([]Piece, len(kinds))
	for k := range kinds {
		p, err := pieceWord(words[k])
		if err != nil {
			return err
		}
		pieces[k] = p
	}
	home := r.pos.Name(int(r.pos.Mover))
	if len(words) > len(kinds) && !strings.EqualFold(words[len(kinds)], home) {
		if err := r.homeLabel(words[len(kinds)], home); err != nil {
			return err
		}
	}
	if ship := pieces[len(pieces)-1]; r.pos.Phase == Setup && r.pos.Rules.LargeFirst && ship.Size() != NumSizes {
		return rules.Errorf(CodeFirstShip, "the first ship must be large, of size 3; %s is not", ship)
	}
	for k, kind := range kinds {
		c := Choice{Kind: kind, Piece: pieces[k]}
		if err := r.pos.refusal(c); err != nil {
			return err
		}
		r.play(c)
	}
	r.isHomeSet = true
	return nil
}

// homeLabel takes the name of a home in a record.
func (r *turnReader) homeLabel(word, home string) error {
	if !r.isLenient || !labelForm(word) {
		return rules.Errorf(CodeName, "the home of this seat is %s, not %q", home, rules.Shorten(word))
	}
	var err error
	r.labels, err = r.labels.with(&r.pos, word, home)
	return err
}

// choice reads the words after a verb and refuses what is not legal.
func (r *turnReader) choice(verb string, words []string) (Choice, error) {
	if r.pos.Phase == Setup {
		return Choice{}, rules.Errorf(CodeSetupFirst, "your home must be set up first, as \"homeworld b3 y1 g3\"")
	}
	c := Choice{Kind: Kind(max(0, slices.Index(kindNames[:], verb)))}
	label, err := r.words(&c, words)
	if err != nil {
		return c, err
	}
	if err := r.refusal(c, words); err != nil {
		return c, err
	}
	if label != "" {
		if r.labels, err = r.labels.with(&r.pos, label, r.pos.nextKey()); err != nil {
			return c, err
		}
	}
	return c, nil
}
