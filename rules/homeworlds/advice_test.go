package homeworlds

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

// warningsAt returns the warnings before the action written in the notation, by code.
func warningsAt(t *testing.T, s *State, action string) map[string]rules.Warning {
	t.Helper()
	by := s.pos.Mover
	do, err := Game{}.ParseAction(s, by, action)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]rules.Warning{}
	for _, w := range (Game{}).Warnings(s, by, do) {
		out[w.Code] = w
	}
	return out
}

func TestWarningsAtSetup(t *testing.T) {
	for _, c := range []struct{ stars, other, ship, want string }{
		{"b3y1", "0(b3g1)y3|||", "g3", ""}, // among four some are alike
		{"b3y1", "", "g3", ""},
		{"b3y1", "", "g2", "warn-small-ship"},
		{"b3y1", "", "r3", "warn-no-green-home"},
		{"r3y1", "", "g3", "warn-no-blue-home"},
		{"b3b1", "", "g3", "warn-few-colours warn-twin-colours"},
		{"b3y3", "", "g3", "warn-twin-sizes"},
		{"r2r2", "", "r1", "warn-small-ship warn-no-green-home warn-no-blue-home warn-few-colours warn-twin-sizes warn-twin-colours"},
		{"b3y1", "0(b3g1)y3|", "g3", "warn-home-distance"},
		{"b3y3", "0(b2g1)y3|", "g3", "warn-twin-sizes warn-home-distance"},
		{"b3y1", "0(b3g2)y3|", "g3", ""},
	} {
		seats, more := "2/3", ""
		if strings.HasSuffix(c.other, "|||") {
			seats, more = "4/5", "||"
		}
		words := strings.Fields(seats + " 1+ " + c.other + " 1(" + c.stars + ")|" + more)
		s := load(t, strings.Join(words, " "))
		checkCodes(t, c.stars+" "+c.ship, warningsAt(t, s, "ship "+c.ship), c.want)
	}
}

func checkCodes(t *testing.T, name string, have map[string]rules.Warning, want string) {
	t.Helper()
	wanted := strings.Fields(want)
	for code, w := range have {
		if !slices.Contains(wanted, code) {
			t.Errorf("%s: unexpected %v", name, w)
		}
	}
	for _, code := range wanted {
		if have[code].Error == nil {
			t.Errorf("%s: %s is missing", name, code)
		}
	}
}

func TestACatastropheWarnsOfActionsItGivesUp(t *testing.T) {
	for _, c := range []struct{ position, when, want string }{
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3 s1:-1(g2)g1g1|g2", valueEnd, "warn-gives-up-actions"},
		{"2/3 0!y2 0(b3y1)g3| 1(b2r1)|g3 s1:-1(g2)g1g1|g2", valueEnd, "warn-gives-up-actions"},
		{"2/3 0. 0(b3y1)g3| 1(b2r1)|g3 s1:-1(g2)g1g1|g2", valueEnd, ""},
		{"2/3 0 0(b3y1)g3| 1(b2r1)|g3 s1:-1(g2)g1g1|g2", valueAnytime, ""},
	} {
		s := load(t, c.position, OptCatastrophes, c.when)
		checkCodes(t, c.position+" "+c.when, warningsAt(t, s, "catastrophe s1 g"), c.want)
	}
}

func TestWarningsAtTheEndOfATurn(t *testing.T) {
	const safe = "0(b3y1)g3r3y2| 1(b2r1)|g3"
	for _, c := range []struct{ position, options, want string }{
		{"2/3 0. " + safe, "", ""},
		{"2/3 0 " + safe, "", "warn-nothing-done"},
		{"2/3 0!g2 " + safe, "", "warn-actions-left"},
		{"2/3 0. 0(b3y1)g3r3y2g1g1g2| 1(b2r1)|g3", "", "warn-overpopulation-left"},
		{"2/3 0. " + safe + " s1:-1(g2)g1g1r1|b2g3", "", "warn-overpopulation-left"},
		{"2/3 0. 0(b3y1)g2y2| 1(b2r1)|g3", "", ""},
		{"2/3 0. 0(b3y1)g3| 1(b2r1)|g3", "", ""},
		{"2/3 0. 0(b3y1)g3g1g1r2y2| 1(b2r1)|g3 s1:-1(r2)|g2y1", "", "warn-largest-destroyed"},
		{"2/3 0. 0(b3y1)g3g1g1r3y2| 1(b2r1)|g3 s1:-1(r2)|g2", "", ""},
		{"2/3 0. 0(b3y1)g3g1g1r2y2| 1(b2r1)|g3y1 s1:-1(r2)|g2", "", "warn-largest-destroyed"},
		{"2/3 0. 0(b3y1)g3g1y2r3r1|r1 1(b2r1)|g3", "", ""}, // only a small ship can be taken
		{"2/3 0. 0(b3y1)g3g1| 1(b2r1)|g3", "", ""},         // the usual first turn
		{"2/3 0. 0(b3y1)g3g1g2| 1(b2r1)|g3", "", ""},
		{"2/3 0. 0(b3y1)g3g1g1| 1(b2r1)|g3 s1:-1(r2)|g2y1", "", "warn-home-destroyed"},
		{"2/3 0. 0(b3r1)g3y2|g2 1(b2y1)|r3", "", ""},
		{"2/3 0. 0(b3r1)g3y2|g3 1(b2y1)|b3r1", "", "warn-largest-captured"}, // red is sacrificed at home, with one action
		{"2/3 0. 0(b3y1)g3y2g1g1r3| 1(b2r1)|g3y1 s1:-1(r2)|g2", "", ""},     // a large ship would remain
		{"2/3 0. 0(b3y1)g2y1|r2 1(b2y1)|b3", "", "warn-largest-captured"},
		{"2/3 0. 0(b3y1)g3y1|g3 1(b2y1)|b3r2", "", "warn-home-captured"}, // two actions take both
		{"2/3 0. 0(b3r1)g3y2|b1 1(b2y1)|g3", "", ""},
		{"2/3 0. 0(b3y1)b3r3| 1(b2r1)|g3", "", "warn-no-green"},
		{"2/3 0. 0(b3r1)g3b2| 1(b2r1)|g3", "", ""}, // blue trades for yellow
		{"2/3 0. 0(g2r1)g3r2| 1(b2r1)|g3", "", "warn-no-way-out"},
		{"2/3 0. 0(b2y1)g3r3r3y3r3| 1(b2r1)|g3g3b3b3 s1:-1(g2)|y3y3b3", "", "warn-cut-off"},
		{"2/3 0. 0(b3y1)g3y1| 1(r2r1)|g3r1 s1:-1(b2)|b1 s2:-1(y2)|y2", "", ""},
		{"2/3 0. 0(b3y1)g3|r3 1(b2r1)|g3", "", "warn-home-captured"},
		{"2/3 0. 0(b3y1)|g1 1(b2r1)|g3 s1:-1(g2)r1|", "self=loss", "warn-own-end"},
		{"3/5 0. cards=geg 0(b3y1)g3r3y2|| 1(b2r1)g1|| 2(b1g2)||g3", "", "warn-eliminates"},
		{"5/5 0. cards=GegeG 0(b3y1)g3r3y2|||| 1(b2r1)g1|||| 2(b1g2)||g3|| 3(y3r2)|||b3|", "", "warn-eliminates-known"},
	} {
		s := load(t, c.position, strings.FieldsFunc(c.options, func(r rune) bool { return r == '=' })...)
		checkCodes(t, c.position, warningsAt(t, s, "end"), c.want)
	}
}

func TestTheThirdOccurrenceIsWarnedOf(t *testing.T) {
	s := load(t, "2/3 0 0(b3y1)g3r1| 1(b2r1)|g3y2", OptRepetition, valueOn)
	for k, text := range strings.Split("trade g3 r3 H0,trade g3 y3 H1,trade r3 g3 H0,trade y3 g3 H1,trade g3 r3 H0,trade g3 y3 H1,trade r3 g3 H0", ",") {
		if err := playTurn(s, s.pos.Mover, text); err != nil {
			t.Fatalf("turn %d: %v", k+1, err)
		}
	}
	do, err := Game{}.ParseAction(s, 1, "trade y3 g3 H1")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Apply(rules.Move{By: 1, Do: do}, nil); err != nil {
		t.Fatal(err)
	}
	if w := warningsAt(t, s, "end"); len(w) != 1 || w[WarnThird].Error == nil {
		t.Errorf("the warnings are %v", w)
	}
}

// TestWarningsKnowNoCards wants the warning of an elimination to say what the seat knows and no more.
func TestWarningsKnowNoCards(t *testing.T) {
	for _, c := range []struct {
		cards string
		by    rules.Seat // whose View is asked
		says  string
	}{
		{"geg", rules.Referee, "you are Good, and seat 1 may be Good too"},
		{"gge", rules.Referee, "you are Good, and seat 1 may be Good too"},
		{"geg", 0, "you are Good, and seat 1 may be Good too"},
		{"egg", 0, "you are Evil and win"},
		{"egg", rules.Public, "if you are Good"},
		{"gge", rules.Public, "if you are Good"},
	} {
		s := load(t, "3/5 0. cards="+c.cards+" 0(b3y1)g3r3y2|| 1(b2r1)g1|| 2(b1g2)||g3")
		end := Choice{Kind: KindEnd}.Pack()
		var text string
		for _, w := range (Game{}).Warnings(s.View(c.by), 0, end) {
			if w.Code == WarnEliminates {
				text = w.Text
			}
		}
		if !strings.Contains(text, c.says) {
			t.Errorf("%s seen by %s: %q, want %q", c.cards, c.by, text, c.says)
		}
	}
}

// TestACardThatIsShownIsNotWarnedOf wants nobody to be told that a card will be shown which lies open.
func TestACardThatIsShownIsNotWarnedOf(t *testing.T) {
	s := load(t, "5/5 0. cards=GegeG 0(b3y1)g3r3y2|||| 1(b2r1)g1|||| 2(b1g2)||g3|| 3(y3r2)|||b3|")
	found := warningsAt(t, s, "end")
	if w, ok := found[WarnEliminatesOpen]; !ok || strings.Contains(w.Text, "will be shown") || !strings.Contains(w.Text, "you are Good, and seat 1 may be Good too") {
		t.Errorf("the warning is %v", w)
	}
	if w, ok := found[WarnEliminates]; ok {
		t.Errorf("it is also warned that %v", w)
	}
}

func TestNoWarningsOfOtherActions(t *testing.T) {
	s := load(t, "2/3 0 0(b3y1)g3| 1(b2r1)|g3")
	if w := warningsAt(t, s, "build g1 H0"); len(w) != 0 {
		t.Errorf("the warnings are %v", w)
	}
	if w := (Game{}).Warnings(s, 1, Choice{Kind: KindEnd}.Pack()); w != nil {
		t.Errorf("another seat is warned: %v", w)
	}
	if w := (Game{}).Warnings(s, 0, 1); w != nil {
		t.Errorf("what is no action is warned of: %v", w)
	}
}
