package pebbles_test

import (
	"testing"

	"engawa/rules/rulestest"
	"engawa/rules/toys/pebbles"
)

func TestContract(t *testing.T) { rulestest.Run(t, pebbles.Game{}, rulestest.Config{}) }

func FuzzWalk(f *testing.F) { rulestest.FuzzWalk(f, pebbles.Game{}) }

func FuzzDecode(f *testing.F) { rulestest.FuzzDecode(f, pebbles.Game{}) }

func FuzzParse(f *testing.F) { rulestest.FuzzParse(f, pebbles.Game{}) }
