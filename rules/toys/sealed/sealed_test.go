package sealed_test

import (
	"testing"

	"engawa/rules/rulestest"
	"engawa/rules/toys/sealed"
)

func TestContract(t *testing.T) { rulestest.Run(t, sealed.Game{}, rulestest.Config{}) }

func FuzzWalk(f *testing.F) { rulestest.FuzzWalk(f, sealed.Game{}) }

func FuzzDecode(f *testing.F) { rulestest.FuzzDecode(f, sealed.Game{}) }

func FuzzParse(f *testing.F) { rulestest.FuzzParse(f, sealed.Game{}) }
