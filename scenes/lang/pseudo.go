package lang

import (
	"maps"
	"strings"
	"unicode/utf8"
)

// pseudoLetters are the letters that replace plain ones: still readable, and wider or higher.
var pseudoLetters = strings.NewReplacer(
	"a", "à", "c", "ç", "e", "é", "i", "î", "o", "ô", "u", "ù",
	"A", "À", "C", "Ç", "E", "É", "I", "Î", "O", "Ô", "U", "Ù",
)

// pseudoCatalog is the catalogue with all texts, and the names of nouns, in the pseudo-language.
func pseudoCatalog(english *Catalog) *Catalog {
	c := &Catalog{tag: Pseudo, skin: Spirits, texts: make(texts, len(english.texts)), nouns: maps.Clone(english.nouns), grammar: english.grammar}
	for key, text := range english.texts {
		c.texts[key] = pseudo(text)
	}
	for id, w := range c.nouns {
		w.Name, w.gloss, w.steps, w.reserve = pseudo(w.Name), pseudo(w.gloss), pseudo(w.steps), pseudo(w.reserve)
		c.nouns[id] = w
	}
	return c
}

// pseudo returns the text with accents on its letters and, outside of placeholders, 40 % longer.
func pseudo(text string) string {
	var out strings.Builder
	plain := 0
	for rest := text; rest != ""; {
		before, hole, ok := strings.Cut(rest, "{")
		out.WriteString(pseudoLetters.Replace(before))
		plain += utf8.RuneCountInString(before)
		if !ok {
			break
		}
		inside, after, _ := strings.Cut(hole, "}")
		out.WriteString("{" + inside + "}")
		rest = after
	}
	for k := range (plain*2 + 4) / 5 {
		if k%6 == 0 {
			out.WriteByte(' ')
		} else {
			out.WriteString("ô")
		}
	}
	return out.String()
}
