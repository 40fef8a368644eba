package honshu

import (
	"strings"
	"testing"
)

func TestMapsAreReadByThemselves(t *testing.T) {
	const cards = "A1+16@1,-1r3o+47@0,-3r2u"
	m, err := ParseMap(strings.ToLower(cards), AllCubes)
	if err != nil {
		t.Fatal(err)
	}
	if got := m.String(); got != cards {
		t.Errorf("it reads %s, want %s", got, cards)
	}
	if got := m.Score(Scoring{}).Total(); got != 11 {
		t.Errorf("it has %d points, want 11", got)
	}
	p, err := ParsePlacement("1@1,1r3o", m)
	if err != nil {
		t.Fatal(err)
	}
	if trial := m.Try(p, false); !trial.Legal() || trial.Lost == 0 {
		t.Errorf("the card covers no cube: %+v", trial)
	}
	some, err := ParseMap(cards, "0,1+1,1")
	if err != nil || some.NumCubes() != 2 {
		t.Errorf("two cubes: %v, %d", err, some.NumCubes())
	}
	woven := "A1+60@1,2r0o+53@0,2r0:bdf"
	if m, err := ParseMap(woven, ""); err != nil || m.String() != woven {
		t.Errorf("a woven map: %v", err)
	}
}

func TestTextsThatAreNoMapsAreRefused(t *testing.T) {
	for _, tt := range [][2]string{
		{"", ""}, {"A7", ""}, {"16@1,-1r3o", ""}, {"A1+A2", ""}, {"A1+16", ""}, {"A1+16@5,5r0o", ""}, {"A1+61@0,1r0o", ""},
		{"A1+16@0,0r0u", ""}, {"A1", "0,0"}, {"A1", "1,1+0,1"}, {"A1", "0,1+0,1"}, {"A1", "9,9"}, {"A1", "x"}, {"A1", "99,99"},
	} {
		if m, err := ParseMap(tt[0], tt[1]); err == nil {
			t.Errorf("%q with %q is read as %s", tt[0], tt[1], m)
		}
	}
	m := NewMap(Province('A', 1))
	for _, text := range []string{"", "16", "16@", "16@0,0", "16@0,0r4o", "16@0,0r0x", "0@0,0r0o", "A2@0,0r0o", "16@40,0r0o"} {
		if p, err := ParsePlacement(text, m); err == nil {
			t.Errorf("%q is read as %+v", text, p)
		}
	}
}

func FuzzParseMap(f *testing.F) {
	f.Add("A1+16@1,-1r3o+47@0,-3r2u", "all", "1@1,1r3o")
	f.Add("A1+60@1,2r0o+53@0,2r0:bdf", "0,1+1,1", "16@0,0r2u")
	f.Add("B4", "", "7@0,0r0:a")
	f.Fuzz(func(t *testing.T, cards, cubes, placement string) {
		m, err := ParseMap(cards, cubes)
		if err != nil {
			return
		}
		again, err := ParseMap(m.String(), cubes)
		if err != nil || again.String() != m.String() || again.NumCubes() != m.NumCubes() {
			t.Fatalf("%q with %q is written %q and read as %v, %v", cards, cubes, m, again, err)
		}
		if p, err := ParsePlacement(placement, m); err == nil {
			m.Try(p, true)
		}
	})
}
