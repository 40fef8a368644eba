package lang

// Grammar is what a language needs beside its texts: the forms that numbers and articles ask for. Each language has one
// in a file grammar_TAG.go.
type Grammar interface {
	// Categories returns the plural categories of the language in CLDR's order: zero, one, two, few, many, other. A
	// placeholder {n|…|…} gives one form for each.
	Categories() []Category
	// Plural returns the category of a whole number.
	Plural(n int) Category
	// Form returns a noun in a form, as "the" or "den", false for a form that the language does not have.
	Form(w Word, form string) (string, bool)
}

// Category is a plural category of the CLDR.
type Category string

// The plural categories.
const (
	Zero  Category = "zero"
	One   Category = "one"
	Two   Category = "two"
	Few   Category = "few"
	Many  Category = "many"
	Other Category = "other"
)

// grammars are the grammars of all languages: each file adds its own.
var grammars = map[Tag]Grammar{}

// grammarOf returns the grammar of a language, that of English where there is none.
func grammarOf(tag Tag) Grammar {
	if g, ok := grammars[tag]; ok {
		return g
	}
	return grammars[English]
}

// oneOrOther are the categories of languages with a singular and a plural.
func oneOrOther() []Category { return []Category{One, Other} }
