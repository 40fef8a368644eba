package result

import (
	"strconv"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// estate says what is looked at: the land of a row, and the column whose points are lit up on it.
type estate struct {
	row    int
	column int // noColumn for none
}

// noColumn lights nothing up.
const noColumn = -1

// rest is what is looked at in the beginning: all of the first row's land.
func (r *Result) rest() estate { return estate{0, noColumn} }

// regard looks at a land, or again at the winner's when it is looked at already. Where the picture is small it opens large.
func (r *Result) regard(e estate) {
	again := r.lit == e
	if again {
		e = r.rest()
	}
	const roomy = 150.0
	p := r.plan.picture
	r.lit, r.large = e, !again && min(p.W, p.H) < roomy
	r.Arrange(r.view)
}

// closeLarge lets the table be seen again, and reports whether a land was open over it.
func (r *Result) closeLarge() bool {
	if !r.large {
		return false
	}
	r.large, r.lit = false, r.rest()
	r.Arrange(r.view)
	return true
}

// columnKey returns the key of the column that is lit, "" for none.
func (r *Result) columnKey() string {
	if r.lit.column == noColumn {
		return ""
	}
	return r.ledger.columns[r.lit.column].Key
}

// caption says what is lit up, as "Lakes 15"; "" for nothing.
func (r *Result) caption() string {
	if r.lit.column == noColumn {
		return ""
	}
	column := r.ledger.columns[r.lit.column]
	return column.Name + " " + strconv.Itoa(r.outcome.rows[r.lit.row].of(column.Key))
}

// drawEstate draws the land that is looked at.
func (r *Result) drawEstate(c *canvas.Canvas, at geom.Rect) {
	r.ledger.board.DrawEstate(c, at, r.match.State(), r.outcome.rows[r.lit.row].seat, r.columnKey())
}

// largePlaces are the card of a land that has been opened, and the land on it.
func (r *Result) largePlaces() (card, head, land geom.Rect) {
	const margin, pad, high = 10.0, 16.0, 40.0
	card = r.view.Safe.Inset(margin)
	head, land = card.Inset(pad).CutTop(high)
	return card, head, land
}

// drawLarge draws a land over everything.
func (r *Result) drawLarge(c *canvas.Canvas) {
	card, head, land := r.largePlaces()
	c.Fill(r.view.Area, sprites.Night.Alpha(0.6))
	ui.DrawPaper(c, ui.LitPanel(), card)
	row := &r.outcome.rows[r.lit.row]
	table.DrawCrest(c, row.seat, geom.Pt(head.X+16, head.Centre().Y-4), 32)
	text := row.player.Name
	if caption := r.caption(); caption != "" {
		text += " · " + caption
	}
	style := ui.Fit(ui.Strong(19), text, head.W-100)
	c.Text(style, text, geom.Pt(head.X+42, canvas.InMiddle(style, head.Y-4, head.Bottom()-4)), sprites.Ink, canvas.Left)
	r.drawEstate(c, land)
}

// largeControls are what can be pressed while a land is open: anything closes it.
func (r *Result) largeControls() []*ui.Control {
	card, _, _ := r.largePlaces()
	const size = 46.0
	row := &r.outcome.rows[r.lit.row]
	ground := &ui.Control{Key: "land", Rect: r.view.Area, Role: ui.RoleButton, Name: row.player.Name, Value: r.caption(), Press: func() { r.closeLarge() }}
	cross := ui.RoundButton("closeLand", r.words.T(lang.Close), "close", geom.R(card.Right()-size-8, card.Y+8, size, size), ui.Plain(), func() { r.closeLarge() })
	cross.Z = 1
	return []*ui.Control{ground, cross}
}

// ledgerControls are the numbers, the names before them, and the picture. A finger may touch the bar below a number too.
func (r *Result) ledgerControls() []*ui.Control {
	var list []*ui.Control
	frame := func(key, name, value string, at geom.Rect, press func()) {
		list = append(list, &ui.Control{
			Key: key, Rect: at, Role: ui.RoleCell, Name: name, Value: value, Press: press,
			Paint: func(c *canvas.Canvas, s ui.Shown) {
				if s.Focus {
					ui.DrawFocus(c, at.Inset(3), ui.Radius)
				}
			},
		})
	}
	for k := range r.outcome.rows {
		row, l := &r.outcome.rows[k], &r.plan.ledger
		line, last := l.lines[k], l.cells[k][0].Bottom() // of the lines of numbers
		reach := func(at geom.Rect) geom.Rect {
			if at.Bottom() >= last-1 {
				at.H = l.wash[k].Bottom() - 2 - at.Y
			}
			return at
		}
		if line.Bottom() < last-1 {
			line.W -= sumWide
		}
		value := r.outcome.status(r.words, row.seat)
		frame("row."+strconv.Itoa(k), strconv.Itoa(row.rank)+" "+row.player.Name, value, reach(line), func() { r.regard(estate{k, noColumn}) })
		for n, column := range r.ledger.columns {
			key := "cell." + strconv.Itoa(k) + "." + column.Key
			at := reach(l.cells[k][n])
			frame(key, row.player.Name+": "+column.Name, strconv.Itoa(row.of(column.Key)), at, func() { r.regard(estate{k, n}) })
		}
	}
	if p := r.plan.picture; !p.Empty() {
		frame("picture", r.outcome.rows[r.lit.row].player.Name, r.caption(), p, func() { r.large = true; r.Arrange(r.view) })
	}
	return list
}

// closes reports whether the frame asks for the open land to be closed.
func (r *Result) closes(f *input.Frame) bool { return f.Has(input.Back) && r.closeLarge() }
