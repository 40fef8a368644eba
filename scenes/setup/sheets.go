package setup

import (
	"math"

	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// room is what is left of a sheet while it is filled, from its top downwards.
type room struct {
	layout
	left geom.Rect
}

// fill places players and options on as many sheets as it takes; those of the present one are kept.
func (s *Scene) fill(l *layout, inner, rest geom.Rect, class stage.Class) {
	sheets := s.sheetsIn(inner, rest, class)
	if len(sheets) > 1 && class != stage.Low { // there the foot has the way to the others
		high := moreHigh
		if s.large() {
			high = moreLarge
		}
		l.turn, rest = rest.CutBottom(high)
		rest.H -= moreGap
		sheets = s.sheetsIn(inner, rest, class)
	}
	s.sheet = min(s.sheet, len(sheets)-1)
	if s.sheet > 0 && len(sheets) > 2 && class != stage.Low {
		l.before, l.turn = l.turn.CutLeft(moreHigh)
		l.before = geom.Around(l.before.Centre(), moreHigh, moreHigh)
		l.turn.X, l.turn.W = l.turn.X+moreGap, l.turn.W-moreGap
	}
	kept := sheets[s.sheet].layout
	l.players, l.count, l.swap, l.seats = kept.players, kept.count, kept.swap, kept.seats
	l.first, l.line, l.options, l.hint = kept.first, kept.line, kept.options, kept.hint
	l.sheets = len(sheets)
	if s.sheet+1 < len(sheets) {
		l.coming = namesOf(sheets[s.sheet+1].options)
	}
	l.placeCredit(rest, class, s.creditHeight(rest.W))
	if l.sheets == 1 && class == stage.Low {
		l.dropTurn()
	}
}

// Measures of the row that leads to the other sheets.
const (
	moreHigh = 50.0
	moreGap  = 8.0
)

// sheetsIn places players and options on as many sheets as it takes, each with the room given.
func (s *Scene) sheetsIn(inner, rest geom.Rect, class stage.Class) []room {
	heights := s.rowHeights(inner.W, rest.H)
	columns := 1
	if inner.W >= twoColumns {
		columns = 2
	}
	all := s.sheetOptions()
	var sheets []room
	for seat := 0; len(sheets) == 0 || seat < len(s.players) || len(all) > 0; {
		r := room{left: rest}
		if len(sheets) == 0 {
			s.placeHead(&r, heights[0])
		}
		before := seat
		seat = r.placeSeats(seat, heights)
		if seat == len(s.players) {
			var n int
			if s.large() {
				n = s.placeLarger(&r, all, seat > before)
			} else {
				n = r.placeOptions(all, inner, class, columns)
			}
			if n == 0 && len(r.seats) == 0 {
				break // not even one fits on a sheet of its own
			}
			all = all[n:]
		}
		sheets = append(sheets, r)
	}
	return sheets
}

// rowHeights returns the height of each player's row.
func (s *Scene) rowHeights(width, height float64) []float64 {
	list := make([]float64, len(s.players))
	for seat := range list {
		if s.large() {
			list[seat] = s.largeRowHeight(seat, width)
		} else {
			list[seat] = s.rowHeight(width, height)
		}
	}
	return list
}

// rowHeight returns the height of a player's row. Rows of two lines move together where all players find room so.
func (s *Scene) rowHeight(width, height float64) float64 {
	n := float64(len(s.players))
	if s.counts() {
		height -= headH + rowGap
	}
	if width >= oneLine {
		return max(leastOneLineH, min(oneLineH, math.Floor((height+rowGap)/n-rowGap)))
	}
	if share := (height+rowGap)/n - rowGap; share >= leastTwoLineH {
		return min(math.Floor(share), twoLineH)
	}
	return twoLineH
}

// counts reports whether the number of players can be chosen.
func (s *Scene) counts() bool { return s.info.MinSeats < s.info.MaxSeats }

// placeHead places the line above the players. The smallest windows have no room for it where nothing can be chosen
// there.
func (s *Scene) placeHead(r *room, rowH float64) {
	const apart, sign = 8.0, 46.0
	if s.large() {
		s.placeLargeHead(r)
		return
	}
	if !s.counts() && r.left.H < headH+float64(len(s.players))*(rowH+rowGap) {
		return
	}
	var head geom.Rect
	head, r.left = r.left.CutTop(headH)
	r.players = head
	if len(s.players) < 2 {
		return
	}
	counter, w := s.countWidth(head.W-sign-2*apart), min(220, head.W*0.62)
	if s.counts() {
		w = min(w, max(sign, head.W*0.62-counter))
	}
	r.swap = geom.R(head.Right()-w, head.Y, w, controlH-2)
	r.players.W -= w + apart
	if s.counts() {
		r.count = geom.R(r.players.Right()-counter, head.Y, counter, controlH-2)
		r.players.W -= counter + apart
		if r.players.W < s.playersWord() {
			r.players = geom.Rect{}
		}
		_, r.left = r.left.CutTop(rowGap)
	}
}

// countWidth is how broad the choice of the number of players is: where the word before it has no room, segments take
// all there is.
func (s *Scene) countWidth(most float64) float64 {
	const stepper, segment = 176.0, 52.0
	if s.info.Advised == 0 {
		return stepper
	}
	segments := segment * float64(s.info.MaxSeats-s.info.MinSeats+1)
	if most-segments < s.playersWord() {
		return most
	}
	return segments
}

// playersWord is how broad the word above the players is.
func (s *Scene) playersWord() float64 {
	return letters.Measure(playersStyle(), s.words().T(lang.SetupPlayers))
}

// playersStyle is how the word above the players is written.
func playersStyle() letters.Style { return ui.Body(16) }

// placeSeats places the rows of players from one on, as many as there is room for, at least one, and returns the first
// that has found none.
func (r *room) placeSeats(from int, heights []float64) int {
	for from < len(heights) && (r.left.H >= heights[from] || len(r.seats) == 0) {
		var row geom.Rect
		row, r.left = r.left.CutTop(heights[from])
		r.first = from - len(r.seats)
		r.seats = append(r.seats, row)
		_, r.left = r.left.CutTop(rowGap)
		from++
	}
	return from
}

// placeOptions places as many options as the rest of the sheet holds and returns their number.
func (r *room) placeOptions(all []option, inner geom.Rect, class stage.Class, columns int) int {
	below := r.left
	if len(r.seats) > 0 && class == stage.Wide {
		_, below = below.CutTop(18)
	} else if len(r.seats) > 0 {
		_, below = below.CutTop(6)
	}
	r.options, r.hint = placeOptions(all, below, columns)
	if class == stage.Wide && len(r.options) > 0 && len(r.seats) > 0 {
		r.line = geom.R(inner.X, r.left.Y+6, inner.W, 1.5)
	}
	return len(r.options)
}

// placeOptions places as many options as the room holds, from its top downwards, and the hint after the last one.
func placeOptions(all []option, room geom.Rect, columns int) ([]placed, geom.Rect) {
	if columns == 2 {
		return placeInColumns(all, room)
	}
	const gap = 6.0
	var list []placed
	y := room.Y
	for k, o := range all {
		h := controlH
		if o.stepped() {
			h += labelH
		}
		last := hintH // the hint follows the last one
		if k < len(all)-1 {
			last = 0
		}
		if y+h+last > room.Bottom() {
			break
		}
		r := geom.R(room.X, y, room.W, h)
		p := placed{option: o}
		if o.stepped() {
			p.label, p.control = r.CutTop(labelH)
		} else {
			p.label, p.control = r.CutLeft(room.W * 0.31)
			p.label.W -= 8
		}
		p.label.X += 4
		p.label.W -= 4
		list = append(list, p)
		y += h + gap
	}
	return list, geom.R(room.X+4, y, room.W-8, max(0, min(hintH, room.Bottom()-y)))
}

// placeInColumns places options in two columns, each below its label. The hint takes a row below them, or where there
// is none the cell that is left.
func placeInColumns(all []option, room geom.Rect) ([]placed, geom.Rect) {
	const gap, across = 10.0, 36.0
	height := labelH + controlH + 2
	columns := room.Columns(2, across)
	rows := int((room.H + gap) / (height + gap))
	n := min(len(all), 2*max(rows, 0))
	if spare := room.H - float64(n/2)*(height+gap); n > 0 && n%2 == 0 && n < len(all) && spare < hintH {
		n-- // one more goes to the next sheet, and the hint has its cell
	}
	used := (n + 1) / 2
	// What hint and credit leave over is given to the rows, so that the sheet breathes.
	pitch := height + gap
	if used > 0 {
		pitch += max(0, min(16, (room.H-hintH-2*creditLead-float64(used)*pitch)/float64(used)))
	}
	var list []placed
	cell := func(k int) geom.Rect {
		c := columns[k%2]
		return geom.R(c.X, room.Y+float64(k/2)*pitch, c.W, height)
	}
	for k, o := range all[:n] {
		p := placed{option: o}
		p.label, p.control = cell(k).CutTop(labelH)
		p.control.H = controlH
		list = append(list, p)
	}
	y := room.Y + float64(used)*pitch
	if n%2 == 1 && room.Bottom()-y < hintH {
		return list, cell(n)
	}
	return list, geom.R(room.X, y-4, room.W, max(0, room.Bottom()-y+4))
}
