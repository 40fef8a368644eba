package rules_test

import (
	"testing"

	"engawa/rules"
)

func TestOrNil(t *testing.T) {
	var none *rules.Error
	if err := none.OrNil(); err != nil {
		t.Errorf("no error is %v", err)
	}
	if err := rules.Errorf("code", "text").OrNil(); rules.CodeOf(err) != "code" {
		t.Errorf("an error is %v", err)
	}
}
