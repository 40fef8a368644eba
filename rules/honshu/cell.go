package honshu

import "fmt"

// Maps lie on a grid of 64 by 64 squares: x grows to the right and y downwards, both from -32 to 31. The province's top
// left square is (0,0). No map comes near the rim, since every card overlaps: x lies from -24 to 25, y from -24 to 26.
const (
	gridBits   = 6
	gridSize   = 1 << gridBits
	gridOffset = gridSize / 2
	gridCells  = gridSize * gridSize
)

// Cell is a square of the grid, row by row, so that comparing cells compares y, then x.
type Cell uint16

// CellAt returns the cell at x and y, -32 to 31 each.
func CellAt(x, y int) Cell { return Cell((y+gridOffset)<<gridBits | (x + gridOffset)) }

// X returns the column of the cell, -32 to 31.
func (c Cell) X() int { return int(c&(gridSize-1)) - gridOffset }

// Y returns the row of the cell, -32 to 31.
func (c Cell) Y() int { return int(c>>gridBits) - gridOffset }

// String returns the cell as "3,-1".
func (c Cell) String() string { return fmt.Sprintf("%d,%d", c.X(), c.Y()) }

// onGrid reports whether x and y are columns and rows of the grid.
func onGrid(x, y int) bool {
	return x >= -gridOffset && x < gridOffset && y >= -gridOffset && y < gridOffset
}
