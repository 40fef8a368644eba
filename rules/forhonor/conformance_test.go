package forhonor_test

import (
	"testing"

	"engawa/rules/forhonor"
	"engawa/rules/rulestest"
)

// TestContract holds the game against every promise of the contract, for every option and number of seats.
func TestContract(t *testing.T) {
	rulestest.Run(t, forhonor.Game{}, rulestest.Config{
		Walks: 1, Positions: 8,
		Values: map[string][]string{forhonor.OptHeroes: {"BN BW AR JU/RA JA BE VA", "HA KA YU NA/ja be bn va"}},
	})
}

func FuzzWalk(f *testing.F) { rulestest.FuzzWalk(f, forhonor.Game{}) }

func FuzzDecode(f *testing.F) { rulestest.FuzzDecode(f, forhonor.Game{}) }

func FuzzParse(f *testing.F) { rulestest.FuzzParse(f, forhonor.Game{}) }

func FuzzParseRevealed(f *testing.F) { rulestest.FuzzParseRevealed(f, forhonor.Game{}) }
