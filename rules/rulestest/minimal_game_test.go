package rulestest

import (
	"testing"

	"engawa/rules"
	"engawa/rules/toys/pebbles"
)

// bare is a game that has nothing but what every game must have.
type bare struct{ rules.Game }

func TestWhatEveryGameMustHaveIsEnough(t *testing.T) {
	for _, f := range Check(bare{pebbles.Game{}}, Config{}) {
		t.Error(f)
	}
}
