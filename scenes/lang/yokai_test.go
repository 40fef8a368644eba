package lang

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/yokai"
)

// The names of pieces here are those of the rules' own sheet.
func TestPiecesAgreeWithTheSheet(t *testing.T) {
	var codes []string
	for _, k := range yokai.Sheet().Kinds {
		codes = append(codes, k.Letter)
		if got := For(English).Piece(k.Letter).Name; !strings.EqualFold(got, k.Spirit) {
			t.Errorf("the spirit %s is called %q; the sheet says %q", k.Letter, got, k.Spirit)
		}
		if got := For(English).In(Animals).Piece(k.Letter).Name; !strings.EqualFold(got, k.Animal) {
			t.Errorf("the animal %s is called %q; the sheet says %q", k.Letter, got, k.Animal)
		}
	}
	if !slices.Equal(codes, pieceCodes()) {
		t.Errorf("the sheet has %v, the words %v", codes, pieceCodes())
	}
}

func TestWarningsHaveSentences(t *testing.T) {
	for _, code := range []string{yokai.WarnTry, yokai.WarnCaught, yokai.WarnLeft, yokai.WarnDraw} {
		for _, tag := range []Tag{English, French} {
			if got := For(tag).Refusal("yokai", rules.Errorf(code, "fallback")); got == "fallback" {
				t.Errorf("%s: the warning %s has no sentence", tag, code)
			}
		}
	}
}

// A chick stuck on its far row is explained otherwise than a step that a piece does not have.
func TestRefusalsOfTheBoard(t *testing.T) {
	var g yokai.Game
	s, err := g.ParsePosition(setup(t, g, nil), "C1l/3/3/1L1[] w")
	if err != nil {
		t.Fatal(err)
	}
	cell := func(k int32) rules.Part { return rules.Part{Kind: rules.PartCell, Index: k} }
	by := seatToMove(s)
	c := For(English)
	for _, tt := range []struct {
		parts []rules.Part
		want  string
	}{
		{[]rules.Part{cell(9)}, "A Kodama on its far row has nowhere to go: it stays until it is taken."},
		{[]rules.Part{cell(1), cell(7)}, "This piece cannot step there: follow its arrows."},
		{[]rules.Part{cell(0)}, "There is no piece of yours on that square."},
		{[]rules.Part{cell(1), cell(4)}, ""},
	} {
		if got := c.Refusal("yokai", g.Why(s, by, tt.parts)); got != tt.want {
			t.Errorf("%v: %q, want %q", tt.parts, got, tt.want)
		}
	}
}

func setup(t *testing.T, g rules.Game, options map[string]string) rules.Setup {
	t.Helper()
	s := rules.Setup{Options: map[string]string{"start": "0"}}
	for key, value := range options {
		s.Options[key] = value
	}
	full, err := g.Info().Resolve(s)
	if err != nil {
		t.Fatal(err)
	}
	return full
}

func seatToMove(s rules.State) rules.Seat {
	for by := range s.Actors().All() {
		return by
	}
	return rules.Public
}

// Figures show positions that exist, arrows moves that are legal and end the game where the page says so, and marks
// what the rules say.
func TestFiguresTellTheTruth(t *testing.T) {
	var g yokai.Game
	ends := map[string]string{"try 2": "try", "danger 6": "try", "stuck 3": "stalemate"}
	for _, page := range yokaiBook() {
		for k, b := range page.blocks {
			if b.position == "" {
				continue
			}
			name := page.name + " " + string(rune('1'+k))
			f := page.page(For(English), Key("book.yokai."+page.name)).Blocks[k].Figure
			s, err := g.ParsePosition(setup(t, g, f.Options), f.Position)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			if got := g.FormatPosition(s); got != f.Position {
				t.Errorf("%s: the position %s is written %s", name, f.Position, got)
			}
			checkReach(t, name, g, s, f)
			for _, a := range f.Arrows {
				end := playArrow(t, name, g, s, a)
				if end != ends[name] {
					t.Errorf("%s: after the arrow the end is %q, want %q", name, end, ends[name])
				}
				delete(ends, name)
			}
			checkForbidden(t, name, g, s, f)
		}
	}
	if len(ends) > 0 {
		t.Errorf("no figure for %v", ends)
	}
}

// playArrow plays the move of an arrow and returns the end it brings.
func playArrow(t *testing.T, name string, g rules.Game, s rules.State, a Arrow) string {
	t.Helper()
	by := seatToMove(s)
	var do rules.Action
	err := error(nil)
	for _, text := range []string{a.From + a.To, a.From + a.To + "+", a.From + "@" + a.To} {
		if do, err = g.ParseAction(s, by, text); err == nil {
			break
		}
	}
	if err != nil {
		t.Errorf("%s: the arrow %s to %s is not legal: %v", name, a.From, a.To, err)
		return ""
	}
	next := s.Clone()
	if _, err := next.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
		t.Errorf("%s: %v", name, err)
	}
	return g.End(next)
}

// checkReach compares the squares marked as reachable with the legal moves: they are all those of one piece.
func checkReach(t *testing.T, name string, g rules.Game, s rules.State, f *Figure) {
	t.Helper()
	var marked []string
	for _, m := range f.Marks {
		if m.Kind == MarkReach || m.Kind == MarkTake {
			marked = append(marked, m.Cell)
		}
	}
	if marked == nil {
		return
	}
	slices.Sort(marked)
	byPiece := map[string][]string{}
	by := seatToMove(s)
	for _, a := range s.Legal(by, nil) {
		text := strings.TrimSuffix(g.FormatAction(s, rules.Move{By: by, Do: a}), "+")
		from, to := text[:len(text)-2], text[len(text)-2:]
		byPiece[from] = append(byPiece[from], to)
	}
	for _, cells := range byPiece {
		if slices.Sort(cells); slices.Equal(cells, marked) {
			return
		}
	}
	t.Errorf("%s: the marks %v are not the moves of one piece; those are %v", name, marked, byPiece)
}

// checkForbidden looks that the squares marked as closed are closed to the lion, and say so.
func checkForbidden(t *testing.T, name string, g rules.Game, s rules.State, f *Figure) {
	t.Helper()
	for _, m := range f.Marks {
		if m.Kind != MarkNo {
			continue
		}
		if _, err := g.ParseAction(s, seatToMove(s), f.Arrows[0].From+m.Cell); rules.CodeOf(err) != yokai.CodeTaboo {
			t.Errorf("%s: going to %s gave %v", name, m.Cell, err)
		}
	}
}
