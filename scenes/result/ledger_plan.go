package result

import (
	"strings"

	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// ledgerPlan is where the table of points lies on the scroll: one line a seat, or two where it is narrow, and a bar
// below them where there is room. The places of the columns are in their order.
type ledgerPlan struct {
	signs []geom.Rect   // of the columns; that of the sum is empty in two lines
	named bool          // the signs have room for words below them
	two   bool          // a row has two lines
	sum   float64       // breadth of the sum at the end of the first of two lines
	lines []geom.Rect   // rank, crest and name of each row
	cells [][]geom.Rect // of each row
	bars  []geom.Rect   // of each row; empty where there is no room

	barred bool        // the numbers of the parts stand on the bars, and those of other columns beside the names
	under  bool        // the latter stand under their signs, below the names
	wash   []geom.Rect // each whole row
}

// Measures of the table, in logical units.
const (
	signHeight   = 26.0
	signAbove    = 27.0 // the sign over its words
	signLead     = 14.0 // of a line of them
	signMost     = 3    // lines
	signWords    = 62.0 // width of a cell from which its sign has words
	cellMost     = 64.0
	cellLeast    = 27.0
	cellSides    = 38.0
	cellRoomy    = 44.0
	lineLeast    = 25.0
	lineMost     = 46.0
	pairLeast    = 46.0 // of two lines
	pairMost     = 70.0
	stripLeast   = 22.0 // of a bar
	stripMost    = 44.0
	stripApart   = 6.0
	stripEnd     = 12.0  // free behind the longest bar
	sumWide      = 84.0  // of the sum at the end of the first of two lines
	sumWider     = 118.0 // with four digits
	namesLeast   = 104.0
	ledgerRowGap = 8.0
)

// paired reports whether a row takes two lines: where it is narrow, unless the window is low. Sides have larger
// numbers.
func paired(class stage.Class, in geom.Rect, columns int, sides bool) bool {
	names, cell := namesLeast, cellLeast
	if sides {
		cell = cellSides
	}
	if class == stage.Tall {
		names, cell = 2*namesLeast, cellRoomy
	}
	return in.W < names+float64(columns)*cell
}

// layLedger divides the scroll into the signs of the columns, the rows, and the story below them. What is told gives
// way to the bars, and these to the numbers; how a tie is decided stays, on the scroll or beside it.
func (p *plan) layLedger(t text) {
	in := p.scroll.InsetXY(p.inset(), storyPad-3)
	l := &p.ledger
	two := paired(p.class, in, len(t.columns), t.mates)
	l.two = two
	signs := signHeight
	if l.named = signsNamed(in, two, t); l.named {
		signs = signsHigh(in, two, t)
	}
	least, most := lineLeast, lineMost
	if two {
		least, most = pairLeast, pairMost
	}
	l.sum = sumWide
	if t.mates {
		l.sum = sumWider
		most += matesHeight
		if two {
			most += matesHeight
		}
	}
	gap := storyGap
	if t.line == "" {
		gap = 0
	}
	barred := barredLeast(t, two)
	story := p.fitTold(t, in.H-signs-gap, barred, least)
	height := (in.H - signs - gap - story) / float64(t.rows)
	l.signs = make([]geom.Rect, len(t.columns))
	if l.barred = height >= barred-0.01 && len(t.counts) > 0; l.barred {
		height = min(height, barred+barredSpare)
	} else {
		height = min(height, most+4*ledgerRowGap)
	}
	for k := range t.rows {
		row := geom.R(in.X, in.Y+signs+float64(k)*height, in.W, height)
		p.rows = append(p.rows, row)
		l.wash = append(l.wash, row)
		if l.barred {
			l.layBarred(row, k, t, float64(p.reading))
		} else {
			l.layRow(row, t, most)
		}
	}
	l.placeSigns(geom.R(in.X, in.Y, in.W, signs), t)
	y := in.Y + signs + float64(t.rows)*height
	x, width := p.column()
	p.story = geom.R(x, y+gap, width, story)
	if p.class != stage.Tall { // no more is unrolled than is written on
		p.scroll.H = min(p.scroll.H, p.story.Bottom()+storyPad-p.scroll.Y)
	}
}

// signsNamed reports whether the words below the signs of the columns have room.
func signsNamed(in geom.Rect, two bool, t text) bool {
	if !two && cellWidth(in, len(t.columns), t.mates) >= signWords {
		return true
	}
	if !two {
		return false
	}
	need := 0.0
	for _, wide := range t.signWidths() {
		need += wide + signApart
	}
	return need <= in.W
}

// signsHigh returns how high signs are with the words below them.
func signsHigh(in geom.Rect, two bool, t text) float64 {
	lines, places := 2, signPlaces(in, t, true)
	for _, column := range t.columns {
		if column.Kind == table.ColumnSum || !two {
			continue
		}
		lines = max(lines, len(letters.Wrap(ui.Body(signSize), column.Name, places[0].W+signOver)))
		places = places[1:]
	}
	return signAbove + signLead*float64(min(lines, signMost))
}

// Measures of the words below the signs.
const (
	signSize  = 13.0
	signOver  = 2.0 // how far words may stand out of their column
	signApart = 3.0 // between the longest words of two columns
)

// signWidths returns how wide the longest words below the signs are, but for the sum, which has no sign over rows of
// two lines.
func (t text) signWidths() (list []float64) {
	for _, column := range t.columns {
		if column.Kind == table.ColumnSum {
			continue
		}
		wide := 0.0
		for _, word := range strings.Fields(column.Name) {
			wide = max(wide, letters.Measure(ui.Body(signSize), word))
		}
		list = append(list, wide)
	}
	return list
}

// signPlaces divides r among the columns but for the sum: where words stand below the signs, by how wide they are.
func signPlaces(r geom.Rect, t text, named bool) []geom.Rect {
	widths := t.signWidths()
	places := r.Columns(len(widths), 0)
	if !named {
		return places
	}
	rest, x := r.W, r.X
	for _, wide := range widths {
		rest -= wide
	}
	for k, wide := range widths {
		places[k].X, places[k].W = x, wide+rest/float64(len(widths))
		x = places[k].Right()
	}
	return places
}

// cellWidth returns how wide the cells are that stand in one line with the names. Sides have larger numbers.
func cellWidth(in geom.Rect, columns int, sides bool) float64 {
	least := cellLeast
	if sides {
		least = cellSides
	}
	return max(least, min(cellMost, (in.W-2*namesLeast)/float64(columns)))
}

// placeSigns places the signs of the columns above their numbers; those of numbers that stand on the bars side by side.
func (l *ledgerPlan) placeSigns(at geom.Rect, t text) {
	if l.barred && !l.two {
		left, parts := at, 0
		for k, cell := range l.cells[0] {
			if t.columns[k].Kind == table.ColumnPart {
				parts++
				continue
			}
			l.signs[k] = geom.R(cell.X, at.Y, cell.W, at.H)
			left.W = min(left.W, cell.X-at.X)
		}
		for k, place := range left.Columns(parts, 0) {
			l.signs[k] = place
		}
		return
	}
	places := signPlaces(at, t, l.named)
	for k, cell := range l.cells[0] {
		switch {
		case l.two && t.columns[k].Kind == table.ColumnSum:
		case l.two:
			l.signs[k], places = places[0], places[1:]
		default:
			l.signs[k] = geom.R(cell.X, at.Y, cell.W, at.H)
		}
	}
}

// layRow lays one row of numbers out.
func (l *ledgerPlan) layRow(row geom.Rect, t text, most float64) {
	columns := t.columns
	l.bars = append(l.bars, geom.Rect{})
	high := min(row.H-2, most)
	top := geom.R(row.X, row.Y+1, row.W, high)
	if !l.two {
		w := cellWidth(row, len(columns), t.mates)
		line, cells := top.CutLeft(top.W - w*float64(len(columns)))
		l.lines = append(l.lines, line)
		l.cells = append(l.cells, cells.Columns(len(columns), 0))
		return
	}
	line, below := top.CutTop(high / 2)
	sum := geom.R(line.Right()-l.sum, line.Y, l.sum, line.H)
	l.lines = append(l.lines, line)
	places := signPlaces(below, t, l.named)
	var cells []geom.Rect
	for _, column := range columns {
		if column.Kind == table.ColumnSum {
			cells = append(cells, sum)
			continue
		}
		cells, places = append(cells, places[0]), places[1:]
	}
	l.cells = append(l.cells, cells)
}

// fitTold chooses how much is told below the rows, so that they have their least height, with bars if that can be, and
// returns its height. What finds no room there and must be told stands beside the scroll.
func (p *plan) fitTold(t text, room, barred, least float64) float64 {
	p.write(1)
	large, small := [2]letters.Style{p.heading, p.body}, [2]letters.Style{ui.Heading(18), ui.Body(13)}
	if t.end == "" { // a tie is a remark
		large[1] = ui.Body(15.5)
	}
	type way struct {
		styles [2]letters.Style
		headed bool
		line   string
	}
	var ways []way
	for by := p.reading; by > 1; by -= 0.1 {
		ways = append(ways, way{[2]letters.Style{by.Heading(large[0].Size), by.Body(large[1].Size)}, true, t.line})
	}
	ways = append(ways, []way{
		{large, true, t.line}, {small, true, t.line}, {small, false, t.line}, {small, true, t.tie}, {small, false, t.tie},
	}...)
	p.valued = false
	for _, row := range []float64{barred, least} {
		for _, way := range ways {
			p.heading, p.body = way.styles[0], way.styles[1]
			p.headed, p.lined, p.told = way.headed && t.end != "", way.line != "", way.line
			told := t
			told.line = way.line
			if high := p.storyHeight(told); room-high >= row*float64(t.rows) {
				return high
			}
		}
	}
	p.headed, p.lined, p.told = false, false, ""
	p.aside = t.tie
	return 0
}

// placeAside finds room beside the scroll, below the number of moves, for what must be told and has none on it.
func (p *plan) placeAside() {
	if p.aside == "" || p.class == stage.Tall {
		return
	}
	const high, gap = 68.0, 6.0
	p.beside = geom.R(p.sub.X, p.sub.Bottom()+gap, p.sub.W, high)
	if p.picture.Empty() {
		return
	}
	cut := max(0, p.beside.Bottom()+gap-p.picture.Y)
	p.picture.Y += cut
	p.picture.H -= cut
	p.picture = pictureRoom(p.picture)
}
