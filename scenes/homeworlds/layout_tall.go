package homeworlds

import (
	"engawa/scenes/geom"
)

// tallLayout stacks everything: the others above, the garden, the bank, the powers, and the own slip at the foot.
// Where larger words are wanted a sentence has room for two lines of them.
func tallLayout(s geom.Rect, seats int, large bool) layout {
	const gap, leastSlip = 6.0, 100.0
	small, message := s.H < 620, 42.0
	if large && !small {
		message = 68
	}
	row, powers, cell, slip := 50.0, 60.0, 52.0, 50.0
	if small {
		row, powers, cell, slip = 46, 48, 38, 44
	}
	l := layout{across: 6}
	left, right := s.X+phoneEdge, s.Right()-phoneEdge

	y := l.tallHead(geom.R(left, s.Y+phoneEdge, right-left, slip), seats, leastSlip)
	foot := s.Bottom() - phoneEdge - row
	l.tallFoot(geom.R(left, foot, right-left, row), seats)
	l.powers = geom.R(left, foot-gap-2-powers, right-left, powers)
	l.confirm = l.powers
	bank := 2*cell + 14
	l.bank = geom.R(left, l.powers.Y-gap-bank, right-left, bank)
	l.message = geom.R(left, l.bank.Y-4-message, right-left, message)
	l.chart = geom.R(left+6, y+2, right-left-12, l.message.Y-2-y-2)
	if l.ways.Empty() { // the head has no room for them
		l.ways = geom.R(right-leastTool, l.chart.Y+2, leastTool, leastTool)
		l.past = l.ways.Move(-leastTool-gap, 0)
		l.blocked = []geom.Rect{l.ways.Inset(-2), l.past.Inset(-2)}
		if seats > 2 {
			l.tools[toolTalk] = geom.R(left, l.chart.Y+2, leastTool, leastTool)
			l.blocked = append(l.blocked, l.tools[toolTalk].Inset(-2))
		}
	}
	l.large = geom.R(left, y+4, right-left, foot-8-y-4)
	return l
}

// tallHead places the slips of the others with two buttons beside the first row, those of the garden beside the second
// where there is room, and returns where the garden begins.
func (l *layout) tallHead(r geom.Rect, seats int, leastSlip float64) float64 {
	const gap = 6.0
	tool := min(toolPhone, r.H)
	l.tools[toolMenu] = geom.R(r.Right()-tool, r.Y+(r.H-tool)/2, tool, tool)
	l.tools[toolRules] = l.tools[toolMenu].Move(-tool-gap, 0)
	l.slips = make([]geom.Rect, seats)
	others := seats - 1
	beside := l.tools[toolRules].X - 2*gap - r.X
	first := min(others, max(1, int((beside+gap)/(leastSlip+gap))))
	for k, slip := range geom.R(r.X, r.Y, beside, r.H).Columns(first, gap) {
		l.slips[1+k] = slip
	}
	if first == others {
		return r.Bottom() + gap
	}
	second := geom.R(r.X, r.Bottom()+gap, r.W, r.H-4)
	rest := others - first
	columns := second.Columns(max(first, rest), gap)
	if like := (beside+gap)/float64(first) - gap; float64(rest)*(like+gap)+3*(leastTool+gap)-gap <= second.W {
		l.besideSlips(second, gap)
		columns = geom.R(second.X, second.Y, beside, second.H).Columns(first, gap)
	}
	copy(l.slips[1+first:], columns[:rest])
	return second.Bottom() + gap
}

// besideSlips places the buttons of the garden at the right end of the row, off the garden.
func (l *layout) besideSlips(row geom.Rect, gap float64) {
	l.ways = geom.R(row.Right()-leastTool, row.Y+(row.H-leastTool)/2, leastTool, leastTool)
	l.tools[toolTalk] = l.ways.Move(-leastTool-gap, 0)
	l.past = l.tools[toolTalk].Move(-leastTool-gap, 0)
}

// tallFoot places the own slip, undo, hint, the kept secret and the end of the turn, the last at the right thumb.
func (l *layout) tallFoot(r geom.Rect, seats int) {
	const gap = 6.0
	own, narrow := 138.0, 340.0
	if r.W > 440 {
		own = 180
	}
	if r.W < narrow {
		own = 112
	}
	x := r.X
	l.slips[0] = geom.R(x, r.Y, own, r.H)
	x += own + gap
	square := func() geom.Rect {
		tool := geom.R(x, r.Y+(r.H-toolPhone)/2, toolPhone, toolPhone)
		x += toolPhone + gap
		return tool
	}
	l.tools[toolUndo] = square()
	if r.W >= narrow {
		l.tools[toolHint] = square()
	}
	if seats > 2 {
		l.keep = square()
	}
	l.end = geom.R(x, r.Y, r.Right()-x, r.H)
}

// lowLayout is for phones held sideways: a narrow column on each side, the garden with the powers between them. In the
// smallest windows the columns are narrower, so that the powers and the sentence over them have room.
func lowLayout(s geom.Rect, seats int) layout {
	const (
		gap         = 8.0
		own, keep   = 50.0, 44.0
		powers      = 52.0
		end         = 52.0
		leastPowers = 280.0 // their width
	)
	column, side, tool, message := 196.0, 148.0, toolPhone, 36.0
	secret, last := side, column
	if s.W-2*phoneEdge-2*gap-column-side < leastPowers {
		column, side, tool, message = 188, 126, leastTool, 42 // most sentences take two lines there
		secret = keep * 1.5                                   // an eye without words
		last = 84                                             // the powers reach under the bank
	}
	l := layout{across: 4, beside: true}
	left, right := s.X+phoneEdge, s.Right()-phoneEdge-column
	top, foot := s.Y+phoneEdge, s.Bottom()-phoneEdge-3

	l.slips = make([]geom.Rect, seats)
	l.slips[0] = geom.R(left, foot-own, side, own)
	space := l.slips[0].Y - top
	if seats > 2 {
		l.keep = geom.R(left, l.slips[0].Y-gap-keep, secret, keep)
		space = l.keep.Y - top
	}
	high := min(50, (space-gap*float64(seats-1))/float64(seats-1))
	for k := range seats - 1 {
		l.slips[k+1] = geom.R(left, top+float64(k)*(high+gap), side, high)
	}
	pitch := (column - tool) / 3
	for k := range toolTalk {
		l.tools[k] = geom.R(right+float64(k)*pitch, top, tool, tool)
	}
	l.end = geom.R(right+column-last, foot-end, last, end)
	l.bank = geom.R(right, top+tool+gap, column, l.end.Y-2*gap-top-tool)

	x := left + side + gap
	l.powers = geom.R(x, foot-powers, l.end.X-gap-x, powers)
	l.confirm = l.powers
	l.message = geom.R(x, l.powers.Y-4-message, right-gap-x, message)
	l.chart = geom.R(x, s.Y+5, l.message.W, l.message.Y-4-s.Y-5)
	l.ways = geom.R(x, top, leastTool, leastTool)
	l.past = l.ways.Move(0, leastTool+gap)
	l.blocked = []geom.Rect{l.ways.Inset(-2), l.past.Inset(-2)}
	if seats > 2 { // in the corner, where it is free over an opened system
		l.tools[toolTalk] = l.ways
		l.ways = l.ways.Move(leastTool+gap, 0)
		l.blocked = append(l.blocked, l.ways.Inset(-2))
	}
	l.large = geom.R(x, top, s.Right()-phoneEdge-x, l.end.Y-gap-top)
	return l
}
