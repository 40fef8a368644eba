package lang

import (
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
)

func TestPyramidsHaveWords(t *testing.T) {
	for _, tt := range []struct {
		tag               Tag
		code              string
		ship, star, short string
	}{
		{English, "y2", "medium yellow ship", "medium yellow star", "yellow 2"},
		{French, "g1", "petit vaisseau vert", "petite étoile verte", "vert 1"},
		{French, "b3", "grand vaisseau bleu", "grande étoile bleue", "bleu 3"},
		{English, "x9", "x9", "x9", "x9"},
		{English, "", "", "", ""},
	} {
		c := For(tt.tag)
		if got := c.Pyramid(tt.code, false); got != tt.ship {
			t.Errorf("%s: the ship %q is called %q", tt.tag, tt.code, got)
		}
		if got := c.Pyramid(tt.code, true); got != tt.star {
			t.Errorf("%s: the star %q is called %q", tt.tag, tt.code, got)
		}
		if got := c.PyramidShort(tt.code); got != tt.short {
			t.Errorf("%s: %q is called %q in short", tt.tag, tt.code, got)
		}
	}
	for p := range homeworlds.Piece(homeworlds.NumPieces) {
		if got := For(French).Pyramid(p.String(), false); got == p.String() {
			t.Errorf("the piece %s has no French name", p)
		}
	}
}

// Every code that the rules of Homeworlds give to a player has a sentence.
func TestCodesOfHomeworldsHaveSentences(t *testing.T) {
	codes := []string{
		homeworlds.CodeCommand, homeworlds.CodePiece, homeworlds.CodeSystem, homeworlds.CodeColour, homeworlds.CodeOwner, homeworlds.CodeName,
		homeworlds.CodeSetupFirst, homeworlds.CodeSetupPass, homeworlds.CodeSetupExtra, homeworlds.CodeSetupDone, homeworlds.CodeFirstShip,
		homeworlds.CodeBank, homeworlds.CodeAfter, homeworlds.CodeOptionUsed, homeworlds.CodeNoActions, homeworlds.CodeWrongColour,
		homeworlds.CodeNotPresent, homeworlds.CodeNoShip, homeworlds.CodeNoPower, homeworlds.CodeBuildColour, homeworlds.CodeNotSmallest,
		homeworlds.CodeTradeSize, homeworlds.CodeTradeSame, homeworlds.CodeSameSystem, homeworlds.CodeConnected, homeworlds.CodeAttackOwn,
		homeworlds.CodeWhichOwner, homeworlds.CodeTooBig, homeworlds.CodeNoCrowd, homeworlds.CodeHomeLost, homeworlds.CodeNoneCan, homeworlds.CodeWhichShip,
		homeworlds.WarnSmallShip, homeworlds.WarnNoGreenHome, homeworlds.WarnNoBlueHome, homeworlds.WarnFewColours, homeworlds.WarnTwinSizes,
		homeworlds.WarnTwinColours, homeworlds.WarnHomesApart, homeworlds.WarnNothing, homeworlds.WarnActionsLeft, homeworlds.WarnCrowdLeft,
		homeworlds.WarnWeakHome, homeworlds.WarnNearCrowd, homeworlds.WarnOneColour, homeworlds.WarnBoarded, homeworlds.WarnNoGreen,
		homeworlds.WarnNoWayOut, homeworlds.WarnThreat, homeworlds.WarnEliminates, homeworlds.WarnThird, homeworlds.WarnOwnEnd, homeworlds.WarnGivesUp,
	}
	for _, code := range codes {
		for _, tag := range []Tag{English, French} {
			if got := For(tag).Refusal("homeworlds", rules.Errorf(code, "fallback")); got == "fallback" {
				t.Errorf("%s: %s has no sentence", tag, code)
			}
		}
	}
}
