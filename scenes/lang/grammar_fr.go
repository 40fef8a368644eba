package lang

import (
	"strings"
	"unicode/utf8"
)

// French is one of the languages.
const French Tag = "fr"

func init() { grammars[French] = frenchGrammar{} }

type frenchGrammar struct{}

// Categories implements [Grammar]. The CLDR has a third category, "many", for millions, which no text counts.
func (frenchGrammar) Categories() []Category { return oneOrOther() }

// Plural implements [Grammar].
func (frenchGrammar) Plural(n int) Category {
	if n == 0 || n == 1 {
		return One
	}
	return Other
}

// Form implements [Grammar]. "de" is for names of people and things: de Ren, d’Aki. Nouns state their gender, m or f, their plural and their article: le, la or l'.
func (frenchGrammar) Form(w Word, form string) (string, bool) {
	article, feminine := w.Of("article"), w.Of("gender") == "f"
	elided := article == "l’"
	switch form {
	case "de":
		if first, _ := utf8.DecodeRuneInString(strings.ToLower(w.Name)); strings.ContainsRune("aeiouàâäéèêëîïôöùûü", first) {
			return "d’" + w.Name, true
		}
		return "de " + w.Name, true
	case "le":
		if elided {
			return article + w.Name, true
		}
		return article + " " + w.Name, true
	case "un":
		if feminine {
			return "une " + w.Name, true
		}
		return "un " + w.Name, true
	case "du", "au":
		switch {
		case elided && form == "du":
			return "de l’" + w.Name, true
		case elided:
			return "à l’" + w.Name, true
		case feminine && form == "du":
			return "de la " + w.Name, true
		case feminine:
			return "à la " + w.Name, true
		}
		return form + " " + w.Name, true
	case "e":
		if feminine {
			return "e", true
		}
		return "", true
	case "many":
		return w.Of("plural"), true
	}
	return "", false
}
