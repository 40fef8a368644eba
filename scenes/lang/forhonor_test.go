package lang

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
)

// Every code that the rules of For Honor give to a player has a sentence of its own.
func TestCodesOfForhonorHaveSentences(t *testing.T) {
	codes := []string{
		forhonor.CodeWrongPhase, forhonor.CodeNotEligible, forhonor.CodeNotYours, forhonor.CodeNoSquare, forhonor.CodeOccupied,
		forhonor.CodeTooFar, forhonor.CodeMovesOver, forhonor.CodeEnterFirst, forhonor.CodeAlreadyUsed, forhonor.CodeNoPower,
		forhonor.CodeNoContact, forhonor.CodeOwnSide, forhonor.CodeTooMany, forhonor.CodeTooNear, forhonor.CodeOutOfRange,
		forhonor.CodeNoLine, forhonor.CodeBlocked, forhonor.CodeNoTarget, forhonor.CodeNoEffect, forhonor.CodeCardUsed,
		forhonor.CodeBadShove, forhonor.CodeMustEnter, forhonor.CodeInput, forhonor.WarnFightLeft,
	}
	var phases []string
	for p := forhonor.PhaseDeal; p < forhonor.PhaseOver; p++ {
		phases = append(phases, p.String())
	}
	for _, tag := range Tags() {
		seen := map[string]string{}
		for _, code := range codes {
			got := For(tag).Refusal("forhonor", rules.Errorf(code, "fallback"))
			if got == "fallback" {
				t.Errorf("%s: %s has no sentence", tag, code)
			}
			if other := seen[got]; other != "" {
				t.Errorf("%s: %s and %s have the same sentence", tag, code, other)
			}
			seen[got] = code
		}
		for key := range For(tag).texts {
			about, ok := strings.CutPrefix(string(key), "refusal.forhonor.")
			code, detail, _ := strings.Cut(about, ".")
			switch {
			case code == "phase":
				if !slices.Contains(phases, detail) {
					t.Errorf("%s is no phase of the game", key)
				}
			case ok && !slices.Contains(codes, code):
				t.Errorf("%s is no code of the game", key)
			}
		}
	}
}

func TestHeroesHaveWords(t *testing.T) {
	for _, tag := range Tags() {
		names := map[string]bool{}
		for h := forhonor.Hero(1); h <= forhonor.NumHeroes; h++ {
			w := For(tag).Hero(h.String())
			if w.Name == h.String() || w.Class == "" || w.Power == "" || w.Short == "" || w.Long == "" || w.Good == "" {
				t.Errorf("%s: %s lacks words: %+v", tag, h, w)
			}
			if !strings.HasPrefix(w.Long, w.Power) {
				t.Errorf("%s: the power of %s is not named in %q", tag, h, w.Long)
			}
			names[w.Name] = true
		}
		if len(names) != forhonor.NumHeroes {
			t.Errorf("%s: two heroes have the same name", tag)
		}
		for f := range forhonor.Faction(forhonor.NumFactions) {
			if own, japanese := For(tag).Faction(f.String()); own == "" || japanese == "" {
				t.Errorf("%s: the faction %s lacks a name", tag, f)
			}
			if key := Key("forhonor.faction." + f.String()); !For(tag).Has(key) {
				t.Errorf("%s: there is no %s", tag, key)
			}
		}
		for card := forhonor.Sword; card <= forhonor.Shield; card++ {
			if got := For(tag).CombatCard(card.String()); got == card.String() {
				t.Errorf("%s: the card %s has no name", tag, card)
			}
		}
	}
	if got := For(English).Hero("ZZ").Name; got != "ZZ" {
		t.Errorf("an unknown hero is called %q", got)
	}
}

func TestCampsAndZonesHaveWords(t *testing.T) {
	for _, tt := range []struct {
		tag             Tag
		camp            forhonor.Camp
		title, the, The string
	}{
		{English, forhonor.Attackers, "Attackers", "the attackers", "The attackers"},
		{French, forhonor.Attackers, "Attaquants", "les attaquants", "Les attaquants"},
		{French, forhonor.Defenders, "Défenseurs", "les défenseurs", "Les défenseurs"},
	} {
		c, letter := For(tt.tag), tt.camp.String()
		if title, the, The := c.Camp(letter, ""), c.Camp(letter, "the"), c.Camp(letter, "The"); title != tt.title || the != tt.the || The != tt.The {
			t.Errorf("%s: the camp %s is called %q, %q, %q", tt.tag, letter, title, the, The)
		}
	}
	for z := range forhonor.NumZones {
		if got := For(French).Zone(z); len(got) < 2 {
			t.Errorf("the zone %d is called %q", z, got)
		}
	}
}
