package lang

import "strings"

// Tag names a language, as in settings files.
type Tag string

// The languages. Pseudo is made from English for tests: accented letters and texts 40 % longer.
const (
	English Tag = "en"
	French  Tag = "fr"
	Pseudo  Tag = "qps"
)

// Tags returns the languages a player can choose, in the order of a menu.
func Tags() []Tag { return []Tag{English, French} }

// Valid reports whether there is a catalogue for the tag.
func (t Tag) Valid() bool { return t == English || t == French || t == Pseudo }

// Name returns the language's own name for itself.
func (t Tag) Name() string {
	switch t {
	case French:
		return "Français"
	case Pseudo:
		return "Pseudo"
	}
	return "English"
}

// Next returns the language after t in the menu's order, the first after the last.
func (t Tag) Next() Tag {
	tags := Tags()
	for k, other := range tags {
		if other == t {
			return tags[(k+1)%len(tags)]
		}
	}
	return tags[0]
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
