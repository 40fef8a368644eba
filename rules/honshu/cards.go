package honshu

import (
	"strconv"
	"strings"
)

// Card is a map card, 1 to 60, or one of the provinces A1 to A6 and B1 to B6 behind them.
type Card uint8

// The numbers of cards.
const (
	NoCard       Card = 0
	NumCards          = 60 // map cards
	NumProvinces      = 6  // provinces of a side
	numFaces          = NumCards + 2*NumProvinces
	squares           = 6 // of a card
	allSquares        = 1<<squares - 1
)

// Province returns the province 1 to 6 of a side, 'A' or 'B'.
func Province(side byte, n int) Card { return Card(NumCards + int(side-'A')*NumProvinces + n) }

// IsProvince reports whether the card is a province.
func (c Card) IsProvince() bool { return c > NumCards && c <= numFaces }

// isMapCard reports whether the card is one of the 60.
func (c Card) isMapCard() bool { return c >= 1 && c <= NumCards }

// String returns the number of a map card, or side and number of a province, as "47" or "A3".
func (c Card) String() string {
	if c.IsProvince() {
		n := int(c) - NumCards - 1
		return string(rune('A'+n/NumProvinces)) + strconv.Itoa(n%NumProvinces+1)
	}
	return strconv.Itoa(int(c))
}

// ParseCard reads what String writes, in any case.
func ParseCard(text string) (Card, bool) {
	if c, ok := readCard(text); ok {
		return c, true
	}
	return provinceOf(text)
}

// provinceOf reads what String writes for a province, in any case.
func provinceOf(text string) (Card, bool) {
	for c := Card(NumCards + 1); c <= numFaces; c++ {
		if strings.EqualFold(c.String(), text) {
			return c, true
		}
	}
	return NoCard, false
}

// Face returns the printed squares a to f of the card held upright, row by row; six NoSquares for what is no card.
func (c Card) Face() [6]Square {
	if c > numFaces {
		c = NoCard
	}
	return faces[c]
}

// lakes returns the printed squares that are lakes.
func (c Card) lakes() (set uint8) {
	for i, s := range faces[c] {
		if s == Lake {
			set |= 1 << i
		}
	}
	return set
}

// faces are the printed squares of every card, made from faceTable. They never change.
var faces = readFaces()

func readFaces() (out [numFaces + 1][squares]Square) {
	for k, text := range faceTable {
		for i, code := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '/' }) {
			out[k+1][i], _ = squareOf(code)
		}
	}
	return out
}

// faceTable are the map cards 1 to 60, then A1 to A6 and B1 to B6, each as its three rows from the top. It never
// changes.
var faceTable = [numFaces]string{
	"L b/F T/g T", "y n/D T/L T", "D L/T g/T y",
	"n T/g T/D F", "n D/L D/T D", "L y/D D/T D",
	"T L/y T/D D", "T L/D D/T b", "T D/L g/T D",
	"D D/T L/b F", "T D/g F/L D", "y3 n/D F/T T",
	"D T/D T/g3 b", "T T/b D/D n3", "T F/n T/D L",
	"T b3/F y/T L", "L T/F b3/T D", "D L/y3 D/T D",
	"D D/L g3/D T", "n3 T/D L/D D", "T D/D L/D b3",
	"g3 T/D D/T L", "L n3/T D/D T", "T D/D T/L y3",
	"D D/L T/D D", "T D/L T/D D", "T D/D T/L D",
	"L D/D T/T D", "L T/D b/n4 T", "b4 D/T T/F n",
	"T L/T T/y4 b", "F y/T D/T g4", "D y4/D F/L g",
	"T D/g4 D/T n", "g D/F n4/T T", "T T/b4 D/y L",
	"F g2/b D/T T", "n2 T/D F/b T", "T T/D n/F y2",
	"y b2/T F/T D", "T g/T D/n2 F", "b2 F/D y/T T",
	"F T/D T/n g2", "D y2/F T/n T", "D g/F T/y2 T",
	"b D/T g2/T F", "D T/n2 T/F y", "T T/F b2/g D",
	"F F/D T/D T", "D F/D F/T T", "T D/F T/F D",
	"T D/T F/D F", "F T/b2 T/D T", "T D/T y2/T F",
	"D T/g2 T/F T", "T F/T T/n2 D", "D F/T T/T n2",
	"T b2/T T/F D", "F T/T D/g2 D", "y2 D/T F/T D",
	"D D/b n/T T", "T T/D g/D b", "y D/n D/T T",
	"y b/D T/D T", "T g/T y/D D", "D T/D T/n g",
	"T g3/T b/L D", "T F/n F/y3 D", "L F/g D/D L",
	"T L/F T/n3 T", "D b3/D L/y D", "b3 n3/D D/g3 y3",
}
