package honshu

import (
	"math"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	honshusprites "engawa/sprites/honshu"
)

// Counts implements table.Scorer: the last position tells all.
func (b *Board) Counts() []rules.Line { return nil }

// Columns implements table.Scorer: the scoring card has a column where there is one.
func (b *Board) Columns(st rules.State) []table.Column {
	var list []table.Column
	for k := range game.Category(game.NumCategories) {
		column := table.Column{Key: k.String(), Name: b.category(k)}
		switch k {
		case game.CategoryCard:
			if s, ok := st.(*game.State); !ok || s.Goal() == 0 {
				continue
			}
		case game.CategoryPoints:
			column.Kind = table.ColumnSum
		case game.CategoryFields:
			column.Kind, column.Within = table.ColumnTie, b.words().CategoryWithin(b.match.GameID(), k.String())
		}
		list = append(list, column)
	}
	return list
}

// categoryOf returns the category with that word.
func categoryOf(key string) (game.Category, bool) {
	for k := range game.Category(game.NumCategories) {
		if k.String() == key {
			return k, true
		}
	}
	return 0, false
}

// DrawSign implements table.Scorer.
func (b *Board) DrawSign(c *canvas.Canvas, r geom.Rect, key string) {
	switch cat, ok := categoryOf(key); {
	case !ok:
	case cat == game.CategoryPoints:
		ui.DrawSprite(c, "ui/blossom", r.Centre(), r.H, canvas.Look{})
	default:
		drawCategory(c, cat, b.goal(), r)
	}
}

// legibleValue is the side of a factory from which its value can be read.
const legibleValue = 26.0

// bonusEdge is left free about the sign of the scoring card on a bar.
const bonusEdge = 2.0

// barSquares returns the squares of which the bar of a category is made: of factories those of the land that score, as
// each has a value and a resource of its own.
func barSquares(m *game.Map, cat game.Category, by game.Scoring) (list []game.Square) {
	switch cat {
	case game.CategoryForest:
		return []game.Square{game.Forest}
	case game.CategoryTown:
		return []game.Square{game.Town}
	case game.CategoryLake:
		return []game.Square{game.Lake}
	case game.CategoryFactory:
		for _, g := range m.CountedGroups(cat, by) {
			if g.Points > 0 {
				list = append(list, m.At(g.Cells[0]))
			}
		}
	case game.CategoryFields:
		return []game.Square{game.Field}
	}
	return list
}

// DrawBar implements table.Scorer: squares side by side, or the sign of the scoring card.
func (b *Board) DrawBar(c *canvas.Canvas, r geom.Rect, st rules.State, seat rules.Seat, key string, _ float64) {
	cat, ok := categoryOf(key)
	s, known := st.(*game.State)
	if !ok || !known || r.Empty() {
		return
	}
	in, squares := c.Clipped(r), barSquares(s.Map(seat), cat, s.Scoring())
	goal, wide, ground := b.goal(), r.H, sprites.Kin2
	if squares == nil && goal > 0 {
		wide = honshuart.FitBonus(goal, r.InsetXY(0, bonusEdge)).W
	}
	// As many whole motifs as there is room for, each in the middle of its share; all factories, where their values at the
	// lower right can be read.
	n := max(1, math.Round(r.W/wide))
	step := r.W / n
	side := max(step, r.H)
	if cat == game.CategoryFactory {
		ground, side = honshusprites.FactoryGround, min(step, r.H, honshusprites.OverviewBelow-1)
		if all := float64(len(squares)); min(r.H, 2*r.W/all) >= legibleValue {
			n, step = all, r.W/all
			side = min(r.H, 2*step)
		}
	}
	in.Fill(r, ground)
	for k := range int(n) {
		at := geom.R(r.X+float64(k)*step, r.Y, step, r.H)
		if squares == nil {
			sign := at.InsetXY(min(bonusEdge, step/4), bonusEdge)
			if goal > 0 {
				sign = honshuart.FitBonus(goal, sign)
			}
			drawCategory(in, cat, goal, sign)
			continue
		}
		square := geom.Around(at.Centre(), side, side)
		if cat == game.CategoryFactory {
			square.X = min(square.X, at.Right()-side)
		}
		honshuart.DrawKind(in.Clipped(at), squares[k%len(squares)], square)
	}
}

// DrawBreakdown implements table.Scorer: the seat's land, pale but for what gives the points, all of them where no column is
// chosen.
func (b *Board) DrawBreakdown(c *canvas.Canvas, r geom.Rect, st rules.State, seat rules.Seat, key string) {
	s, ok := st.(*game.State)
	if !ok || s.Map(seat) == nil {
		return
	}
	const largest = 64.0
	m, by := s.Map(seat), s.Scoring()
	chart := honshuart.Fit(honshuart.BoxOf(m), r, largest, c.Scale())
	honshuart.Draw(c, m, chart)
	cat, chosen := categoryOf(key)
	if !chosen {
		cat = game.CategoryPoints
	}
	honshuart.DrawScoring(c, m, chart, cat, by)
}
