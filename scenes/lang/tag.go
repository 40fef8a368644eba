package lang

import (
	"slices"
	"strings"
)

// Tag names a language, as in settings files.
type Tag string

// Pseudo is made from English for tests: accented letters and texts 40 % longer.
const Pseudo Tag = "qps"

// Tags returns the languages a player can choose, in the order of a menu: by their own names.
func Tags() []Tag {
	var tags []Tag
	for _, l := range languages() {
		tags = append(tags, l.tag)
	}
	return tags
}

// Valid reports whether there is a catalogue for the tag.
func (t Tag) Valid() bool { return t == Pseudo || t.index() >= 0 }

// Name returns the language's own name for itself.
func (t Tag) Name() string {
	if k := t.index(); k >= 0 {
		return languages()[k].name
	}
	return "Pseudo"
}

// Next returns the language after t in the menu's order, the first after the last.
func (t Tag) Next() Tag { return languages()[(t.index()+1)%len(languages())].tag }

// index returns where the language is in the menu, -1 for none.
func (t Tag) index() int {
	return slices.IndexFunc(languages(), func(l language) bool { return l.tag == t })
}

// Guess returns the language for a locale as systems and browsers write it: "fr", "fr-CA", "fr_FR.UTF-8",
// "FR", or a list "de:fr" from the most wanted on. What is not known gives English.
func Guess(locale string) Tag {
	for _, one := range strings.FieldsFunc(locale, func(r rune) bool { return r == ':' || r == ',' || r == ' ' }) {
		base := strings.ToLower(one)
		if end := strings.IndexAny(base, "-_.;@"); end >= 0 {
			base = base[:end]
		}
		if t := Tag(base); t.Valid() {
			return t
		}
	}
	return English
}
