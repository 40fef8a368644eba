package honshu

import (
	"slices"
	"testing"

	"engawa/rules"
)

// TestCountedCellsGiveThePoints compares what lights up with what is scored, on random maps and by every scoring card.
func TestCountedCellsGiveThePoints(t *testing.T) {
	for k := range 400 {
		rng := rules.Rand(13, k)
		by := Scoring{Card: k % (NumGoals + 1), Manual: k/(NumGoals+1)%2 == 1}
		m := randomMap(rng, by)
		p := m.Score(by)
		factory, bonus := 0, 0
		taken := map[Cell]int{}
		for _, d := range m.Deliveries(by) {
			factory += d.Points
			taken[d.Cube] += 2
			taken[d.Factory]++
			c, _ := m.At(d.Cube).Production()
			if f, _, ok := m.At(d.Factory).Factory(); !ok || f != c || !m.Cube(d.Cube) {
				t.Errorf("%s: a delivery from %s to %s", m, d.Cube, d.Factory)
			}
		}
		for at, n := range taken {
			if n > 2 || n == 2 && by.Card != GoalTwoCubes && !m.Cube(at) {
				t.Errorf("%s: %s gives or takes too often", m, at)
			}
		}
		card := len(m.CountedCells(CategoryCard, by))
		switch by.Card {
		case GoalForests:
			bonus = 4 * card / 3
		case GoalFields:
			bonus = 5 * card / 4
		case GoalTowns:
			bonus = 3 * card
			if by.Manual {
				bonus = 4*card - len(m.ringedTowns(m.LargestTown(by)))
			}
		case GoalEmpty, GoalBlueYellow, GoalGreyBrown:
			bonus = 2 * card
		}
		lake := 0
		for _, group := range m.Groups(Lake) {
			lake += len(group) - 1
		}
		if !by.Manual {
			lake *= 3
		}
		if by.Card == GoalLakes {
			lake = 2 * len(m.CountedCells(CategoryLake, by))
		}
		have := Points{
			Forest: 2 * len(m.CountedCells(CategoryForest, by)), Town: len(m.CountedCells(CategoryTown, by)), Factory: factory, Lake: lake, Card: bonus,
			Fields: len(m.CountedCells(CategoryFields, by)),
		}
		if have != p {
			t.Errorf("%s by %+v: the cells give %+v, the score is %+v", m, by, have, p)
		}
		for c := range Category(NumCategories) {
			sum := 0
			for _, g := range m.CountedGroups(c, by) {
				sum += g.Points
			}
			if sum != p.Of(c) {
				t.Errorf("%s by %+v: the groups of %s give %d, the score is %d", m, by, c, sum, p.Of(c))
			}
		}
		for _, at := range m.CountedCells(CategoryTown, by) {
			if !slices.Contains(m.CountedCells(CategoryPoints, by), at) {
				t.Errorf("%s: the town square %s gives no points in all", m, at)
			}
		}
	}
}

// TestCountedGroupsAreWhatScoresTogether counts a land with two towns, two lakes and a factory that takes two cubes.
func TestCountedGroupsAreWhatScoresTogether(t *testing.T) {
	m := parsePicture(t, "T T D L/D D T L/b3 b* b* D/F D D L")
	by := Scoring{Card: GoalTwoCubes}
	for c, want := range map[Category][]CountedGroup{
		CategoryForest:  {{[]Cell{CellAt(0, 3)}, 2}},
		CategoryTown:    {{[]Cell{CellAt(0, 0), CellAt(1, 0)}, 2}},
		CategoryLake:    {{[]Cell{CellAt(3, 0), CellAt(3, 1)}, 3}, {[]Cell{CellAt(3, 3)}, 0}},
		CategoryFactory: {{[]Cell{CellAt(0, 2), CellAt(1, 2), CellAt(2, 2)}, 6}},
		CategoryCard:    nil,
	} {
		if have := m.CountedGroups(c, by); !slices.EqualFunc(have, want, func(a, b CountedGroup) bool {
			return a.Points == b.Points && slices.Equal(a.Cells, b.Cells)
		}) {
			t.Errorf("%s: %v, want %v", c, have, want)
		}
	}
}

func TestCategories(t *testing.T) {
	p := Points{Forest: 1, Town: 2, Factory: 4, Lake: 8, Card: 16, Fields: 32}
	for c, want := range []int{1, 2, 4, 8, 16, 31, 32, 0} {
		if have := p.Of(Category(c)); have != want {
			t.Errorf("%q: %d, want %d", Category(c), have, want)
		}
	}
}
