package honshu_test

import (
	"testing"

	"engawa/rules/honshu"
	"engawa/rules/rulestest"
)

// TestContract holds the game against every promise of the contract, for every option and number of seats.
func TestContract(t *testing.T) { rulestest.Run(t, honshu.Game{}, rulestest.Config{Positions: 9}) }

func FuzzWalk(f *testing.F) { rulestest.FuzzWalk(f, honshu.Game{}) }

func FuzzDecode(f *testing.F) { rulestest.FuzzDecode(f, honshu.Game{}) }

func FuzzParse(f *testing.F) { rulestest.FuzzParse(f, honshu.Game{}) }

func FuzzParseRevealed(f *testing.F) { rulestest.FuzzParseRevealed(f, honshu.Game{}) }
