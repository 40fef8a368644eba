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

// DrawReasons draws over a map how a category comes to its points: what counts together outlined, with its points, and the
// ways of cubes to their factories. The total shows all categories, each outlined in its own colour, without ways; where
// squares are too small to be read under so many numbers, it has none.
func DrawReasons(c *canvas.Canvas, m *honshu.Map, chart Chart, cat honshu.Category, by honshu.Scoring) {
	if cat != honshu.CategoryPoints {
		groups := m.CountedGroups(cat, by)
		if cat != honshu.CategoryFactory {
			drawRims(c, chart, groups, sprites.Kin)
		}
		for _, d := range deliveries(m, cat, by) {
			DrawLink(c, chart.Cell(d.Cube).Centre(), chart.Cell(d.Factory).Centre(), sprites.Shu)
		}
		drawNumbers(c, chart, cat, groups)
		return
	}
	const leastSide = 25.0
	for k, rim := range totalRims {
		cat := honshu.Category(k)
		groups := m.CountedGroups(cat, by)
		if cat == honshu.CategoryFactory { // its squares lie apart
			for _, g := range groups {
				for _, at := range g.Cells {
					DrawRim(c, chart, []honshu.Cell{at}, rim)
				}
			}
		} else {
			drawRims(c, chart, groups, rim)
		}
		if chart.Side >= leastSide {
			drawNumbers(c, chart, cat, groups)
		}
	}
}

// totalRims are the colours that outline the categories where all are shown.
var totalRims = [honshu.CategoryPoints]sprites.Color{
	honshu.CategoryForest: sprites.Matsu, honshu.CategoryTown: sprites.Beni, honshu.CategoryFactory: sprites.Kin,
	honshu.CategoryLake: sprites.Ai4, honshu.CategoryCard: sprites.Kin,
}

// drawRims outlines what gives points.
func drawRims(c *canvas.Canvas, chart Chart, groups []honshu.CountedGroup, rim sprites.Color) {
	for _, g := range groups {
		if g.Points > 0 {
			DrawRim(c, chart, g.Cells, rim)
		}
	}
}

// drawNumbers writes its points on each group: on the first square, of a scoring card on the last, as the first may have
// the number of another group.
func drawNumbers(c *canvas.Canvas, chart Chart, cat honshu.Category, groups []honshu.CountedGroup) {
	for _, g := range groups {
		at := g.Cells[0]
		if cat == honshu.CategoryCard {
			at = g.Cells[len(g.Cells)-1]
		}
		DrawNumber(c, chart, at, g.Points, cat == honshu.CategoryFactory)
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
