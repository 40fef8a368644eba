package lang

import (
	"strings"

	"engawa/rules"
)

// Statement returns what a player says, as rules.Talker writes it: a word, and the seat it is about if there is one.
// Names are those of the seats. A statement without translation stays as it is.
func (c *Catalog) Statement(game, text string, names []string) string {
	word, about, _ := strings.Cut(text, " ")
	key := Key("talk." + game + "." + word)
	if !c.Has(key) {
		return text
	}
	seat, err := rules.ParseSeat(about, len(names))
	if about == "" || err != nil || seat < 0 {
		return c.T(key)
	}
	return c.T(key, Text("name", names[seat]))
}
