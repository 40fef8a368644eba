package lang

import "unicode"

// noun returns a form of the skin's noun with that code, false when code or form are not known. A form that begins
// with a capital letter gives the word with one.
func (c *Catalog) noun(code, form string) (string, bool) {
	if form != "" && unicode.IsUpper(rune(form[0])) {
		word, ok := c.noun(code, string(unicode.ToLower(rune(form[0])))+form[1:])
		return Capitalize(word), ok
	}
	p, ok := c.piece(code)
	if !ok {
		return "", false
	}
	if form == "" {
		return p.name, true
	}
	if c.tag == French {
		return p.french(form)
	}
	return p.english(form)
}

func (c *Catalog) piece(code string) (pieceWords, bool) {
	var p pieceWords
	var ok bool
	if c.tag == French {
		p, ok = frPieces(c.skin, code)
	} else {
		p, ok = enPieces(c.skin, code)
	}
	if c.tag == Pseudo {
		p.name, p.gloss, p.steps, p.reserve = pseudo(p.name), pseudo(p.gloss), pseudo(p.steps), pseudo(p.reserve)
	}
	return p, ok
}

// pieceWords are the words for one piece in one language and skin.
type pieceWords struct {
	name     string
	many     string // plural
	article  string // English: a or an; French: le, la or l'
	kanji    string
	reading  string // of the kanji, "" where it is the name itself
	gloss    string // what the name means, or a second name
	steps    string // how it moves
	reserve  string // the same of a piece in reserve, "" where that makes no difference
	feminine bool   // French
}

func (p pieceWords) english(form string) (string, bool) {
	switch form {
	case "the":
		return "the " + p.name, true
	case "a":
		return p.article + " " + p.name, true
	case "many":
		return p.many, true
	}
	return "", false
}

func (p pieceWords) french(form string) (string, bool) {
	elided := p.article == "l'"
	switch form {
	case "le":
		if elided {
			return "l’" + p.name, true
		}
		return p.article + " " + p.name, true
	case "un":
		if p.feminine {
			return "une " + p.name, true
		}
		return "un " + p.name, true
	case "du", "au":
		switch {
		case elided && form == "du":
			return "de l’" + p.name, true
		case elided:
			return "à l’" + p.name, true
		case p.feminine && form == "du":
			return "de la " + p.name, true
		case p.feminine:
			return "à la " + p.name, true
		}
		return form + " " + p.name, true
	case "e":
		if p.feminine {
			return "e", true
		}
		return "", true
	case "many":
		return p.many, true
	}
	return "", false
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
	p, ok := c.piece(code)
	if !ok {
		return Piece{Name: code}
	}
	kanji := p.kanji
	if p.reading != "" {
		kanji += "\u00a0" + p.reading
	}
	return Piece{Name: p.name, Kanji: kanji, Gloss: p.gloss, Steps: p.steps}
}

// ReservePiece is Piece for a piece that lies in a reserve.
func (c *Catalog) ReservePiece(code string) Piece {
	piece := c.Piece(code)
	if p, ok := c.piece(code); ok && p.reserve != "" {
		piece.Steps = p.reserve
	}
	return piece
}
