package homeworlds

import (
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// Measures of the table, in logical units.
const (
	tableEdge = 24.0 // free at the edges of a large table
	phoneEdge = 8.0
	toolWide  = 50.0 // of a round button on a large table
	toolPitch = 57.0
	toolPhone = 46.0
	leastTool = 44.0

	leastReplay = 330.0 // width in which all buttons of a replay have room
)

// Places of the round buttons among those of the table's Frame.
const (
	toolMenu = iota
	toolUndo
	toolHint
	toolRules
	toolTalk
	toolRestart
)

// layout is where everything lies in one room.
type layout struct {
	chart   geom.Rect   // the systems
	blocked []geom.Rect // what lies over a part of the chart
	slips   []geom.Rect // of the seats, the one below first, then in the order of play
	log     geom.Rect
	message geom.Rect
	confirm geom.Rect
	tools   [6]geom.Rect // in the order of the table's Frame
	keep    geom.Rect    // the control that shows a kept secret
	ways    geom.Rect    // the switch of all ways
	past    geom.Rect    // the switch between the start of the turn and now

	bank   geom.Rect
	wood   bool // the bank has a heading
	across int  // cells of the bank in a row: 4, a row for each size, or 6, two colours in a row

	powers geom.Rect // the row of the five powers
	end    geom.Rect
	large  geom.Rect // an opened system with its powers
	beside bool      // the powers of an opened system stand beside it, not below
}

// layoutFor arranges the table of so many seats in the room. For the left hand everything changes sides.
func layoutFor(v stage.View, seats int, leftHanded bool) layout {
	var l layout
	switch v.Class {
	case stage.Tall:
		l = tallLayout(v.Safe, seats, v.Reading() > 1)
	case stage.Low:
		l = lowLayout(v.Safe, seats)
	default:
		l = wideLayout(v.Safe, seats)
	}
	if leftHanded {
		l.mirror(v.Safe)
	}
	return l
}

// wideLayout has the garden at the left, what is read and taken at the right, and the powers below.
func wideLayout(s geom.Rect, seats int) layout {
	const (
		column, gap  = 252.0, 12.0
		slip, narrow = 62.0, 52.0
		aside        = 54.0 // of the seats at the left
		asideWide    = 236.0
		own, ownWide = 68.0, 236.0
		keep         = 58.0
		powers       = 78.0
		message      = 42.0
		bank, end    = 308.0, 70.0
		leastLog     = 92.0
		clear        = 20.0 // for the rings about a system at the upper edge
	)
	l := layout{across: 4, wood: true, beside: true}
	left, right := s.X+tableEdge, s.Right()-tableEdge-column
	foot := s.Bottom() - 18

	l.slips = make([]geom.Rect, seats)
	l.slips[0] = geom.R(left, foot-own, ownWide, own)
	above := s.Y + tableEdge + toolWide + 14
	for k, side := range seatsAtLeft(seats) {
		l.slips[side] = geom.R(left, above+float64(k)*(aside+8), asideWide, aside)
	}
	y, high := s.Y+tableEdge, slip
	if seats > 5 {
		high = narrow
	}
	for side := 1; side < seats; side++ {
		if l.slips[side].Empty() {
			l.slips[side] = geom.R(right, y, column, high)
			y += high + gap
		}
	}
	l.end = geom.R(right, foot-end, column, end)
	l.bank = geom.R(right, l.end.Y-gap-6-bank, column, bank)
	if room := l.bank.Y - gap - y; room >= leastLog {
		l.log = geom.R(right, y, column, room)
	} else {
		l.bank.Y, l.bank.H = y, l.end.Y-gap-6-y
	}

	x := left + ownWide + tableEdge
	l.powers = geom.R(x, foot-powers, right-tableEdge-x, powers)
	l.message = geom.R(x, l.powers.Y-8-message, l.powers.W, message)
	l.confirm = l.powers
	if seats > 2 {
		l.keep = geom.R(left, l.slips[0].Y-14-keep, ownWide, keep)
	}
	row := []*geom.Rect{&l.tools[toolMenu], &l.tools[toolUndo], &l.tools[toolHint], &l.tools[toolRules], &l.ways}
	if seats > 2 {
		row = append(row, &l.tools[toolTalk])
	}
	row = append(row, &l.past, &l.tools[toolRestart]) // once something has been done in a turn
	for k, r := range row {
		*r = geom.R(left+float64(k)*toolPitch, s.Y+tableEdge+2, toolWide, toolWide)
	}
	l.chart = geom.R(left, s.Y+clear, right-16-left, l.message.Y-6-s.Y-clear)
	l.blocked = []geom.Rect{geom.R(left, s.Y, float64(len(row))*toolPitch, tableEdge+toolWide+6)}
	if seats > 2 {
		l.blocked = append(l.blocked, l.keep.Inset(-6))
	}
	l.blocked = append(l.blocked, l.aside()...)
	l.large = geom.R(left, above, l.chart.W, l.message.Y-8-above)
	if n := len(seatsAtLeft(seats)); n > 0 {
		_, l.large = l.large.CutLeft(asideWide + 12)
	}
	return l
}

// seatsAtLeft returns the sides of the seats that sit at the left, from above; side 0 is below, the others follow
// clockwise.
func seatsAtLeft(seats int) []int {
	switch seats {
	case 3, 4:
		return []int{1}
	case 5, 6:
		return []int{2, 1}
	}
	return nil
}

// aside returns the slips of a large table that lie over its chart, with some room about them.
func (l *layout) aside() []geom.Rect {
	var list []geom.Rect
	for _, side := range seatsAtLeft(len(l.slips)) {
		list = append(list, l.slips[side].Inset(-6))
	}
	return list
}

// watch takes away what is only there to choose, where a match is only looked at: of the round buttons there is one
// left, and on a large table log and bank reach down to the foot. On phones the place of the powers is the replay's, on
// the smallest ones together with that of the end; where it lies under the bank, the bank ends over it.
func (l *layout) watch(v stage.View) {
	l.tools = [6]geom.Rect{toolMenu: l.tools[toolMenu]}
	l.blocked = nil
	if v.Class == stage.Wide {
		l.blocked = append(l.aside(), l.tools[toolMenu].Inset(-6))
		down := l.end.Bottom() - l.bank.Bottom()
		if l.log.Empty() {
			l.bank.H += down
		} else {
			l.log.H += down
			l.bank.Y += down
		}
	}
	if v.Class == stage.Low && l.confirm.W < leastReplay {
		l.confirm = hull(l.confirm, l.end)
	}
	if v.Class == stage.Low && l.confirm.X < l.bank.Right() && l.bank.X < l.confirm.Right() {
		l.bank.H = l.message.Y - 10 - l.bank.Y
	}
	l.keep, l.powers, l.end, l.ways, l.past = geom.Rect{}, geom.Rect{}, geom.Rect{}, geom.Rect{}, geom.Rect{}
}

// teach gives the switches of all ways and of the turn the places of round buttons that a lesson has not: on a large
// table beside the book, on a low one that of the talk. More of the chart is free then.
func (l *layout) teach(v stage.View) {
	switch {
	case v.Class == stage.Wide:
		pitch := l.tools[toolUndo].X - l.tools[toolMenu].X
		l.ways = l.tools[toolUndo]
		l.past = l.ways.Move(pitch, 0)
		l.tools = [6]geom.Rect{toolMenu: l.tools[toolMenu]}
		l.blocked[0] = hull(l.tools[toolMenu], l.past).Inset(-6)
	case v.Class == stage.Low && !l.tools[toolTalk].Empty():
		l.ways = l.tools[toolTalk]
		l.tools[toolTalk] = geom.Rect{}
		l.blocked = []geom.Rect{l.ways.Inset(-2), l.past.Inset(-2)}
	}
}

// mirror changes left and right.
func (l *layout) mirror(s geom.Rect) {
	flip := func(r *geom.Rect) { r.X = s.X + s.Right() - r.Right() }
	for _, list := range [][]geom.Rect{l.slips, l.tools[:], l.blocked} {
		for k := range list {
			flip(&list[k])
		}
	}
	for _, r := range []*geom.Rect{&l.chart, &l.log, &l.message, &l.confirm, &l.keep, &l.ways, &l.past, &l.bank, &l.powers, &l.end, &l.large} {
		flip(r)
	}
}

// bankCell returns the cell of the piece in the bank, colours counted in the order of the pictures.
func (l *layout) bankCell(colour, size int) geom.Rect {
	const pad, gap, head, lower = 7.0, 4.0, 34.0, 0.25
	room := l.bank.Inset(pad)
	if l.wood {
		_, room = room.CutTop(head - pad)
	}
	column, row := colour, size-1
	if l.across == 6 {
		column, row = colour%2*3+size-1, colour/2
	}
	rows := 12 / l.across
	w := (room.W - gap*float64(l.across-1)) / float64(l.across)
	h := (room.H - gap*float64(rows-1)) / float64(rows)
	y := room.Y + float64(row)*(h+gap)
	if l.across == 4 { // the rows of larger pieces are higher
		y += h * lower * float64(row*(row-3)) / 2
		h *= 1 + lower*float64(size-2)
	}
	return geom.R(room.X+float64(column)*(w+gap), y, w, h)
}
