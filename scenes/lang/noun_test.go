package lang

import (
	"maps"
	"regexp"
	"slices"
	"testing"
)

// TestEveryNounIsComplete wants each piece in each skin to have all that its language states of any.
func TestEveryNounIsComplete(t *testing.T) {
	for _, tag := range Tags() {
		c := For(tag)
		var all []string
		for _, w := range c.nouns {
			all = append(all, slices.Collect(maps.Keys(w.properties))...)
		}
		slices.Sort(all)
		all = slices.Compact(all)
		if len(c.nouns) != len(Skins())*len(pieceCodes()) || len(all) == 0 {
			t.Errorf("%s: %d nouns with %q", tag, len(c.nouns), all)
		}
		for id, w := range c.nouns {
			if w.Name == "" || w.gloss == "" || w.steps == "" {
				t.Errorf("%s %s: %+v lacks a part", tag, id, w)
			}
			for _, property := range all {
				if w.Of(property) == "" {
					t.Errorf("%s %s has no %s", tag, id, property)
				}
			}
		}
	}
}

// TestEveryFormIsOneOfTheGrammar fills every form of a noun that a text asks for with every noun.
func TestEveryFormIsOneOfTheGrammar(t *testing.T) {
	form := regexp.MustCompile(`\{([^}|.]*)\.([^}]*)\}`)
	asked := 0
	for _, tag := range Tags() {
		for key, text := range For(tag).texts {
			for _, m := range form.FindAllStringSubmatch(text, -1) {
				for _, skin := range Skins() {
					for _, code := range pieceCodes() {
						asked++
						if _, ok := For(tag).WithSkin(skin).noun(code, m[2]); !ok {
							t.Errorf("%s %s: {%s.%s} has no form of %s %s", tag, key, m[1], m[2], skin, code)
						}
					}
				}
			}
		}
	}
	if asked < 1000 {
		t.Errorf("only %d forms were asked for: the test looks in the wrong place", asked)
	}
}

func TestGermanNouns(t *testing.T) {
	c := For(German).WithSkin(Animals)
	for text, want := range map[string]string{
		"{L.der} {L.den} {L.dem} {L.des}":       "der Löwe den Löwen dem Löwen des Löwen",
		"{L.ein} {L.einen} {L.einem} {L.eines}": "ein Löwe einen Löwen einem Löwen eines Löwen",
		"{G.Der} {G.den} {G.dem} {G.des}":       "Die Giraffe die Giraffe der Giraffe der Giraffe",
		"{G.Ein} {G.einen} {G.einem} {G.eines}": "Eine Giraffe eine Giraffe einer Giraffe einer Giraffe",
		"{C.der} {C.den} {C.dem} {C.des}":       "das Küken das Küken dem Küken des Kükens",
		"{C.ein} {C.einen} {C.einem} {C.eines}": "ein Küken ein Küken einem Küken eines Kükens",
		"{G.many} {G.manyn} {E.many} {E.manyn}": "Giraffen Giraffen Elefanten Elefanten",
		"{L.sie}":                               "{L.sie}",
	} {
		if got := c.fill(text, nil); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
