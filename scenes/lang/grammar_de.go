package lang

// German is one of the languages.
const German Tag = "de"

func init() { grammars[German] = germanGrammar{} }

type germanGrammar struct{}

// Categories implements [Grammar].
func (germanGrammar) Categories() []Category { return oneOrOther() }

// Plural implements [Grammar].
func (germanGrammar) Plural(n int) Category {
	if n == 1 {
		return One
	}
	return Other
}

// Form implements [Grammar]. Nouns state their gender, m, f or n, and their cases: accusative, dative, genitive, plural
// and pluralDative. Forms are named by the masculine article: der, den, dem, des, and ein, einen, einem, eines.
func (germanGrammar) Form(w Word, form string) (string, bool) {
	switch form {
	case "many":
		return w.Of("plural"), true
	case "manyn":
		return w.Of("pluralDative"), true
	}
	articles := map[string][3]string{
		"der": {"der", "die", "das"}, "den": {"den", "die", "das"}, "dem": {"dem", "der", "dem"}, "des": {"des", "der", "des"},
		"ein": {"ein", "eine", "ein"}, "einen": {"einen", "eine", "ein"}, "einem": {"einem", "einer", "einem"}, "eines": {"eines", "einer", "eines"},
	}[form]
	noun := w.Name
	switch form {
	case "den", "einen":
		noun = w.Of("accusative")
	case "dem", "einem":
		noun = w.Of("dative")
	case "des", "eines":
		noun = w.Of("genitive")
	}
	switch w.Of("gender") {
	case "f":
		return articles[1] + " " + noun, articles[1] != ""
	case "n":
		return articles[2] + " " + noun, articles[2] != ""
	}
	return articles[0] + " " + noun, articles[0] != ""
}
