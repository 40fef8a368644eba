package yokai

import (
	"strings"
	"testing"

	"engawa/internal/testkit"
	"engawa/rules"
)

// ruleCase is one line of cases.jsonl.
type ruleCase struct {
	Name        string
	Rules       string
	FEN         string
	AttackedTry string
	Moves       []string
	Expect      struct {
		Error  string
		At     int
		FEN    string
		End    string
		Winner *int // a side
		Legal  string
		Count  *int
	}
}

func (c ruleCase) variant(t *testing.T) Variant {
	if c.AttackedTry == "strict" {
		return MoriStrict
	}
	return variantNamed(t, c.Rules)
}

func TestOracleCases(t *testing.T) {
	for _, c := range testkit.Lines[ruleCase](t, oracles+"cases.jsonl", 79) {
		t.Run(c.Rules+"/"+c.Name, func(t *testing.T) { c.run(t) })
	}
}

func (c ruleCase) run(t *testing.T) {
	text := c.FEN
	if text == "" {
		text = startText
	}
	st, err := Game{}.ParsePosition(setupOf(c.variant(t)), text)
	at := 0
	for at < len(c.Moves) && err == nil {
		at++
		_, err = try(st.(*State), c.Moves[at-1])
	}
	if rules.CodeOf(err) != c.Expect.Error || err != nil && at != c.Expect.At {
		t.Fatalf("move %d gives %v, want %q at %d", at, err, c.Expect.Error, c.Expect.At)
	}
	if err != nil {
		return
	}
	s := st.(*State)
	if s.ending.String() != c.Expect.End {
		t.Errorf("ended by %q, want %q", s.ending, c.Expect.End)
	}
	if got := s.board.String(); c.Expect.FEN != "" && got != c.Expect.FEN {
		t.Errorf("position %s, want %s", got, c.Expect.FEN)
	}
	winner, won := s.Winner()
	if won != (c.Expect.Winner != nil) || won && int(s.SideOf(winner)) != *c.Expect.Winner {
		t.Errorf("won by %v %v, want side %v", winner, won, c.Expect.Winner)
	}
	if got := strings.Join(moveTexts(s.board), " "); c.Expect.Legal != "" && got != c.Expect.Legal {
		t.Errorf("moves %s, want %s", got, c.Expect.Legal)
	}
	if c.Expect.Count != nil && s.board.Count() != *c.Expect.Count {
		t.Errorf("%d moves, want %d", s.board.Count(), *c.Expect.Count)
	}
}
