package result

import (
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// annals fills the rows with what the Board tells of the whole match.
func (r *Result) annals(annalist table.Annalist) {
	lines := annalist.Annals(r.match)
	for k := range r.outcome.rows {
		row := &r.outcome.rows[k]
		row.tally = lines[row.seat].Counts
	}
}

// nameSides gives the rows of several seats the names of their sides.
func (r *Result) nameSides() {
	sides, ok := r.board.(table.Sides)
	if !ok || !r.outcome.sided {
		return
	}
	for k := range r.outcome.rows {
		row := &r.outcome.rows[k]
		row.player.Name = sides.SideName(row.side)
	}
}

// mateNames lists the players of a row, "" where it is about one.
func (r *Result) mateNames(row *row) string {
	players := table.Players(r.match)
	var names []string
	for _, seat := range row.mates {
		names = append(names, players[seat].Name)
	}
	return strings.Join(names, ", ")
}

// drawSeat draws the crest of a row, or the sign of its side, about the point.
func (r *Result) drawSeat(c *canvas.Canvas, row *row, at geom.Point, height float64) {
	if sides, ok := r.board.(table.Sides); ok && row.mates != nil {
		sides.DrawSide(c, geom.Around(at, height, height), row.side)
		return
	}
	table.DrawCrest(c, row.seat, at, height)
}

// Measures of the line with the players of a side, in logical units.
const (
	matesHeight = 20.0
	matesCrest  = 17.0
	matesGap    = 8.0
	matesLeast  = 34.0 // of a line with name and players below each other
)

// drawMates draws crests and names of the players of a side in one line, crests alone where names have no room.
func (r *Result) drawMates(c *canvas.Canvas, row *row, at geom.Rect) {
	players, style := table.Players(r.match), ui.Body(13)
	need := 0.0
	for _, seat := range row.mates {
		need += matesCrest + 3 + letters.Measure(style, players[seat].Name) + matesGap
	}
	x := at.X
	for _, seat := range row.mates {
		table.DrawCrest(c, seat, geom.Pt(x+matesCrest/2, at.Centre().Y), matesCrest)
		x += matesCrest + 3
		if need-matesGap > at.W {
			continue
		}
		name := players[seat].Name
		c.Text(style, name, geom.Pt(x, canvas.InMiddle(style, at.Y, at.Bottom())), sprites.Ink2, canvas.Left)
		x += letters.Measure(style, name) + matesGap
	}
}
