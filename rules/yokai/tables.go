package yokai

import "math/bits"

// lookup holds what the piece table says about every cell and every set of two cells. It is computed at start and
// never changes. Arrays have a power of two of places, so that a masked index needs no check of bounds; what no index
// means is zero.
var lookup = makeTables()

// lanePair holds what two like pieces point at, the first in the low 16 bits, the second in the high, so that one
// count of bits gives the moves of both.
type lanePair = uint32

type tables struct {
	reach     [2][8][16]Cells         // by side, kind and cell: what a piece points at
	elephant  [1 << NumCells]lanePair // by the set of cells they stand on
	giraffe   [1 << NumCells]lanePair
	hen       [2][1 << NumCells]lanePair // by side too
	lion      [1 << NumCells]Cells
	gain      [128]hand // by the bit of a packed side that is taken, 64 for none: what the taker's reserve gains
	kinds     [64]uint8 // by reserve: how many kinds lie in it
	handValue [64]int16 // by reserve: what it is worth in Evaluate
}

// FarRow returns the row that the side's chicks and lion walk to.
func FarRow(s Side) Cells {
	if s == White {
		return 0b111 << (NumCells - Files)
	}
	return 0b111
}

func makeTables() *tables {
	t := new(tables)
	for side := White; side <= Black; side++ {
		for kind := Lion; kind <= Hen; kind++ {
			for cell := range NumCells {
				t.reach[side][kind][cell] = reachOf(side, kind, cell)
			}
		}
	}
	for cell := range NumCells {
		t.lion[1<<cell] = t.reach[White][Lion][cell]
	}
	for set := Cells(1); set <= allCells; set++ {
		if set.Len() > 2 {
			continue
		}
		t.elephant[set] = pairOf(&t.reach[White][Elephant], set)
		t.giraffe[set] = pairOf(&t.reach[White][Giraffe], set)
		t.hen[White][set] = pairOf(&t.reach[White][Hen], set)
		t.hen[Black][set] = pairOf(&t.reach[Black][Hen], set)
	}
	for kind := Elephant; kind <= Hen; kind++ {
		for cell := range NumCells {
			t.gain[laneShift(kind)+uint(cell)] = handOf(describe(kind).TakenAs)
		}
	}
	for h := range hand(len(t.kinds)) {
		t.handValue[h] = int16(h.value())
		t.kinds[h] = uint8(bits.OnesCount8(uint8((h | h>>1) & 0b010101)))
	}
	return t
}

// reachOf computes what a piece points at from its dots.
func reachOf(side Side, kind Kind, cell int) Cells {
	var set Cells
	for _, d := range describe(kind).Dots {
		right, up := d.Right, d.Ahead
		if side == Black {
			right, up = -right, -up
		}
		file, row := cell%Files+right, cell/Files+up
		if file >= 0 && file < Files && row >= 0 && row < Rows {
			set |= 1 << (row*Files + file)
		}
	}
	return set
}

// pairOf lays what the one or two pieces of a set point at side by side.
func pairOf(reach *[16]Cells, set Cells) lanePair {
	first := set.first()
	pair := lanePair(reach[first])
	if second := (set & (set - 1)).first(); second >= 0 {
		pair |= lanePair(reach[second]) << 16
	}
	return pair
}
