package solved

import (
	"math/bits"

	"engawa/rules/yokai"
)

// The board as the solver sees it: rows of three cells, row 0 the home row of the side to move, row 3 its far row.
const (
	files     = 3
	cellCount = 12
	homeRow   = cells(0b111)
	farRow    = cells(0b111 << (cellCount - files))
	allCells  = cells(1<<cellCount - 1)
)

// cells is a set of cells: bit k stands for cell k.
type cells uint16

func (c cells) len() int { return bits.OnesCount16(uint16(c)) }

// first returns the lowest cell; the set must not be empty.
func (c cells) first() int { return bits.TrailingZeros16(uint16(c)) }

// pieces is the pieces of one side on the board: a lane of 12 bits a kind, the lion's lowest, then elephants, giraffes,
// chicks and hens. The number of a bit is called a slot: it says kind and cell at once.
type pieces uint64

const (
	laneWidth  = cellCount
	slotCount  = 5 * laneWidth
	lionLane   = pieces(allCells)
	everyLane  = 1 | 1<<laneWidth | 1<<(2*laneWidth) | 1<<(3*laneWidth) | 1<<(4*laneWidth) // cell 0 in each lane
	firstFile  = everyLane * 0b001001001001
	middleFile = firstFile << 1
)

func laneShift(k yokai.Kind) uint { return uint(k-yokai.Lion) * laneWidth }

func pieceAt(k yokai.Kind, cell int) pieces { return 1 << (laneShift(k) + uint(cell)) }

// of returns the cells of the pieces of a kind.
func (p pieces) of(k yokai.Kind) cells { return cells(p>>laneShift(k)) & allCells }

// all returns the cells of all pieces.
func (p pieces) all() cells {
	p |= p>>(2*laneWidth) | p>>(4*laneWidth)
	return cells(p|p>>laneWidth) & allCells
}

// mirrored exchanges the outer files.
func (p pieces) mirrored() pieces { return p&middleFile | p&firstFile<<2 | p>>2&firstFile }

// turned gives the board a half-turn: cell 0 becomes cell 11.
func (p pieces) turned() pieces {
	// Reversing the whole word turns every lane, and also the order of the lanes, which is put right again.
	p = pieces(bits.Reverse64(uint64(p)) >> (64 - slotCount))
	const lane = lionLane
	return p>>(4*laneWidth) | p>>(2*laneWidth)&(lane<<laneWidth) | p&(lane<<(2*laneWidth)) |
		p&(lane<<laneWidth)<<(2*laneWidth) | p&lane<<(4*laneWidth)
}

// The two sides in a position.
const (
	mover = iota // plays upward
	other        // plays downward
)

// lookup holds what the game's sheet says about every slot and cell. It is computed at start and never changes. Arrays
// by slot and by cell have a power of two of places, so that a masked index needs no check of bounds.
var lookup = makeGeometry()

type geometry struct {
	reach    [2][64]cells  // by side and slot: the cells a piece points at
	origins  [64]cells     // by slot of the mover's: the cells from which the piece can have come as the same kind
	strikers [2][16]pieces // by side and cell: the slots from which a piece of the side points at the cell
	gain     [64]hand      // by slot of a taken piece: what the taker's reserve gains
	nth      [1 << cellCount][cellCount]uint8
}

func makeGeometry() *geometry {
	g := new(geometry)
	for _, info := range yokai.PieceTable() {
		for cell := range cellCount {
			slot := int(laneShift(info.Kind)) + cell
			for side := range 2 {
				g.reach[side][slot] = reachOf(side, info.Dots, cell)
				for set := g.reach[side][slot]; set != 0; set &= set - 1 {
					g.strikers[side][set.first()] |= 1 << slot
				}
			}
			if info.TakenAs != yokai.NoKind {
				g.gain[slot] = handOf(info.TakenAs)
			}
		}
	}
	for slot := range slotCount {
		// A piece that points backwards at its origins is one of the other side. A chick arrives on its far row as a hen.
		g.origins[slot] = g.reach[other][slot]
		if kind := yokai.Lion + yokai.Kind(slot/laneWidth); kind == yokai.Chick {
			if farRow>>(slot%laneWidth)&1 != 0 {
				g.origins[slot] = 0
			}
		}
	}
	for set := range g.nth {
		for n, rest := 0, cells(set); rest != 0; n, rest = n+1, rest&(rest-1) {
			g.nth[set][n] = uint8(rest.first())
		}
	}
	return g
}

// reachOf returns the cells that a piece with these dots points at.
func reachOf(side int, dots []yokai.Dot, cell int) cells {
	var set cells
	for _, d := range dots {
		right, up := d.Right, d.Ahead
		if side == other {
			right, up = -right, -up
		}
		file, row := cell%files+right, cell/files+up
		if file >= 0 && file < files && row >= 0 && row < cellCount/files {
			set |= 1 << (row*files + file)
		}
	}
	return set
}
