package table_test

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/honshu"
	"engawa/scenes/table"
)

// TestEveryPhaseWithPeopleIsWatched holds that the sessions in which leaks are looked for come to every phase in which
// people choose: a phase that is added is missed here until a session comes to it.
func TestEveryPhaseWithPeopleIsWatched(t *testing.T) {
	watched := map[string]bool{}
	for _, setup := range landSetups() {
		for moment := range table.PhasesOf(t, setup.setup) {
			_, phase, _ := strings.Cut(moment, " ")
			watched["honshu "+phase] = true
		}
	}
	for _, tt := range table.BattleSetups {
		for moment := range table.BattleMoments(t, tt.Setup) {
			phase, _, _ := strings.Cut(strings.TrimPrefix(moment, "own "), ",")
			watched["forhonor "+strings.TrimSuffix(phase, " again")] = true
		}
	}
	count := 0
	want := func(game, phase string) {
		if count++; !watched[game+" "+phase] {
			t.Errorf("no match of %s comes to the phase %q", game, phase)
		}
	}
	chance := []honshu.Phase{honshu.PhaseOpen, honshu.PhaseRefill}
	for phase := honshu.PhasePlay; phase < honshu.PhaseOver; phase++ {
		if !slices.Contains(chance, phase) {
			want("honshu", phase.String())
		}
	}
	for phase := forhonor.PhasePick; phase < forhonor.PhaseOver; phase++ {
		if phase != forhonor.PhaseDraw {
			want("forhonor", phase.String())
		}
	}
	t.Logf("%d phases of two games are come to, %d sorts of moments", count, len(watched))
}

// landSetup is a match of Honshū in which leaks are looked for.
type landSetup struct {
	name  string
	setup rules.Setup
}

func landSetups() []landSetup {
	draft := map[string]string{honshu.OptSelection: "draft"}
	return []landSetup{
		{"trick of three", rules.Setup{Seats: 3}}, {"duel", rules.Setup{Seats: 2}},
		{"draft of two", rules.Setup{Seats: 2, Options: draft}}, {"draft of four", rules.Setup{Seats: 4, Options: draft}},
	}
}
