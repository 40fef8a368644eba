package yokai

import "engawa/rules"

func cellPart(cell int) rules.Part { return rules.Part{Kind: rules.PartCell, Index: int32(cell)} }

func cellParts(set Cells) []rules.Part {
	var parts []rules.Part
	for cell := range set.All() {
		parts = append(parts, cellPart(cell))
	}
	return parts
}

// ReserveIndex returns the number of a seat's reserve of a kind of ReserveKinds, as Parts and Events use it.
func ReserveIndex(seat rules.Seat, k Kind) int32 {
	return int32(seat)*int32(len(reserveKinds)) + int32(k.reserveSlot())
}

// ReserveAt is the inverse of ReserveIndex. It returns false for a number that is no reserve.
func ReserveAt(index int32) (rules.Seat, Kind, bool) {
	if index < 0 || int(index) >= seats*len(reserveKinds) {
		return 0, NoKind, false
	}
	return rules.Seat(int(index) / len(reserveKinds)), reserveKinds[int(index)%len(reserveKinds)], true
}

// Paths returns two cells for a board move, a reserve and a cell for a drop, a seat for Nature's draw.
func (Game) Paths(st rules.State, a rules.Action) [][]rules.Part {
	if seat, ok := startSeat(a); ok {
		return [][]rules.Part{{{Kind: rules.PartSeat, Index: int32(seat)}}}
	}
	c, ok := Fields(a)
	if !ok {
		return nil
	}
	first := cellPart(c.From)
	if c.Drop != NoKind {
		s := st.(*State)
		first = rules.Part{Kind: rules.PartReserve, Index: ReserveIndex(s.SeatOf(s.board.side), c.Drop)}
	}
	return [][]rules.Part{{first, cellPart(c.To)}}
}
