package lang

import (
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
		for _, tag := range []Tag{English, French} {
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
