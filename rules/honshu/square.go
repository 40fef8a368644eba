package honshu

// Colour is the colour of a cube, a production square or a factory.
type Colour uint8

// The four colours.
const (
	Blue Colour = iota
	Brown
	Grey
	Yellow
	NumColours = 4
)

// colourLetters are the letters of the colours in card tables and position texts.
const colourLetters = "bngy"

// String returns the English name of the colour.
func (c Colour) String() string {
	if c >= NumColours {
		return "no colour"
	}
	return [...]string{"blue", "brown", "grey", "yellow"}[c]
}

// Square is what one printed square shows. NoSquare stands for a place without a card.
type Square uint8

// The squares without a colour. Production squares and factories are made by [Production] and [Factory].
const (
	NoSquare Square = iota
	Forest
	Town
	Field
	Lake
	firstProduction
	firstFactory = firstProduction + NumColours
	numSquares   = firstFactory + NumColours*FactoryValues
)

// Factories are worth 2, 3 or 4.
const (
	LowestFactory  = 2
	HighestFactory = 4
	FactoryValues  = HighestFactory - LowestFactory + 1
)

// Production returns the production square of the colour.
func Production(c Colour) Square { return firstProduction + Square(c) }

// Factory returns the factory of the colour and value, 2 to 4.
func Factory(c Colour, value int) Square {
	return firstFactory + Square(c)*FactoryValues + Square(value-LowestFactory)
}

// Production returns the colour of a production square. It returns false for other squares.
func (s Square) Production() (Colour, bool) {
	return Colour(s - firstProduction), s >= firstProduction && s < firstFactory
}

// Factory returns the colour and value of a factory. It returns false for other squares.
func (s Square) Factory() (c Colour, value int, ok bool) {
	if s < firstFactory || s >= numSquares {
		return 0, 0, false
	}
	n := int(s - firstFactory)
	return Colour(n / FactoryValues), n%FactoryValues + LowestFactory, true
}

// String returns the code of the square in card tables: F, T, D, L, a colour's letter, or that and a factory's value;
// "." for no square.
func (s Square) String() string {
	if c, value, ok := s.Factory(); ok {
		return colourLetters[c:c+1] + string(rune('0'+value))
	}
	if c, ok := s.Production(); ok {
		return colourLetters[c : c+1]
	}
	const codes = ".FTDL"
	if int(s) < len(codes) {
		return codes[s : s+1]
	}
	return "?"
}

// squareOf reads what Square.String writes, but for the place without a card.
func squareOf(code string) (Square, bool) {
	for s := Forest; s < numSquares; s++ {
		if s.String() == code {
			return s, true
		}
	}
	return NoSquare, false
}
