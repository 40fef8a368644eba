package honshu

import "math/bits"

// Scoring is how maps are counted: the scoring card in play, 0 for none, and whether the values are those of the
// manual.
type Scoring struct {
	Card   int // 0 to 8
	Manual bool
}

// The scoring cards, by what they reward.
const (
	GoalTwoCubes   = iota + 1 // a factory takes two cubes
	GoalForests               // lines of three forests
	GoalFields                // blocks of 2x2 fields
	GoalLakes                 // 2 for each lake square, in place of groups
	GoalTowns                 // towns with towns on all four sides
	GoalEmpty                 // production squares without a cube
	GoalBlueYellow            // blue and yellow cubes in factories
	GoalGreyBrown             // grey and brown cubes in factories
	NumGoals       = GoalGreyBrown
)

// What squares and shapes are worth.
const (
	ForestPoints     = 2
	lakePoints       = 3
	lakePointsManual = 1
	linePoints       = 4 // GoalForests
	blockPoints      = 5 // GoalFields
	goalLakePoints   = 2
	ringedPoints     = 3 // GoalTowns, beside the town point
	ringedManual     = 4 // GoalTowns by the manual, town point included
	EmptyPoints      = 2 // GoalEmpty
	deliveryPoints   = 2 // GoalBlueYellow, GoalGreyBrown
)

// Points is the score of a map by category.
type Points struct {
	Forest, Town, Factory, Lake int
	Card                        int // what the scoring card adds; cards 1 and 4 change Factory and Lake instead
	Fields                      int // field squares, which break ties
}

// Total returns the points without the fields.
func (p Points) Total() int { return p.Forest + p.Town + p.Factory + p.Lake + p.Card }

// Minus returns by how much the points exceed others, category by category: below zero where they have less.
func (p Points) Minus(q Points) Points {
	return Points{
		Forest: p.Forest - q.Forest, Town: p.Town - q.Town, Factory: p.Factory - q.Factory, Lake: p.Lake - q.Lake,
		Card: p.Card - q.Card, Fields: p.Fields - q.Fields,
	}
}

// PointPayoff is what a point counts in a payoff; a field square counts one.
const PointPayoff = 100

// Payoff returns PointPayoff for each point plus one for each field square, so that payoffs alone rank the seats.
func (p Points) Payoff() int { return PointPayoff*p.Total() + p.Fields }

// rows are squares of the grid as bits of rows. Row 0 and the outermost columns are always empty on maps.
type rows [gridSize]uint64

func (r *rows) set(at Cell) { r[at>>gridBits] |= 1 << (at & (gridSize - 1)) }

func (r *rows) has(at Cell) bool { return r[at>>gridBits]>>(at&(gridSize-1))&1 != 0 }

// tally is what a map shows, made ready for counting.
type tally struct {
	forest, town, field, lake rows
	forests, fields, lakes    int
	factories                 [NumColours][FactoryValues]uint8
	empty                     int // production squares without a cube
	top, bottom               int
}

func (m *Map) tally(t *tally) {
	t.top, t.bottom = int(m.top), int(m.bottom)
	for row := Cell(m.top); row <= Cell(m.bottom); row++ {
		for at := row<<gridBits | Cell(m.left); at <= row<<gridBits|Cell(m.right); at++ {
			code := m.codes[at]
			switch s := m.visible[code&codeMask]; {
			case s == NoSquare:
			case s == Forest:
				t.forest.set(at)
				t.forests++
			case s == Town:
				t.town.set(at)
			case s == Field:
				t.field.set(at)
				t.fields++
			case s == Lake:
				t.lake.set(at)
				t.lakes++
			case s >= firstFactory:
				t.factories[(s-firstFactory)/FactoryValues][(s-firstFactory)%FactoryValues]++
			case code&cubeMark == 0:
				t.empty++
			}
		}
	}
}

// Score counts the map as it lies, each cube delivered where it pays most.
func (m *Map) Score(by Scoring) Points {
	var t tally
	m.tally(&t)
	p := Points{Forest: ForestPoints * t.forests, Fields: t.fields}
	var ringed, inTown int
	p.Town, ringed, inTown = t.towns()
	var delivered [NumColours]int
	p.Factory, delivered = t.deliver(m.cubes, by)
	p.Lake = t.lakePoints(by)
	switch by.Card {
	case GoalForests:
		var l shapes
		t.lines(&l)
		p.Card = linePoints * bits.OnesCount64(l.disjoint())
	case GoalFields:
		var l shapes
		t.blocks(&l)
		p.Card = blockPoints * bits.OnesCount64(l.disjoint())
	case GoalTowns:
		p.Card = ringedPoints * ringed
		if by.Manual {
			p.Card = ringedManual*ringed - inTown
		}
	case GoalEmpty:
		p.Card = EmptyPoints * t.empty
	case GoalBlueYellow:
		p.Card = deliveryPoints * (delivered[Blue] + delivered[Yellow])
	case GoalGreyBrown:
		p.Card = deliveryPoints * (delivered[Grey] + delivered[Brown])
	}
	return p
}

// PerFactory returns how many cubes a factory takes.
func (by Scoring) PerFactory() int {
	if by.Card == GoalTwoCubes {
		return 2
	}
	return 1
}

// Pays returns what a factory of the value pays for a cube, without what the scoring card adds.
func (by Scoring) Pays(value int) int {
	if by.Manual {
		return 1
	}
	return value
}

// Reward returns what the scoring card adds for a cube of the colour that is delivered.
func (by Scoring) Reward(c Colour) int {
	switch {
	case by.Card == GoalBlueYellow && (c == Blue || c == Yellow), by.Card == GoalGreyBrown && (c == Grey || c == Brown):
		return deliveryPoints
	}
	return 0
}

// Lakes returns what so many lakes in so many groups are worth.
func (by Scoring) Lakes(lakes, groups int) int {
	switch {
	case by.Card == GoalLakes:
		return goalLakePoints * lakes
	case by.Manual:
		return lakePointsManual * (lakes - groups)
	}
	return lakePoints * (lakes - groups)
}

// towns returns the size of the largest town, how many town squares have towns on all four sides, and how many of those
// lie in the town that counts: of several largest ones that with the fewest.
func (t *tally) towns() (size, ringed, inTown int) {
	var ring rows
	for y := t.top; y <= t.bottom; y++ {
		r := t.town[y]
		ring[y] = r & (r << 1) & (r >> 1) & t.town[y-1] & t.town[y+1]
		ringed += bits.OnesCount64(ring[y])
	}
	left := t.town
	for y := t.top; y <= t.bottom; y++ {
		for left[y] != 0 {
			n, within := left.flood(Cell(y<<gridBits|bits.TrailingZeros64(left[y])), &ring)
			if n > size || n == size && within < inTown {
				size, inTown = n, within
			}
		}
	}
	return size, ringed, inTown
}

// flood removes the connected group of squares around a cell, and returns its size and how many of them are among the
// marked.
func (r *rows) flood(from Cell, marked *rows) (size, among int) {
	var stack [MaxPlacements * squares]Cell
	stack[0] = from
	r[from>>gridBits] &^= 1 << (from & (gridSize - 1))
	for top := 1; top > 0; {
		top--
		at := stack[top]
		size++
		if marked.has(at) {
			among++
		}
		for _, next := range [4]Cell{at - 1, at + 1, at - gridSize, at + gridSize} {
			if r.has(next) {
				r[next>>gridBits] &^= 1 << (next & (gridSize - 1))
				stack[top] = next
				top++
			}
		}
	}
	return size, among
}

// deliver brings the cubes to the factories, the dearest first, and returns the points and the cubes delivered by
// colour.
func (t *tally) deliver(cubes [NumColours]uint8, by Scoring) (points int, delivered [NumColours]int) {
	each := by.PerFactory()
	for c := range t.factories {
		left := int(cubes[c])
		for k := FactoryValues - 1; k >= 0; k-- {
			n := min(left, each*int(t.factories[c][k]))
			left -= n
			delivered[c] += n
			if by.Manual { // as Pays, which would take a tenth of the time of Score here
				points += n
			} else {
				points += n * (k + LowestFactory)
			}
		}
	}
	return points, delivered
}

// lakePoints returns what the lakes are worth.
func (t *tally) lakePoints(by Scoring) int {
	groups := 0
	left, none := t.lake, rows{}
	for y := t.top; y <= t.bottom; y++ {
		for left[y] != 0 {
			left.flood(Cell(y<<gridBits|bits.TrailingZeros64(left[y])), &none)
			groups++
		}
	}
	return by.Lakes(t.lakes, groups)
}
