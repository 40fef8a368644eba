package forhonor

import (
	"fmt"
	"strings"
	"testing"

	"engawa/rules"
)

// parseState returns the State of a position text of two seats.
func parseState(t testing.TB, text string) *State {
	t.Helper()
	s, err := Game{}.ParsePosition(rules.Setup{Seats: 2}, text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return s.(*State)
}

// activatedPosition is a position of the second round in which the first of the attackers' heroes has just been activated:
// heroes as "RA@D9/4", the camp's soldiers as a position text has them.
func activatedPosition(attackers, defenders, soldiers string) string {
	own, others := strings.Fields(attackers), strings.Fields(defenders)
	hero, _, _ := strings.Cut(own[0], "@")
	own[0] += "+"
	return fmt.Sprintf("2.act zones=--- hero=%s moves=0 razed=0 fought=- A: 0.%s soldiers=%s left=3 gained=0 before=0 "+
		"D: 1.%s soldiers=%s left=4 gained=0 before=0", hero, strings.Join(own, " 0."), noSoldiers, strings.Join(others, " 1."), soldiers)
}

const noSoldiers = "0,0,0,0"

// do plays actions in the game's notation, each by a seat that may; a card names its hero.
func do(t testing.TB, s *State, actions ...string) {
	t.Helper()
	for _, text := range actions {
		if err := try(s, text); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

// try plays an action of a seat that may, or returns why none may.
func try(s *State, text string) error {
	_, err := play(s, text)
	return err
}

// play is try that returns the events.
func play(s *State, text string) (events []rules.Event, err error) {
	for by := range s.Actors().All() {
		var a rules.Action
		if a, err = (Game{}).ParseAction(s, by, text); err == nil {
			return s.Apply(rules.Move{By: by, Do: a}, nil)
		}
	}
	return nil, err
}

// figureText returns a figure as the position text has it, without its owner and mark.
func figureText(t testing.TB, s *State, h Hero) string {
	t.Helper()
	f, _, ok := s.Figure(h)
	if !ok {
		t.Fatalf("%s is not in play", h)
	}
	_, text, _ := strings.Cut(strings.TrimSuffix(f.text(), "+"), ".")
	return text
}
