package puzzles

import (
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
)

// Puzzle is a position in which one answer is to be found.
type Puzzle struct {
	ID     string
	Game   string
	Setup  rules.Setup // seats, options and, as From, the position
	Seat   rules.Seat  // whose move it is
	Grade  int         // MinGrade to MaxGrade
	Answer []string    // the actions of the answer and the opponent's replies between them, in the game's notation
}

// Grades say how hard an answer is to see.
const (
	MinGrade = 1
	MaxGrade = 5
)

// CodePuzzle is the code of refusals of texts of puzzles.
const CodePuzzle = "bad-puzzle"

const (
	fieldSep  = "\t"
	answerSep = "; "
	seatsKey  = "seats"
	fields    = 6
)

// New returns the puzzle with its ID.
func New(game string, setup rules.Setup, seat rules.Seat, grade int, answer []string) Puzzle {
	p := Puzzle{Game: game, Setup: setup, Seat: seat, Grade: grade, Answer: answer}
	p.ID = p.id()
	return p
}

func (p Puzzle) id() string {
	h := fnv.New32a()
	h.Write([]byte(p.Options() + fieldSep + p.Setup.From))
	return fmt.Sprintf("%s-%08x", p.Game, h.Sum32())
}

// GameOf returns the id of the game that the ID of a puzzle names, "" when it names none.
func GameOf(id string) string {
	return id[:max(strings.LastIndexByte(id, '-'), 0)]
}

// Options writes seats and options as the text protocol takes them: "seats=2 rules=mori".
func (p Puzzle) Options() string {
	words := []string{seatsKey + "=" + strconv.Itoa(p.Setup.Seats)}
	for _, key := range slices.Sorted(maps.Keys(p.Setup.Options)) {
		words = append(words, key+"="+strings.ReplaceAll(p.Setup.Options[key], " ", "_"))
	}
	return strings.Join(words, " ")
}

// String writes the puzzle as a line without its end.
func (p Puzzle) String() string {
	return strings.Join([]string{
		p.ID, strconv.Itoa(p.Grade), p.Seat.String(), p.Options(), p.Setup.From, strings.Join(p.Answer, answerSep),
	}, fieldSep)
}

// Format writes a list of puzzles.
func Format(list []Puzzle) string {
	var b strings.Builder
	for _, p := range list {
		b.WriteString(p.String() + "\n")
	}
	return b.String()
}

// Parse reads what Format writes. It refuses lines that Format would write otherwise, and an ID that comes twice;
// whether the answer is right is for package prove.
func Parse(text string) ([]Puzzle, error) {
	var list []Puzzle
	seen := map[string]bool{}
	n := 0
	for line := range strings.Lines(text) {
		n++
		p, err := parseLine(strings.TrimSuffix(line, "\n"))
		if err == nil && seen[p.ID] {
			err = rules.Errorf(CodePuzzle, "%s comes twice", p.ID)
		}
		if err == nil && !strings.HasSuffix(line, "\n") {
			err = rules.Errorf(CodePuzzle, "the line has no end; expected a newline")
		}
		if err != nil {
			return nil, err.In(rules.Place{Line: n, Quote: rules.Shorten(line)})
		}
		seen[p.ID] = true
		list = append(list, p)
	}
	return list, nil
}

func parseLine(line string) (Puzzle, *rules.Error) {
	words := strings.Split(line, fieldSep)
	if len(words) != fields {
		return Puzzle{}, rules.Errorf(CodePuzzle, "a line has %d fields; expected %d divided by tabs", len(words), fields)
	}
	p := Puzzle{ID: words[0], Game: GameOf(words[0]), Answer: strings.Split(words[5], answerSep)}
	grade, err := strconv.Atoi(words[1])
	if err != nil || grade < MinGrade || grade > MaxGrade {
		return Puzzle{}, rules.Errorf(CodePuzzle, "%q is no grade; expected %d to %d", rules.Shorten(words[1]), MinGrade,
			MaxGrade)
	}
	p.Grade = grade
	var bad *rules.Error
	if p.Setup, bad = parseOptions(words[3]); bad != nil {
		return Puzzle{}, bad
	}
	if p.Seat, err = rules.ParseSeat(words[2], p.Setup.Seats); err != nil || p.Seat == rules.Nature {
		return Puzzle{}, rules.Errorf(CodePuzzle, "%q is no seat of %d", rules.Shorten(words[2]), p.Setup.Seats)
	}
	p.Setup.From = words[4]
	switch {
	case p.Setup.From == "" || slices.Contains(p.Answer, ""):
		return Puzzle{}, rules.Errorf(CodePuzzle, "the position, or an action of the answer, is missing")
	case p.Game == "" || p.ID != p.id():
		return Puzzle{}, rules.Errorf(CodePuzzle, "%q is not the ID of this position; expected %s", rules.Shorten(p.ID),
			p.id())
	case p.String() != line:
		return Puzzle{}, rules.Errorf(CodePuzzle, "a line is written otherwise; expected %q", p.String())
	}
	return p, nil
}

// parseOptions reads what [Puzzle.Options] writes.
func parseOptions(text string) (rules.Setup, *rules.Error) {
	setup := rules.Setup{Options: map[string]string{}}
	for word := range strings.SplitSeq(text, " ") {
		key, value, ok := strings.Cut(word, "=")
		if !ok || key == "" || value == "" {
			return rules.Setup{}, rules.Errorf(CodePuzzle, "%q is no option; expected key=value", rules.Shorten(word))
		}
		if key != seatsKey {
			setup.Options[key] = strings.ReplaceAll(value, "_", " ")
			continue
		}
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 || n > rules.MaxSeats {
			return rules.Setup{}, rules.Errorf(CodePuzzle, "%q is no number of seats", rules.Shorten(value))
		}
		setup.Seats = n
	}
	if setup.Seats == 0 {
		return rules.Setup{}, rules.Errorf(CodePuzzle, "the number of seats is missing; expected as %q", "seats=2")
	}
	return setup, nil
}

// Find returns the puzzle with the ID, or an *Error with the code "unknown-puzzle".
func Find(list []Puzzle, id string) (Puzzle, error) {
	k := slices.IndexFunc(list, func(p Puzzle) bool { return p.ID == id })
	if k < 0 {
		return Puzzle{}, rules.Errorf("unknown-puzzle", "there is no puzzle %q; %q lists the puzzles of a game",
			rules.Shorten(id), "puzzles GAME")
	}
	return list[k], nil
}
