package result

import (
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/table"
)

// pieces are what the Board supplies to the result. This file alone knows which interfaces of a Board they come from;
// what a Board does not supply is nil.
type pieces struct {
	state      rules.State
	accountant table.Accountant
	hoarder    table.Hoarder
	sides      table.Sides
	rounds     table.Rounds
}

// piecesOf returns what the Board supplies, which may be nil, and completes the outcome with what it tells of the whole
// match.
func piecesOf(b table.Board, m *rules.Match, o *outcome) pieces {
	p := pieces{state: m.State()}
	p.accountant, _ = b.(table.Accountant)
	p.hoarder, _ = b.(table.Hoarder)
	p.sides, _ = b.(table.Sides)
	p.rounds, _ = b.(table.Rounds)
	if p.sides != nil {
		o.together(func(seat rules.Seat) int { return p.sides.Side(p.state, seat) }, p.state.Seats())
	}
	if annalist, ok := b.(table.Annalist); ok {
		lines := annalist.Annals(m)
		for k := range o.rows {
			o.rows[k].tally = lines[o.rows[k].seat].Counts
		}
	}
	return p
}

// round returns the round in which the match has ended; false for a game without rounds.
func (p *pieces) round() (int, bool) {
	if p.rounds == nil {
		return 0, false
	}
	return p.rounds.Round(p.state), true
}

// ledger returns the table of points, nil where the Board keeps none.
func (p *pieces) ledger(o *outcome) *ledger {
	if p.accountant == nil {
		return nil
	}
	l := &ledger{columns: p.accountant.Columns(p.state), most: 1}
	for k := range o.rows {
		l.most = max(l.most, l.sum(&o.rows[k]))
	}
	return l
}

// drawSeat draws the crest of a row, or the sign of its side, about the point.
func (p *pieces) drawSeat(c *canvas.Canvas, row *row, at geom.Point, height float64) {
	if row.mates != nil {
		p.sides.DrawSide(c, geom.Around(at, height, height), row.side)
		return
	}
	table.DrawCrest(c, row.seat, at, height)
}

// drawColumn draws the sign of a column as large as it has room in the middle of r.
func (p *pieces) drawColumn(c *canvas.Canvas, r geom.Rect, key string) {
	size := min(r.W, r.H)
	p.accountant.DrawColumn(c, geom.Around(r.Centre(), size, size), key)
}

// drawStuff fills a part of a bar.
func (p *pieces) drawStuff(c *canvas.Canvas, r geom.Rect, key string) {
	p.accountant.DrawStuff(c, r, key)
}

// drawHoard draws what a seat has in the end, as far as it is grown.
func (p *pieces) drawHoard(c *canvas.Canvas, r geom.Rect, seat rules.Seat, grown float64) {
	p.hoarder.DrawHoard(c, r, p.state, seat, grown)
}

// drawEstate draws what a seat has built, with what gives its points in a column lit up; all of it for "".
func (p *pieces) drawEstate(c *canvas.Canvas, r geom.Rect, seat rules.Seat, key string) {
	p.accountant.DrawEstate(c, r, p.state, seat, key)
}
