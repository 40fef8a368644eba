package honshu

import (
	"math/bits"
	"slices"
)

// Category is a column of the score, in the order in which Score lists them.
type Category uint8

// The categories.
const (
	CategoryForest Category = iota
	CategoryTown
	CategoryFactory
	CategoryLake
	CategoryCard
	CategoryPoints // all together
	CategoryFields
	NumCategories = int(CategoryFields) + 1
)

// categoryNames are the words of the categories in score lines. They never change.
var categoryNames = [NumCategories]string{"forest", "town", "factory", "lake", "card", "points", "fields"}

// String returns the word of the category in score lines.
func (c Category) String() string {
	if int(c) < NumCategories {
		return categoryNames[c]
	}
	return ""
}

// Of returns what the points have in a category.
func (p Points) Of(c Category) int {
	if int(c) >= NumCategories {
		return 0
	}
	return [NumCategories]int{p.Forest, p.Town, p.Factory, p.Lake, p.Card, p.Total(), p.Fields}[c]
}

// Kind returns the cells that show the square, ascending.
func (m *Map) Kind(s Square) (out []Cell) {
	for at := range m.Cells {
		if m.At(at) == s {
			out = append(out, at)
		}
	}
	return out
}

// Groups returns the connected groups of cells that show the square, each ascending, by their first cells.
func (m *Map) Groups(s Square) (out [][]Cell) {
	var left rows
	for _, at := range m.Kind(s) {
		left.set(at)
	}
	for _, first := range m.Kind(s) {
		if !left.has(first) {
			continue
		}
		before := left
		var none rows
		left.flood(first, &none)
		var group []Cell
		for _, at := range m.Kind(s) {
			if before.has(at) && !left.has(at) {
				group = append(group, at)
			}
		}
		out = append(out, group)
	}
	return out
}

// LargestTown returns the cells of the town that counts, ascending: the largest; of several, by the manual's values for
// towns with towns on all sides, the one with the fewest of those, else the first.
func (m *Map) LargestTown(by Scoring) (best []Cell) {
	least := 0
	for _, town := range m.Groups(Town) {
		ringed := 0
		if by.Manual && by.Card == GoalTowns {
			ringed = len(m.ringedTowns(town))
		}
		if len(town) > len(best) || len(town) == len(best) && ringed < least {
			best, least = town, ringed
		}
	}
	return best
}

// ringedTowns returns those of the cells that show a town with towns on all four sides.
func (m *Map) ringedTowns(cells []Cell) (out []Cell) {
	for _, at := range cells {
		if m.At(at-1) == Town && m.At(at+1) == Town && m.At(at-gridSize) == Town && m.At(at+gridSize) == Town {
			out = append(out, at)
		}
	}
	return out
}

// Delivery is a cube brought to a factory.
type Delivery struct {
	Cube, Factory Cell
	Points        int // without what a scoring card adds
}

// Deliveries returns which cube goes to which factory for the best score: by colour, the dearest factories first, both
// from the first cell on.
func (m *Map) Deliveries(by Scoring) (out []Delivery) {
	each := by.PerFactory()
	cubes := m.CubeCells(nil)
	for c := range Colour(NumColours) {
		var own []Cell
		for _, at := range cubes {
			if m.At(at) == Production(c) {
				own = append(own, at)
			}
		}
		for value := HighestFactory; value >= LowestFactory; value-- {
			points := by.Pays(value)
			for _, factory := range m.Kind(Factory(c, value)) {
				for range min(each, len(own)) {
					out = append(out, Delivery{Cube: own[0], Factory: factory, Points: points})
					own = own[1:]
				}
			}
		}
	}
	return out
}

// Shapes returns the lines of forests or blocks of fields that the scoring card rewards, each as its cells; none for
// other scoring cards.
func (m *Map) Shapes(by Scoring) (out [][]Cell) {
	var t tally
	m.tally(&t)
	var l shapes
	size := 0
	switch by.Card {
	case GoalForests:
		t.lines(&l)
		size = 3
	case GoalFields:
		t.blocks(&l)
		size = 4
	}
	for set := l.disjoint(); set != 0; set &= set - 1 {
		cells := l.list[bits.TrailingZeros64(set)]
		out = append(out, slices.Clone(cells[:size]))
	}
	return out
}
