package honshu

import (
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures of lines of points, in logical units.
const (
	pointsBeside = 78.0 // what picture and number take
	leastPoints  = 25.0 // the height of a line with its words
	barePoints   = 34.0 // of a row of pictures and numbers
)

// categoryAt returns the category that a button stands for, false for other parts.
func categoryAt(p rules.Part) (game.Category, bool) {
	n := p.Index - buttonCategory
	return game.Category(n), p.Kind == rules.PartButton && n >= 0 && n < int32(game.NumCategories)
}

// pointsPlan returns where each category is listed in r: in one column or two of lines with whole words or, where these
// have no room, bare, as pictures and numbers in two rows.
func (b *Board) pointsPlan(r geom.Rect) (cells []geom.Rect, bare bool) {
	const most, gap = 42.0, 16.0
	cats := b.scored()
	for columns := 1; columns <= 2; columns++ {
		rows := (len(cats) + columns - 1) / columns
		high := min(most, r.H/float64(rows))
		cols := r.Columns(columns, gap)
		room := cols[0].W - pointsBeside
		long := slices.ContainsFunc(cats, func(cat game.Category) bool {
			name := b.category(cat)
			return letters.Measure(ui.Fit(ui.Strong(16), name, room), name) > room
		})
		if high < leastPoints || long {
			continue
		}
		for k := range cats {
			col := cols[k/rows]
			cells = append(cells, geom.R(col.X, r.Y+float64(k%rows)*high, col.W, high))
		}
		return cells, false
	}
	columns := (len(cats) + 1) / 2
	high := min(barePoints, r.H/2)
	for k := range cats {
		row := geom.R(r.X, r.Y+float64(k/columns)*high, r.W, high)
		cells = append(cells, row.Columns(columns, 4)[k%columns])
	}
	return cells, true
}

// drawPoints lists what a land scores by category; the one that is lit lies on a darker ground.
func (b *Board) drawPoints(c *canvas.Canvas, r geom.Rect, m *game.Map) {
	score := m.Score(b.state.Scoring())
	cells, bare := b.pointsPlan(r)
	size := 16.0 // of all names alike
	for _, cat := range b.scored() {
		size = min(size, ui.Fit(ui.Strong(size), b.category(cat), cells[0].W-pointsBeside).Size)
	}
	for k, cat := range b.scored() {
		cell := cells[k]
		switch {
		case b.closer.lit && b.closer.cat == cat:
			c.Fill(cell.InsetXY(-4, 1), sprites.Paper3)
		case cat == game.CategoryPoints && !bare:
			c.Draw(rowPicture(cell.W+8, cell.H), geom.Pt(cell.X-4, cell.Y), canvas.Look{})
		}
		if bare {
			drawNumber(c, cell, score.Of(cat), func(at geom.Point, size float64) {
				b.drawCategory(c, cat, geom.Around(at, size, size))
			})
			continue
		}
		b.drawPointsLine(c, cell, cat, score.Of(cat), size)
	}
}

// drawPointsLine writes one category with its points, its name in letters of that size.
func (b *Board) drawPointsLine(c *canvas.Canvas, r geom.Rect, cat game.Category, n int, size float64) {
	picture := min(30, r.H-6)
	b.drawCategory(c, cat, geom.Around(geom.Pt(r.X+16, r.Centre().Y), picture, picture))
	style, number, ink := ui.Body(size), ui.Carved(min(24, max(11.5, r.H*0.55))), sprites.Ink
	switch cat {
	case game.CategoryPoints:
		style = ui.Strong(size)
	case game.CategoryFields:
		number, ink = ui.Body(16), sprites.Ink2
	}
	name := b.category(cat)
	y := canvas.InMiddle(style, r.Y, r.Bottom())
	c.Text(style, name, geom.Pt(r.X+38, y), ink, canvas.Left)
	c.Text(number, strconv.Itoa(n), geom.Pt(r.Right()-4, y), ink, canvas.Right)
}

// pointsWords says what the land looked at closely scores in a category.
func (b *Board) pointsWords(cat game.Category) string {
	n := 0
	if m := b.lands[b.closer.seat]; m != nil {
		n = m.Score(b.state.Scoring()).Of(cat)
	}
	return b.category(cat) + " " + strconv.Itoa(n)
}
