package exchange

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
)

// playBattle returns a battle of three against one with named heroes, played by chance as long as until wants.
func playBattle(t *testing.T, until func(m *rules.Match) bool) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(forhonor.Game{}, rules.Setup{
		Seats: 4, Teams: []int{1, 0, 1, 1},
		Options: map[string]string{forhonor.OptDraft: "preset", forhonor.OptHeroes: "KA NA YU HA/BN BW AR JU", forhonor.OptRounds: "15"},
	}, 3)
	if err != nil {
		t.Fatal(err)
	}
	stagetest.PlayOn(t, m, until, stagetest.ByChance(rand.New(rand.NewPCG(2, 2))))
	return m
}

// TestABattleIsSharedAsALine copies a whole battle as a line and as a file, and opens both elsewhere.
func TestABattleIsSharedAsALine(t *testing.T) {
	m := playBattle(t, (*rules.Match).Over)
	svc, _ := stagetest.NewServices(lang.English)
	out := newFakeOutside()
	svc.Outside = out
	p := stagetest.Enter(t, svc, NewShare(svc, m), desktopWindow())
	for _, key := range []string{"form.0", "form.1"} {
		p.Tap(key)
		p.Tap("copy")
		h2, nav := stagetest.NewServices(lang.English)
		open := NewOpen(h2)
		stagetest.Enter(t, h2, open, desktopWindow())
		open.Take(stage.Arrival{Text: out.clipboard})
		got := nav.Match
		if nav.Last() != "replay" || got == nil {
			t.Fatalf("%s: the copied text %.40q led to %q", key, out.clipboard, nav.Last())
		}
		if got.State().Hash() != m.State().Hash() || len(got.Log) != len(m.Log) {
			t.Errorf("%s: another battle opens", key)
		}
		if !slices.Equal(got.Setup.Teams, m.Setup.Teams) || !maps.Equal(got.Setup.Options, m.Setup.Options) {
			t.Errorf("%s: the setup has become %+v, was %+v", key, got.Setup, m.Setup)
		}
	}
}

// TestABattleIsSharedOnlyBetweenSecrets lets a running battle be given away on the battlefield, and not in a fight.
func TestABattleIsSharedOnlyBetweenSecrets(t *testing.T) {
	for phase, want := range map[forhonor.Phase]bool{forhonor.PhaseCall: true, forhonor.PhaseAct: true, forhonor.PhaseCombat: false} {
		m := playBattle(t, func(m *rules.Match) bool { return m.State().(*forhonor.State).Phase() == phase })
		if got := store.Shareable(m); got != want {
			t.Errorf("in the phase %s a battle is given away: %v", phase, got)
		}
	}
}
