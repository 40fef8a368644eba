package homeworlds

import (
	"strconv"
	"strings"

	"engawa/rules"
)

// ParseRecord reads a recorded game: lines in brackets as "[win sinister]", then a turn a line, with or without a
// number and a player before it, as "12) anna: move g3 H0 s1". Empty lines and lines that begin with # say nothing.
//
// Records as SuperDuperGames writes them are read too: a first line that begins with "Homeworlds", turns over several
// lines and talk after them. In any record a home may be called after its player, and a ship have the letter of its
// owner's side, as "g2S".
//
// Options that are not given have their default, but repetition is off, seat 0 starts, and without cards three seats or
// more play win=laststanding. Cards that are not given are filled in, Good first. The number of seats is that of the
// first turns that set up a home, unless it is given.
func (g Game) ParseRecord(text string) (*rules.Match, error) {
	if len(text) > maxRecord {
		return nil, rules.Errorf(CodeRecord, "%d bytes are too long for a record; expected at most %d", len(text), maxRecord)
	}
	r := recordReader{names: map[string]rules.Seat{}, labels: Labels{}}
	r.archive.sides, r.archive.keys = map[byte]string{}, map[string]string{}
	for line := range strings.Lines(text) {
		r.split(line)
	}
	if err := r.begin(); err != nil {
		return nil, err
	}
	for _, line := range r.lines {
		if err := r.play(line); err != nil {
			return nil, line.addPlace(err)
		}
	}
	return r.match, nil
}

// recordLine is a line that says something.
type recordLine struct {
	number int      // from 1
	turn   int      // from 1; 0 for brackets
	words  []string // of brackets
	who    string   // the player named before a turn, "" for none
	text   string   // of a turn
	raw    string   // the whole line
}

// addPlace adds the line and the turn to the sentence of a refusal.
func (l recordLine) addPlace(err error) error {
	code := rules.CodeOf(err)
	text := strings.TrimPrefix(err.Error(), code+": ")
	at := rules.Place{Line: l.number, Move: l.turn, Quote: rules.Shorten(l.raw)}
	if l.turn > 0 {
		return rules.Errorf(code, "line %d, turn %d: %s", l.number, l.turn, text).In(at)
	}
	return rules.Errorf(code, "line %d: %s", l.number, text).In(at)
}

// maxLabels bounds the lines of a record that name a system: a turn discovers three at most.
const maxLabels = 3 * TurnLimit

type recordReader struct {
	lines      []recordLine
	lineCount  int // lines seen
	turnCount  int // turns seen
	labelCount int // lines seen that name a system
	match      *rules.Match
	names      map[string]rules.Seat
	labels     Labels
	archive    archive
}

// split takes a line apart.
func (r *recordReader) split(raw string) {
	r.lineCount++
	text := strings.TrimSpace(raw)
	words := strings.Fields(text)
	switch {
	case text != "" && text[0] == '[' && text[len(text)-1] == ']' && !r.archive.isTalk:
		r.lines = append(r.lines, recordLine{number: r.lineCount, raw: text, words: strings.Fields(text[1 : len(text)-1])})
	case r.archive.isArchive:
		r.splitArchive(raw, text)
	case text == "" || text[0] == '#':
	case r.turnCount == 0 && strings.EqualFold(words[0], archiveHead):
		r.archive.isArchive = true
	default:
		r.addTurn(text, text)
	}
}

// addTurn adds the line of a turn.
func (r *recordReader) addTurn(text, raw string) {
	r.turnCount++
	line := recordLine{number: r.lineCount, turn: r.turnCount, raw: raw}
	line.who, line.text = playerAndTurn(text)
	r.lines = append(r.lines, line)
}

// playerAndTurn takes the line of a turn apart: a number with a bracket or a point, a player with a colon, the
// commands.
func playerAndTurn(text string) (who, turn string) {
	_, text, _ = turnNumber(text)
	if before, after, ok := strings.Cut(text, ":"); ok {
		return strings.TrimSpace(before), strings.TrimSpace(after)
	}
	return "", text
}

// begin makes the match that the lines in brackets ask for.
func (r *recordReader) begin() error {
	setup := rules.Setup{Options: map[string]string{OptRepetition: valueOff, OptStart: "0"}}
	cards, win := "", false
	info := Game{}.Info()
	for _, l := range r.lines {
		if l.turn > 0 {
			continue
		}
		if len(l.words) < 2 {
			return l.addPlace(rules.Errorf(CodeRecord, "a line in brackets needs a word and its value, as [seats 3]"))
		}
		switch key, value := l.words[0], strings.Join(l.words[1:], " "); key {
		case headSeats:
			n, err := strconv.Atoi(value)
			if err != nil || n < info.MinSeats || n > info.MaxSeats {
				return l.addPlace(rules.Errorf(rules.CodeSeats, "there are no games with %q seats; expected %d to %d",
					rules.Shorten(value), info.MinSeats, info.MaxSeats))
			}
			setup.Seats = n
		case headFrom:
			setup.From = value
		case headCards:
			cards = value
		case headLabel, headSay:
		default:
			if _, ok := info.Option(key); !ok {
				return l.addPlace(rules.Errorf(CodeRecord, "%q says nothing to a reader; expected seats, cards, from, label, say or an option",
					rules.Shorten(key)))
			}
			win = win || key == OptWin
			setup.Options[key] = value
		}
	}
	if setup.Seats == 0 {
		setup.Seats = r.countSeats(setup.From)
	}
	r.archiveOptions(&setup)
	win = win || setup.Options[OptWin] != ""
	if setup.Seats > 2 && !win && cards == "" {
		setup.Options[OptWin] = valueStanding
	}
	m, err := rules.NewMatch(Game{}, setup, 0)
	if err != nil {
		return err
	}
	r.match = m
	return r.deal(cards)
}

// countSeats returns the number of seats of a record that does not give it: that of the position, or of the first turns
// that set up a home, at least 2.
func (r *recordReader) countSeats(from string) int {
	if from != "" && from[0] >= '2' && from[0] <= '6' {
		return int(from[0] - '0')
	}
	n := 0
	for _, l := range r.lines {
		if l.turn == 0 {
			continue
		}
		if verb, _, err := split(l.text, 0); err != nil || verb != verbHomeworld {
			break
		}
		n++
	}
	return min(max(n, 2, len(r.archive.sides)), MaxSeats)
}

// deal plays Nature's moves: the cards that are given, one letter a seat, and Good before Evil for the others.
func (r *recordReader) deal(letters string) error {
	s := r.match.State().(*State)
	if letters != "" && (!s.cards.isInPlay || len(letters) != s.Seats()) {
		return rules.Errorf(CodeRecord, "the cards %q do not fit; expected one letter a seat, g, e or -, with win=goodevil and three seats or more",
			rules.Shorten(letters))
	}
	cards := map[rules.Seat]Alignment{}
	for k := range letters {
		if at := strings.IndexByte(cardLetters, letters[k]); at > 0 && at < 5 {
			cards[rules.Seat(k)] = Alignment((at-1)%2 + 1)
		}
	}
	for !r.match.Over() && r.match.State().Actors().Has(rules.Nature) {
		do := r.match.State().Chances(nil)[0].Do
		if c, _ := Fields(do); c.Kind == KindCard {
			do = CardAction(rules.Seat(c.Slot), r.card(rules.Seat(c.Slot), cards))
		}
		if _, err := r.match.Do(rules.Move{By: rules.Nature, Do: do}); err != nil {
			return err
		}
	}
	return nil
}

// card returns the seat's card: the one given, or else one that none of the seats to come is said to have.
func (r *recordReader) card(seat rules.Seat, cards map[rules.Seat]Alignment) Alignment {
	if a, ok := cards[seat]; ok {
		return a
	}
	s := r.match.State().(*State)
	good := s.cards.unknownCount(s.Seats(), Good)
	for other, a := range cards {
		if other > seat && a == Good {
			good--
		}
	}
	if good > 0 {
		return Good
	}
	return Evil
}

// play plays a turn, or makes the note of a line in brackets.
func (r *recordReader) play(l recordLine) error {
	s := r.match.State().(*State)
	if l.turn == 0 {
		return r.note(l)
	}
	by, err := r.seat(l, s)
	if err != nil {
		return err
	}
	text, err := r.plain(l.text, &s.pos)
	if err != nil {
		return err
	}
	actions, labels, err := readTurn(s, by, text, r.labels, true)
	if err != nil {
		return err
	}
	for _, do := range actions {
		if _, err := r.match.Do(rules.Move{By: by, Do: do}); err != nil {
			return err
		}
	}
	r.name(by, labels)
	return nil
}

// name notes the labels that a turn has given, in the order of their systems.
func (r *recordReader) name(by rules.Seat, labels Labels) {
	s := r.match.State().(*State)
	for slot := range s.pos.Slots() {
		for label, key := range labels {
			if key == s.Key(slot) && r.labels[label] != key {
				r.match.Note(by, rules.NoteLabel, labelNote(key, label))
			}
		}
	}
	r.labels = labels
}

// note makes the note of a line in brackets after the set-up of the match.
func (r *recordReader) note(l recordLine) error {
	switch l.words[0] {
	case headLabel:
		text := strings.Join(l.words[1:], " ")
		key, label, ok := SystemLabel(text)
		if !ok {
			return rules.Errorf(CodeName, "%q names no system; expected as \"s3 Kuma\"", rules.Shorten(text))
		}
		if r.labelCount++; r.labelCount > maxLabels {
			return rules.Errorf(CodeRecord, "there are more than %d names of systems; a match discovers no more", maxLabels)
		}
		s := r.match.State().(*State)
		if err := r.labels.check(&s.pos, label); err != nil {
			return err
		}
		r.labels.set(label, key)
		r.match.Note(s.pos.Mover, rules.NoteLabel, text)
	case headSay:
		seat, ok := seatWord(l.words[1])
		if _, err := ParseStatement(strings.Join(l.words[2:], " ")); err != nil || !ok || int(seat) >= r.match.Setup.Seats {
			return rules.Errorf("bad-statement", "%q is nothing that is said; expected a seat and a statement, as \"1 suspect 0\"",
				rules.Shorten(strings.Join(l.words[1:], " ")))
		}
		r.match.Note(seat, rules.NoteTalk, strings.Join(l.words[2:], " "))
	}
	return nil
}

// seat returns the seat whose turn the line is. A player named for the first time has the seat whose turn it is.
func (r *recordReader) seat(l recordLine, s *State) (rules.Seat, error) {
	mover := s.pos.Mover
	if l.who == "" {
		return mover, nil
	}
	seat, isSeat := seatWord(l.who)
	if !isSeat {
		var known bool
		if seat, known = r.names[strings.ToLower(l.who)]; !known {
			if r.match.Tags[tagName+seatNumber(mover)] != "" {
				return 0, rules.Errorf(CodeOwner, "%q is no player so far; it is the turn of %s", rules.Shorten(l.who),
					r.match.Tags[tagName+seatNumber(mover)])
			}
			seat = mover
			r.names[strings.ToLower(l.who)] = mover
			r.match.Tags[tagName+seatNumber(mover)] = l.who
		}
	}
	if int(seat) >= s.Seats() {
		return 0, rules.Errorf(CodeOwner, "%q is no seat; expected a number from 0 to %d", rules.Shorten(l.who), s.Seats()-1)
	}
	return seat, nil
}

// seatWord reads a seat as "2", "P2" or "H2".
func seatWord(word string) (rules.Seat, bool) {
	if len(word) == 2 && strings.ContainsAny(word[:1], "PpHh") {
		word = word[1:]
	}
	if len(word) != 1 || word[0] < '0' || word[0] >= '0'+MaxSeats {
		return 0, false
	}
	return rules.Seat(word[0] - '0'), true
}
