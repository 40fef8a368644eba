package lang

import (
	"strings"
	"unicode"
)

// Word is a noun of the game in one language and skin, with what its language's grammar wants to know of it.
type Word struct {
	Name string

	gloss   string // what the name means, or a second name
	steps   string // how the piece moves
	reserve string // the same of a piece in reserve, "" where that makes no difference

	properties map[string]string
}

// Of returns a property that the language's file nouns.json states of the noun, as "plural" or "gender"; "" for none.
func (w Word) Of(property string) string { return w.properties[property] }

// nounID names a noun: the skin, and the code of the thing in the game's notation.
type nounID struct {
	skin Skin
	code string
}

// addNoun adds a line of nouns.json. "CODE.steps" and "CODE.reserve" belong to the piece in all skins, other lines are
// "SKIN.CODE.name", "….gloss", or a property for the grammar.
func (c *Catalog) addNoun(key, value string) {
	before, property, _ := cutLast(key, ".")
	skin, code, own := strings.Cut(before, ".")
	if !own {
		for _, s := range Skins() {
			c.changeNoun(nounID{s, before}, property, value)
		}
		return
	}
	c.changeNoun(nounID{Skin(skin), code}, property, value)
}

func (c *Catalog) changeNoun(id nounID, property, value string) {
	w := c.nouns[id]
	switch property {
	case "name":
		w.Name = value
	case "gloss":
		w.gloss = value
	case "steps":
		w.steps = value
	case "reserve":
		w.reserve = value
	default:
		if w.properties == nil {
			w.properties = map[string]string{}
		}
		w.properties[property] = value
	}
	c.nouns[id] = w
}

func cutLast(text, sep string) (before, after string, found bool) {
	if k := strings.LastIndex(text, sep); k >= 0 {
		return text[:k], text[k+len(sep):], true
	}
	return text, "", false
}

// noun returns a form of the skin's noun with that code, false when code or form are not known. A form that begins
// with a capital letter gives the word with one.
func (c *Catalog) noun(code, form string) (string, bool) {
	if form != "" && unicode.IsUpper(rune(form[0])) {
		word, ok := c.noun(code, uncapitalize(form))
		return Capitalize(word), ok
	}
	w, ok := c.nouns[nounID{c.skin, code}]
	if !ok {
		return "", false
	}
	if form == "" {
		return w.Name, true
	}
	return c.grammar.Form(w, form)
}

// Piece is what a card about a piece says.
type Piece struct {
	Name  string // "Tanuki"
	Kanji string // "象 Zō": the Japanese name, with its reading where that is not the name itself
	Gloss string // "raccoon dog": what the name means
	Steps string // "One step straight: up, down, left or right."
}

// Piece returns the words for a piece in the catalogue's skin, by its code in the notation: L, E, G, C or +C. An
// unknown code gives a Piece whose Name is the code.
func (c *Catalog) Piece(code string) Piece {
	w, ok := c.nouns[nounID{c.skin, code}]
	if !ok {
		return Piece{Name: code}
	}
	return Piece{Name: w.Name, Kanji: kanji(c.skin, code), Gloss: w.gloss, Steps: w.steps}
}

// ReservePiece is Piece for a piece that lies in a reserve.
func (c *Catalog) ReservePiece(code string) Piece {
	piece := c.Piece(code)
	if w := c.nouns[nounID{c.skin, code}]; w.reserve != "" {
		piece.Steps = w.reserve
	}
	return piece
}

// kanji returns the Japanese name of a piece, with its reading where that is not the name itself; it is the same beside
// every language.
func kanji(skin Skin, code string) string {
	if skin == Animals {
		return map[string]string{
			"L": "ライオン\u00a0Raion", "E": "象\u00a0Zō", "G": "麒麟\u00a0Kirin", "C": "雛\u00a0Hiyoko", "+C": "鶏\u00a0Niwatori",
		}[code]
	}
	return map[string]string{"L": "コロポックル", "E": "狐", "G": "狸", "C": "木霊", "+C": "木霊侍"}[code]
}
