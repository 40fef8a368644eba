package result

import (
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures of the table of points, in logical units.
const (
	signSize    = 13.0  // of the words below the signs of columns
	cellMin     = 27.0  // width of a number
	cellSides   = 38.0  // of sides, whose numbers are larger
	namesMin    = 104.0 // width of a name
	lineMin     = 28.0  // height of a row without a bar
	lineMax     = 46.0
	stripMin    = 22.0 // height of a bar
	stripMax    = 44.0
	chipsHeight = 22.0 // of a line of numbers below the name
	barEdge     = 1.5  // half of the ink around a part of a bar
	plateSize   = 13.5 // of a number on a bar
	plateHeight = 22.0 // its place
	motif       = 22.0 // the least width beside it
)

// tableLayout is how the table of points stands in the room there is.
type tableLayout struct {
	scrollPlan
	narrow          bool    // the sum alone stands beside the name, and a row is as wide as its columns
	hasNames        bool    // the signs have room for words below them
	extrasBelowName bool    // numbers that are no part of the sum stand below the name
	cell            float64 // width of a number beside the name
	sumWidth        float64 // width of the sum, where it stands beside the name alone
}

// layoutOf chooses the layout of the table in that width.
func layoutOf(m *model, t scrollPlan, width float64) tableLayout {
	const most, words, sum, sumSides, apart = 64.0, 62.0, 84.0, 118.0, 3.0
	n, names, least := float64(len(m.columns)), namesMin, cellMin
	l := tableLayout{scrollPlan: t, sumWidth: sum}
	if m.hasTeams {
		least, l.sumWidth = cellSides, sumSides
	}
	l.cell = max(least, min(most, (width-2*names)/n))
	if m.class == stage.Tall {
		names, least = 2*namesMin, 44
	}
	l.narrow = width < names+n*least
	l.extrasBelowName = l.narrow && m.others() > 1
	if l.hasNames = l.cell >= words; l.narrow {
		need := 0.0
		for _, c := range m.columns {
			if c.Kind != table.ColumnSum {
				need += c.word + apart
			}
		}
		l.hasNames = need <= width
	}
	return l
}

// others counts the columns that are no part of the sum.
func (m *facts) others() (n int) {
	for _, c := range m.columns {
		if c.Kind == table.ColumnTie || c.Kind == table.ColumnNote {
			n++
		}
	}
	return n
}

// heights returns the least and the greatest height of a row.
func (l tableLayout) heights(m *model) (least, most float64) {
	const air, spare, mates = 14.0, 62.0, 20.0
	if l.hasBars {
		least = lineMin + stripMin + air
		if l.extrasBelowName {
			least += chipsHeight
		}
		return least, least + spare*l.scale
	}
	least, most = lineMin, lineMax
	if l.narrow {
		least, most = 46, 70
	}
	if m.hasTeams {
		most += mates
		if l.narrow {
			most += mates
		}
	}
	return least, most + 32
}

// longestWord returns the width of the longest word of the name of a column.
func longestWord(name string) (wide float64) {
	for _, word := range strings.Fields(name) {
		wide = max(wide, letters.Measure(ui.Body(signSize), word))
	}
	return wide
}

// buildColumns sets one widget for each column but the sum side by side, over the whole width.
func (l tableLayout) buildColumns(m *model, of func(n int) widget.Widget) widget.Widget {
	row := widget.Row(0)
	for n, column := range m.columns {
		if column.Kind == table.ColumnSum {
			continue
		}
		item := widget.Grow(of(n))
		if item.Child == nil {
			item.Child = widget.Empty{}
		}
		if l.hasNames {
			item.Basis, item.Min = column.word, column.word
		}
		row.Children = append(row.Children, item)
	}
	return row
}

// onBar reports whether a column stands on the bars.
func (l tableLayout) onBar(c columnModel) bool { return l.hasBars && c.Kind == table.ColumnPart }

// signRow are the signs of the columns above their numbers.
func (l tableLayout) signRow(m *model) widget.Widget {
	const high = 26.0 // without words
	row := widget.Memo("signs", rowKey{m.facts, l.rows(), 0, noColumn}, func(key rowKey) widget.Widget { return key.layout.buildSigns(&model{facts: key.facts}) })
	if l.hasNames {
		return row
	}
	return widget.Fixed(high, row)
}

// buildSigns makes the signs: those of numbers that stand on the bars are a legend above them, for no bar has columns.
func (l tableLayout) buildSigns(m *model) widget.Widget {
	row := l.buildColumns(m, func(n int) widget.Widget { return l.buildSign(m, n) })
	if !l.narrow {
		legend, list := widget.Wrap{Gap: 14, RowGap: 2}, widget.Row(0)
		for n, column := range m.columns {
			if l.onBar(column) {
				legend.Children = append(legend.Children, l.buildLegend(m, n))
				continue
			}
			list.Children = append(list.Children, widget.Fixed(l.cell, l.buildSign(m, n)))
		}
		row = widget.Row(0, widget.Gap(8), widget.Grow(widget.Align{Y: widget.Centre, Child: legend}), list)
	}
	return row
}

// buildLegend is the sign of a column on the bars, with its name beside it where there is room.
func (l tableLayout) buildLegend(m *model, n int) widget.Widget {
	const size, gap = 21.0, 5.0
	picture := widget.Paint{W: size, H: size, Draw: func(c *canvas.Canvas, r geom.Rect) { m.pieces.drawColumn(c, r, m.columns[n].Key) }}
	if !l.hasNames {
		return picture
	}
	return widget.Row(gap, picture, widget.Line(m.columns[n].Name, ui.Body(signSize), sprites.Ink2).Muted()).Across(widget.Centre)
}

// buildSign is the sign of a column, with its name where there is room.
func (l tableLayout) buildSign(m *model, n int) widget.Widget {
	const size, pad, most = 21.0, 2.0, 3
	picture := widget.Paint{H: size, Draw: func(c *canvas.Canvas, r geom.Rect) { m.pieces.drawColumn(c, r, m.columns[n].Key) }}
	if !l.hasNames {
		return widget.Pad(0, pad, widget.Column(0, picture))
	}
	name := &widget.Text{Text: m.columns[n].Name, Style: ui.Body(signSize), Ink: sprites.Ink2, Align: canvas.Centre, Lines: most, Lead: 0.78,
		Elide: !l.narrow && m.columns[n].word > l.cell}
	return widget.Padding{Top: pad, Bottom: pad, Child: widget.Column(1, picture, name.Muted())}
}
