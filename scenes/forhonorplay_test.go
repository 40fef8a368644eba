package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// battle shows two people a match of For Honor from a position on.
func battle(t *testing.T, shape scenestest.Shape, h hand, from string) *guest {
	t.Helper()
	m, err := rules.NewMatch(forhonor.Game{}, rules.Setup{Seats: 2, From: from}, 1)
	if err != nil {
		t.Fatal(err)
	}
	table.SetPlayers(m, scenestest.Players(2, 2))
	g := newGuest(t, shape, &store.Memory{}, h)
	g.Services.Settings.Warnings = false
	if err := g.ShowForHonorMatch(m); err != nil {
		t.Fatal(err)
	}
	return g
}

// TestForHonorTellsOneRoundOfReturn ends the last activation of a round, and looks at the screen in every tick up to the
// next round, in which a hero gives way to soldiers before the others return: all that time the heroes that are out are
// told to return in the same rounds.
func TestForHonorTellsOneRoundOfReturn(t *testing.T) {
	const from = "3.act zones=--- hero=YU moves=0 razed=0 fought=- " +
		"A: 0.YU@F8/4+ 0.RA@wait+ 0.HA@off+ 0.BW@off+ soldiers=1+,0,0,0 left=0 gained=0 before=0 " +
		"D: 1.BN@M12/4+ 1.VA@off+ 1.JA@exec+ 1.KA@off+ soldiers=0,0,0,0 left=0 gained=0 before=0"
	for _, shape := range []scenestest.Shape{lateral(), upright()} {
		g := battle(t, shape, byTouch, from)
		g.Tap(g.control(rules.Part{Kind: rules.PartButton, Index: forhonor.ButtonDone}.String()))
		told := map[string]bool{}
		s := func() *forhonor.State { return g.table().Match().State().(*forhonor.State) }
		for n := range 400 {
			for _, text := range g.Trace().Texts() {
				told[text] = told[text] || strings.HasPrefix(text, "round ")
			}
			if g.Tick(1); n > 300 && s().Phase() != forhonor.PhaseShove {
				t.Fatalf("%s: no hero gives way: %s", shape.Name, g.position())
			}
		}
		var rounds []string
		for text, is := range told {
			if is {
				rounds = append(rounds, text)
			}
		}
		if slices.Sort(rounds); !slices.Equal(rounds, []string{"round 4", "round 5"}) {
			t.Errorf("%s: the heroes that return in rounds 4 and 5 are told %q", shape.Name, rounds)
		}
	}
}
