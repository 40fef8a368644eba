package yokai

import (
	"iter"
	"math/bits"
)

// Cells is a set of cells: bit k stands for cell k.
type Cells uint16

// allCells holds every cell of the board.
const allCells Cells = 1<<NumCells - 1

// Has reports whether the cell is in the set; a number that is no cell never is.
func (c Cells) Has(cell int) bool { return cell >= 0 && cell < NumCells && c>>cell&1 != 0 }

// Len returns the number of cells in the set.
func (c Cells) Len() int { return bits.OnesCount16(uint16(c)) }

// All yields the cells in ascending order.
func (c Cells) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for rest := c; rest != 0; rest &= rest - 1 {
			if !yield(bits.TrailingZeros16(uint16(rest))) {
				return
			}
		}
	}
}

// first returns the lowest cell of the set, -1 for the empty set.
func (c Cells) first() int {
	if c == 0 {
		return -1
	}
	return bits.TrailingZeros16(uint16(c))
}

// CellName returns the name of a cell from 0 to 11, as "b2".
func CellName(cell int) string {
	return string([]byte{'a' + byte(cell%Files), '1' + byte(cell/Files)})
}

// parseCell reads a cell's two letters. It returns false for anything else.
func parseCell(file, row byte) (int, bool) {
	if file < 'a' || file >= 'a'+Files || row < '1' || row >= '1'+Rows {
		return 0, false
	}
	return int(row-'1')*Files + int(file-'a'), true
}
