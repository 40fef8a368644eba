package solved

// The lions' cells choose the block of an index. Two positions that are mirror images have one number, that of the
// position whose mover's lion is further left, or whose other lion is if the first stands in the middle. If both lions
// stand in the middle, both images have numbers of their own.

const (
	// openBlocks is the number of the first blocks, in which a game can go on: the lions are no neighbours, and neither
	// stands on its far row. In the rest of the blocks the mover can take the lion, or has lost.
	openBlocks = 21
	blockCount = 54 // the mover's lion never stands on its far row: it would have won or been taken there
)

// lionPairs says which block belongs to which cells. It is computed at start and never changes.
var lionPairs = makeLionPairs()

type lionTable struct {
	block [16][16]int8         // by the mover's lion and the other; -1 if the mirror image has the number, or nothing has
	cells [blockCount][2]uint8 // by block
	twins [blockCount]bool     // by block: both lions stand in the middle
}

func makeLionPairs() *lionTable {
	t := new(lionTable)
	for own := range t.block {
		for foe := range t.block {
			t.block[own][foe] = -1
		}
	}
	next := 0
	for _, open := range []bool{true, false} {
		for own := range cellCount - files {
			for foe := range cellCount {
				if own == foe || lionsOpen(own, foe) != open || outerRight(own, foe) {
					continue
				}
				t.block[own][foe] = int8(next)
				t.cells[next] = [2]uint8{uint8(own), uint8(foe)}
				t.twins[next] = own%files == 1 && foe%files == 1
				next++
			}
		}
	}
	return t
}

// lionsOpen reports whether a game can go on with the lions on these cells.
func lionsOpen(own, foe int) bool {
	return own < cellCount-files && foe >= files && lookup.reach[mover][own]>>foe&1 == 0
}

// outerRight reports whether the first lion that is not in the middle is on the right.
func outerRight(own, foe int) bool { return own%files == 2 || own%files == 1 && foe%files == 2 }

// mirrored reports whether the mirror image of the position has its number. A lion must not have been taken, and the
// mover's lion not stand on its far row.
func (t *lionTable) mirrored(p *position) bool { return t.block[p.lion(mover)][p.lion(other)] < 0 }

// mirrorCell returns the cell with the outer files exchanged.
func mirrorCell(cell int) int { return cell + files - 1 - 2*(cell%files) }
