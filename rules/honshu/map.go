package honshu

// MaxPlacements is the most cards on a map: the province and one card a round.
const MaxPlacements = 1 + Rounds

// A square of a map is a code: 0 where there is no card, else one more than eight times the slot of the card that
// shows, its place in the order of building, plus the printed square; with cubeMark where there is a cube.
const (
	cubeMark  = 0x80
	codeMask  = cubeMark - 1
	slotShift = 3
	numCodes  = MaxPlacements<<slotShift + 1
)

// Map is what one player has built. A Map that others hold is never changed: Build, WithCubes and WithoutCubes return
// new ones.
type Map struct {
	codes      [gridCells]uint8
	visible    [numCodes]Square // by code
	placements [MaxPlacements]Placement
	count      uint8
	cubes      [NumColours]uint8
	cards      CardSet

	left, top, right, bottom uint8 // the columns and rows of the grid, from 0, that hold squares
}

// NewMap returns a map of a province alone, upright at (0,0), without cubes.
func NewMap(province Card) *Map {
	m := &Map{left: gridSize - 1, top: gridSize - 1}
	m.put(Placement{Card: province})
	return m
}

// At returns the square that shows at the cell.
func (m *Map) At(at Cell) Square { return m.visible[m.codes[at]&codeMask] }

// Cube reports whether a cube lies on the cell.
func (m *Map) Cube(at Cell) bool { return m.codes[at]&cubeMark != 0 }

// slot returns the slot of the card that shows at a cell with a card.
func (m *Map) slot(at Cell) uint8 { return (m.codes[at]&codeMask - 1) >> slotShift }

// PrintedSquare returns the card that shows at the cell and which of its printed squares. It returns false where there is
// none.
func (m *Map) PrintedSquare(at Cell) (p Placement, i int, ok bool) {
	code := m.codes[at] & codeMask
	if code == 0 {
		return Placement{}, 0, false
	}
	return m.placements[(code-1)>>slotShift], int(code-1) & (1<<slotShift - 1), true
}

// slotsAt returns the slots of the cards that lie at the cell at any depth, as bits.
func (m *Map) slotsAt(at Cell) (set uint16) {
	for k, p := range m.Placements() {
		for _, d := range offsets[p.Turn] {
			if p.Cell()+d == at {
				set |= 1 << k
			}
		}
	}
	return set
}

// Placements returns the cards in the order of building, the province first. The caller must not change it.
func (m *Map) Placements() []Placement { return m.placements[:m.count] }

// Cubes returns how many cubes of each colour lie on the map.
func (m *Map) Cubes() [NumColours]uint8 { return m.cubes }

// NumCubes returns how many cubes lie on the map.
func (m *Map) NumCubes() int {
	n := 0
	for _, k := range m.cubes {
		n += int(k)
	}
	return n
}

// Bounds returns the smallest rectangle of cells that holds the map, both corners within it.
func (m *Map) Bounds() (left, top, right, bottom int) {
	return int(m.left) - gridOffset, int(m.top) - gridOffset, int(m.right) - gridOffset, int(m.bottom) - gridOffset
}

// Cells calls f for every cell with a card in ascending order, until it returns false.
func (m *Map) Cells(f func(Cell) bool) {
	for row := Cell(m.top); row <= Cell(m.bottom); row++ {
		for col := Cell(m.left); col <= Cell(m.right); col++ {
			if at := row<<gridBits | col; m.codes[at] != 0 && !f(at) {
				return
			}
		}
	}
}

// CubeCells appends the cells that hold a cube, ascending.
func (m *Map) CubeCells(dst []Cell) []Cell {
	for at := range m.Cells {
		if m.Cube(at) {
			dst = append(dst, at)
		}
	}
	return dst
}

// put lays the card, without asking whether it may lie there, and returns how many cubes of each colour it covers.
func (m *Map) put(p Placement) (lost [NumColours]uint8) {
	m.placements[m.count] = p
	base := m.count<<slotShift + 1
	origin := p.Cell()
	for i, s := range faces[p.Card] {
		code := base + uint8(i)
		m.visible[code] = s
		if p.Hidden>>i&1 != 0 {
			continue
		}
		at := origin + offsets[p.Turn][i]
		if m.codes[at]&cubeMark != 0 {
			c, _ := m.At(at).Production()
			lost[c]++
			m.cubes[c]--
		}
		m.codes[at] = code
	}
	m.count++
	m.cards = m.cards.With(p.Card)
	w, h := boxSize(p.Turn)
	x, y := uint8(int(p.X)+gridOffset), uint8(int(p.Y)+gridOffset)
	m.left, m.right = min(m.left, x), max(m.right, x+uint8(w)-1)
	m.top, m.bottom = min(m.top, y), max(m.bottom, y+uint8(h)-1)
	return lost
}

// Build returns the map with the card laid on it, covered cubes gone and new production squares empty. The placement
// must be legal and the map not full.
func (m *Map) Build(p Placement) *Map {
	next := *m
	next.put(p)
	return &next
}

// BuildInto is [Map.Build] without an allocation: it writes the new map to dst, with a cube of an endless pool on every
// new production square, as trials and bots want it.
func (m *Map) BuildInto(dst *Map, p Placement) {
	*dst = *m
	dst.put(p)
	for i := range squares {
		if at := p.Cell() + offsets[p.Turn][i]; p.Hidden>>i&1 == 0 {
			dst.setCube(at)
		}
	}
}

// setCube puts a cube on a production square that shows at the cell; it does nothing elsewhere.
func (m *Map) setCube(at Cell) {
	if c, ok := m.At(at).Production(); ok && !m.Cube(at) {
		m.codes[at] |= cubeMark
		m.cubes[c]++
	}
}

// WithoutCubes returns the map with the cubes at the cells taken away. Each cell must hold one.
func (m *Map) WithoutCubes(cells ...Cell) *Map {
	next := *m
	for _, at := range cells {
		c, _ := m.At(at).Production()
		next.codes[at] &^= cubeMark
		next.cubes[c]--
	}
	return &next
}

// WithCubes returns the map with a cube on each of the cells where a production square shows.
func (m *Map) WithCubes(cells ...Cell) *Map {
	next := *m
	for _, at := range cells {
		next.setCube(at)
	}
	return &next
}

// WithoutLast returns the map before its last card was built, with a cube on every production square that shows again. The
// province stays.
func (m *Map) WithoutLast() *Map {
	before := NewMap(m.placements[0].Card)
	for _, p := range m.placements[1:max(1, m.count-1)] {
		before.put(p)
	}
	for at := range before.Cells {
		if m.Cube(at) || m.codes[at] != before.codes[at] {
			before.setCube(at)
		}
	}
	return before
}

// newSquares appends the cells, ascending, where production squares of the card built last show without a cube.
func (m *Map) newSquares(dst []Cell) []Cell {
	last := m.count - 1
	for at := range m.Cells {
		if _, ok := m.At(at).Production(); ok && m.slot(at) == last && !m.Cube(at) {
			dst = append(dst, at)
		}
	}
	return dst
}
