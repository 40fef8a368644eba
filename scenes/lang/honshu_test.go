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
