package yokai

import (
	"strings"

	"engawa/rules"
)

// MaxOfKind is how many pieces there are of each kind but the lion, both sides together.
const MaxOfKind = 2

// Arrangement is pieces as somebody lays them out, whether the rules allow that or not: [Game.ParsePosition] of its text
// decides. The zero Arrangement is an empty board with White to move.
type Arrangement struct {
	Cells    [NumCells]Piece
	Reserves [2][len(reserveKinds)]int // pieces by side, then in the order of [ReserveKinds]
	Side     Side                      // to move
	Waiting  bool                      // a Try waits
}

// Arrangement returns the pieces of the board.
func (b Board) Arrangement() Arrangement {
	a := Arrangement{Side: b.side, Waiting: b.flags&flagWaiting != 0}
	for cell := range a.Cells {
		a.Cells[cell] = b.At(cell)
	}
	for side := range a.Reserves {
		for slot, kind := range reserveKinds {
			a.Reserves[side][slot] = b.Reserve(Side(side), kind)
		}
	}
	return a
}

// String returns the position text, as "gle/1c1/1C1/ELG[] w".
func (a Arrangement) String() string {
	var text strings.Builder
	for row := Rows - 1; row >= 0; row-- {
		a.writeRow(&text, row)
		if row > 0 {
			text.WriteByte('/')
		}
	}
	text.WriteByte('[')
	for side, counts := range a.Reserves {
		for slot, n := range counts {
			text.WriteString(strings.Repeat(PieceOf(Side(side), reserveKinds[slot]).Letter(), n))
		}
	}
	text.WriteString("] " + a.Side.String())
	if a.Waiting {
		text.WriteString(" T")
	}
	return text.String()
}

func (a Arrangement) writeRow(text *strings.Builder, row int) {
	gap := byte(0)
	for _, p := range a.Cells[row*Files : (row+1)*Files] {
		if p == 0 {
			gap++
			continue
		}
		if gap > 0 {
			text.WriteByte('0' + gap)
			gap = 0
		}
		text.WriteString(p.Letter())
	}
	if gap > 0 {
		text.WriteByte('0' + gap)
	}
}

// Hold adds the piece to the reserve of a side, as what it is when it is taken. The lion gives an *rules.Error, as it
// cannot lie there.
func (a *Arrangement) Hold(side Side, kind Kind) error {
	taken := describe(kind).TakenAs
	if taken == NoKind {
		return rules.Errorf(CodeHold, "the %s cannot lie in a reserve; expected one of the other pieces", kind)
	}
	a.Reserves[side][taken.reserveSlot()]++
	return nil
}
