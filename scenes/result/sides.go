package result

import (
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// count fills the rows with what the Board tells of the whole match, if it does.
func (r *Result) count() {
	scorer, ok := r.board.(table.Scorer)
	if !ok {
		return
	}
	lines := scorer.Counts()
	if lines == nil {
		return
	}
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

// Measures of the lines with the players of a side, in logical units.
const (
	matesHeight = 20.0
	matesLead   = 18.0
	matesCrest  = 17.0
	matesSmall  = 10.0 // the smallest crest
	matesGap    = 8.0
	matesName   = 22.0 // of the name of the side above them
)

// drawMates draws crests and names of the players of a side below the place of its name, or crests alone where names
// have no room, or else beside it, and returns that place.
func (r *Result) drawMates(c *canvas.Canvas, row *row, at geom.Rect) geom.Rect {
	if row.mates == nil {
		return at
	}
	most := int((at.H - matesName) / matesLead)
	if most < 1 {
		return r.drawMatesBeside(c, row, at)
	}
	players, style := table.Players(r.match), ui.Body(13)
	wide := func(seat rules.Seat) float64 { return matesCrest + 3 + letters.Measure(style, players[seat].Name) }
	lines := wrapMates(row.mates, at.W, wide)
	named := len(lines) <= most
	if !named {
		lines = [][]rules.Seat{row.mates}
	}
	block := geom.Around(at.Centre(), at.W, matesName+matesLead*float64(len(lines)))
	name, below := block.CutTop(matesName)
	for _, line := range lines {
		var strip geom.Rect
		strip, below = below.CutTop(matesLead)
		x := strip.X
		for _, seat := range line {
			table.DrawCrest(c, seat, geom.Pt(x+matesCrest/2, strip.Centre().Y), matesCrest)
			if !named {
				x += matesCrest + 3
				continue
			}
			c.Text(style, players[seat].Name, geom.Pt(x+matesCrest+3, canvas.InMiddle(style, strip.Y, strip.Bottom())), sprites.Ink2, canvas.Left)
			x += wide(seat) + matesGap
		}
	}
	return name
}

// wrapMates breaks players into lines of that width; one that is too wide for any has too many lines.
func wrapMates(mates []rules.Seat, width float64, wide func(rules.Seat) float64) [][]rules.Seat {
	var lines [][]rules.Seat
	left := 0.0
	for _, seat := range mates {
		w := wide(seat)
		if w > width {
			return make([][]rules.Seat, rules.MaxSeats+1)
		}
		if len(lines) == 0 || w > left {
			lines, left = append(lines, nil), width
		}
		lines[len(lines)-1] = append(lines[len(lines)-1], seat)
		left -= w + matesGap
	}
	return lines
}

// drawMatesBeside draws the players at the right of the side's name: crests and names where there is room, else crests
// alone.
func (r *Result) drawMatesBeside(c *canvas.Canvas, row *row, at geom.Rect) geom.Rect {
	const gap = 3.0 // after a crest
	players, style := table.Players(r.match), ui.Body(13)
	name := letters.Measure(ui.Strong(min(18, max(14, at.H*0.45))), row.player.Name) + matesGap
	need := 0.0
	for _, seat := range row.mates {
		need += matesCrest + gap + letters.Measure(style, players[seat].Name) + matesGap
	}
	if name+need <= at.W {
		x := at.X + name
		for _, seat := range row.mates {
			table.DrawCrest(c, seat, geom.Pt(x+matesCrest/2, at.Centre().Y), matesCrest)
			x += matesCrest + gap
			c.Text(style, players[seat].Name, geom.Pt(x, canvas.InMiddle(style, at.Y, at.Bottom())), sprites.Ink2, canvas.Left)
			x += letters.Measure(style, players[seat].Name) + matesGap
		}
		at.W = name
		return at
	}
	n := float64(len(row.mates))
	size := min(matesCrest, at.H-4, (at.W-name+matesGap/2)/n-gap)
	if size < matesSmall {
		return at
	}
	at.W -= n * (size + gap)
	for k, seat := range row.mates {
		table.DrawCrest(c, seat, geom.Pt(at.Right()+gap+size/2+float64(k)*(size+gap), at.Centre().Y), size)
	}
	return at
}
