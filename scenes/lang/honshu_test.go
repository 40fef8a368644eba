package lang

import (
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/honshu"
)

// Every code that the rules of Honshū give to a player has a sentence.
func TestCodesOfHonshuHaveSentences(t *testing.T) {
	codes := []string{
		honshu.CodeWrongPhase, honshu.CodeNotInHand, honshu.CodeNoCube, honshu.CodeColour, honshu.CodeNoBoost, honshu.CodeNotOnTable,
		honshu.CodeSameCube, honshu.CodeTooFew, honshu.CodeNoPair, honshu.CodeNotInPair, honshu.CodeInput,
	}
	all := honshu.Trial{Faults: ^honshu.Fault(0)}.Refusal(honshu.Placement{Card: 1})
	codes = append(codes, all.Code)
	for _, also := range all.Also {
		codes = append(codes, also.Code)
	}
	const known = 19 // eleven of choices, eight of placements
	if len(codes) != known {
		t.Errorf("there are %d codes, expected %d", len(codes), known)
	}
	for _, code := range codes {
		for _, tag := range Tags() {
			if got := For(tag).Refusal("honshu", rules.Errorf(code, "fallback")); got == "fallback" {
				t.Errorf("%s: %s has no sentence", tag, code)
			}
		}
	}
}

func TestSquaresOfHonshuHaveWords(t *testing.T) {
	for _, tt := range []struct {
		tag        Tag
		code, want string
	}{
		{English, "F", "forest"},
		{English, "b", "fish production square"},
		{English, "y4", "rice factory, 4 points"},
		{French, "L", "lac"},
		{French, "n2", "manufacture de bois, 2 points"},
		{English, "", ""},
		{English, "x", "x"},
		{English, "bz", "bz"},
	} {
		if got := For(tt.tag).LandSquare(tt.code); got != tt.want {
			t.Errorf("%s: the square %q is called %q, want %q", tt.tag, tt.code, got, tt.want)
		}
	}
	for c := honshu.Card(1); c <= honshu.NumCards; c++ {
		for _, square := range c.Face() {
			if got := For(French).LandSquare(square.String()); got == square.String() {
				t.Errorf("the square %s of the card %s has no words", square, c)
			}
		}
	}
}

// TestFishSquaresAreNoLakes holds that the book, with the sign of the sheet that answers the question, and the lesson
// say so.
func TestFishSquaresAreNoLakes(t *testing.T) {
	for tag, says := range map[Tag]struct{ book, lesson string }{
		English: {"Fish squares are not lakes.", "Fish squares are not lakes."},
		French:  {"Une case de poisson n’est pas un lac.", "Les cases de poisson ne sont pas des lacs."},
	} {
		if !honshuStates(tag, says.book, SourceSheet) {
			t.Errorf("%s: no sheet says %q in the book", tag, says.book)
		}
		if text := For(tag).T("lesson.honshu.lake"); !strings.Contains(text, says.lesson) {
			t.Errorf("%s: the lesson says %q", tag, text)
		}
	}
}

// TestRulingsOfHonshuAreMarked looks for what the sheets leave open, or say otherwise than the cards.
func TestRulingsOfHonshuAreMarked(t *testing.T) {
	for tag, rulings := range map[Tag][]string{
		English: {
			"Weaving is off unless you choose it, though neither sheet forbids it.",
			"everybody has the same province on side A. The cards have six layouts",
			"the sheets name no order", "for the rest of the game: only new production squares get a cube",
		},
		French: {
			"bien qu’aucune des deux règles ne l’interdise",
			"chaque joueur commence avec la même province. Les cartes y ont six dispositions",
			"les règles ne donnent pas d’ordre", "jusqu’à la fin : seules les nouvelles cases reçoivent un cube",
		},
	} {
		for _, words := range rulings {
			if !honshuStates(tag, words, SourceRuling) {
				t.Errorf("%s: no ruling says %q", tag, words)
			}
		}
	}
}

// honshuStates reports whether a paragraph of the book with that source has the words, with plain blanks.
func honshuStates(tag Tag, words string, o Source) bool {
	for _, p := range Book("honshu", tag, Spirits) {
		for _, b := range p.Blocks {
			plain := strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(b.Text)
			if b.Source == o && strings.Contains(plain, words) {
				return true
			}
		}
	}
	return false
}
