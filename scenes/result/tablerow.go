package result

import (
	"strconv"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// rowKey is all that a row of the table depends on, or the signs above all rows.
type rowKey struct {
	facts     *facts
	layout    tableLayout
	row       int
	litColumn int // the column that is lit in it
}

// rows is the layout without what rows and signs do not depend on, so that plans share them.
func (l tableLayout) rows() tableLayout {
	l.scrollPlan = scrollPlan{hasBars: l.hasBars, scale: l.scale}
	return l
}

// memo is a row that is made again only where something has changed in it.
func (l tableLayout) memo(m *model, k int) widget.Widget {
	key := rowKey{m.facts, l.rows(), k, noColumn}
	if m.selection.row == k {
		key.litColumn = m.selection.column
	}
	return widget.Memo("row", key, func(key rowKey) widget.Widget {
		return key.layout.row(&model{facts: key.facts, selection: selection{key.row, key.litColumn}}, key.row)
	})
}

// row is the row of a seat or a side: its name, its numbers, and its bar where there is one.
func (l tableLayout) row(m *model, k int) widget.Widget {
	const gap = 8.0
	line, sum := widget.Row(0, widget.Grow(l.name(m, k))), &widget.Item{}
	for n, column := range m.columns {
		switch total := column.Kind == table.ColumnSum; {
		case l.onBar(column), l.narrow && !total && (l.extrasBelowName || !l.hasBars):
		case l.narrow && !total:
			line.Children = append(line.Children, widget.Fixed(54, l.number(m, k, n, true)))
		case l.narrow:
			sum = widget.Fixed(l.sumWidth, l.number(m, k, n, false)) // last
		default:
			line.Children = append(line.Children, widget.Fixed(l.cell, l.number(m, k, n, false)))
		}
	}
	line.Children = append(line.Children, sum)
	below := l.buildColumns(m, func(n int) widget.Widget {
		return widget.If(!l.onBar(m.columns[n]), l.number(m, k, n, false))
	})
	rows := &widget.Flex{}
	switch {
	case l.hasBars:
		rows = widget.Column(0,
			&widget.Item{Child: line, Basis: lineMin, Min: lineMin, Max: lineMax * l.scale, Grow: 1},
			widget.If(l.extrasBelowName, widget.Fixed(chipsHeight, below)), widget.Gap(4),
			&widget.Item{Child: widget.Padding{Left: gap, Right: 20, Child: l.bar(m, k)}, Basis: stripMin, Min: stripMin, Max: stripMax, Grow: 1},
			widget.Gap(gap+2)).Along(widget.Centre)
	case l.narrow:
		rows = widget.Column(0, widget.Grow(line), widget.Grow(below), widget.Gap(2))
	default:
		rows = widget.Column(0, widget.Grow(line), widget.Gap(2))
	}
	return ground(m.rows[k].hasWon, k > 0, 3, rows)
}

// cell is something in a row that is pressed to see where its points come from.
func cell(m *model, s selection, name, value string, child widget.Widget) widget.Widget {
	key := "row." + strconv.Itoa(s.row)
	if s.column != noColumn {
		key = "cell." + strconv.Itoa(s.row) + "." + m.columns[s.column].Key
	}
	return widget.Pressable{Child: child, Control: ui.Control{
		Key: key, Role: ui.RoleCell, Name: name, Value: value, Press: func() { m.choose(s) },
	}}
}

// name is the rank, the crest and the name of a row.
func (l tableLayout) name(m *model, k int) widget.Widget {
	row := &m.rows[k]
	return cell(m, selection{k, noColumn}, row.rankedName(), row.team, widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		const most = 34.0
		size := min(room.H, most)
		style := ui.Strong(min(18*e.Scale(), max(14, room.H*0.5)))
		return widget.Row(0, widget.Fixed(size*0.9, rank(m, k, size*0.85)), widget.Gap(size*0.1),
			crest(m, k, size*0.82, max(12, size*0.41)), widget.Gap(6), widget.Grow(sideName(m, k, style)), widget.Gap(10))
	}))
}

// number is what a row has in a column; the sum is carved, with a blossom where it has room. Signed says that the sign of
// the column stands beside it.
func (l tableLayout) number(m *model, k, n int, signed bool) widget.Widget {
	column, text := m.columns[n], strconv.Itoa(m.rows[k].counts[n])
	face := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		line := widget.Line(text, ui.Body(min(17, max(13, room.H*0.55))), sprites.Ink).Aligned(canvas.Centre).Muted()
		switch {
		case column.Kind == table.ColumnSum:
			return buildSum(line, room)
		case column.Kind != table.ColumnPart:
			line.Ink = sprites.Ink2
		}
		if signed {
			size := min(18, room.H-4)
			picture := widget.Paint{W: size, H: size, Draw: func(c *canvas.Canvas, r geom.Rect) { m.pieces.drawColumn(c, r, column.Key) }}
			return widget.Middle(widget.Row(3, picture, line).Across(widget.Centre))
		}
		return line
	})
	lit := m.selection == selection{k, n}
	return l.column(m, k, n, widget.Decorated{Child: face, Below: func(c *canvas.Canvas, r geom.Rect) {
		if lit {
			c.Draw(rowWash(r.W-4, r.H-2), geom.Pt(r.X+2, r.Y+1), canvas.Look{})
		}
	}})
}

// buildSum is the sum of a row, as large as the longest of all rows has room, with a blossom where that has room too.
func buildSum(line *widget.Text, room widget.Size) widget.Widget {
	const wide, edge, least = 84.0, 6.0, 9.0
	sum := func(a canvas.Align) widget.Widget {
		return widget.FitSize{From: min(30, room.H*0.8, room.W*0.56), To: least, Group: "sums", Child: func(size float64) widget.Widget {
			line.Style, line.Align = ui.CarvedStyle(size), a
			return line
		}}
	}
	if room.W < wide {
		return widget.Pad(1, 0, sum(canvas.Centre))
	}
	size := min(22, room.H*0.7)
	blossom := widget.Align{Y: widget.Centre, Child: widget.Sized{W: size, H: size, Child: widget.Image("ui/blossom", size, size)}}
	return widget.Row(edge, widget.Grow(sum(canvas.Right)), blossom, widget.Gap(0))
}

// column is a cell of a column, with its name beside it where the sign has no words.
func (l tableLayout) column(m *model, k, n int, child widget.Widget) widget.Widget {
	name := m.columns[n].Name
	made := cell(m, selection{k, n}, m.rows[k].columns[n], strconv.Itoa(m.rows[k].counts[n]), child).(widget.Pressable)
	if !l.hasNames {
		made.Tip = name
	}
	return made
}

// bar is the points of a row as a bar of their own stuff, as long as they are many against those of the best. Every part
// has room for its number; parts without points have no place.
func (l tableLayout) bar(m *model, k int) widget.Widget {
	row, sum, least := widget.Row(0), 0, 0.0
	for n, column := range m.columns {
		if points := m.rows[k].counts[n]; column.Kind == table.ColumnPart && points > 0 {
			sum += points
		}
	}
	for n, column := range m.columns {
		points := m.rows[k].counts[n]
		if column.Kind != table.ColumnPart {
			continue
		}
		if points <= 0 {
			row.Children = append(row.Children, l.column(m, k, n, widget.Empty{})) // for who does not see it
			continue
		}
		plate := plateWidth(points) + motif
		least += plate
		row.Children = append(row.Children, widget.Share(float64(points)/float64(sum), l.part(m, k, n)).Within(plate, 0))
	}
	grows := widget.Effect{Child: row, On: func(c *canvas.Canvas, r geom.Rect) *canvas.Canvas {
		r = r.Inset(-barEdge)
		r.W *= m.moving.barShare
		return c.Clipped(r)
	}}
	return widget.Row(0, widget.Share(float64(sum)/float64(m.maxPoints), grows).Within(least, 0), widget.Spacer())
}

// part is a part of a bar: its number on paper, on gold where it is lit, and beside it what it is about.
func (l tableLayout) part(m *model, k, n int) widget.Widget {
	const large = 1.25 // times as large as usual, where there is room
	points, lit := m.rows[k].counts[n], m.selection == selection{k, n}
	return l.column(m, k, n, widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		wide := plateWidth(points)
		by := max(1, min(max(large, e.Scale()), room.H/plateHeight, (room.W-motif)/wide))
		number := widget.Line(strconv.Itoa(points), ui.Strong(plateSize*by), sprites.Ink).Aligned(canvas.Centre).Muted()
		stuff := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			m.pieces.drawBar(c, r, m.rows[k].seat, m.columns[n].Key, 1)
		}}
		panel := widget.Fill{Colour: sprites.Paper2}
		if lit {
			panel.Colour = sprites.Kin2
		}
		bar := widget.Row(barEdge, widget.Fixed(wide*by, widget.Stack{panel, number}), widget.Grow(stuff))
		return widget.Decorated{Child: widget.Pad(barEdge, barEdge, bar), Below: func(c *canvas.Canvas, r geom.Rect) {
			c.Fill(r.Inset(-barEdge), sprites.Ink)
		}}
	}))
}

// plateWidth returns the width of the plate with a number on a bar.
func plateWidth(n int) float64 {
	const edge = 4.5
	return letters.Measure(ui.Strong(plateSize), strconv.Itoa(n)) + 2*edge
}
