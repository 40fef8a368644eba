package honshuart

import (
	"slices"

	"engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/sprites"
)

// DrawScoring lights up on a map at rest what gives points in a category, and shows how.
func DrawScoring(c *canvas.Canvas, m *honshu.Map, chart Chart, cat honshu.Category, by honshu.Scoring) {
	DrawPale(c, m, chart, cat, by, 1)
	DrawReasons(c, m, chart, cat, by)
}

// DrawPale lets all squares of a map turn pale but those that give points in a category, by so much of the whole way.
func DrawPale(c *canvas.Canvas, m *honshu.Map, chart Chart, cat honshu.Category, by honshu.Scoring, share float64) {
	const most = 0.66
	lit := m.CountedCells(cat, by)
	for _, d := range deliveries(m, cat, by) {
		lit = append(lit, d.Cube, d.Factory)
	}
	m.Cells(func(at honshu.Cell) bool {
		if !slices.Contains(lit, at) {
			c.Fill(chart.Cell(at), sprites.Paper2.Alpha(most*share))
		}
		return true
	})
}

// DrawReasons draws over a map how a category comes to its points: what counts together outlined, lakes with what each
// group is worth, and the ways of cubes to their factories.
func DrawReasons(c *canvas.Canvas, m *honshu.Map, chart Chart, cat honshu.Category, by honshu.Scoring) {
	switch cat {
	case honshu.CategoryForest, honshu.CategoryTown, honshu.CategoryFields:
		DrawRim(c, chart, m.CountedCells(cat, by), sprites.Kin)
	case honshu.CategoryLake:
		for _, group := range m.Groups(honshu.Lake) {
			points := by.Lakes(len(group), 1)
			if points > 0 {
				DrawRim(c, chart, group, sprites.Kin)
			}
			DrawNumber(c, chart, group[0], points)
		}
	case honshu.CategoryCard:
		groups := m.Shapes(by)
		if len(groups) == 0 {
			groups = [][]honshu.Cell{m.CountedCells(cat, by)}
		}
		for _, group := range groups {
			DrawRim(c, chart, group, sprites.Kin)
		}
	}
	for _, d := range deliveries(m, cat, by) {
		DrawLink(c, chart.Cell(d.Cube).Centre(), chart.Cell(d.Factory).Centre(), sprites.Shu)
		if cat == honshu.CategoryFactory {
			DrawNumber(c, chart, d.Factory, d.Points)
		}
	}
}

// deliveries returns the ways of cubes that give the points of a category; of a scoring card those that it rewards.
func deliveries(m *honshu.Map, cat honshu.Category, by honshu.Scoring) []honshu.Delivery {
	switch cat {
	case honshu.CategoryFactory:
		return m.Deliveries(by)
	case honshu.CategoryCard:
		return slices.DeleteFunc(m.Deliveries(by), func(d honshu.Delivery) bool {
			c, _ := m.At(d.Cube).Production()
			return by.Reward(c) == 0
		})
	}
	return nil
}
