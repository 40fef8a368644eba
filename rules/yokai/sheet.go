package yokai

import "slices"

// The size of the board.
const (
	Files    = 3
	Rows     = 4
	NumCells = Files * Rows
)

// Side is one of the two colours of play.
type Side uint8

// The sides.
const (
	White Side = iota // moves first, plays upward, far row 4
	Black             // plays downward, far row 1
)

// Other returns the opposite side.
func (s Side) Other() Side { return s ^ 1 }

// String returns the letter of position texts, "w" or "b".
func (s Side) String() string {
	if s == White {
		return "w"
	}
	return "b"
}

// Kind is what a piece is, whoever owns it.
type Kind uint8

// The kinds of pieces. Each has a name among the animals and one among the forest spirits.
const (
	NoKind   Kind = iota
	Lion          // koropokkuru
	Elephant      // kitsune, the fox
	Giraffe       // tanuki
	Chick         // kodama
	Hen           // kodama samurai, a promoted chick
)

// reserveKinds is what [ReserveKinds] returns. It never changes.
var reserveKinds = [...]Kind{Elephant, Giraffe, Chick}

// ReserveKinds lists the kinds that can lie in a reserve, in the order of reserve indexes and position texts.
func ReserveKinds() [3]Kind { return reserveKinds }

// Letter returns the kind's letter in texts: L, E, G, C, and +C for the hen.
func (k Kind) Letter() string { return describe(k).Letter }

// String returns the English name among the animals, as "lion".
func (k Kind) String() string { return describe(k).Animal }

// Spirit returns the English name among the forest spirits, as "koropokkuru".
func (k Kind) Spirit() string { return describe(k).Spirit }

// Dots returns the directions in which the kind moves one cell, as printed on the piece.
func (k Kind) Dots() []Dot { return slices.Clone(describe(k).Dots) }

// reserveSlot returns 0, 1 or 2 for the kinds of ReserveKinds.
func (k Kind) reserveSlot() int { return int(k - Elephant) }

// Piece is a kind with its owner's side. The zero Piece is an empty cell.
type Piece uint8

// pieceSide is the bit of a Piece that tells Black's from White's.
const pieceSide = 8

// PieceOf returns the piece of that side and kind.
func PieceOf(s Side, k Kind) Piece { return Piece(uint8(k) | uint8(s)*pieceSide) }

// Kind returns what the piece is, NoKind for an empty cell.
func (p Piece) Kind() Kind { return Kind(p &^ pieceSide) }

// Side returns whose piece it is. It means nothing for an empty cell.
func (p Piece) Side() Side { return Side(p / pieceSide) }

// Letter returns the piece as position texts write it: as "L" or "+c", "" for an empty cell.
func (p Piece) Letter() string {
	text := []byte(p.Kind().Letter())
	if p.Side() == Black {
		for k, c := range text {
			if c >= 'A' && c <= 'Z' {
				text[k] = c - 'A' + 'a'
			}
		}
	}
	return string(text)
}

// Dot is a direction seen by the owner: Right counts files to his right, Ahead rows towards his far row.
type Dot struct{ Right, Ahead int }

// KindInfo is one line of the piece table.
type KindInfo struct {
	Kind     Kind
	Letter   string
	Animal   string
	Spirit   string
	Dots     []Dot
	Promotes Kind // what it becomes on its far row, NoKind if nothing
	TakenAs  Kind // what it is in the taker's reserve, NoKind for the lion, which ends the game
}

// PieceTable returns the pieces of the printed sheet.
func PieceTable() []KindInfo {
	kinds := slices.Clone(pieceTable[Lion:])
	for k := range kinds {
		kinds[k].Dots = slices.Clone(kinds[k].Dots)
	}
	return kinds
}

// describe returns the kind's line of the piece table, the zero KindInfo for what is no kind.
func describe(k Kind) KindInfo {
	if int(k) < len(pieceTable) {
		return pieceTable[k]
	}
	return KindInfo{}
}

// pieceTable is the piece table by kind. It never changes.
var pieceTable = [...]KindInfo{
	Lion: {
		Kind: Lion, Letter: "L", Animal: "lion", Spirit: "koropokkuru",
		Dots: []Dot{{-1, 1}, {0, 1}, {1, 1}, {-1, 0}, {1, 0}, {-1, -1}, {0, -1}, {1, -1}},
	},
	Elephant: {
		Kind: Elephant, Letter: "E", Animal: "elephant", Spirit: "kitsune", TakenAs: Elephant,
		Dots: []Dot{{-1, 1}, {1, 1}, {-1, -1}, {1, -1}},
	},
	Giraffe: {
		Kind: Giraffe, Letter: "G", Animal: "giraffe", Spirit: "tanuki", TakenAs: Giraffe,
		Dots: []Dot{{0, 1}, {-1, 0}, {1, 0}, {0, -1}},
	},
	Chick: {
		Kind: Chick, Letter: "C", Animal: "chick", Spirit: "kodama", Promotes: Hen, TakenAs: Chick,
		Dots: []Dot{{0, 1}},
	},
	Hen: {
		Kind: Hen, Letter: "+C", Animal: "hen", Spirit: "kodama samurai", TakenAs: Chick,
		Dots: []Dot{{-1, 1}, {0, 1}, {1, 1}, {-1, 0}, {1, 0}, {0, -1}},
	},
}
