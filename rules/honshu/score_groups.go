package honshu

import "slices"

// CountedGroup is a set of cells that score together.
type CountedGroup struct {
	Cells  []Cell
	Points int // 0 for a lake that scores nothing
}

// CountedGroups returns what gives the points of a category, group by group: connected forests, the largest town, each
// lake, each factory with the cubes that go to it, each shape or square that the scoring card rewards. The points of all
// groups are those of [Map.Score]. A group begins with its first cell, that of a factory with the factory.
func (m *Map) CountedGroups(c Category, by Scoring) (out []CountedGroup) {
	switch c {
	case CategoryForest:
		return m.groupsOf(Forest, func(n int) int { return ForestPoints * n })
	case CategoryTown:
		if town := m.LargestTown(by); town != nil {
			out = []CountedGroup{{town, len(town)}}
		}
	case CategoryFields:
		return m.groupsOf(Field, func(n int) int { return n })
	case CategoryLake:
		return m.groupsOf(Lake, func(n int) int { return by.Lakes(n, 1) })
	case CategoryFactory:
		return m.factoryGroups(by)
	case CategoryCard:
		return m.cardGroups(by)
	case CategoryPoints:
		for c := range CategoryPoints {
			out = append(out, m.CountedGroups(c, by)...)
		}
	}
	return out
}

// CountedCells returns the cells, ascending, that give the points of a category: what a table lights up for it.
func (m *Map) CountedCells(c Category, by Scoring) (out []Cell) {
	for _, g := range m.CountedGroups(c, by) {
		if g.Points > 0 {
			out = append(out, g.Cells...)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// groupsOf returns the connected groups of a square, with the points for their sizes.
func (m *Map) groupsOf(s Square, points func(size int) int) (out []CountedGroup) {
	for _, cells := range m.Groups(s) {
		out = append(out, CountedGroup{cells, points(len(cells))})
	}
	return out
}

// factoryGroups returns the factories to which cubes go, each followed by these.
func (m *Map) factoryGroups(by Scoring) (out []CountedGroup) {
	for _, d := range m.Deliveries(by) {
		k := slices.IndexFunc(out, func(g CountedGroup) bool { return g.Cells[0] == d.Factory })
		if k < 0 {
			k = len(out)
			out = append(out, CountedGroup{Cells: []Cell{d.Factory}})
		}
		out[k].Cells = append(out[k].Cells, d.Cube)
		out[k].Points += d.Points
	}
	return out
}

// cardGroups returns what the scoring card rewards.
func (m *Map) cardGroups(by Scoring) (out []CountedGroup) {
	each := func(at Cell, points int) { out = append(out, CountedGroup{[]Cell{at}, points}) }
	switch by.Card {
	case GoalForests, GoalFields:
		points := linePoints
		if by.Card == GoalFields {
			points = blockPoints
		}
		for _, cells := range m.Shapes(by) {
			out = append(out, CountedGroup{cells, points})
		}
	case GoalTowns:
		town := m.LargestTown(by)
		for _, at := range m.ringedTowns(m.Kind(Town)) {
			switch {
			case !by.Manual:
				each(at, ringedPoints)
			case slices.Contains(town, at): // its town point is in the town
				each(at, ringedManual-1)
			default:
				each(at, ringedManual)
			}
		}
	case GoalEmpty:
		for c := range Colour(NumColours) {
			for _, at := range m.Kind(Production(c)) {
				if !m.Cube(at) {
					each(at, EmptyPoints)
				}
			}
		}
	case GoalBlueYellow, GoalGreyBrown:
		for _, d := range m.Deliveries(by) {
			if c, _ := m.At(d.Cube).Production(); by.Reward(c) > 0 {
				each(d.Cube, by.Reward(c))
			}
		}
	}
	return out
}
