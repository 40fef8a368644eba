package yokai

import (
	"math/bits"

	"engawa/rules"
)

// Board is one position as a value: pieces, reserves, the side to move, the waiting Try, the rule set, and how the
// game has ended if a move has ended it. It knows nothing of seats, repetition or the move cap. Boards that are ==
// are the same position under the same rules. The zero Board is not a position.
//
// Pieces are five sets of cells a side, one a kind, packed as lanes of 12 bits in one word.
type Board struct {
	own, foe         lanes // pieces of the side to move, and of the other
	ownHand, foeHand hand
	side             Side
	flags            flags
}

// lanes is the pieces of one side: kind k occupies the 12 bits from 12*(k-1).
type lanes uint64

const (
	laneWidth = NumCells
	everyLane = 1 | 1<<laneWidth | 1<<(2*laneWidth) | 1<<(3*laneWidth) | 1<<(4*laneWidth) // cell 0 in each lane
)

func laneShift(k Kind) uint { return uint(k-Lion) * laneWidth }

// of returns the cells on which pieces of the kind stand.
func (l lanes) of(k Kind) Cells { return Cells(l>>laneShift(k)) & allCells }

// all returns the cells on which any piece stands.
func (l lanes) all() Cells {
	l |= l>>(2*laneWidth) | l>>(4*laneWidth)
	return Cells(l|l>>laneWidth) & allCells
}

// at returns the kind that stands on the cell, NoKind if none does.
func (l lanes) at(cell int) Kind {
	bit := l & (everyLane << cell)
	if bit == 0 {
		return NoKind
	}
	return Lion + Kind(bits.TrailingZeros64(uint64(bit))/laneWidth)
}

func pieceBit(k Kind, cell int) lanes { return 1 << (laneShift(k) + uint(cell)) }

// hand is a reserve: two bits a kind of ReserveKinds, lowest first.
type hand uint8

// handOf returns the reserve with a single piece of the kind in it, the empty reserve for kinds that cannot be held.
func handOf(k Kind) hand {
	if k < Elephant || k > Chick {
		return 0
	}
	return 1 << (2 * k.reserveSlot())
}

func (h hand) count(k Kind) int { return int(h>>(2*k.reserveSlot())) & 3 }

type flags uint8

const (
	flagDobutsu flags  = 1 << iota // rule set dobutsu: the lion keeps off attacked cells
	flagStrict                     // mori with attackedTry=strict
	flagWaiting                    // the lion of the side not to move has an attacked Try
	endShift    = iota             // two bits: the Ending that a move brought, as far as a Board tells it
	variantBits = flagDobutsu | flagStrict
)

// Variant is a rule set as the options "rules" and "attackedTry" choose it.
type Variant uint8

// The rule sets.
const (
	Mori       Variant = 0                    // rules=mori, attackedTry=survive
	Dobutsu    Variant = Variant(flagDobutsu) // rules=dobutsu
	MoriStrict Variant = Variant(flagStrict)  // rules=mori, attackedTry=strict
)

// StartBoard returns the start position under the rule set.
func StartBoard(v Variant) Board {
	b, err := ParseBoard(v, startText)
	if err != nil {
		panic("yokai: the start position cannot be read: " + err.Error())
	}
	return b
}

// Variant returns the rule set that is played.
func (b Board) Variant() Variant { return Variant(b.flags & variantBits) }

// Side returns the side to move.
func (b Board) Side() Side { return b.side }

// Mover returns the side to move as a number: 0 for White, 1 for Black. It is not a seat.
func (b Board) Mover() int { return int(b.side) }

// At returns the piece on a cell from 0 to 11.
func (b Board) At(cell int) Piece {
	if k := b.own.at(cell); k != NoKind {
		return PieceOf(b.side, k)
	}
	if k := b.foe.at(cell); k != NoKind {
		return PieceOf(b.side.Other(), k)
	}
	return 0
}

// Reserve returns how many pieces of the kind the side holds: 0 to 2, and 0 for kinds that cannot be held.
func (b Board) Reserve(s Side, k Kind) int {
	if k < Elephant || k > Chick {
		return 0
	}
	if s == b.side {
		return b.ownHand.count(k)
	}
	return b.foeHand.count(k)
}

// Pieces returns the cells on which pieces of the side stand.
func (b Board) Pieces(s Side) Cells { return b.lanesOf(s).all() }

// LionCell returns where the side's lion stands, -1 if it has been taken.
func (b Board) LionCell(s Side) int { return b.lanesOf(s).of(Lion).first() }

// Waiting returns the cell of the lion whose attacked Try waits to be answered by the side to move.
func (b Board) Waiting() (cell int, ok bool) {
	if b.flags&flagWaiting == 0 {
		return -1, false
	}
	return b.foe.of(Lion).first(), true
}

// Attacked returns the cells that pieces of the side point at, own pieces' cells included.
func (b Board) Attacked(by Side) Cells { return attacks(b.lanesOf(by), by) }

// Attackers returns the cells of the side's pieces that point at the cell.
func (b Board) Attackers(by Side, cell int) Cells {
	var set Cells
	pieces := b.lanesOf(by)
	for from := range pieces.all().All() {
		if lookup.reach[by][pieces.at(from)][from].Has(cell) {
			set |= 1 << from
		}
	}
	return set
}

func (b Board) lanesOf(s Side) lanes {
	if s == b.side {
		return b.own
	}
	return b.foe
}

// attacks returns the cells that the pieces point at.
func attacks(l lanes, s Side) Cells {
	pairs := lookup.elephant[l.of(Elephant)] | lookup.giraffe[l.of(Giraffe)] | lookup.hen[s&1][l.of(Hen)]
	return Cells(pairs|pairs>>16) | lookup.lion[l.of(Lion)] | chickAttacks(l, s)
}

// chickAttacks returns the cells that chicks point at: one row up for White, one down for Black.
func chickAttacks(l lanes, s Side) Cells {
	return Cells(uint32(l.of(Chick))<<Files>>(2*Files*uint32(s&1))) & allCells
}

// Ending returns how a move has ended the game: NoEnding, Catch, Try, TrySurvived; Stalemate is found by Over.
func (b Board) Ending() Ending { return Ending(b.flags >> endShift & 3) }

// Over reports whether the game has ended, and 1 when the side to move has won, -1 when it has lost. A lost game
// ends by a catch, a Try or for want of a move; a won one by a Try that survived the answer. A Board is never drawn.
func (b Board) Over() (result int, over bool) {
	switch b.Ending() {
	case NoEnding:
		if b.Count() == 0 {
			return -1, true
		}
		return 0, false
	case TrySurvived:
		return 1, true
	}
	return -1, true
}

// Key returns a number that is equal for equal positions on every machine, whatever the rule set, and different for
// nearly all others. It covers pieces, reserves, side to move and waiting Try, not the end of the game.
func (b Board) Key() uint64 {
	rest := uint64(b.ownHand) | uint64(b.foeHand)<<8 | uint64(b.side)<<16 | uint64(b.flags&flagWaiting)<<24
	return rules.Mix(uint64(b.own) ^ rules.Mix(uint64(b.foe)^rules.Mix(rest)))
}
