package honshu

import (
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Measures of lines of points, in logical units.
const (
	minPoints  = 25.0     // the height of a line with its words, where no finger presses it
	barePoints = minPress // of other lines
)

// categoryAt returns the category that a button stands for, false for other parts.
func categoryAt(p rules.Part) (game.Category, bool) {
	n := p.Index - buttonCategory
	return game.Category(n), p.Kind == rules.PartButton && n >= 0 && n < int32(game.NumCategories)
}

// list lists what the land scores by category, in lines that a finger hits: in one column or two with whole words or,
// where these have no room, bare, as pictures and numbers in two rows. On a table that is no phone lines with words are
// lower before that. The one that is lit lies on a darker ground.
func (m *landModel) list() widget.Widget {
	cats := scoringCategories(m.scoring.Card)
	columns := func(n int, least float64) widget.Widget {
		rows, row := (len(cats)+n-1)/n, widget.Even(16)
		for first := 0; first < len(cats); first += rows {
			column := widget.Column(0)
			for _, cat := range cats[first:min(first+rows, len(cats))] {
				column.Children = append(column.Children, widget.Basis(barePoints, m.category(cat, m.line(cat), true)).Within(least, 0))
			}
			row.Children = append(row.Children, widget.Grow(column))
		}
		return row
	}
	bare := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		grid := widget.Grid{Columns: slices.Repeat([]float64{1}, (len(cats)+1)/2), Gap: 4}
		for _, cat := range cats {
			grid.Children = append(grid.Children, m.category(cat, number(m.points.Of(cat), categorySign(cat, m.scoring.Card)), false))
		}
		return widget.Align{Y: widget.Start, Child: widget.Sized{H: 2 * min(barePoints, room.H/2), Child: grid}}
	})
	list := widget.FirstFit{columns(1, barePoints), columns(2, barePoints)}
	if !m.phone {
		list = append(list, columns(1, minPoints))
	}
	return append(list, bare)
}

// category is what a press lights up, with what is written there.
func (m *landModel) category(cat game.Category, content widget.Widget, line bool) widget.Widget {
	list := widget.Stack{widget.Empty{}}
	switch {
	case m.onlyCategory && m.cat == cat:
		list = append(list, widget.Pad(-4, 1, widget.Fill{Colour: sprites.Paper3}))
	case cat == game.CategoryPoints && line:
		list = append(list, rowGround())
	}
	p := part(buttonCategory+int(cat), overLayer, m.pointsText(cat), append(list, content))
	p.Tip = m.tips[cat]
	return p
}

// rowGround is the ground of a line that stands out.
func rowGround() widget.Widget {
	return widget.Pad(-4, 0, widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { c.Draw(rowPicture(r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{}) }})
}

// line is one category with its points; all names have one size.
func (m *landModel) line(cat game.Category) widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		style, points, ink := ui.Body(16), ui.CarvedStyle(min(24, max(11.5, room.H*0.55))), sprites.Ink
		switch cat {
		case game.CategoryPoints:
			style = ui.Strong(16)
		case game.CategoryFields:
			points, ink = ui.Body(16), sprites.Ink2
		}
		name := widget.Line(m.words.Category(m.game, cat.String()), style, ink)
		name.Group, name.Lines, name.Lead, name.MinSize = "points", 2, 0.85, 13
		const narrow = 200.0
		sign, gap, number := 32.0, 6.0, 36.0
		if room.W < narrow {
			sign, gap, number = 26, 4, 30
		}
		return widget.Row(0, widget.Fixed(sign, categorySign(cat, m.scoring.Card).widget(min(sign-2, room.H-6))), widget.Gap(gap), widget.Grow(name),
			widget.Fixed(number, figure(strconv.Itoa(m.points.Of(cat)), points, ink).Aligned(canvas.Right)), widget.Gap(4))
	})
}
