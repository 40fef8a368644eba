package homeworlds

import (
	"strings"
	"testing"

	"engawa/rules"
)

func TestPositionTexts(t *testing.T) {
	for _, text := range []string{
		"2/3 0 0(b3y1)g3| 1(b2r1)|g3",
		"2/3 1. 0(b3y1)g1g3| 1(b2r1)|g3 s4:-1(y2)r1|b1 s9:-1(g2)|y1",
		"3/5 1!r2 0(b3y1)g3|r1|y1 1(b2r1)g1|g3|g1 2(b1g2)|y2|g3",
		"3/5 0 cards=gge 0(b3y1)g3|| 1(b2r1)g3|g1| 2(b1g2)|y1|g3",
		"4/5 1 cards=geGe 0(b3y1)g3|r1|y1| 1(b2r1)g1|g3|g1| H2:-1(b1g2)|y2|g3| 3(b2g1)|||g3r3",
		"2/3 ?+", "2/3 0+", "2/3 1+ 0(b3y1)g3| 1(b2)|", "2/3 0. homeless=1 0(b3y1)g3|",
		"3/5 ?+ cards=ge.", "3/5 2+ cards=gge 2(b3y3)||",
		"2/3 0!y1 0(b3y1)| 1(b2r1)|g3 s1:-1(g2)r1y1|",
	} {
		s := load(t, text)
		if have := (Game{}).FormatPosition(s); have != text {
			t.Errorf("%q is written %q", text, have)
		}
	}
	for short, long := range map[string]string{
		"2/3 0 H1:1(r1b2)|g3 0(y1b3)g3|":                            "2/3 0 0(b3y1)g3| 1(b2r1)|g3",
		"2/3 0 0(b3y1)g3| 1(b2r1)|g3 -1(g2)r1|":                     "2/3 0 0(b3y1)g3| 1(b2r1)|g3 s1:-1(g2)r1|",
		"3/5 0 cards=gGe 0(b3y1)g3|| h1:-1(B2R1)g3|| 2(b1g2)|y1|g3": "",
	} {
		if long != "" {
			if have := (Game{}).FormatPosition(load(t, short)); have != long {
				t.Errorf("%q is written %q, want %q", short, have, long)
			}
		}
	}
}

func TestBadPositionTexts(t *testing.T) {
	const rest = " 0(b3y1)g3| 1(b2r1)|g3"
	for text, says := range map[string]string{
		"":                                 "no position",
		"2/3":                              "no position",
		"2/3  0" + rest:                    "no seat with its phase",
		"3/5 0" + rest:                     "seats and pieces of a kind \"2/3\"",
		"2/4 0" + rest:                     "seats and pieces of a kind \"2/3\"",
		"2/3 2" + rest:                     "no seat with its phase",
		"2/3 0!" + rest:                    "no seat with its phase",
		"2/3 0!y4" + rest:                  "no seat with its phase",
		"2/3 0x" + rest:                    "no seat with its phase",
		"2/3 ?" + rest:                     "no seat with its phase",
		"2/3 ?+" + rest:                    "the set-up",
		"2/3 0+" + rest:                    "the set-up",
		"2/3 0 cards=ge" + rest:            "cards are dealt only",
		"2/3 0" + rest + " ":               "no system",
		"2/3 0" + rest + " s1:-1(g1)|":     "system s1: it has no ship",
		"2/3 0" + rest + " s1:-1()g1|":     "no system",
		"2/3 0" + rest + " s1:-1(g1b1)y1|": "only a home",
		"2/3 0" + rest + " s1:2(g1)y1|":    "no system",
		"2/3 0" + rest + " s1:0(g1)y1|":    "system s1: it is marked",
		"2/3 0" + rest + " s0:-1(g1)y1|":   "no key",
		"2/3 0" + rest + " H2:-1(g1)y1|":   "no key",
		"2/3 0" + rest + " H0:-1(g1)y1|":   "two systems H0",
		"2/3 0" + rest + " s1:-1(g1)y1| s1:-1(g2)y1|": "same name",
		"2/3 0" + rest + " s1:-1(g1)y1||":             "ships of 3 seats",
		"2/3 0" + rest + " s1:-1(g1)y|":               "no system",
		"2/3 0" + rest + " s1:-1(g3)g3|g3":            "5 pieces g3 in all",
		"2/3 0 0(b3y1)g3| 1(b2r1g1)|g3":               "3 stars",
		"2/3 0 0(b3y1)| 1(b2r1)|g3":                   "no ship",
		"2/3 0 0(b3y1)|b1 1(b2r1)|g3":                 "no ship of its own",
		"2/3 0. 0(b3y1)|b1 1(b2r1)|g3":                "cannot end the turn",
		"2/3 0 0(b3y1)g3|":                            "living seats",
		"2/3 0 homeless=1 0(b3y1)g3|":                 "lose their home",
		"2/3 0. homeless=0 0(b3y1)g3|":                "lose their home",
		"2/3 0. homeless=11 0(b3y1)g3|":               "lose their home",
		"2/3 0. homeless=x 0(b3y1)g3|":                "lose their home",
		strings.Repeat("2", maxText+1):                "too long",
	} {
		_, err := Game{}.ParsePosition(rules.Setup{Seats: 2}, text)
		if rules.CodeOf(err) != rules.CodePosition || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v, want %q", rules.Shorten(text), err, says)
		}
	}
	const three = " 0(b3y1)g3|| 1(b2r1)g3|g1| 2(b1g2)|y1|g3"
	for cards, says := range map[string]string{
		"ge": "no cards", "gexx": "no cards", "gex": "no cards", "g.e": "no cards", "g-e": "hidden", "gee": "2 cards Good and 1 Evil",
		"ge.": "play has begun", "Gge": "shown before",
	} {
		_, err := Game{}.ParsePosition(rules.Setup{Seats: 3}, "3/5 0 cards="+cards+three)
		if rules.CodeOf(err) != rules.CodePosition || !strings.Contains(err.Error(), says) {
			t.Errorf("cards %q: %v, want %q", cards, err, says)
		}
	}
}

func TestTurnTexts(t *testing.T) {
	const position = "3/5 0 0(b3y1)g3g1y2r1|y1r3|y1 1(b2r1)|g3| 2(b1g2)||g3 s1:-1(g2)r1b2y1|g1|"
	for typed, written := range map[string]string{
		"b g1 H0":              "build g1 H0",
		"CONSTRUCT G1 h0":      "build g1 H0",
		"co g1 H0":             "build g1 H0",
		"  t   b2 g2 s1  ":     "trade b2 g2 s1",
		"a y1 H0 P2":           "attack y1 H0 P2",
		"pass":                 "pass",
		"pass; pass":           "pass",
		"build g1 H0; pass":    "build g1 H0",
		"s y2 H0;m r1 s1 H0;p": "sacrifice y2 H0; move r1 s1 H0",
		"sac y2 H0; discover r1 s1 b1 Nova; mov r1 NOVA s1": "sacrifice y2 H0; discover r1 s1 b1 s2; move r1 s2 s1",
		"d y1 s1 b1 S2": "discover y1 s1 b1 s2",
	} {
		s := load(t, position)
		turn, _, err := ReadTurn(s, 0, typed, nil)
		if err != nil {
			t.Errorf("%q: %v", typed, err)
			continue
		}
		if have := (Game{}).FormatTurn(s, 0, turn); have != written {
			t.Errorf("%q is written %q, want %q", typed, have, written)
		}
	}
}

// TestBadTurnTexts holds refusals against their codes, the first that applies, and against a word that the sentence
// must say.
func TestBadTurnTexts(t *testing.T) {
	const position = "3/5 0 0(b3y1)g3g1y2r1|y1r3|y1 1(b2r1)|g3| 2(b1g2)||g3 s1:-1(g2)r1b2y1|g1|"
	for typed, want := range map[string][2]string{
		"":                              {CodeCommand, "empty"},
		"build g1 H0;":                  {CodeCommand, "empty"},
		"jump g1 H0":                    {CodeCommand, "\"jump\""},
		"build g1":                      {CodeCommand, "2"},
		"attack y1 H0 P2 now":           {CodeCommand, "2 or 3"},
		"pass now":                      {CodeCommand, "pass"},
		"build x1 H0":                   {CodePiece, "\"x1\""},
		"build g1 H9":                   {CodeSystem, "\"H9\""},
		"build g1 s2":                   {CodeSystem, "\"s2\""},
		"catastrophe s1 x":              {CodeColour, "\"x\""},
		"attack y1 H0 P3":               {CodeOwner, "\"P3\""},
		"attack y1 H0 2":                {CodeOwner, "\"2\""},
		"discover y1 s1 b1 s3":          {CodeName, "s2"},
		"discover y1 s1 b1 a b":         {CodeCommand, "3 or 4"},
		"discover y1 s1 b1 r9x!":        {CodeName, "letter"},
		"homeworld b3 y1 g3":            {CodeSetupDone, "already"},
		"build g2 s1":                   {CodeBuildColour, "none is green"},
		"trade g3 b3 H1":                {CodeNotPresent, "no ship at H1"},
		"move g3 s1 H0":                 {CodeNoShip, "no g3 at s1"},
		"attack b1 s1":                  {CodeNoShip, "no other seat"},
		"attack g1 s1 P0":               {CodeNoShip, "seat 0 has no g1"},
		"attack y1 H0":                  {CodeWhichOwner, "P1"},
		"attack r3 H0 P1; attack g1 s1": {CodeOptionUsed, "the action of this turn"},
		"sacrifice g1 H0; build r2 s1; build r2 s1":      {CodeNotSmallest, "r1"},
		"sacrifice g1 H0; build r1 s1; build r1 s1":      {CodeNoActions, "no action more"},
		"sacrifice g1 H0; sacrifice g3 H0":               {CodeOptionUsed, "another sacrifice"},
		"sacrifice g1 H0; move y1 s1 H0":                 {CodeWrongColour, "green"},
		"sacrifice g3 H0; pass; pass; pass; build r1 s1": {CodeNoActions, "no action more"},
		"pass; move y1 s1 H0":                            {CodeOptionUsed, "the action of this turn"},
		"catastrophe s1 g":                               {CodeNoOverpopulation, "there are 2"},
	} {
		s := load(t, position)
		before := Game{}.FormatPosition(s)
		_, _, err := ReadTurn(s, 0, typed, nil)
		if rules.CodeOf(err) != want[0] || err != nil && !strings.Contains(err.Error(), want[1]) {
			t.Errorf("%q: %v, want %s with %q", typed, err, want[0], want[1])
		}
		if (Game{}).FormatPosition(s) != before {
			t.Errorf("%q has changed the position", typed)
		}
	}
	start := load(t, "3/5 1+")
	for typed, code := range map[string]string{
		"homeworld b3 y1": CodeCommand, "homeworld b3 y1 g4": CodePiece, "homeworld b3 y1 g3 H0": CodeName, "homeworld b3 y1 g3; pass": CodeSetupExtra,
		"pass": CodeSetupPass, "sacrifice g1 H1": CodeSetupFirst, "h b3 y1 g3 Nova": CodeName,
	} {
		if _, _, err := ReadTurn(start, 1, typed, nil); rules.CodeOf(err) != code {
			t.Errorf("at set-up %q: %v, want %s", typed, err, code)
		}
	}
	half := load(t, "2/3 1+ 0(b3r1)g3| 1(b2)|", OptFirstShip, valueLarge)
	for typed, code := range map[string]string{
		"homeworld y1 g3": "", "h y1 g3 H1": "", "homeworld g3": CodeCommand, "homeworld y1 g2": CodeFirstShip, "homeworld b2 y1 g3": CodeName,
		"homeworld b2 y1 g3 H1": CodeCommand,
	} {
		turn, _, err := ReadTurn(half, 1, typed, nil)
		if rules.CodeOf(err) != code || code == "" && (Game{}).FormatTurn(half, 1, turn) != "homeworld y1 g3" {
			t.Errorf("at a home with one star %q: %v, %v, want %q", typed, turn, err, code)
		}
	}
	large := load(t, "2/3 0+", OptFirstShip, valueLarge)
	if _, _, err := ReadTurn(large, 0, "homeworld b3 y1 g2", nil); rules.CodeOf(err) != CodeFirstShip {
		t.Errorf("a small first ship: %v", err)
	}
	for _, text := range []string{"homeworld b3 y1 g3", "pass", "star", "ship g3", "star x1"} {
		if _, err := (Game{}).ParseAction(start, 1, text); err == nil {
			t.Errorf("%q is taken for an action", text)
		}
	}
}
