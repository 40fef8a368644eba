package lang

// English is the language that others fall back to.
const English Tag = "en"

func init() { grammars[English] = englishGrammar{} }

type englishGrammar struct{}

// Categories implements [Grammar].
func (englishGrammar) Categories() []Category { return oneOrOther() }

// Plural implements [Grammar].
func (englishGrammar) Plural(n int) Category {
	if n == 1 {
		return One
	}
	return Other
}

// Form implements [Grammar]. Nouns state their plural and their indefinite article.
func (englishGrammar) Form(w Word, form string) (string, bool) {
	switch form {
	case "the":
		return "the " + w.Name, true
	case "a":
		return w.Of("article") + " " + w.Name, true
	case "many":
		return w.Of("plural"), true
	}
	return "", false
}
