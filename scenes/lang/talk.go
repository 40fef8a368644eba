package lang

import (
	"strings"

	"engawa/rules"
)

// Statement returns what a player says, as rules.Talker writes it: a word, and the seat it is about if there is one.
// Names are those of the seats. A statement without translation, or about nobody
// who sits here, stays as it is.
func (c *Catalog) Statement(game, text string, names []string) string {
	word, about, _ := strings.Cut(text, " ")
	key := Key("talk." + game + "." + word)
	if !c.Has(key) {
		return text
	}
	named := strings.Contains(c.texts[key], "{name}")
	seat, err := rules.ParseSeat(about, len(names))
	switch {
	case named && (err != nil || seat < 0):
		return text
	case named:
		return c.T(key, Text("name", names[seat]))
	}
	return c.T(key)
}
