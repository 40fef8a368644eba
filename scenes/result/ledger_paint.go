package result

import (
	"strconv"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// drawLedger draws the table of points on the scroll.
func (r *Result) drawLedger(c *canvas.Canvas) {
	l := &r.plan.ledger
	for k, at := range l.signs {
		r.drawSign(c, r.ledger.columns[k], at)
	}
	for k := range r.outcome.rows {
		r.drawLine(c, k)
		if !l.bars[k].Empty() {
			r.drawBar(c, k)
		}
	}
}

// drawSign draws the sign of a column, with its name where there is room.
func (r *Result) drawSign(c *canvas.Canvas, column table.Column, at geom.Rect) {
	const size, pad = 21.0, 2.0
	if at.Empty() {
		return
	}
	r.ledger.board.DrawSign(c, geom.Around(geom.Pt(at.Centre().X, at.Y+pad+size/2), size, size), column.Key)
	if !r.plan.ledger.named {
		return
	}
	style := ui.Body(signSize)
	y := at.Y + pad + size + 2
	for _, line := range ui.Lines(style, column.Name, at.W+signOver, signMost) {
		c.Text(style, line, geom.Pt(at.Centre().X, canvas.InMiddle(style, y, y+style.Size)), sprites.Ink2, canvas.Centre)
		y += style.Size + 1
	}
}

// drawLine draws rank, crest, name and numbers of one seat.
func (r *Result) drawLine(c *canvas.Canvas, k int) {
	row, l := &r.outcome.rows[k], &r.plan.ledger
	at, line := l.wash[k], l.lines[k]
	switch {
	case r.outcome.won(row.seat):
		c.Draw(rowWash(at.W, at.H-3), geom.Pt(at.X, at.Y), canvas.Look{})
	case k > 0:
		c.Fill(geom.R(at.X+10, at.Y-1.5, at.W-20, 1.5), sprites.Paper4)
	}
	size := min(line.H, 34)
	mid := line.Centre().Y
	carved := ui.Carved(size * 0.85)
	stamp := c.Faded(r.stamped[k]).Moved(0, -16*(1-r.stamped[k]))
	stamp.Text(carved, strconv.Itoa(row.rank), geom.Pt(line.X+size*0.45, canvas.InMiddle(carved, line.Y, line.Bottom())), sprites.Ink, canvas.Centre)
	crest := size * 0.82
	x := line.X + size
	r.drawSeat(c, row, geom.Pt(x+crest/2, mid), crest)
	if r.outcome.won(row.seat) {
		crown := max(12, crest*0.5)
		ui.DrawIcon(c, "crown", geom.Pt(x+crest/2, mid-crest/2), crown, sprites.Kin3)
	}
	x += crest + 6
	right := l.nameEnd(k)
	named := r.drawMates(c, row, geom.R(x, line.Y, right-x-10, line.H))
	name := ui.Fit(r.plan.reading.Strong(18), row.player.Name, named.W)
	name = ui.Fit(name.Sized(min(name.Size, max(14, named.H*nameShare))), row.player.Name, named.W)
	c.Text(name, letters.Ellipsis(name, row.player.Name, named.W), geom.Pt(x, canvas.InMiddle(name, named.Y, named.Bottom())), sprites.Ink, canvas.Left)
	for n, column := range r.ledger.columns {
		if !l.barred || column.Kind != table.ColumnPart { // the others stand on the bar
			r.drawCell(c, k, n, column)
		}
	}
}

// nameShare is how much of a line's height a name is high at most.
const nameShare = 0.5

// drawCell draws one number; the sum is carved, with a blossom where it has room.
func (r *Result) drawCell(c *canvas.Canvas, k, n int, column table.Column) {
	at, number := r.plan.ledger.cells[k][n], strconv.Itoa(r.outcome.rows[k].of(column.Key))
	if r.lit == (estate{k, n}) {
		c.Draw(rowWash(at.W-4, at.H-2), geom.Pt(at.X+2, at.Y+1), canvas.Look{})
	}
	style, ink := ui.Body(min(17, max(13, at.H*0.55))), sprites.Ink
	x := at.Centre().X
	switch column.Kind {
	case table.ColumnSum:
		style = ui.Carved(min(30, at.H*0.8, at.W*0.56))
		wide := 0.0 // of the longest number: the sums of all seats are of one size
		for i := range r.outcome.rows {
			wide = max(wide, letters.Measure(style, strconv.Itoa(r.outcome.rows[i].of(column.Key))))
		}
		room, blossom := at.W-6, 0.0
		if at.W >= sumWide {
			blossom = min(22, at.H*0.7)
			room = at.W - blossom - 12
		}
		if wide > room {
			style = ui.Carved(style.Size * room / wide)
		}
		if blossom > 0 {
			ui.DrawSprite(c, "ui/blossom", geom.Pt(at.Right()-blossom/2-6, at.Centre().Y), blossom, canvas.Look{})
			c.Text(style, number, geom.Pt(at.Right()-blossom-12, canvas.InMiddle(style, at.Y, at.Bottom())), ink, canvas.Right)
			return
		}
	case table.ColumnTie, table.ColumnNote:
		ink = sprites.Ink2
		if l := &r.plan.ledger; l.barred && l.two && !l.under { // its sign stands beside it
			const gap = 3.0
			sign := min(18, at.H-4)
			x -= (sign + gap + letters.Measure(style, number)) / 2
			r.ledger.board.DrawSign(c, geom.Around(geom.Pt(x+sign/2, at.Centre().Y), sign, sign), column.Key)
			c.Text(style, number, geom.Pt(x+sign+gap, canvas.InMiddle(style, at.Y, at.Bottom())), ink, canvas.Left)
			return
		}
	}
	c.Text(style, number, geom.Pt(x, canvas.InMiddle(style, at.Y, at.Bottom())), ink, canvas.Centre)
}

// barEdge is half of the ink around a part of a bar.
const barEdge = 1.5

// drawBar draws the points of a seat as a bar of their own stuff, with a number on each part.
func (r *Result) drawBar(c *canvas.Canvas, k int) {
	l := &r.plan.ledger
	var outline geom.Rect
	for n, column := range r.ledger.columns {
		if at := l.cells[k][n]; column.Kind == table.ColumnPart && !at.Empty() {
			outline.Y, outline.H = at.Y-barEdge, at.H+2*barEdge
			if outline.W == 0 {
				outline.X = at.X - barEdge
			}
			outline.W = at.Right() + barEdge - outline.X
		}
	}
	if outline.Empty() {
		return
	}
	in := c.Clipped(geom.R(outline.X, outline.Y, outline.W*r.grown, outline.H))
	in.Fill(outline, sprites.Ink)
	for n, column := range r.ledger.columns {
		if at := l.cells[k][n]; column.Kind == table.ColumnPart && !at.Empty() {
			r.ledger.board.DrawBar(in, at.Inset(barEdge), r.match.State(), r.outcome.rows[k].seat, column.Key, 1)
			r.drawSlip(in, at, r.outcome.rows[k].of(column.Key), r.lit == estate{k, n})
		}
	}
}

// drawSlip draws a number on a part of a bar; that which is looked at on gold.
func (r *Result) drawSlip(c *canvas.Canvas, part geom.Rect, n int, lit bool) {
	const ink = 1.2
	text := strconv.Itoa(n)
	size := min(r.plan.reading, ui.Reading((part.H-2)/slipHigh), ui.Reading((part.W-2*barEdge)/slipWidth(n)))
	style := max(1, size).Strong(slipSize)
	slip := geom.Around(part.Centre(), slipWidth(n)*float64(max(1, size)), min(part.H-2*barEdge, slipHigh*float64(max(1, size))))
	c.Draw(slipPicture(slip.W, slip.H, ink, lit), geom.Pt(slip.X, slip.Y), canvas.Look{})
	c.Text(style, text, geom.Pt(slip.Centre().X, canvas.InMiddle(style, slip.Y, slip.Bottom())), sprites.Ink, canvas.Centre)
}
