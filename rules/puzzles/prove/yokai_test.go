package prove_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/internal/testkit"
	"engawa/rules"
	"engawa/rules/puzzles"
	"engawa/rules/puzzles/prove"
	"engawa/rules/yokai"
)

// yokaiSetup is how puzzles of the 3x4 game are set up.
func yokaiSetup(ruleSet, position string) rules.Setup {
	return rules.Setup{Seats: 2, From: position, Options: map[string]string{yokai.OptRules: ruleSet, yokai.OptStart: "0"}}
}

// TestYokaiAgreesWithReference solves the reference puzzles up to seven moves, each of which begins with one winning
// move: where there is one answer, it is the line of the reference.
func TestYokaiAgreesWithReference(t *testing.T) {
	solved := 0
	for _, row := range testkit.Table(t, "../../yokai/testdata/puzzles.tsv", 180) {
		line := strings.Fields(row["line_mori"])
		if len(line) > 7 {
			continue
		}
		if row["plies_mori"] != strconv.Itoa(len(line)) {
			t.Fatalf("%s: %d moves, want %s", row["fen"], len(line), row["plies_mori"])
		}
		p := puzzles.New("yokai", yokaiSetup("mori", row["fen"]), 0, 1, line)
		solution, err := prove.YokaiWithin(p)
		if prove.HasNoOneAnswer(err) {
			continue // one move wins at first, but not at every step
		}
		if err != nil {
			t.Fatal(err)
		}
		solved++
		if !slices.Equal(solution.Answer, line) {
			t.Errorf("%s: answer %q, want %q", row["fen"], solution.Answer, line)
		}
	}
	if solved < 50 {
		t.Errorf("%d reference puzzles have one answer, want 50 at least", solved)
	}
}
