package lang

import (
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/lesson/lessons"
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
		homeworlds.CodeWhichOwner, homeworlds.CodeTooBig, homeworlds.CodeNoRival, homeworlds.CodeNoOverpopulation, homeworlds.CodeHomeLost, homeworlds.CodeNoneCan, homeworlds.CodeWhichShip,
		homeworlds.CodePowerNowhere, homeworlds.CodeNothingToBuild, homeworlds.CodeNothingToTrade, homeworlds.CodeNowhereToMove,
		homeworlds.WarnSmallShip, homeworlds.WarnNoGreenHome, homeworlds.WarnNoBlueHome, homeworlds.WarnFewColours, homeworlds.WarnTwinSizes,
		homeworlds.WarnTwinColours, homeworlds.WarnHomesApart, homeworlds.WarnNothing, homeworlds.WarnActionsLeft, homeworlds.WarnOverpopulationLeft,
		homeworlds.WarnHomeCaptured, homeworlds.WarnHomeDestroyed, homeworlds.WarnLargestCaptured, homeworlds.WarnLargestDestroyed, homeworlds.WarnNoGreen,
		homeworlds.WarnNoWayOut, homeworlds.WarnCutOff, homeworlds.WarnEliminates, homeworlds.WarnThird, homeworlds.WarnOwnEnd, homeworlds.WarnGivesUp,
		homeworlds.WarnEliminatesOpen,
	}
	for _, code := range codes {
		for _, tag := range Tags() {
			if got := For(tag).Refusal("homeworlds", rules.Errorf(code, "fallback")); got == "fallback" {
				t.Errorf("%s: %s has no sentence", tag, code)
			}
		}
	}
}

// TestTheLessonOfHomeworldsNamesTheButtonsItAsksFor looks in every task for the words on the buttons that it lights up
// or cannot do without.
func TestTheLessonOfHomeworldsNamesTheButtonsItAsksFor(t *testing.T) {
	names := map[int32]Key{
		homeworlds.ButtonBuild: HomeworldsBuild, homeworlds.ButtonTrade: HomeworldsTrade, homeworlds.ButtonMove: HomeworldsMove,
		homeworlds.ButtonAttack: HomeworldsAttack, homeworlds.ButtonSacrifice: HomeworldsSacrifice,
		homeworlds.ButtonDetonate: HomeworldsDetonate, homeworlds.ButtonEnd: HomeworldsEnd,
	}
	asked := map[int32]bool{}
	for _, l := range lessons.All() {
		if l.Game != "homeworlds" {
			continue
		}
		for k, step := range l.Steps {
			wanted := map[int32]bool{}
			for _, text := range step.Solution {
				wanted[homeworlds.ButtonDetonate] = wanted[homeworlds.ButtonDetonate] || strings.HasPrefix(text, "catastrophe")
				wanted[homeworlds.ButtonEnd] = wanted[homeworlds.ButtonEnd] || text == "end"
			}
			m, err := l.Start(k)
			if err != nil {
				t.Fatal(err)
			}
			if step.Points != nil {
				for _, part := range step.Points(m.State()) {
					wanted[part.Index] = wanted[part.Index] || part.Kind == rules.PartButton
				}
			}
			for button, name := range names {
				if !wanted[button] {
					continue
				}
				asked[button] = true
				for _, tag := range Tags() {
					c := For(tag)
					if task := c.T(lessonKey(l.Game, step.Name)); !strings.Contains(task, c.T(name)) {
						t.Errorf("%s, %s: %q does not name the button %q", tag, step.Name, task, c.T(name))
					}
				}
			}
		}
	}
	for _, button := range []int32{homeworlds.ButtonBuild, homeworlds.ButtonAttack, homeworlds.ButtonDetonate, homeworlds.ButtonEnd} {
		if !asked[button] {
			t.Errorf("no step asks for the button %d: the test is blind to it", button)
		}
	}
}

// TestHomeworldsSetsCatastrophesOff wants one word for it everywhere.
func TestHomeworldsSetsCatastrophesOff(t *testing.T) {
	for _, key := range For(English).keys() {
		if text := strings.ToLower(For(English).T(key)); strings.Contains(text, "detonat") {
			t.Errorf("%s: %q", key, text)
		}
	}
	for _, tag := range []Tag{English, French} {
		for key, words := range map[Key][]string{
			HomeworldsGoodAim: {"still in the game", "encore en jeu"}, "lesson.homeworlds.evil.done": {"still in the game", "encore en jeu"},
			"book.homeworlds.words.4": {"r is red, y yellow, g green and b blue", "r rouge, y jaune, g vert, b bleu"},
		} {
			if text := For(tag).T(key); !strings.Contains(text, words[0]) && !strings.Contains(text, words[1]) {
				t.Errorf("%s: %q says nothing of %q", tag, text, words)
			}
		}
		for _, author := range []string{"John Cooper", "Kory Heath", "Kristin Matherly", "Jacob Davenport"} {
			if credit := For(tag).Game("homeworlds").Credit; !strings.Contains(credit, author) {
				t.Errorf("%q does not name %s", credit, author)
			}
		}
		no := For(tag).T(HomeworldsNoPower, Text("colour", "red"))
		if strings.Contains(no, "yours") || strings.Contains(no, "à vous") {
			t.Errorf("%q forgets that a star has a power too", no)
		}
	}
}

// TestRulingsOfHomeworldsAreMarked looks for what the sheet does not say, or says in two ways, among the paragraphs with
// the sign of a ruling, and for what it does say among those with the sign of the sheet.
func TestRulingsOfHomeworldsAreMarked(t *testing.T) {
	for source, all := range map[Source][]string{
		SourceRuling: {
			"Two players have no cards", "“at any moment”", "five of each kind", "third time at the start of a turn, and after 1,000 turns",
			"players who only pass end it in a draw", "all cards are turned over", "set phrases", "A player who is out says nothing more",
			"Sinister", "Last standing", "One more piece of each kind", "A large first ship", "your own home empty. Then you are out",
			"Nobody may pass it", "gives up what is left of your actions",
		},
		SourceSheet: {
			"Two players use three of each kind", "destroyed at once, ships and all", "no way is left to end the turn with a ship of yours at home",
			"each trade takes its own from the bank", "as many cards as players", "You may even sacrifice the last ship at home",
		},
	} {
		for _, words := range all {
			found := 0
			for _, page := range Book("homeworlds", English, Spirits) {
				for _, b := range page.Blocks {
					if strings.Contains(b.Text, words) {
						if found++; b.Source != source {
							t.Errorf("%q has the sign %d, want %d", b.Text, b.Source, source)
						}
					}
				}
			}
			if found == 0 {
				t.Errorf("no paragraph says %q", words)
			}
		}
	}
}
