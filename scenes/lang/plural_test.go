package lang

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/feature/plural"
	cldr "golang.org/x/text/language"
)

// TestPluralsAreThoseOfTheCLDR compares every grammar with the rules of the CLDR as golang.org/x/text has them. Programs
// carry the grammars instead, as the tables of all the world's languages would make the page heavier.
func TestPluralsAreThoseOfTheCLDR(t *testing.T) {
	categories := map[plural.Form]Category{
		plural.Zero: Zero, plural.One: One, plural.Two: Two, plural.Few: Few, plural.Many: Many, plural.Other: Other,
	}
	order := []Category{Zero, One, Two, Few, Many, Other}
	for _, tag := range Tags() {
		g, ok := grammars[tag]
		if !ok {
			t.Errorf("%s has no grammar: add grammar_%s.go", tag, tag)
			continue
		}
		var used []Category
		for n := range 1001 {
			want := categories[plural.Cardinal.MatchPlural(cldr.Make(string(tag)), n, 0, 0, 0, 0)]
			if got := g.Plural(n); got != want {
				t.Errorf("%s: %d is %q, want %q", tag, n, got, want)
			}
			used = append(used, want)
		}
		slices.SortFunc(used, func(a, b Category) int { return slices.Index(order, a) - slices.Index(order, b) })
		if used = slices.Compact(used); !slices.Equal(g.Categories(), used) {
			t.Errorf("%s has the categories %q, want %q", tag, g.Categories(), used)
		}
	}
}

// TestEveryCountHasAllForms wants a form for each category in every placeholder that counts.
func TestEveryCountHasAllForms(t *testing.T) {
	counted := 0
	for _, tag := range Tags() {
		want := len(grammarOf(tag).Categories())
		for key, text := range For(tag).texts {
			for _, m := range hole.FindAllStringSubmatch(text, -1) {
				if _, forms, ok := strings.Cut(m[1], "|"); ok {
					counted++
					if got := 1 + strings.Count(forms, "|"); got != want {
						t.Errorf("%s %s: {%s} has %d forms, want %d", tag, key, m[1], got, want)
					}
				}
			}
		}
	}
	if counted < 100 {
		t.Errorf("only %d placeholders count: the test looks in the wrong place", counted)
	}
}

// manyForms is a grammar with four categories, as Polish has.
type manyForms struct{ englishGrammar }

func (manyForms) Categories() []Category { return []Category{One, Few, Many, Other} }

func (manyForms) Plural(n int) Category {
	switch {
	case n == 1:
		return One
	case n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14):
		return Few
	}
	return Many
}

func TestALanguageMayHaveManyForms(t *testing.T) {
	c := &Catalog{grammar: manyForms{}}
	for n, want := range map[int]string{1: "ruch", 2: "ruchy", 5: "ruchów", 12: "ruchów", 24: "ruchy"} {
		if got := c.fill("{n|ruch|ruchy|ruchów|ruchu}", []Arg{Count("n", n)}); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}
