package lang

// pieceNames are a piece's names apart from its steps, which all skins share.
type pieceNames map[string]pieceWords

func enPieces(skin Skin, code string) (pieceWords, bool) {
	p, ok := enPieceNames(skin)[code]
	p.steps = typeset(English, map[string]string{
		"L":  "One step any way. Bring it to the far row unharmed and you win.",
		"E":  "One step diagonally, to any of the four corners.",
		"G":  "One step straight: up, down, left or right.",
		"C":  "One step ahead. It turns over when it moves onto the far row.",
		"+C": "One step any way but diagonally backwards.",
	}[code])
	p.reserve = typeset(English, map[string]string{"C": "One step ahead. Dropped on the far row, it does not turn over."}[code])
	return p, ok
}

func enPieceNames(skin Skin) pieceNames {
	if skin == Animals {
		return pieceNames{
			"L":  {name: "Lion", many: "Lions", article: "a", kanji: "ライオン", reading: "Raion", gloss: "the king"},
			"E":  {name: "Elephant", many: "Elephants", article: "an", kanji: "象", reading: "Zō", gloss: "goes diagonally"},
			"G":  {name: "Giraffe", many: "Giraffes", article: "a", kanji: "麒麟", reading: "Kirin", gloss: "goes straight"},
			"C":  {name: "Chick", many: "Chicks", article: "a", kanji: "雛", reading: "Hiyoko", gloss: "small but growing"},
			"+C": {name: "Hen", many: "Hens", article: "a", kanji: "鶏", reading: "Niwatori", gloss: "a chick that made it"},
		}
	}
	return pieceNames{
		"L":  {name: "Koropokkuru", many: "Koropokkuru", article: "a", kanji: "コロポックル", gloss: "the one under the leaf"},
		"E":  {name: "Kitsune", many: "Kitsune", article: "a", kanji: "狐", gloss: "fox"},
		"G":  {name: "Tanuki", many: "Tanuki", article: "a", kanji: "狸", gloss: "raccoon dog"},
		"C":  {name: "Kodama", many: "Kodama", article: "a", kanji: "木霊", gloss: "tree spirit"},
		"+C": {name: "Kodama samurai", many: "Kodama samurai", article: "a", kanji: "木霊侍", gloss: "tree spirit in arms"},
	}
}

func frPieces(skin Skin, code string) (pieceWords, bool) {
	p, ok := frPieceNames(skin)[code]
	p.steps = typeset(French, map[string]string{
		"L":  "Un pas dans tous les sens. Sain et sauf sur la rangée du fond, il gagne.",
		"E":  "Un pas en diagonale : vers l'un des quatre coins.",
		"G":  "Un pas tout droit : en haut, en bas, à gauche ou à droite.",
		"C":  "Un pas en avant. Il se retourne quand il se déplace sur la dernière rangée.",
		"+C": "Un pas dans tous les sens, sauf en diagonale vers l'arrière.",
	}[code])
	p.reserve = typeset(French, map[string]string{"C": "Un pas en avant. Parachuté sur la dernière rangée, il ne se retourne pas."}[code])
	return p, ok
}

func frPieceNames(skin Skin) pieceNames {
	if skin == Animals {
		return pieceNames{
			"L":  {name: "Lion", many: "Lions", article: "le", kanji: "ライオン", reading: "Raion", gloss: "le roi"},
			"E":  {name: "Éléphant", many: "Éléphants", article: "l'", kanji: "象", reading: "Zō", gloss: "va en diagonale"},
			"G":  {name: "Girafe", many: "Girafes", article: "la", kanji: "麒麟", reading: "Kirin", gloss: "va tout droit", feminine: true},
			"C":  {name: "Poussin", many: "Poussins", article: "le", kanji: "雛", reading: "Hiyoko", gloss: "petit, mais il grandit"},
			"+C": {name: "Coq", many: "Coqs", article: "le", kanji: "鶏", reading: "Niwatori", gloss: "un poussin arrivé"},
		}
	}
	return pieceNames{
		"L":  {name: "Koropokkuru", many: "Koropokkuru", article: "le", kanji: "コロポックル", gloss: "celui sous la feuille"},
		"E":  {name: "Kitsune", many: "Kitsune", article: "le", kanji: "狐", gloss: "renard"},
		"G":  {name: "Tanuki", many: "Tanuki", article: "le", kanji: "狸", gloss: "chien viverrin"},
		"C":  {name: "Kodama", many: "Kodama", article: "le", kanji: "木霊", gloss: "esprit de l’arbre"},
		"+C": {name: "Kodama samurai", many: "Kodama samurai", article: "le", kanji: "木霊侍", gloss: "esprit en armes"},
	}
}
