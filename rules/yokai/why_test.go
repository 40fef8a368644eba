package yokai

import (
	"errors"
	"reflect"
	"testing"

	"engawa/rules"
)

// part reads "b2" as a cell, "k12" as one by its number, "r3" as a reserve, "s1" as a seat, "x9" as a button.
func part(t *testing.T, text string) rules.Part {
	t.Helper()
	if file, ok := parseCell(text[0], text[1]); ok {
		return cellPart(file)
	}
	kinds := map[byte]rules.PartKind{'r': rules.PartReserve, 's': rules.PartSeat, 'k': rules.PartCell, 'x': rules.PartButton}
	kind, ok := kinds[text[0]]
	if !ok {
		t.Fatalf("no part %q", text)
	}
	return rules.Part{Kind: kind, Index: int32(number(t, text[1:]))}
}

func parts(t *testing.T, texts []string) []rules.Part {
	var out []rules.Part
	for _, text := range texts {
		out = append(out, part(t, text))
	}
	return out
}

func TestWhy(t *testing.T) {
	type p = []string
	for _, c := range []struct {
		name     string
		variant  Variant
		position string
		by       rules.Seat
		point    p
		want     string
		about    p
	}{
		{"nothing yet", Mori, startText, 0, nil, "", nil},
		{"an own piece", Mori, startText, 0, p{"b2"}, "", nil},
		{"a whole move", Mori, startText, 0, p{"b2", "b3"}, "", nil},
		{"too much", Mori, startText, 0, p{"b2", "b3", "b4"}, rules.CodeAction, p{"b4"}},
		{"the other seat", Mori, startText, 1, p{"b3"}, rules.CodeNotYourTurn, nil},
		{"nature after the draw", Mori, startText, rules.Nature, p{"s0"}, rules.CodeNotYourTurn, nil},
		{"after the end", Mori, "EGL/1CC/1l1/3[] w", 0, p{"c3"}, rules.CodeOver, nil},
		{"an empty cell", Mori, startText, 0, p{"a2"}, CodePiece, p{"a2"}},
		{"an enemy", Mori, startText, 0, p{"b3", "b2"}, CodePiece, p{"b3"}},
		{"out of reach", Mori, startText, 0, p{"b2", "a3"}, CodeReach, p{"b2", "a3"}},
		{"an own piece in the way", Mori, startText, 0, p{"c1", "b1"}, CodeOwn, p{"b1"}},
		{"hemmed in by own pieces", Mori, startText, 0, p{"a1"}, CodeOwn, p{"b2"}},
		{"a stuck chick", Mori, "lC1/3/3/2L[] w", 0, p{"b4"}, CodeReach, p{"b4"}},
		{"an empty reserve", Mori, startText, 0, p{"r2"}, CodeDropHand, p{"r2"}},
		{"another's reserve", Mori, "l2/3/3/2L[Cc] w", 0, p{"r5"}, CodeDropHand, p{"r5"}},
		{"own reserve", Mori, "l2/3/3/2L[Cc] w", 0, p{"r2"}, "", nil},
		{"own reserve as Black", Mori, "l2/3/3/2L[Cc] b", 1, p{"r5", "b1"}, "", nil},
		{"a drop on a piece", Mori, "l2/3/3/2L[C] w", 0, p{"r2", "a4"}, CodeDropSquare, p{"a4"}},
		{"no such reserve", Mori, startText, 0, p{"r6"}, rules.CodeAction, p{"r6"}},
		{"no such cell", Mori, startText, 0, p{"x9"}, rules.CodeAction, p{"x9"}},
		{"beyond the board", Mori, startText, 0, p{"k12"}, rules.CodeAction, p{"k12"}},
		{"to no cell", Mori, startText, 0, p{"b2", "r0"}, rules.CodeAction, p{"r0"}},
		{"mori: onto an attacked cell", Mori, "1l1/3/1L1/3[] w", 0, p{"b2", "b3"}, "", nil},
		{"dobutsu: onto an attacked cell", Dobutsu, "1l1/3/1L1/3[] w", 0, p{"b2", "b3"}, CodeTaboo, p{"b4"}},
		{"dobutsu: two attackers", Dobutsu, "g1l/3/1L1/3[] w", 0, p{"b2", "b3"}, CodeTaboo, p{"c4"}},
		{"dobutsu: attackers of a piece to take", Dobutsu, "1ge/1c1/1L1/2l[] w", 0, p{"b2", "b3"}, CodeTaboo, p{"b4", "c4"}},
		{"dobutsu: the lion cannot move at all", Dobutsu, "l2/1C1/1L1/3[EEGGc] b", 1, p{"a4"}, CodeTaboo, p{"b2", "b3"}},
		{"promotion needs no pointing", Mori, "l2/1C1/3/2L[] w", 0, p{"b3", "b4"}, "", nil},
	} {
		s := load(t, c.variant, c.position)
		err := Game{}.Why(s, c.by, parts(t, c.point))
		if rules.CodeOf(err) != c.want {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
			continue
		}
		refusal, ok := errors.AsType[*rules.Error](err)
		if !ok || c.about == nil {
			continue
		}
		if want := parts(t, c.about); !reflect.DeepEqual(refusal.Parts, want) || refusal.Text == "" {
			t.Errorf("%s: %v is about %v, want %v", c.name, err, refusal.Parts, want)
		}
	}
}

func TestWhyNotStart(t *testing.T) {
	s, err := Game{}.New(rules.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		point []string
		want  string
	}{
		{nil, ""}, {[]string{"s0"}, ""}, {[]string{"s1"}, ""},
		{[]string{"s2"}, rules.CodeAction}, {[]string{"b2"}, rules.CodeAction}, {[]string{"s0", "s1"}, rules.CodeAction},
	} {
		if err := (Game{}).Why(s, rules.Nature, parts(t, c.point)); rules.CodeOf(err) != c.want {
			t.Errorf("%v: %v, want %q", c.point, err, c.want)
		}
	}
	if got := rules.Parts(Game{}, s, StartAction(1)); !reflect.DeepEqual(got, parts(t, []string{"s1"})) {
		t.Errorf("start 1 is pointed at as %v", got)
	}
}

func TestWarnings(t *testing.T) {
	for _, c := range []struct {
		position, move, want string
		about                []string
	}{
		{"1l1/3/1L1/3[] w", "b2b3", WarnCaught, []string{"b3", "b4"}},
		{"1l1/1g1/3/1LG[] w", "c1c2", "", nil},
		{"1l1/3/1g1/1LG[] w", "c1c2", WarnLeft, []string{"b1", "b2"}},
		{"1l1/3/1g1/1LG[] w", "b1b2", "", nil},
		{"1l1/3/1g1/1LG[] w", "b1a1", "", nil},
		{"1l1/3/1g1/1LG[] w", "b1c2", WarnCaught, []string{"c2", "b2"}},
		{"1lg/1E1/1G1/1L1[] w", "b3a4", "", nil},
		{"Lg1/3/3/1l1[] b T", "b1b2", WarnTry, []string{"a4"}},
		{"Lg1/3/3/1l1[] b T", "b4a4", "", nil},
		{"1g1/1L1/3/1l1[] w", "b3a4", WarnCaught, []string{"a4", "b4"}},
		{"1g1/1L1/3/1l1[] w", "b3c3", "", nil},
	} {
		s := load(t, Mori, c.position)
		by, _ := s.Actors().Only()
		a, err := Game{}.ParseAction(s, by, c.move)
		if err != nil {
			t.Errorf("%s %s: %v", c.position, c.move, err)
			continue
		}
		warnings := Game{}.Warnings(s, by, a)
		if c.want == "" {
			if len(warnings) != 0 {
				t.Errorf("%s %s: needless %v", c.position, c.move, warnings)
			}
			continue
		}
		if len(warnings) != 1 || warnings[0].Code != c.want || warnings[0].Grave != (c.want != WarnDraw) || !reflect.DeepEqual(warnings[0].Parts, parts(t, c.about)) {
			t.Errorf("%s %s: %v, want %s about %v", c.position, c.move, warnings, c.want, c.about)
		}
	}
	if got := (Game{}).Warnings(load(t, Mori, startText), 1, MoveAction(4, 7, false)); got != nil {
		t.Errorf("an illegal move is warned of: %v", got)
	}
}
