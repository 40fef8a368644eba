package yokai_test

import (
	"testing"

	"engawa/rules"
	"engawa/rules/rulestest"
	"engawa/rules/yokai"
)

// TestContract holds the game against every promise of the contract, also from positions with a waiting Try, full
// reserves and a lost start.
func TestContract(t *testing.T) {
	rulestest.Run(t, yokai.Game{}, rulestest.Config{Setups: []rules.Setup{
		{From: "Lg1/3/3/1l1[] b T"},
		{From: "2l/3/1L1/3[EGCegc] w", Options: map[string]string{yokai.OptRules: "dobutsu", yokai.OptStart: "1"}},
		{From: "EGL/1CC/1l1/3[] w"},
	}})
}
