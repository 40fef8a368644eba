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
	board   table.Board
	state   rules.State
	scorer  table.Scorer
	columns []table.Column // what is counted; none for a game whose points are of one sort
	sides   table.Sides
	rounds  table.LogAnnotator
}

// piecesOf returns what the Board supplies, which may be nil, and completes the outcome with what it says of the whole
// match.
func piecesOf(board table.Maker, m *rules.Match, o *outcome) pieces {
	p := pieces{state: m.State()}
	if board == nil {
		return p
	}
	b := board(table.Spectate(m))
	p.board = b
	p.scorer, _ = b.(table.Scorer)
	p.sides, _ = b.(table.Sides)
	p.rounds, _ = b.(table.LogAnnotator)
	if p.sides != nil {
		o.together(func(seat rules.Seat) int { return p.sides.Side(p.state, seat) }, p.state.Seats())
	}
	if p.scorer == nil {
		return p
	}
	p.columns = p.scorer.Columns(p.state)
	if lines := p.scorer.Counts(); lines != nil {
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

// treasures reports whether the Board draws what a seat has in the end as a bar, where points are of one sort.
func (p *pieces) treasures() bool { return p.scorer != nil && len(p.columns) == 0 }

// scoreTable returns the table of points, nil where the Board keeps none.
func (p *pieces) scoreTable(o *outcome) *scoreTable {
	if len(p.columns) == 0 {
		return nil
	}
	l := &scoreTable{columns: p.columns, maxPoints: 1}
	for k := range o.rows {
		l.maxPoints = max(l.maxPoints, l.totalOf(&o.rows[k]))
	}
	return l
}

// drawSeat draws the face or the crest of a row, or the sign of its side, about the point.
func (p *pieces) drawSeat(c *canvas.Canvas, row *rowModel, at geom.Point, height float64) {
	if row.mates != nil {
		p.sides.DrawSide(c, geom.Around(at, height, height), row.side)
		return
	}
	table.DrawSeat(c, row.face, row.mood, row.seat, at, height)
}

// drawColumn draws the sign of a column as large as it has room in the middle of r.
func (p *pieces) drawColumn(c *canvas.Canvas, r geom.Rect, key string) {
	size := min(r.W, r.H)
	p.scorer.DrawSign(c, geom.Around(r.Centre(), size, size), key)
}

// drawBar fills a part of a seat's bar with what gives its points in a column; with what it has in the end, as far as it
// is grown, where the key is "".
func (p *pieces) drawBar(c *canvas.Canvas, r geom.Rect, seat rules.Seat, key string, grown float64) {
	p.scorer.DrawBar(c, r, p.state, seat, key, grown)
}

// drawBreakdown draws what a seat has built, with what gives its points in a column lit up; all of it for "".
func (p *pieces) drawBreakdown(c *canvas.Canvas, r geom.Rect, seat rules.Seat, key string) {
	p.scorer.DrawBreakdown(c, r, p.state, seat, key)
}
