package result

import (
	"strconv"
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
	signSize   = 13.0  // of the words below the signs of columns
	cellLeast  = 27.0  // width of a number
	cellSides  = 38.0  // of sides, whose numbers are larger
	namesLeast = 104.0 // width of a name
	lineLeast  = 28.0  // height of a row without a bar
	lineMost   = 46.0
	stripLeast = 22.0 // height of a bar
	stripMost  = 44.0
	chipsHigh  = 22.0 // of a line of numbers below the name
	barEdge    = 1.5  // half of the ink around a part of a bar
	plateSize  = 13.5 // of a number on a bar
)

// tableLayout is how the table of points stands in the room there is.
type tableLayout struct {
	telling
	narrow bool    // the sum alone stands beside the name, and a row is as wide as its columns
	named  bool    // the signs have room for words below them
	under  bool    // numbers that are no part of the sum stand below the name
	cell   float64 // width of a number beside the name
	sum    float64 // width of the sum, where it stands beside the name alone
}

// layoutOf chooses the layout of the table in that width.
func layoutOf(m *model, t telling, width float64) tableLayout {
	const most, words, sum, sumSides, apart = 64.0, 62.0, 84.0, 118.0, 3.0
	n, names, least := float64(len(m.columns)), namesLeast, cellLeast
	l := tableLayout{telling: t, sum: sum}
	if m.sided {
		least, l.sum = cellSides, sumSides
	}
	l.cell = max(least, min(most, (width-2*names)/n))
	if m.class == stage.Tall {
		names, least = 2*namesLeast, 44
	}
	l.narrow = width < names+n*least
	l.under = l.narrow && m.others() > 1
	if l.named = l.cell >= words; l.narrow {
		need := 0.0
		for _, c := range m.columns {
			if c.Kind != table.ColumnSum {
				need += c.word + apart
			}
		}
		l.named = need <= width
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
	if l.barred {
		least = lineLeast + stripLeast + air
		if l.under {
			least += chipsHigh
		}
		return least, least + spare*l.scale
	}
	least, most = lineLeast, lineMost
	if l.narrow {
		least, most = 46, 70
	}
	if m.sided {
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

// across sets one widget for each column but the sum side by side, over the whole width.
func (l tableLayout) across(m *model, of func(n int) widget.Widget) widget.Widget {
	row := widget.Row(0)
	for n, column := range m.columns {
		if column.Kind == table.ColumnSum {
			continue
		}
		item := widget.Grow(of(n))
		if item.Child == nil {
			item.Child = widget.Empty{}
		}
		if l.named {
			item.Basis, item.Min = column.word, column.word
		}
		row.Children = append(row.Children, item)
	}
	return row
}

// onBar reports whether a column stands on the bars.
func (l tableLayout) onBar(c columnModel) bool { return l.barred && c.Kind == table.ColumnPart }

// signs are the signs of the columns above their numbers; those of numbers that stand on the bars have the whole width
// above them.
func (l tableLayout) signs(m *model) widget.Widget {
	const high = 26.0 // without words
	row := l.across(m, func(n int) widget.Widget { return l.sign(m, n) })
	if !l.narrow {
		parts, list := widget.Row(0), widget.Row(0)
		for n, column := range m.columns {
			if l.onBar(column) {
				parts.Children = append(parts.Children, widget.Grow(l.sign(m, n)))
				continue
			}
			list.Children = append(list.Children, widget.Fixed(l.cell, l.sign(m, n)))
		}
		row = widget.Row(0, widget.Grow(parts), list)
	}
	if l.named {
		return row
	}
	return widget.Fixed(high, row)
}

// sign is the sign of a column, with its name where there is room.
func (l tableLayout) sign(m *model, n int) widget.Widget {
	const size, pad, most = 21.0, 2.0, 3
	picture := widget.Paint{H: size, Draw: func(c *canvas.Canvas, r geom.Rect) { m.pieces.drawColumn(c, r, m.columns[n].Key) }}
	if !l.named {
		return widget.Pad(0, pad, widget.Column(0, picture))
	}
	name := &widget.Text{Text: m.columns[n].Name, Style: ui.Body(signSize), Ink: sprites.Ink2, Align: canvas.Centre, Lines: most, Lead: 0.78,
		Elide: !l.narrow && m.columns[n].word > l.cell}
	return widget.Padding{Top: pad, Bottom: pad, Child: widget.Column(1, picture, name.Muted())}
}

// rowKey is all that a row of the table depends on.
type rowKey struct {
	facts  *facts
	layout tableLayout
	row    int
	lit    int // the column that is lit in it
}

// memo is a row that is made anew only where something has changed in it.
func (l tableLayout) memo(m *model, k int) widget.Widget {
	key := rowKey{m.facts, l, k, noColumn}
	if m.lit.row == k {
		key.lit = m.lit.column
	}
	return widget.Memo("row", key, func(key rowKey) widget.Widget {
		return key.layout.row(&model{facts: key.facts, lit: selection{key.row, key.lit}}, key.row)
	})
}

// row is the row of a seat or a side: its name, its numbers, and its bar where there is one.
func (l tableLayout) row(m *model, k int) widget.Widget {
	const gap = 8.0
	line, sum := widget.Row(0, widget.Grow(l.name(m, k))), &widget.Item{}
	for n, column := range m.columns {
		switch total := column.Kind == table.ColumnSum; {
		case l.onBar(column), l.narrow && !total && (l.under || !l.barred):
		case l.narrow && !total:
			line.Children = append(line.Children, widget.Fixed(54, l.number(m, k, n, true)))
		case l.narrow:
			sum = widget.Fixed(l.sum, l.number(m, k, n, false)) // last
		default:
			line.Children = append(line.Children, widget.Fixed(l.cell, l.number(m, k, n, false)))
		}
	}
	line.Children = append(line.Children, sum)
	below := l.across(m, func(n int) widget.Widget {
		return widget.If(!l.onBar(m.columns[n]), l.number(m, k, n, false))
	})
	rows := &widget.Flex{}
	switch {
	case l.barred:
		rows = widget.Column(0,
			&widget.Item{Child: line, Basis: lineLeast, Min: lineLeast, Max: lineMost * l.scale, Grow: 1},
			widget.If(l.under, widget.Fixed(chipsHigh, below)), widget.Gap(4),
			&widget.Item{Child: widget.Padding{Left: gap, Right: 20, Child: l.bar(m, k)}, Basis: stripLeast, Min: stripLeast, Max: stripMost, Grow: 1},
			widget.Gap(gap+2)).Along(widget.Centre)
	case l.narrow:
		rows = widget.Column(0, widget.Grow(line), widget.Grow(below), widget.Gap(2))
	default:
		rows = widget.Column(0, widget.Grow(line), widget.Gap(2))
	}
	return ground(m.rows[k].won, k > 0, 3, rows)
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
	return cell(m, selection{k, noColumn}, row.called(), row.team, widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
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
			return carvedSum(line, room)
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
	lit := m.lit == selection{k, n}
	return l.column(m, k, n, widget.Decorated{Child: face, Below: func(c *canvas.Canvas, r geom.Rect) {
		if lit {
			c.Draw(rowWash(r.W-4, r.H-2), geom.Pt(r.X+2, r.Y+1), canvas.Look{})
		}
	}})
}

// carvedSum is the sum of a row, as large as the longest of all rows has room, with a blossom where that has room too.
func carvedSum(line *widget.Text, room widget.Size) widget.Widget {
	const wide, edge, least = 84.0, 6.0, 9.0
	sum := func(a canvas.Align) widget.Widget {
		return widget.FitSize{From: min(30, room.H*0.8, room.W*0.56), To: least, Group: "sums", Child: func(size float64) widget.Widget {
			line.Style, line.Align = ui.Carved(size), a
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
	if !l.named {
		made.Tip = name
	}
	return made
}

// bar is the points of a row as a bar of their own stuff, as long as they are many against those of the best. Every part
// has room for its number; parts without points have no place.
func (l tableLayout) bar(m *model, k int) widget.Widget {
	const touch = 26.0 // the least width that a finger meets
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
		plate := max(touch, plateWidth(points)+2*barEdge)
		least += plate
		row.Children = append(row.Children, widget.Share(float64(points)/float64(sum), l.part(m, k, n)).Within(plate, 0))
	}
	grows := widget.Effect{Child: row, On: func(c *canvas.Canvas, r geom.Rect) *canvas.Canvas {
		r = r.Inset(-barEdge)
		r.W *= m.moving.grown
		return c.Clipped(r)
	}}
	return widget.Row(0, widget.Share(float64(sum)/float64(m.most), grows).Within(least, 0), widget.Spacer())
}

// part is a part of a bar with its number on a plate, on gold where it is lit.
func (l tableLayout) part(m *model, k, n int) widget.Widget {
	const ink, high = 1.2, 20.0
	points, lit := m.rows[k].counts[n], m.lit == selection{k, n}
	stuff := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		c.Fill(r.Inset(-barEdge), sprites.Ink)
		m.pieces.drawBar(c, r.Inset(barEdge), m.rows[k].seat, m.columns[n].Key, 1)
	}}
	plate := widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		wide := plateWidth(points)
		by := max(1, min(e.Scale(), room.H/(high+2), room.W/wide))
		number := widget.Line(strconv.Itoa(points), ui.Strong(plateSize*by), sprites.Ink).Aligned(canvas.Centre).Muted()
		face := widget.Decorated{Child: number, Below: func(c *canvas.Canvas, r geom.Rect) {
			c.Draw(platePicture(r.W, r.H, ink, lit), geom.Pt(r.X, r.Y), canvas.Look{})
		}}
		return widget.Middle(widget.Sized{W: wide * by, H: min(room.H, high*by), Child: face})
	})
	return l.column(m, k, n, widget.Stack{stuff, widget.Pad(barEdge, barEdge, plate)})
}

// plateWidth returns the width of the plate with a number on a bar.
func plateWidth(n int) float64 {
	const edge = 6.0
	return letters.Measure(ui.Strong(plateSize), strconv.Itoa(n)) + 2*edge
}
