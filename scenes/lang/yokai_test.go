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
	for _, k := range yokai.PieceTable() {
		codes = append(codes, k.Letter)
		if got := For(English).Piece(k.Letter).Name; !strings.EqualFold(got, k.Spirit) {
			t.Errorf("the spirit %s is called %q; the sheet says %q", k.Letter, got, k.Spirit)
		}
		if got := For(English).WithSkin(Animals).Piece(k.Letter).Name; !strings.EqualFold(got, k.Animal) {
			t.Errorf("the animal %s is called %q; the sheet says %q", k.Letter, got, k.Animal)
		}
	}
	if !slices.Equal(codes, pieceCodes()) {
		t.Errorf("the sheet has %v, the words %v", codes, pieceCodes())
	}
}

func TestWarningsHaveSentences(t *testing.T) {
	for _, code := range []string{yokai.WarnTry, yokai.WarnCaught, yokai.WarnLeft, yokai.WarnDraw} {
		for _, tag := range Tags() {
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
		{[]rules.Part{cell(9)}, "A Kodama on its far row cannot move: it stays until it is taken."},
		{[]rules.Part{cell(1), cell(7)}, "The Koropokkuru cannot move there: follow its arrows."},
		{[]rules.Part{cell(0)}, "No piece of yours is there: choose one of your own."},
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
func TestFiguresAreRight(t *testing.T) {
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
	return rules.End(g, next)
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

// TestRulingsOfYokaiAreMarked looks for the questions that the two sheets leave open: each is answered in the book, in
// words of the sheet where it has some, with the sign of a ruling.
func TestRulingsOfYokaiAreMarked(t *testing.T) {
	rulings := []struct {
		page, english, french string
		source                Source
	}{
		{"aim", "pictures of the starting places on the rule sheets are lost", "dessins des places de départ, sur les feuilles de règles, sont perdus", SourceRuling},
		{"pieces", "pictures of the steps of Kitsune and Tanuki are lost", "dessins des pas du Kitsune et du Tanuki", SourceRuling},
		{"drops", "may stand in one column", "peuvent donc être sur la même colonne", SourceRuling},
		{"drops", "leave the Koropokkuru no way out", "ne laisser aucune issue au Koropokkuru", SourceRuling},
		{"drops", "“at least once”", "vous devez le déplacer au moins une fois", SourceRuling},
		{"drops", "“can leave the board and come back on the other side”", "Il peut quitter le plateau et revenir de l’autre côté.", SourceRuling},
		{"try", "A move along the far row", "Se déplacer le long de la dernière rangée", SourceRuling},
		{"danger", "Yōkai no Mori rules: your Koropokkuru may move onto an attacked square", "peut aller sur une case menacée", SourceRuling},
		{"danger", "“on the next move”", "sans que celui-ci puisse être capturé le coup suivant", SourceRuling},
		{"danger", "Read literally", "Lue à la lettre", SourceRuling},
		{"draw", "“go to and fro three times in succession”", "des va-et-vient trois fois successivement", SourceSheet},
		{"draw", "“three times in a row”", "trois fois de suite", SourceSheet},
		{"draw", "even if others came between", "même si d’autres sont venues entre-temps", SourceRuling},
		{"draw", "the same player to move", "le même joueur au trait", SourceRuling},
		{"draw", "Attacking again and again", "Menacer sans cesse", SourceRuling},
		{"draw", "After 500 moves", "Après 500 coups", SourceRuling},
		{"stuck", "Yōkai no Mori rules: the sheet is silent", "Règles de Yōkai no Mori : la règle n’en dit rien", SourceRuling},
		{"handicaps", "can start without a piece", "peut commencer sans une pièce", SourceDesign},
		{"rulesets", "while your Koropokkuru stands in danger", "alors que votre Koropokkuru est en danger", SourceRuling},
	}
	for _, tag := range []Tag{English, French} {
		pages := map[string]Page{}
		for k, p := range Book("yokai", tag, Spirits) {
			pages[yokaiBook()[k].name] = p
		}
		for _, r := range rulings {
			words := map[Tag]string{English: r.english, French: r.french}[tag]
			found := false
			for _, b := range pages[r.page].Blocks {
				if plain := strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(b.Text); strings.Contains(plain, words) {
					found = true
					if b.Source != r.source {
						t.Errorf("%s: %q has the source %d, want %d", tag, words, b.Source, r.source)
					}
				}
			}
			if !found {
				t.Errorf("%s: the page %s does not say %q", tag, r.page, words)
			}
		}
	}
}

// TestStepsOfSpiritsAreARuling holds that the sheet is not claimed for what stood in its lost pictures.
func TestStepsOfSpiritsAreARuling(t *testing.T) {
	for skin, want := range map[Skin]Source{Spirits: SourceRuling, Animals: SourceSheet} {
		pieces := Book("yokai", English, skin)[1]
		for _, k := range []int{2, 3} {
			if b := pieces.Blocks[k]; b.Source != want {
				t.Errorf("%s: %q has the source %d, want %d", skin, b.Figure.Caption, b.Source, want)
			}
		}
	}
}

// TestTheBookNamesAllThatDiffers holds that the two sheets differ in more than the ways of the lion.
func TestTheBookNamesAllThatDiffers(t *testing.T) {
	for tag, words := range map[Tag][]string{
		English: {"where the Lion may go", "repeats before a draw", "without a move", "dropped on the far row"},
		French:  {"où le Lion peut aller", "se répète avant la partie nulle", "sans coup possible", "parachuté sur la dernière rangée"},
	} {
		text := For(tag).WithSkin(Animals).T("book.yokai.rulesets.2")
		for _, w := range words {
			if !strings.Contains(text, w) {
				t.Errorf("%s: %q does not name %q", tag, text, w)
			}
		}
	}
}

// TestWhereAChickTurnsOver holds what cards, refusals and the lesson say against the rules: a chick turns over when it
// moves onto the far row, and stays a chick when it is dropped there.
func TestWhereAChickTurnsOver(t *testing.T) {
	for tag, says := range map[Tag]struct{ moving, dropped, promoted string }{
		English: {"when it moves onto the far row", "Dropped on the far row, it is not promoted", "when it moves onto its far row"},
		French:  {"quand il se déplace sur la dernière rangée", "Parachuté sur la dernière rangée, il n’est pas promu", "quand il se déplace sur sa dernière rangée"},
	} {
		for _, skin := range Skins() {
			c := For(tag).WithSkin(skin)
			for text, want := range map[string]string{
				c.Piece("C").Steps: says.moving, c.ReservePiece("C").Steps: says.dropped, c.T("refusal.yokai.move-plus"): says.promoted,
			} {
				if !strings.Contains(text, want) {
					t.Errorf("%s %s: %q does not say %q", tag, skin, text, want)
				}
			}
			if c.ReservePiece("E") != c.Piece("E") {
				t.Errorf("%s %s: a piece that never turns over has two cards", tag, skin)
			}
		}
	}
}

// TestTheLessonDoesNotClaimToTeachAll looks for what the steps leave to the rules book.
func TestTheLessonDoesNotClaimToTeachAll(t *testing.T) {
	for tag, words := range map[Tag][]string{English: {"draw", "stuck", "Hen that is taken"}, French: {"nulle", "bloqué", "Coq pris"}} {
		text := For(tag).WithSkin(Animals).T("lesson.yokai.ready")
		for _, w := range words {
			if !strings.Contains(text, w) {
				t.Errorf("%s: %q does not name %q", tag, text, w)
			}
		}
	}
}

// TestTheTitleFollowsTheRules holds that no look of the pieces changes the title.
func TestTheTitleFollowsTheRules(t *testing.T) {
	for _, skin := range Skins() {
		c := For(English).WithSkin(skin)
		for rules, want := range map[string]string{"mori": "Yōkai no Mori", "dobutsu": "Dōbutsu shōgi", "": "Yōkai no Mori"} {
			if got := c.Edition("yokai", map[string]string{yokai.OptRules: rules}).Title; got != want {
				t.Errorf("%s, rules %q: the title is %q, want %q", skin, rules, got, want)
			}
		}
	}
}
