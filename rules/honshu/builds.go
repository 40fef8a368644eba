package honshu

import "engawa/rules"

// AppendBuilds appends every legal build of the card on the map, ascending, and returns the extended slice. It
// allocates nothing else.
func (m *Map) AppendBuilds(dst []rules.Action, card Card, weave bool) []rules.Action {
	if weave {
		return m.appendWoven(dst, card)
	}
	cardLakes := card.lakes()
	for y := int(m.top) - 2; y <= int(m.bottom); y++ {
		for x := int(m.left) - 2; x <= int(m.right); x++ {
			for turn := range uint8(4) {
				shared, lakes := m.overlap(x, y, turn)
				if shared == 0 {
					continue
				}
				if lakes == 0 {
					dst = append(dst, packBuild(card, x, y, turn, 0))
				}
				if shared != allSquares && shared&cardLakes == 0 {
					dst = append(dst, packBuild(card, x, y, turn, shared))
				}
			}
		}
	}
	return dst
}

// overlap returns the printed squares that would lie where the map has a card, and those where it shows a lake. The
// box's column and row count from 0.
func (m *Map) overlap(x, y int, turn uint8) (shared, lakes uint8) {
	origin := Cell(y<<gridBits | x)
	for i, d := range &offsets[turn] {
		code := m.codes[origin+d]
		if code == 0 {
			continue
		}
		shared |= 1 << i
		if m.visible[code&codeMask] == Lake {
			lakes |= 1 << i
		}
	}
	return shared, lakes
}

// appendWoven is AppendBuilds for cards that may go over some cards and under others: lakes of the map must stay above,
// lakes of the card must not be hidden, and every set of hidden squares between is tried for a knot.
func (m *Map) appendWoven(dst []rules.Action, card Card) []rules.Action {
	cardLakes := card.lakes()
	var present [gridCells]uint16 // slots of the cards at a cell, at any depth
	for k, p := range m.Placements() {
		for _, d := range offsets[p.Turn] {
			present[p.Cell()+d] |= 1 << k
		}
	}
	for y := int(m.top) - 2; y <= int(m.bottom); y++ {
		for x := int(m.left) - 2; x <= int(m.right); x++ {
			for turn := range uint8(4) {
				shared, lakes := m.overlap(x, y, turn)
				if shared == 0 || lakes&cardLakes != 0 {
					continue
				}
				origin := Cell(y<<gridBits | x)
				free := shared &^ lakes &^ cardLakes
				for more := uint8(0); ; {
					hidden := lakes | more
					if hidden != allSquares && !m.makesKnotAt(&present, origin, turn, shared, hidden) {
						dst = append(dst, packBuild(card, x, y, turn, hidden))
					}
					if more = (more - free) & free; more == 0 {
						break
					}
				}
			}
		}
	}
	return dst
}

// makesKnotAt is makesKnot by a table of the cards at each cell.
func (m *Map) makesKnotAt(present *[gridCells]uint16, origin Cell, turn, shared, hidden uint8) bool {
	if hidden == 0 || hidden == shared {
		return false
	}
	var below, above uint16
	for i, d := range &offsets[turn] {
		switch at := origin + d; {
		case hidden>>i&1 != 0:
			above |= 1 << m.slot(at)
		case shared>>i&1 != 0:
			below |= present[at]
		}
	}
	return below&above != 0
}
