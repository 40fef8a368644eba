package homeworlds

import (
	"slices"
	"strings"
	"testing"

	"engawa/internal/testkit"
	"engawa/rules"
)

// ruleCase is a line of cases.jsonl.
type ruleCase struct {
	Name     string
	Seats    int
	Position *string
	Options  map[string]string
	Cards    string
	Turns    []string
	Actions  []string
	Expect   struct {
		Error    string
		Turn     int
		Position *string
		Bank     *string
		To       *rules.Seat
		Result   string
		Winners  []rules.Seat
		Out      []rules.Seat
		Shown    []rules.Seat
		Actions  []string
	}
}

// start returns the State that the case begins with.
func (c *ruleCase) start() (*State, error) {
	setup := rules.Setup{Seats: c.Seats, Options: map[string]string{OptStart: "0", OptRepetition: valueOff}}
	for key, value := range c.Options {
		setup.Options[key] = value
	}
	if c.Position == nil {
		if setup.Seats > 2 {
			setup.Options[OptWin] = valueStanding
		}
		s, err := newGame(setup)
		return s, err
	}
	text := *c.Position
	setup.Seats = 2
	if text != "" && text[0] >= '2' && text[0] <= '6' {
		setup.Seats = int(text[0] - '0')
	}
	if c.Cards != "" {
		words := strings.SplitN(text, " ", 3)
		text = words[0] + " " + words[1] + " " + wordCards + strings.ToLower(c.Cards) + " " + words[2]
	}
	st, err := Game{}.ParsePosition(setup, text)
	if err != nil {
		return nil, err
	}
	return st.(*State), nil
}

func newGame(setup rules.Setup) (*State, error) {
	st, err := Game{}.New(setup)
	if err != nil {
		return nil, err
	}
	return st.(*State), nil
}

func TestCases(t *testing.T) {
	for _, c := range testkit.Lines[ruleCase](t, "testdata/cases.jsonl", 101) {
		t.Run(c.Name, func(t *testing.T) {
			s, err := c.start()
			if err != nil {
				if rules.CodeOf(err) != c.Expect.Error || c.Expect.Turn != 0 {
					t.Errorf("the start is refused: %v, want %q", err, c.Expect.Error)
				}
				return
			}
			if c.Actions != nil {
				checkActions(t, s, c.Actions, c.Expect.Actions)
				return
			}
			before := s.pos.Living
			labels := Labels(nil)
			for k, text := range c.Turns {
				by := s.pos.Mover
				actions, next, err := ReadTurn(s, by, text, labels)
				if err != nil {
					if rules.CodeOf(err) != c.Expect.Error || k+1 != c.Expect.Turn {
						t.Errorf("turn %d is refused: %v, want %q at turn %d", k+1, err, c.Expect.Error, c.Expect.Turn)
					}
					return
				}
				labels = next
				for _, do := range actions {
					if _, err := s.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
						t.Fatal(err)
					}
				}
			}
			if c.Expect.Error != "" {
				t.Fatalf("nothing is refused, want %q at turn %d", c.Expect.Error, c.Expect.Turn)
			}
			c.checkEnd(t, s, before&^s.pos.Living)
		})
	}
}

func checkActions(t *testing.T, s *State, kinds, want []string) {
	t.Helper()
	var have []string
	for _, do := range s.Legal(s.pos.Mover, nil) {
		text := Game{}.FormatAction(s, rules.Move{By: s.pos.Mover, Do: do})
		if verb, _, _ := strings.Cut(text, " "); slices.Contains(kinds, verb) {
			have = append(have, text)
		}
	}
	slices.Sort(have)
	if !slices.Equal(have, want) {
		t.Errorf("the actions are %q, want %q", have, want)
	}
}

// checkEnd compares the State after the last turn with every field that the case expects.
func (c *ruleCase) checkEnd(t *testing.T, s *State, out rules.Seats) {
	t.Helper()
	e := c.Expect
	if e.Position != nil && s.pos.ShortForm() != *e.Position {
		t.Errorf("the position is %q, want %q", s.pos.ShortForm(), *e.Position)
	}
	if e.Bank != nil && s.pos.Bank.String() != *e.Bank {
		t.Errorf("the bank is %s, want %s", s.pos.Bank, *e.Bank)
	}
	if e.To != nil && (s.pos.Mover != *e.To || s.ending != NoEnding) {
		t.Errorf("seat %s is to move and the end is %q, want seat %s", s.pos.Mover, s.ending, *e.To)
	}
	if out != rules.SeatsOf(e.Out...) {
		t.Errorf("eliminated are %s, want %v", out, e.Out)
	}
	if result := c.result(s); result != e.Result || s.winners != rules.SeatsOf(e.Winners...) {
		t.Errorf("the result is %q with winners %s, want %q with %v", result, s.winners, e.Result, e.Winners)
	}
	if e.Shown != nil && s.ending == NoEnding && s.cards.publicSeats != rules.SeatsOf(e.Shown...) {
		t.Errorf("the cards shown are those of %s, want %v", s.cards.publicSeats, e.Shown)
	}
}

func (c *ruleCase) result(s *State) string {
	switch {
	case s.ending == NoEnding:
		return ""
	case s.winners == 0:
		return "draw"
	}
	return "win"
}
