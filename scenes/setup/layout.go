package setup

import (
	"math"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// layout is where everything on the sheet lies, in logical units.
type layout struct {
	box, band geom.Rect // the game's box standing, or lying as a band; one of them is empty
	learn     geom.Rect // the button for the lesson
	sheet     geom.Rect
	title     geom.Rect // empty where there is no room
	seal      geom.Rect
	players   geom.Rect // the word above the rows; empty on later sheets
	count     geom.Rect // how many players there are; empty where their number is fixed
	swap      geom.Rect
	seats     []geom.Rect
	first     int       // the player of the first row
	line      geom.Rect // between players and options; empty without
	options   []placed
	hint      geom.Rect
	credit    geom.Rect // whose game it is; empty where there is no room
	sheets    int       // how many sheets are needed

	back, rules, turn, begin geom.Rect
}

// Measures of the sheet.
const (
	twoColumns = 540.0 // width from which options stand in two columns
	labelH     = 24.0
	footH      = 58.0
	headH      = 46.0 // of the line with the word Players
	hintH      = 42.0
	rowGap     = 6.0
	slimBand   = 62.0 // the height of the box lying where there are more than a few players
	fewPlayers = 4
)

func (s *Scene) arrange(v stage.View) layout {
	l := layout{}
	safe := v.Safe
	pad := 16.0
	switch v.Class {
	case stage.Tall:
		pad = 10
		top := safe.Y + max(30, safe.H*0.034)
		band := min(92, safe.H*0.11)
		if len(s.players) > fewPlayers {
			band = min(band, slimBand)
		}
		l.band = geom.R(safe.X+14, top, safe.W-28, band)
		l.sheet = geom.R(safe.X+8, l.band.Bottom()+10, safe.W-16, safe.Bottom()-8-l.band.Bottom()-10)
		if l.sheet.W > 600 {
			l.sheet = geom.Around(l.sheet.Centre(), 600, l.sheet.H)
		}
	case stage.Low:
		l.sheet = geom.R(safe.X+178, safe.Y+8, safe.W-178-10, safe.H-18)
		l.box = geom.R(safe.X+12, safe.Y+safe.H*0.28, 150, min(200, safe.H*0.52))
	default:
		pad = 34
		w := min(820, max(620, safe.W*0.625))
		l.sheet = geom.R(safe.Right()-28-w, safe.Y+max(30, safe.H*0.072), w, 0)
		l.sheet.H = min(720, safe.Bottom()-24-l.sheet.Y)
		room := l.sheet.X - 60
		h := min(376, safe.H*0.47)
		if h*0.76 > room {
			h = room / 0.76
		}
		l.box = geom.R(30+(room-h*0.76)/2, safe.H*0.755-h, h*0.76, h)
	}
	l.placeLearn(v)
	inner := l.sheet.InsetXY(pad, 0)
	rest := l.arrangeFoot(inner, v.Class, pad)
	if v.Class == stage.Wide {
		_, rest = rest.CutTop(18)
		l.title, rest = rest.CutTop(min(56, l.sheet.H*0.08))
		l.seal = geom.R(inner.Right()-30, l.sheet.Y+13, 30, 54)
	} else {
		_, rest = rest.CutTop(8)
	}
	s.fill(&l, inner, rest, v.Class)
	return l
}

// arrangeFoot places the buttons and returns what is left above them.
func (l *layout) arrangeFoot(inner geom.Rect, class stage.Class, pad float64) geom.Rect {
	h := footH
	if class == stage.Low {
		h = 50
	}
	foot := geom.R(inner.X, inner.Bottom()-max(14, pad*0.5)-h, inner.W, h)
	if class == stage.Tall {
		small, gap := 58.0, 8.0
		if inner.W < 330 {
			small, gap = 50, 6
		}
		l.back = geom.R(foot.X, foot.Y, small, h)
		l.rules = geom.R(l.back.Right()+gap, foot.Y, small, h)
		l.turn = geom.R(l.rules.Right()+gap, foot.Y, small, h)
		l.begin = geom.R(l.turn.Right()+gap, foot.Y, foot.Right()-l.turn.Right()-gap, h)
		return geom.R(inner.X, inner.Y, inner.W, foot.Y-10-inner.Y)
	}
	const gap = 14.0
	begin, left := foot.CutRight(min(340, foot.W*0.36))
	l.begin = begin
	cols := geom.R(left.X, left.Y, left.W-gap-6, h).Columns(3, gap)
	l.back, l.rules, l.turn = cols[0], cols[1], cols[2]
	return geom.R(inner.X, inner.Y, inner.W, foot.Y-12-inner.Y)
}

// room is what is left of a sheet while it is filled, from its top downwards.
type room struct {
	layout
	left geom.Rect
}

// fill places players and options on as many sheets as it takes; those of the present one are kept.
func (s *Scene) fill(l *layout, inner, rest geom.Rect, class stage.Class) {
	rowH := s.rowHeight(inner.W, rest.H)
	columns := 1
	if inner.W >= twoColumns {
		columns = 2
	}
	all := s.sheetOptions()
	var sheets []room
	for seat := 0; len(sheets) == 0 || seat < len(s.players) || len(all) > 0; {
		r := room{left: rest}
		if len(sheets) == 0 {
			s.placeHead(&r, rowH)
		}
		seat = r.placeSeats(seat, len(s.players), rowH)
		if seat == len(s.players) {
			list := r.placeOptions(all, inner, class, columns)
			if list == 0 && len(r.seats) == 0 {
				break // not even one fits on a sheet of its own
			}
			all = all[list:]
		}
		sheets = append(sheets, r)
	}
	s.sheet = min(s.sheet, len(sheets)-1)
	kept := sheets[s.sheet].layout
	l.players, l.count, l.swap, l.seats = kept.players, kept.count, kept.swap, kept.seats
	l.first, l.line, l.options, l.hint = kept.first, kept.line, kept.options, kept.hint
	l.sheets = len(sheets)
	l.placeCredit(rest, class, s.creditHeight(rest.W))
	if l.sheets == 1 {
		l.dropTurn(class)
	}
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

// placeHead places the line above the players. The smallest windows have no room for it where nothing can be chosen there.
func (s *Scene) placeHead(r *room, rowH float64) {
	const apart, counter, sign = 8.0, 176.0, 46.0
	if !s.counts() && r.left.H < headH+float64(len(s.players))*(rowH+rowGap) {
		return
	}
	var head geom.Rect
	head, r.left = r.left.CutTop(headH)
	r.players = head
	if len(s.players) < 2 {
		return
	}
	w := min(220, head.W*0.62)
	if s.counts() {
		w = min(w, max(sign, head.W*0.62-counter))
	}
	r.swap = geom.R(head.Right()-w, head.Y, w, controlH-2)
	r.players.W -= w + apart
	if s.counts() {
		r.count = geom.R(r.players.Right()-counter, head.Y, counter, controlH-2)
		r.players.W -= counter + apart
		_, r.left = r.left.CutTop(rowGap)
	}
}

// placeSeats places the rows of players from one on, as many as there is room for, at least one, and returns the first
// that has found none.
func (r *room) placeSeats(from, all int, rowH float64) int {
	for from < all && (r.left.H >= rowH || len(r.seats) == 0) {
		var row geom.Rect
		row, r.left = r.left.CutTop(rowH)
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

// creditLead is the height of one of the lines, two at most, that tell whose game it is.
const creditLead = 18.0

// creditLines returns what tells whose game it is, as it stands in that breadth.
func (s *Scene) creditLines(width float64) []string {
	return ui.Lines(creditStyle(), s.words().Game(s.id()).Credit, width, 2)
}

func creditStyle() letters.Style { return ui.Body(13.5) }

func (s *Scene) creditHeight(width float64) float64 {
	return creditLead*float64(len(s.creditLines(width-4))) + 4
}

// placeCredit puts the lines about the game's author at the foot of the sheet, below everything else.
func (l *layout) placeCredit(rest geom.Rect, class stage.Class, creditH float64) {
	top := l.hint.Y + min(l.hint.H, hintH)
	for _, p := range l.options {
		top = max(top, p.control.Bottom())
	}
	for _, row := range l.seats {
		top = max(top, row.Bottom())
	}
	if class != stage.Wide || rest.Bottom()-creditH < top+8 {
		return
	}
	_, l.credit = rest.CutTop(rest.H - creditH)
	l.hint.H = min(l.hint.H, l.credit.Y-l.hint.Y)
}

// dropTurn gives the room of the button to the next sheet to the others.
func (l *layout) dropTurn(class stage.Class) {
	if class == stage.Tall {
		l.begin = geom.R(l.turn.X, l.begin.Y, l.begin.Right()-l.turn.X, l.begin.H)
	} else {
		cols := geom.R(l.back.X, l.back.Y, l.turn.Right()-l.back.X, l.back.H).Columns(2, 14)
		l.back, l.rules = cols[0], cols[1]
	}
	l.turn = geom.Rect{}
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
		_, hint := cell(n).CutTop(labelH - 4)
		return list, hint
	}
	return list, geom.R(room.X, y-4, room.W, max(0, room.Bottom()-y+4))
}

// hintFits reports whether a text has room in the place for the hint.
func (l *layout) hintFits(text string) bool {
	return text != "" && canvas.ParagraphHeight(hintStyle(), text, l.hint.W) <= l.hint.H+4
}
