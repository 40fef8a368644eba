package yokai

import (
	"strconv"
	"testing"

	"engawa/internal/testkit"
	"engawa/rules"
)

// startOf is the setup of a start by one of the rule sets.
func startOf(set, handicap string) rules.Setup {
	return rules.Setup{Options: map[string]string{OptRules: set, OptHandicap: handicap}}
}

func TestEveryStartHasAValueThatFitsItsWinner(t *testing.T) {
	for _, h := range Handicaps() {
		for _, set := range []string{rulesMori, rulesDobutsu} {
			v, ok := StartValue(startOf(set, h.Name))
			if !ok || v < 0 && v%2 != 0 || v > 0 && v%2 == 0 {
				t.Errorf("%s, %s: the value %d (known: %t) fits no winner", set, h.Name, v, ok)
			}
		}
	}
}

func TestValuesOfStartsAgreeWithTheReference(t *testing.T) {
	for _, row := range testkit.Table(t, oracles+"handicaps.tsv", len(Handicaps())) {
		for _, set := range []string{rulesMori, rulesDobutsu} {
			want, err := strconv.Atoi(row["value_"+set])
			if err != nil {
				t.Fatal(err)
			}
			if got, _ := StartValue(startOf(set, row["handicap"])); got != want {
				t.Errorf("%s, %s: value %d, want %d", set, row["handicap"], got, want)
			}
		}
	}
}

func TestValuesOfOtherStartsAreNotKnown(t *testing.T) {
	strict := startOf(rulesMori, NoHandicap)
	strict.Options[OptAttackedTry] = tryStrict
	for name, s := range map[string]rules.Setup{
		"a Try in danger fails": strict,
		"another position":      {From: "gle/1c1/3/ELG[] w"},
		"no such handicap":      startOf(rulesMori, "a queen"),
	} {
		if v, ok := StartValue(s); ok {
			t.Errorf("%s: value %d", name, v)
		}
	}
	if v, ok := StartValue(rules.Setup{}); !ok || v != -78 {
		t.Errorf("a setup without options has the value %d (known: %t), want -78", v, ok)
	}
}
