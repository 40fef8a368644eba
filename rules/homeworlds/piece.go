package homeworlds

import (
	"iter"
	"math/bits"
)

// Colour is the colour of a piece, and the power that goes with it.
type Colour uint8

// The colours in the order in which position texts list them.
const (
	Blue   Colour = iota // trade
	Green                // build
	Red                  // attack
	Yellow               // move and discover
)

// Colours and sizes of the pieces.
const (
	NumColours = 4
	NumSizes   = 3
	NumPieces  = NumColours * NumSizes
)

const colourLetters = "bgry"

// String returns the colour's letter: "b", "g", "r" or "y".
func (c Colour) String() string {
	if c >= NumColours {
		return "?"
	}
	return colourLetters[c : c+1]
}

// Piece is a kind of pyramid, 0 to 11: three times its colour plus its size less one. As a star or as a ship it is the
// same piece.
type Piece uint8

// NoPiece stands where there is no piece.
const NoPiece Piece = 15

// MakePiece returns the piece of that colour and size, 1 to 3.
func MakePiece(c Colour, size int) Piece { return Piece(int(c)*NumSizes + size - 1) }

// Colour returns the colour of the piece.
func (p Piece) Colour() Colour { return Colour(p / NumSizes) }

// Size returns the size of the piece, 1 to 3.
func (p Piece) Size() int { return int(p%NumSizes) + 1 }

// String returns the piece as the notation writes it, as "y2".
func (p Piece) String() string {
	if p >= NumPieces {
		return "?"
	}
	return p.Colour().String() + string(rune('0'+p.Size()))
}

// Fleet counts pieces by kind: four bits each, the lowest for piece 0. There are never more than seven of a kind in a
// match, so a nibble cannot overflow.
type Fleet uint64

const (
	pieceBits  = 4
	colourBits = pieceBits * NumSizes
	pieceMask  = 1<<pieceBits - 1
	colourMask = 1<<colourBits - 1
	lowBits    = 0x111111111111 // the lowest bit of each piece's nibble
)

// One returns the fleet of one piece.
func (p Piece) One() Fleet { return 1 << (uint(p) * pieceBits) }

// Count returns how many pieces of that kind there are.
func (f Fleet) Count(p Piece) int { return int(f>>(uint(p)*pieceBits)) & pieceMask }

// Has reports whether there is a piece of that kind.
func (f Fleet) Has(p Piece) bool { return f.Count(p) > 0 }

// Of returns the pieces of that colour, of all sizes.
func (f Fleet) Of(c Colour) Fleet { return f & (colourMask << (uint(c) * colourBits)) }

// HasColour reports whether there is a piece of that colour.
func (f Fleet) HasColour(c Colour) bool { return f.Of(c) != 0 }

// CountColour returns how many pieces of that colour there are.
func (f Fleet) CountColour(c Colour) int {
	g := f >> (uint(c) * colourBits) & colourMask
	return int(g&pieceMask + g>>pieceBits&pieceMask + g>>(2*pieceBits))
}

// Len returns how many pieces there are.
func (f Fleet) Len() int {
	even := uint64(f) & 0x0f0f0f0f0f0f
	odd := uint64(f) >> pieceBits & 0x0f0f0f0f0f0f
	return int((even + odd) * 0x0101010101010101 >> 56)
}

// kinds returns the fleet with one piece of each kind that is there.
func (f Fleet) kinds() Fleet { return (f | f>>1 | f>>2 | f>>3) & lowBits }

// sizes returns a set of the sizes that are there: bit 0 for size 1.
func (f Fleet) sizes() uint8 {
	k := f.kinds()
	k |= k>>colourBits | k>>(2*colourBits) | k>>(3*colourBits)
	return uint8(k&1 | k>>(pieceBits-1)&2 | k>>(2*pieceBits-2)&4)
}

// Largest returns the size of the largest piece, 0 when there is none.
func (f Fleet) Largest() int { return bits.Len8(f.sizes()) }

// Smallest returns the smallest piece of that colour, or NoPiece.
func (f Fleet) Smallest(c Colour) Piece {
	g := f >> (uint(c) * colourBits) & colourMask
	if g == 0 {
		return NoPiece
	}
	return MakePiece(c, bits.TrailingZeros64(uint64(g))/pieceBits+1)
}

// All yields each kind of piece that is there with its count, in ascending order.
func (f Fleet) All() iter.Seq2[Piece, int] {
	return func(yield func(Piece, int) bool) {
		for k := f.kinds(); k != 0; k &= k - 1 {
			p := Piece(bits.TrailingZeros64(uint64(k)) / pieceBits)
			if !yield(p, f.Count(p)) {
				return
			}
		}
	}
}

// String returns the pieces one after the other, in ascending order, as "b1b1g3".
func (f Fleet) String() string {
	text := ""
	for p, n := range f.All() {
		for range n {
			text += p.String()
		}
	}
	return text
}
