package lang

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Arg fills one placeholder of a text.
type Arg struct {
	name    string
	text    string
	n       int
	isCount bool
	noun    bool // text is the code of a noun
}

// Text is an argument shown as it is.
func Text(name, value string) Arg { return Arg{name: name, text: value} }

// Count is a number; it also chooses between {name|one|many}.
func Count(name string, n int) Arg {
	return Arg{name: name, text: strconv.Itoa(n), n: n, isCount: true}
}

// Noun is a thing of the game by its code ("L", "+C"), shown under its name in the catalogue's skin.
func Noun(name, code string) Arg { return Arg{name: name, text: code, noun: true} }

// fill puts the arguments into the text.
func (c *Catalog) fill(text string, args []Arg) string {
	if !strings.ContainsRune(text, '{') {
		return text
	}
	var out strings.Builder
	for {
		before, rest, ok := strings.Cut(text, "{")
		out.WriteString(before)
		if !ok {
			return out.String()
		}
		hole, after, ok := strings.Cut(rest, "}")
		if !ok {
			out.WriteString("{" + rest)
			return out.String()
		}
		if word, known := c.word(hole, args); known {
			out.WriteString(word)
		} else {
			out.WriteString("{" + hole + "}")
		}
		text = after
	}
}

// word returns the text for a placeholder, false when it is unknown.
func (c *Catalog) word(hole string, args []Arg) (string, bool) {
	if name, forms, ok := strings.Cut(hole, "|"); ok {
		for _, a := range args {
			if a.name == name && a.isCount {
				return c.pluralForm(forms, a.n), true
			}
		}
		return "", false
	}
	name, form, _ := strings.Cut(hole, ".")
	if word, known := c.argument(name, form, args); known {
		return word, true
	}
	if word, known := c.noun(name, form); known {
		return word, true
	}
	word, known := c.argument(uncapitalize(name), form, args)
	return Capitalize(word), known
}

// argument returns a form of the argument of that name, false without one.
func (c *Catalog) argument(name, form string, args []Arg) (string, bool) {
	for _, a := range args {
		switch {
		case a.name != name:
		case a.noun:
			return c.noun(a.text, form)
		case form == "":
			return a.text, true
		default: // a name of somebody, as "d'Aki"
			return c.grammar.Form(Word{Name: a.text}, form)
		}
	}
	return "", false
}

// uncapitalize returns the name of an argument or a form without its capital letter.
func uncapitalize(name string) string {
	if name == "" {
		return ""
	}
	return string(unicode.ToLower(rune(name[0]))) + name[1:]
}

// pluralForm returns the one of the forms "move|moves" that fits the number: the forms are in the order of the grammar's
// categories, and the last one stands for those that lack.
func (c *Catalog) pluralForm(forms string, n int) string {
	category := c.grammar.Plural(n)
	for _, one := range c.grammar.Categories() {
		form, rest, more := strings.Cut(forms, "|")
		if one == category || !more {
			return form
		}
		forms = rest
	}
	return forms
}

// Capitalize returns the text with its first letter as a capital. A text that is empty, or begins with no letter that
// has a capital, stays as it is.
func Capitalize(text string) string {
	r, size := utf8.DecodeRuneInString(text)
	if r == utf8.RuneError {
		return text
	}
	return string(unicode.ToUpper(r)) + text[size:]
}
