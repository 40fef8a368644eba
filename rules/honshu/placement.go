package honshu

import "math/bits"

// Placement is a card laid on a map: where the top left square of its box lies, how far it is turned clockwise, and
// which of its printed squares slide under the map.
type Placement struct {
	Card   Card
	X, Y   int8  // of the box: 2 wide and 3 high, or 3 wide and 2 high after an odd number of quarter turns
	Turn   uint8 // quarter turns clockwise, 0 to 3
	Hidden uint8 // the printed squares under the map, as bits; 0 for over
}

// steps are the columns and rows, from the box's top left square, of the printed squares a to f for each quarter turn.
// They never change.
var steps = [4][squares][2]int8{
	{{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}, {1, 2}},
	{{2, 0}, {2, 1}, {1, 0}, {1, 1}, {0, 0}, {0, 1}},
	{{1, 2}, {0, 2}, {1, 1}, {0, 1}, {1, 0}, {0, 0}},
	{{0, 1}, {0, 0}, {1, 1}, {1, 0}, {2, 1}, {2, 0}},
}

// offsets are the steps as differences of cells. They never change.
var offsets = cellOffsets()

func cellOffsets() (out [4][squares]Cell) {
	for turn, list := range steps {
		for i, d := range list {
			out[turn][i] = Cell(d[1])<<gridBits + Cell(d[0])
		}
	}
	return out
}

// boxSize returns how many squares the box is wide and high.
func boxSize(turn uint8) (width, height int) {
	if turn%2 == 0 {
		return 2, 3
	}
	return 3, 2
}

// Cell returns the cell of the top left square of the box.
func (p Placement) Cell() Cell { return CellAt(int(p.X), int(p.Y)) }

// SquareAt returns the cell of the printed square i, 0 to 5. The placement's box must lie on the grid.
func (p Placement) SquareAt(i int) Cell { return p.Cell() + offsets[p.Turn][i] }

// isOnGrid reports whether the turn is one of four and the box lies on the grid.
func (p Placement) isOnGrid() bool {
	w, h := boxSize(p.Turn)
	return p.Turn < 4 && onGrid(int(p.X), int(p.Y)) && onGrid(int(p.X)+w-1, int(p.Y)+h-1)
}

// Fault is one way in which a placement breaks the rules of building, or several of them as a set.
type Fault uint8

// The faults, with the code of each refusal.
const (
	FaultNoOverlap   Fault = 1 << iota // no-overlap
	FaultBuried                        // buried
	FaultLakeCovered                   // lake-covered
	FaultLakeUnder                     // lake-under
	FaultMixedLevel                    // mixed-level
	FaultKnot                          // knot
	FaultBadLevel                      // bad-level
	FaultFar                           // far
)

// Trial is what a placement would do, square by square, legal or not. Squares are sets of the card's printed squares.
type Trial struct {
	Faults      Fault
	Shared      uint8 // lie where the map has a card
	Hidden      uint8 // slide under it
	LakeCovered uint8 // would cover a lake
	LakeUnder   uint8 // are lakes that would be hidden
	BadLevel    uint8 // are said to be hidden where the map has no card
	Lost        uint8 // would cover a cube
	New         uint8 // are production squares that would show
}

// Legal reports whether the placement breaks no rule.
func (t Trial) Legal() bool { return t.Faults == 0 }

// Try returns what the placement would do on the map. With weave a card may go over some cards and under others.
func (m *Map) Try(p Placement, weave bool) Trial {
	if !p.isOnGrid() {
		return Trial{Faults: FaultFar, Hidden: p.Hidden}
	}
	t := Trial{Hidden: p.Hidden, LakeUnder: p.Card.lakes() & p.Hidden}
	for i, s := range p.Card.Face() {
		bit := uint8(1) << i
		under := p.Hidden&bit != 0
		if _, ok := s.Production(); ok && !under {
			t.New |= bit
		}
		at := p.SquareAt(i)
		if m.codes[at] == 0 {
			t.BadLevel |= p.Hidden & bit
			continue
		}
		t.Shared |= bit
		if !under && m.At(at) == Lake {
			t.LakeCovered |= bit
		}
		if !under && m.Cube(at) {
			t.Lost |= bit
		}
	}
	mixed := p.Hidden&t.Shared != 0 && t.Shared&^p.Hidden != 0
	for _, rule := range []struct {
		broken bool
		fault  Fault
	}{
		{t.Shared == 0, FaultNoOverlap},
		{p.Hidden == allSquares, FaultBuried},
		{t.LakeCovered != 0, FaultLakeCovered},
		{t.LakeUnder != 0, FaultLakeUnder},
		{mixed && !weave, FaultMixedLevel},
		{mixed && m.makesKnot(p, t.Shared), FaultKnot},
		{t.BadLevel != 0, FaultBadLevel},
	} {
		if rule.broken {
			t.Faults |= rule.fault
		}
	}
	return t
}

// makesKnot reports whether a card would lie above and below the new one: whether one that is present, at any depth, where
// the new card goes over shows where it goes under.
func (m *Map) makesKnot(p Placement, shared uint8) bool {
	var below, above uint16 // cards of the map, by slot
	for set := shared; set != 0; set &= set - 1 {
		i := bits.TrailingZeros8(set)
		at := p.SquareAt(i)
		if p.Hidden>>i&1 != 0 {
			above |= 1 << m.slot(at)
		} else {
			below |= m.slotsAt(at)
		}
	}
	return below&above != 0
}

// Under returns the placement with every square hidden that lies where the map has a card.
func (m *Map) Under(p Placement) Placement {
	p.Hidden = 0
	if p.isOnGrid() {
		p.Hidden = m.Try(p, false).Shared
	}
	return p
}
