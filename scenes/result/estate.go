package result

import (
	"strconv"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
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

// regard looks at a land, or again at the winner's when it is looked at already. Where the picture is small it opens
// large.
func (r *Result) regard(e estate) {
	const roomy = 150.0
	p := r.plan.picture
	if r.lit == e {
		e = r.rest()
	}
	r.lit = e
	r.Arrange(r.view)
	if e != r.rest() && min(p.W, p.H) < roomy {
		r.enlarge()
	}
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

// seen says whose land is looked at and what is lit up on it, as "Aki · Lakes 15".
func (r *Result) seen() string {
	text := r.outcome.rows[r.lit.row].player.Name
	if lit := r.caption(); lit != "" {
		text += " · " + lit
	}
	return text
}

// drawEstate draws the land that is looked at.
func (r *Result) drawEstate(c *canvas.Canvas, at geom.Rect) {
	r.ledger.board.DrawEstate(c, at, r.match.State(), r.outcome.rows[r.lit.row].seat, r.columnKey())
}

// ledgerControls are the numbers, the names before them, and the picture. A finger may touch the bar below a number
// too.
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
		line, last := l.lines[k], 0.0 // of the lines of numbers
		for _, cell := range l.cells[k] {
			last = max(last, cell.Bottom())
		}
		reach := func(at geom.Rect) geom.Rect {
			if !at.Empty() && at.Bottom() >= last-1 {
				at.H = l.wash[k].Bottom() - 2 - at.Y
			}
			return at
		}
		line.W = l.nameEnd(k) - line.X
		value := r.outcome.status(r.words, row.seat)
		if mates := r.mateNames(row); mates != "" {
			value = mates + ", " + value
		}
		frame("row."+strconv.Itoa(k), strconv.Itoa(row.rank)+" "+row.player.Name, value, reach(line), func() { r.regard(estate{k, noColumn}) })
		for n, column := range r.ledger.columns {
			key := "cell." + strconv.Itoa(k) + "." + column.Key
			at := reach(l.cells[k][n])
			frame(key, r.words.Of(row.player.Name, column.Name), strconv.Itoa(row.of(column.Key)), at, func() { r.regard(estate{k, n}) })
			if !l.named {
				list[len(list)-1].Tip = column.Name
			}
		}
	}
	if p := r.plan.picture; !p.Empty() {
		frame("picture", r.outcome.rows[r.lit.row].player.Name, r.caption(), p, r.enlarge)
	}
	return list
}
