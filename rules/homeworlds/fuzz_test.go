package homeworlds_test

import (
	"errors"
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/rules/rulestest"
)

func FuzzWalk(f *testing.F) { rulestest.FuzzWalk(f, homeworlds.Game{}) }

func FuzzDecode(f *testing.F) { rulestest.FuzzDecode(f, homeworlds.Game{}) }

func FuzzParse(f *testing.F) { rulestest.FuzzParse(f, homeworlds.Game{}) }

// FuzzParsePosition reads any text as a position for matches of all numbers of seats: it is refused with a reason, or
// gives a position whose own text gives it back and from which the turn can end.
func FuzzParsePosition(f *testing.F) {
	for _, text := range []string{
		"2/3 0 0(b3y1)g3| 1(b2r1)|g3", "3/5 1!r2 H0:0(b3y1)g3|r1|y1 H1:1(b2r1)g1|g3|g1 H2:2(b1g2)|y2|g3",
		"4/5 1 cards=geGe 0(b3y1)g3|r1|y1| 1(b2r1)g1|g3|g1| H2:-1(b1g2)|y2|g3| 3(b2g1)|||r3g3", "2/3 ?+", "2/3 1+ 0(b3y1)g3| 1(b2)|",
		"2/3 0!y1 0(b3y1)| 1(b2r1)|g3 s7:-1(g2)r1y1|", "2/3 0. homeless=1 0(b3y1)g3|",
	} {
		f.Add(text)
	}
	var g homeworlds.Game
	f.Fuzz(func(t *testing.T, text string) {
		for seats := 2; seats <= homeworlds.MaxSeats; seats++ {
			for _, set := range []map[string]string{nil, {homeworlds.OptCatastrophes: "anytime", homeworlds.OptSelf: "loss"}} {
				setup := rules.Setup{Seats: seats, Options: set}
				s, err := g.ParsePosition(setup, text)
				if err != nil {
					wantRefusal(t, err)
					continue
				}
				back, err := g.ParsePosition(setup, g.FormatPosition(s))
				if err != nil || back.Hash() != s.Hash() {
					t.Fatalf("%q is written %q, which does not give it back: %v", text, g.FormatPosition(s), err)
				}
				if by, _ := s.Actors().First(); by != rules.Nature && len(s.Legal(by, nil)) == 0 {
					t.Fatalf("in %q nothing is legal", text)
				}
			}
		}
	})
}

// wantRefusal fails unless the error is a refusal with a code and a sentence.
func wantRefusal(t *testing.T, err error) {
	t.Helper()
	var e *rules.Error
	if !errors.As(err, &e) || e.Code == "" || len(e.Text) < 8 {
		t.Fatalf("%v is no refusal", err)
	}
}

// FuzzParseTurn reads any text as a turn at several moments: it is refused with a reason and changes nothing, or its
// actions can be played and make the turn of another seat, or the end.
func FuzzParseTurn(f *testing.F) {
	for _, text := range []string{
		"pass", "build g1 H0", "sacrifice y2 s1; move g1 H0 s1; discover r1 s1 b2 Nova; catastrophe nova g", "homeworld b3 y1 g3 H0",
		"b g1 h0; ca H0 green", "attack y1 H0 P2", "co g1 H0;", "t g3 b3 H0 ; pass;pass",
	} {
		f.Add(text)
	}
	var g homeworlds.Game
	var states []*homeworlds.State
	for _, text := range []string{
		"2/3 0+", "2/3 0 0(b3y1)g3g1y2| 1(b2r1)|g3 s1:-1(g2)r1b2y1|g1", "2/3 0!y2 0(b3y1)| 1(b2r1)|g3 s1:-1(g2)r1y1|",
		"3/5 0 0(b3r1)g3g2g1|y1|y1g1 1(b2y1)|g3| 2(b1g2)||g3",
	} {
		s, err := g.ParsePosition(rules.Setup{Seats: int(text[0] - '0')}, text)
		if err != nil {
			f.Fatal(err)
		}
		states = append(states, s.(*homeworlds.State))
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, s := range states {
			before := g.FormatPosition(s)
			turn, _, err := homeworlds.ReadTurn(s, 0, text, homeworlds.Labels{"Nova": "s1"})
			if g.FormatPosition(s) != before {
				t.Fatalf("reading %q has changed the position", text)
			}
			if err != nil {
				wantRefusal(t, err)
				continue
			}
			next := s.Clone().(*homeworlds.State)
			for _, do := range turn {
				if _, err := next.Apply(rules.Move{By: 0, Do: do}, nil); err != nil {
					t.Fatalf("%q is read as actions that cannot be played: %v", text, err)
				}
			}
			if next.Turns() != s.Turns()+1 {
				t.Fatalf("%q is read as %d turns", text, next.Turns()-s.Turns())
			}
		}
	})
}

// FuzzParseRecord reads any text as a record: it is refused with a reason, or its own record gives the same match.
func FuzzParseRecord(f *testing.F) {
	for _, text := range []string{
		"homeworld b3 y1 g3\nhomeworld b2 r1 g3\nbuild g1 H0", "[seats 3]\n[cards geg]\n1) 0: homeworld b3 y1 g3",
		"1) Anna: homeworld b3 y1 g3 Aki\n2) bo: homeworld b2 r1 g3\n[say 0 suspect 1]\n3) anna: discover g3 aki g2 Nova",
		"[from 2/3 0 0(b3y1)g3y1| 1(b2r1)|g3]\ndiscover y1 H0 r2 Nova\n[label H1 Kuma]\npass", "[win sinister]\n[start 1]\n# x",
		"Homeworlds Online (SDG# 1)\nParticipants: Bo (S), An (N)\n\n1) An: Homeworld B3 Y1 G3\n\thi: you\n\n2) Bo: Homeworld B2 R1 G3\n\n3) An: Sacrifice G3N An\nBuild g1 An",
		"homeworlds\nAn: homeworld b3 y1 g3\nBo: homeworld b2 y2 y3\nAn: pass\nBo: discover y3S bo r1 H4\nAn: attack y3S h4",
	} {
		f.Add(text)
	}
	var g homeworlds.Game
	f.Fuzz(func(t *testing.T, text string) {
		m, err := g.ParseRecord(text)
		if err != nil {
			wantRefusal(t, err)
			return
		}
		written := g.FormatRecord(m)
		back, err := g.ParseRecord(written)
		if err != nil || position(back) != position(m) { // hidden cards are not written
			t.Fatalf("%q is written\n%s\nwhich does not give it back: %v", text, written, err)
		}
		if again := g.FormatRecord(back); again != written {
			t.Fatalf("%q is written\n%s\nand then\n%s", text, written, again)
		}
	})
}

// position writes what lies on the table after the last turn.
func position(m *rules.Match) string { return m.State().(*homeworlds.State).Position().ShortForm() }
