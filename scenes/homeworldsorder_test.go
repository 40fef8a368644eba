package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
)

// Positions in which an action can be entered in several orders.
const (
	greenSacrifice = "2/3 0!g2 H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1 s1:-1(g2)r1b2|"
	builds         = "2/3 0 H0:0(b3g1)g3b1| H1:1(b2r1)|g3y1 s1:-1(g2)r1b2|y1"
	trades         = "2/3 0 H0:0(b3y1)g3y2| H1:1(b2r1)|g3 s1:-1(g2)r1|b1"
	twoPreys       = "2/3 0 H0:0(b3y1)g3y2| H1:1(b2r1)|g3 s1:-1(g2)r1|b1y1"
	lonelyRed      = "2/3 0 H0:0(b3r1)g3b1| H1:1(b2y1)|g3y1 s1:-1(g2)r1|b3"
	blueSacrifice  = "2/3 0!b2 H0:0(b3y1)g3| H1:1(b2r1)|g3"
	moreSystems    = " s2:-1(r1)|y1 s3:-1(y3)|b1 s5:-1(y2)g2| s7:-1(r3)y2|" // with which ships are small on phones held upright
	redSacrifice   = "2/3 0!r1 H0:0(b3y1)g3| H1:1(b2r1)|g3 s1:-1(g2)r1|b1"
)

// TestPressesNameActionsInAnyOrder presses what names an action in several orders, by touch and by keys. Every press
// but the last asks for more, and lights up what is asked for; the last plays the action.
func TestPressesNameActionsInAnyOrder(t *testing.T) {
	for _, tt := range []struct {
		position string
		presses  string // by commas
		asks     lang.Key
		want     string
	}{
		{greenSacrifice, "reserve g1", "", "build g1 H0"},
		{greenSacrifice, "reserve r1", "", "build r1 s1"},
		{greenSacrifice, "reserve b1, cell s1", lang.HomeworldsWhichPlace, "build b1 s1"},
		{greenSacrifice, "reserve b1, piece b1 H0", lang.HomeworldsWhichPlace, "build b1 H0"},
		{greenSacrifice, "cell s1, reserve b1, piece b2 s1", lang.HomeworldsWhichPlace, "build b1 s1"},
		{greenSacrifice, "piece b2 s1, reserve b1", "", "build b1 s1"},
		{greenSacrifice, "button 1, reserve r1", "", "build r1 s1"},
		{builds, "button 1, reserve r1", "", "build r1 s1"},
		{builds, "reserve r1, button 1", "", "build r1 s1"},
		{builds, "button 1, reserve b1, cell s1", lang.HomeworldsWhichPlace, "build b1 s1"},
		{builds, "reserve b1, button 1, cell s1", lang.HomeworldsWhichPlace, "build b1 s1"},
		{builds, "reserve b1, cell s1", "", "build b1 s1"},
		{builds, "button 1, cell s1, reserve b1", lang.HomeworldsWhichColour, "build b1 s1"},
		{builds, "button 1, cell s1, piece r1 s1", lang.HomeworldsWhichColour, "build r1 s1"},
		{builds, "cell s1, button 1, reserve b1", "", "build b1 s1"},
		{builds, "cell s1, reserve b1, button 1", "", "build b1 s1"},
		{builds, "reserve b1, piece b1 H0", lang.HomeworldsWhichUse, "build b1 H0"},
		{trades, "button 2, reserve r3", "", "trade g3 r3 H0"},
		{trades, "reserve r3, button 2", "", "trade g3 r3 H0"},
		{trades, "reserve r3, piece g3 H0", "", "trade g3 r3 H0"},
		{trades, "reserve b2, piece y2 H0, button 2", lang.HomeworldsWhichPower, "trade y2 b2 H0"},
		{trades, "piece y2 H0, reserve b2, button 3", lang.HomeworldsWhichPower, "discover y2 H0 b2 s2"},
		{trades, "button 3, reserve b2, piece y2 H0", lang.HomeworldsWhichMove, "discover y2 H0 b2 s2"},
		{trades, "button 3, cell s1, piece g3 H0", lang.HomeworldsWhichMove, "move g3 H0 s1"},
		{trades, "cell s1, button 3, piece g3 H0", lang.HomeworldsWhichMove, "move g3 H0 s1"},
		{trades, "cell s1, piece g3 H0, button 3", "", "move g3 H0 s1"},
		{trades, "piece g3 H0, button 3, cell s1", lang.HomeworldsSail, "move g3 H0 s1"},
		{trades, "prey b1 s1, piece r1 s1", lang.HomeworldsTakeIt, "attack b1 s1 P1"},
		{trades, "prey b1 s1, button 4", lang.HomeworldsTakeIt, "attack b1 s1 P1"},
		{twoPreys, "button 4, prey b1 s1", lang.HomeworldsWhichTarget, "attack b1 s1 P1"},
		{trades, "button 4", "", "attack b1 s1 P1"}, // there is no other one
		{twoPreys, "button 4, piece r1 s1, prey b1 s1", lang.HomeworldsWhichTarget, "attack b1 s1 P1"},
		{trades, "piece r1 s1, button 4", "", "attack b1 s1 P1"},
		{trades, "button 5, piece y2 H0", lang.HomeworldsWhichSacrifice, "sacrifice y2 H0"},
	} {
		for _, by := range []inputMode{byMouse, byKeys} {
			t.Run(fmt.Sprintf("%s: %s", by, tt.presses), func(t *testing.T) {
				g := newTestUser(t, lateral(), &store.Memory{}, by)
				if err := g.ShowHomeworlds(2, tt.position); err != nil {
					t.Fatal(err)
				}
				m := g.table().Match()
				presses := strings.Split(tt.presses, ", ")
				for k, press := range presses {
					g.choose(partKey(m, press))
					last := k == len(presses)-1
					if played := len(m.Log) > 0; played != last {
						t.Fatalf("after %q a move is played: %t", presses[:k+1], played)
					}
					if k == len(presses)-2 && tt.asks != "" && !g.says(g.Services.Words.T(tt.asks)) {
						t.Errorf("after %q nobody asks %q: %q", presses[:k+1], g.Services.Words.T(tt.asks), g.Trace().Texts())
					}
				}
				before := m.At(0)
				if got := m.Game.FormatAction(before, rules.Move{By: 0, Do: m.Log[0].Do}); got != tt.want {
					t.Errorf("%s is played, want %s", got, tt.want)
				}
			})
		}
	}
}

// partKey is worldsKey, with "prey b1 s1" for a ship of the second player.
func partKey(m *rules.Match, part string) string {
	s := m.State().(*homeworlds.State)
	words := strings.Fields(part)
	if words[0] != "prey" {
		return scenestest.HomeworldsKey(s, part)
	}
	slot, _ := s.Find(words[2])
	for p := range homeworlds.Piece(homeworlds.NumPieces) {
		if p.String() == words[1] {
			return rules.Part{Kind: rules.PartPiece, Index: homeworlds.PieceIndex(slot, 1, p)}.String()
		}
	}
	return ""
}

// TestAWrongPressIsRefusedForItsOwnReason presses what is no action, and reads why.
func TestAWrongPressIsRefusedForItsOwnReason(t *testing.T) {
	for _, tt := range []struct{ position, presses, code string }{
		{greenSacrifice, "reserve r2", homeworlds.CodeNotSmallest},
		{greenSacrifice, "reserve y1", homeworlds.CodeBuildColour},
		{builds, "button 1, reserve r2", homeworlds.CodeNotSmallest},
		{builds, "reserve r1, cell H0", homeworlds.CodeBuildColour},
		{builds, "button 1, cell H1", homeworlds.CodeNotPresent},
		{trades, "button 2, cell H0", homeworlds.CodeWhichShip},
		{trades, "piece g3 H0, button 2, reserve r2", homeworlds.CodeTradeSize},
		{trades, "button 3, cell H1", homeworlds.CodeNoneCan},
		{trades, "piece g3 H0, cell H1", homeworlds.CodeConnected},
		{blueSacrifice, "piece g3 H0, reserve r2", homeworlds.CodeTradeSize},
		{lonelyRed, "piece g3 H0, button 4", homeworlds.CodeNoRival},
		{lonelyRed, "piece r1 s1, button 4", homeworlds.CodeTooBig},
		{redSacrifice, "piece g3 H0", homeworlds.CodeNoRival},
	} {
		t.Run(tt.presses, func(t *testing.T) {
			g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
			if err := g.ShowHomeworlds(2, tt.position); err != nil {
				t.Fatal(err)
			}
			m := g.table().Match()
			for _, press := range strings.Split(tt.presses, ", ") {
				g.choose(partKey(m, press))
			}
			why := rules.Errorf(tt.code, "")
			if tt.code == homeworlds.CodeTooBig { // the only ship there
				why = why.WithNumber("n", 1)
			}
			if size, ok := map[string]int{homeworlds.CodeTradeSize: 3, homeworlds.CodeConnected: 1}[tt.code]; ok {
				why = why.WithNumber("size", size)
			}
			want := g.Services.Words.Refusal("homeworlds", why)
			if !g.says(want) || len(m.Log) != 0 {
				t.Errorf("want %q: %q", want, g.Trace().Texts())
			}
		})
	}
}

// TestARefusalKeepsWhatWasChosen presses a wrong part after a ship and a power, then the right one.
func TestARefusalKeepsWhatWasChosen(t *testing.T) {
	for _, tt := range []struct{ position, presses, want string }{
		{trades, "piece g3 H0, button 2, reserve r2, reserve r3", "trade g3 r3 H0"},
		{trades, "piece y2 H0, cell H1, button 2, reserve b2", "trade y2 b2 H0"},
		{lonelyRed, "piece b1 H0, button 4, button 1", "build b1 H0"},
	} {
		for _, by := range []inputMode{byMouse, byKeys} {
			g := newTestUser(t, lateral(), &store.Memory{}, by)
			if err := g.ShowHomeworlds(2, tt.position); err != nil {
				t.Fatal(err)
			}
			m := g.table().Match()
			for _, press := range strings.Split(tt.presses, ", ") {
				g.choose(partKey(m, press))
			}
			if len(m.Log) == 0 || m.Game.FormatAction(m.At(0), m.Log[0]) != tt.want {
				t.Errorf("%s, %s: %d moves are played, want %s", by, tt.presses, len(m.Log), tt.want)
			}
		}
	}
}

// TestAnOpenSystemKnowsWhoseTurnItIs opens a system at a device that several people share: nobody is told that it is
// not their turn, and the turn can be passed.
func TestAnOpenSystemKnowsWhoseTurnItIs(t *testing.T) {
	for _, shape := range uprightPhones() {
		g := newTestUser(t, shape, &store.Memory{}, byTouch)
		if err := g.ShowHomeworlds(2, builds+moreSystems); err != nil {
			t.Fatal(err)
		}
		g.choose(partKey(g.table().Match(), "cell H0"))
		if g.says(g.Services.Words.T("refusal.not-your-turn")) || !g.says(g.Services.Words.T(lang.HomeworldsCanBuild)) {
			t.Errorf("%s: the open system says %q", shape.Name, g.Trace().Texts())
		}
	}
}

// TestASacrificeGoesOnInAnOpenSystem builds after a sacrifice where ships are small: the press that opens their system
// chooses the ship as well, and Build asks for one.
func TestASacrificeGoesOnInAnOpenSystem(t *testing.T) {
	for _, shape := range uprightPhones() {
		g := newTestUser(t, shape, &store.Memory{}, byTouch)
		if err := g.ShowHomeworlds(2, greenSacrifice+moreSystems); err != nil {
			t.Fatal(err)
		}
		m := g.table().Match()
		g.choose(partKey(m, "piece b1 H0"))
		if bank := lang.Text("piece", g.Services.Words.Pyramid("b1", false)); !g.says(g.Services.Words.T(lang.HomeworldsWillBuild, bank)) {
			t.Errorf("%s: the ship is not chosen: %q", shape.Name, g.Trace().Texts())
		}
		g.choose(partKey(m, "button 1"))
		if len(m.Log) != 1 || m.Game.FormatAction(m.At(0), m.Log[0]) != "build b1 H0" {
			t.Fatalf("%s: the ship and Build do not build: %v", shape.Name, m.Log)
		}
		g = newTestUser(t, shape, &store.Memory{}, byTouch)
		if err := g.ShowHomeworlds(2, greenSacrifice+moreSystems); err != nil {
			t.Fatal(err)
		}
		g.choose(partKey(m, "cell H0"), partKey(m, "button 1"))
		if !g.says(g.Services.Words.T(lang.HomeworldsWhichBuild)) {
			t.Errorf("%s: Build does not ask for a ship: %q", shape.Name, g.Trace().Texts())
		}
	}
}

// TestTheBankIsSeenWhereAStarIsAskedFor follows the lesson's fourth step on phones: once Move has been pressed the stars
// of the bank are there to be touched, with nothing over them.
func TestTheBankIsSeenWhereAStarIsAskedFor(t *testing.T) {
	for _, shape := range uprightPhones() {
		g := newTestUser(t, shape, &store.Memory{}, byTouch)
		if err := g.ShowHomeworlds(2, trades); err != nil {
			t.Fatal(err)
		}
		m := g.table().Match()
		g.choose(partKey(m, "cell H0"), partKey(m, "piece y2 H0"), partKey(m, "button 3"), partKey(m, "reserve b2"))
		if len(m.Log) != 1 || m.Game.FormatAction(m.At(0), m.Log[0]) != "discover y2 H0 b2 s2" {
			t.Errorf("%s: the star is not taken: %v", shape.Name, m.Log)
		}
	}
}

// TestACatastropheBeforeTheActionIsWarnedOf sets off a catastrophe while an action is left.
func TestACatastropheBeforeTheActionIsWarnedOf(t *testing.T) {
	for _, tag := range lang.Tags() {
		g := newTestUserIn(t, tag, lateral(), &store.Memory{}, byMouse)
		if err := g.ShowHomeworlds(2, "2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3 s1:-1(g2)g1g1|g2", "crowd s1 g"); err != nil {
			t.Fatal(err)
		}
		words, m := g.Services.Words, g.table().Match()
		if text := words.T(lang.HomeworldsBurstGives, lang.Count("n", 1)); !g.says(text) {
			t.Errorf("the slip does not say %q: %q", text, g.Trace().Texts())
		}
		g.choose(rules.Part{Kind: rules.PartButton, Index: homeworlds.ButtonDetonate}.String())
		if warned := words.T("refusal.homeworlds." + homeworlds.WarnGivesUp); len(m.Log) != 0 || !g.says(warned) {
			t.Errorf("%d moves are played, and nobody warns %q: %q", len(m.Log), warned, g.Trace().Texts())
		}
		g.insist()
		g.FinishAnimations()
		if len(m.Log) != 1 || m.Game.FormatAction(m.At(0), m.Log[0]) != "catastrophe s1 g" {
			t.Errorf("%s: it is not set off in spite of the warning: %v", tag, m.Log)
		}
	}
}

// TestASecondPressOfAShipLetsItGo presses a ship twice that could build, on the chart and in an open system: nothing is
// played, so that a double press does no harm.
func TestASecondPressOfAShipLetsItGo(t *testing.T) {
	for _, shape := range append(uprightPhones(), lateral()) {
		for _, by := range []inputMode{byMouse, byTouch, byKeys} {
			g := newTestUser(t, shape, &store.Memory{}, by)
			if err := g.ShowHomeworlds(2, builds+moreSystems); err != nil {
				t.Fatal(err)
			}
			m := g.table().Match()
			ship := partKey(m, "piece b1 H0")
			chosen := g.Services.Words.T(lang.HomeworldsPowersOf, lang.Text("piece", g.Services.Words.Pyramid("b1", false)))
			opens := shape.Name != lateral().Name
			if opens {
				g.choose(partKey(m, "cell H0"))
			}
			g.choose(ship)
			if opens && !g.says(chosen) {
				t.Errorf("%s, %s: the ship is not chosen: %q", shape.Name, by, g.Trace().Texts())
			}
			g.choose(ship)
			if len(m.Log) > 0 || g.says(chosen) {
				t.Errorf("%s, %s: after two presses of a ship %d moves are played: %q", shape.Name, by, len(m.Log), g.Trace().Texts())
			}
		}
	}
}
