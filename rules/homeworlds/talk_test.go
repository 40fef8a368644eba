package homeworlds

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

func TestStatementsAreReadAsTheyAreWritten(t *testing.T) {
	for kind := SayGood; kind <= SayThanks; kind++ {
		s := Statement{kind, Nobody}
		if kind.aboutSeat() {
			s.About = 3
		}
		back, err := ParseStatement(s.String())
		if err != nil || back != s {
			t.Errorf("%q is read as %v, %v", s, back, err)
		}
	}
	for _, bad := range []string{"", " ", "good 1", "suspect", "suspect 6", "suspect nature", "suspect -1", "trust 1 2", "Good", "hello", strings.Repeat("x", 99)} {
		if _, err := ParseStatement(bad); rules.CodeOf(err) != "bad-statement" {
			t.Errorf("%q gives %v", bad, err)
		}
	}
	if text := (Statement{Kind: 200}).String(); text != "" {
		t.Errorf("an unknown kind is written %q", text)
	}
}

func TestStatementsFitTheMoment(t *testing.T) {
	cards := load(t, "4/5 1 cards=geGe 0(b3y1)g3|r1|y1| 1(b2r1)g1|g3|g1| H2:-1(b1g2)|y2|g3| 3(b2g1)|||r3g3")
	plain := load(t, "2/3 0 0(b3y1)g3| 1(b2r1)g2|g1")
	over := plain.Clone().(*State)
	if err := playTurn(over, 0, "attack g1 H1 P1"); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		s    *State
		by   rules.Seat
		want string
	}{
		{"cards", cards, 0, "good,evil,suspect 1,suspect 3,trust 1,trust 3,attack 1,attack 3,truce 1,truce 3,yes,no,thanks"},
		{"eliminated", cards, 2, ""},
		{"nobody", cards, rules.Public, ""},
		{"two seats", plain, 1, "yes,no,thanks"},
		{"after the end", over, 0, "thanks"},
	} {
		have := Game{}.Statements(c.s, c.by)
		if strings.Join(have, ",") != c.want {
			t.Errorf("%s: %q, want %q", c.name, have, c.want)
		}
		for _, text := range have {
			if _, err := ParseStatement(text); err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
		}
	}
}

func TestLabelsOfNotes(t *testing.T) {
	m, err := rules.NewMatch(Game{}, rules.Setup{From: "2/3 0 0(b3y1)g3| 1(b2r1)|g3 s1:-1(g2)r1y1|"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	m.Note(0, rules.NoteLabel, "s1 Kuma")
	m.Note(0, rules.NoteTalk, "s1 Nova")
	m.Note(1, rules.NoteLabel, "s1 Suisei")
	m.Note(1, rules.NoteLabel, "nonsense")
	l := LabelsOf(m, 0)
	if len(l) != 1 || l["Suisei"] != "s1" {
		t.Errorf("the labels are %v", l)
	}
	for _, bad := range []string{"", "s1", "s1 g1", "x1 Kuma", "s01 Kuma", "s1 Kuma Kuma", "s1 9lives", "s1 H1"} {
		if _, _, ok := SystemLabel(bad); ok {
			t.Errorf("%q is taken for a label", bad)
		}
	}
}

func TestStarNames(t *testing.T) {
	seen := map[string]bool{}
	for k := 1; k <= 3*len(starNames); k++ {
		name := StarName(k, 7)
		if !labelForm(name) || seen[strings.ToLower(name)] {
			t.Errorf("the name %q of system %d is no label or is used twice", name, k)
		}
		seen[strings.ToLower(name)] = true
	}
	for _, name := range starNames {
		if len(name) < 2 || len(name) > 10 || !seen[strings.ToLower(name)] {
			t.Errorf("the name %q is too long or never used", name)
		}
	}
	if len(starNames) < 60 {
		t.Errorf("there are only %d names", len(starNames))
	}
	if StarName(0, 3) != StarName(1, 3) {
		t.Error("the numbers of systems begin at 1")
	}
	first := map[string]bool{}
	for seed := range uint64(40) {
		first[StarName(1, seed)] = true
	}
	if len(first) < 20 {
		t.Errorf("the first system has only %d names in 40 matches", len(first))
	}
}

func TestLabelForm(t *testing.T) {
	for word, want := range map[string]bool{
		"Kuma": true, "é": true, "Étoile-2_b": true, "h": true, "hx1": true, "rr1": true, "s1a": true, "abcdefghijklmnop": true,
		"": false, "1a": false, "_a": false, "g1": false, "Y3": false, "g4": true, "H1": false, "h12": false, "P0": false, "S3": false,
		"abcdefghijklmnopq": false, "a b": false, "a;b": false, "a\xff": false,
	} {
		if labelForm(word) != want {
			t.Errorf("%q may be a label: %t, want %t", word, !want, want)
		}
	}
	names := slices.Clone(starNames[:])
	slices.Sort(names)
	if len(slices.Compact(names)) != len(starNames) {
		t.Error("a star name is listed twice")
	}
}
