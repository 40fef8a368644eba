package lang

import (
	"maps"
	"slices"
	"unicode"
)

// Runes returns every rune that a screen can show out of this package, in ascending order: the texts of all languages
// in all skins, the names of pieces, the Japanese names, plain ASCII for typed names, and the capitals of all. Fonts
// are cut down to these.
func Runes() []rune {
	set := map[rune]bool{}
	add := func(all ...string) {
		for _, text := range all {
			for _, r := range text {
				set[r], set[unicode.ToUpper(r)] = true, true
			}
		}
	}
	for r := ' '; r <= '~'; r++ {
		set[r] = true
	}
	for _, tag := range append(Tags(), Pseudo) {
		add(tag.Name())
		for _, skin := range Skins() {
			c := For(tag).WithSkin(skin)
			for _, text := range c.texts {
				add(text)
			}
			for _, code := range pieceCodes() {
				p := c.Piece(code)
				add(p.Name, p.Kanji, p.Gloss, p.Steps, c.ReservePiece(code).Steps)
				for _, form := range c.nouns[nounID{skin, code}].properties {
					add(form)
				}
			}
			for _, id := range gameIDs() {
				for _, options := range []map[string]string{nil, dobutsuRules()} {
					g := c.Edition(id, options)
					add(g.Title, g.Japanese, g.Caption, g.Credit, g.Thanks)
				}
			}
		}
	}
	for _, end := range endNames() {
		add(japaneseEnd(end))
	}
	for _, faction := range factionNames() {
		_, japanese := For(English).Faction(faction)
		add(japanese)
	}
	return slices.Sorted(maps.Keys(set))
}

// pieceCodes are the codes of all pieces that have names.
func pieceCodes() []string { return []string{"L", "E", "G", "C", "+C"} }

// endNames are the ends that have a Japanese name.
func endNames() []string {
	return []string{"catch", "try", "try-survived", "stalemate", "repetition", "move-cap", "resign",
		"elimination", "self-elimination", "nobody-left", "turn-cap", "broken", "draw"}
}

// factionNames are the rules' names of the factions that have a Japanese one.
func factionNames() []string { return []string{"Knights", "Vikings", "Samurai"} }
