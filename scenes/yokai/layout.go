package yokai

import (
	game "engawa/rules/yokai"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// The board's squares.
const (
	columns = game.Files
	lines   = game.Rows
	cells   = game.NumCells
)

// Measures of the pictures the table is designed after, in logical units.
const (
	squareWidth  = 146.0 // of a square of the large board, at unit 1
	squareHeight = 152.0
	boardMargin  = 21.0 // wood around the squares
	boardLip     = 16.0 // thickness seen below
	komaOfSquare = 0.877 / 100
	trayKoma     = 0.84 // size of the pieces in a large tray
	trayWidth    = 320.0
	trayHeight   = 110.0
	trayLip      = 8.0
)

// layout is where everything lies in one room.
type layout struct {
	paper bool    // the card of the selected piece is a panel; else only words
	unit  float64 // 1 where squares are as large as designed

	board  geom.Rect // the upper face of the board with its frame
	grid   geom.Rect // its squares
	margin float64
	lip    float64

	tray    [2]geom.Rect // of whoever is below, and of whoever is above
	trayLip float64
	held    float64 // size of a piece in a tray, logical units per unit of a piece

	card    geom.Rect
	slip    [2]geom.Rect // of whoever is below, and above
	log     geom.Rect
	tools   [4]geom.Rect // menu, undo, hint, rules
	message geom.Rect
	confirm geom.Rect
}

// layoutFor arranges the table in the room. For the left hand everything beside the board changes sides.
func layoutFor(v stage.View, leftHanded, coordinates bool) layout {
	var l layout
	switch v.Class {
	case stage.Tall:
		if v.Safe.W >= tabletWidth {
			l = tabletLayout(v.Safe, coordinates)
		} else {
			l = tallLayout(v.Safe, coordinates)
		}
	case stage.Low:
		l = lowLayout(v.Safe, coordinates)
	default:
		l = wideLayout(v.Safe, coordinates)
	}
	if leftHanded {
		l.mirror(v.Safe)
	}
	return l
}

// putBoard lays the board with its upper left corner at the point.
func (l *layout) putBoard(x, y, square, tall, margin, lip float64) {
	l.unit, l.margin, l.lip = square/squareWidth, margin, lip
	l.board = geom.R(x, y, columns*square+2*margin, lines*tall+2*margin)
	l.grid = l.board.Inset(margin)
}

// wideLayout has a column on each side of the board.
func wideLayout(s geom.Rect, coordinates bool) layout {
	const (
		wide, high    = columns*squareWidth + 2*boardMargin, lines*squareHeight + 2*boardMargin + boardLip
		leastColumn   = 220.0
		slip, card    = 66.0, 168.0
		tool, toolGap = 50.0, 11.0
		row           = 56.0
		share         = 0.8325 // of the height that the board takes
	)
	l := layout{paper: true}
	edge := 40.0
	if s.W < 1200 {
		edge = 20
	}
	u := min(s.H*share/high, (s.W-2*(2*edge+leastColumn))/wide)
	w, h, margin := wide*u, high*u, boardMargin*u
	if coordinates {
		margin = max(margin, coordinateMargin)
		w, h = w+2*(margin-boardMargin*u), h+2*(margin-boardMargin*u)
	}
	l.putBoard(s.Centre().X-w/2, s.Y+(s.H-h)*0.485, squareWidth*u, squareHeight*u, margin, boardLip*u)

	col := min(trayWidth, (s.W-w)/2-2*edge)
	l.held, l.trayLip = trayKoma*col/trayWidth, trayLip
	tray := trayHeight * col / trayWidth
	left, right := s.X+edge, s.Right()-edge-col
	top := max(s.Y+12, l.board.Y-5)
	bottom := min(s.Bottom()-12, l.board.Bottom()+l.lip+36)

	l.slip[1] = geom.R(left, top, col, slip)
	l.tray[1] = geom.R(left, top+slip+14, col, tray)
	l.card = geom.R(left, bottom-card, col, card)
	l.message = geom.R(left, l.card.Y-16-72, col, 72)

	for k := range l.tools {
		l.tools[k] = geom.R(right+col-float64(4-k)*(tool+toolGap)+toolGap, top-3, tool, tool)
	}
	l.slip[0] = geom.R(right, bottom-slip, col, slip)
	l.tray[0] = geom.R(right, l.slip[0].Y-18-tray, col, tray)
	l.confirm = geom.R(right, l.tray[0].Y-22-row, col, row)
	logTop := top + slip + 15
	l.log = geom.R(right, logTop, col, min(250, l.confirm.Y-16-logTop))
	return l
}

// Proportions of the boards of phones, in widths of a square.
const (
	phoneTall   = 114.0 / 112
	phoneMargin = 11.0 / 112
	phoneLip    = 12.0 / 112
)

// coordinateMargin is the least margin of a board with coordinates.
const coordinateMargin = 16.0

// phoneBoard is how large the board of a phone is.
type phoneBoard struct{ square, margin float64 }

// largestBoard returns the largest board for a room of w by h.
func largestBoard(w, h float64, coordinates bool) phoneBoard {
	largest := func(margin float64) float64 {
		return min((w-2*margin)/columns, (h-2*margin)/(lines*phoneTall+phoneLip))
	}
	b := phoneBoard{square: min(w/(columns+2*phoneMargin), h/(lines*phoneTall+2*phoneMargin+phoneLip))}
	if b.margin = b.square * phoneMargin; coordinates && b.margin < coordinateMargin {
		b = phoneBoard{largest(coordinateMargin), coordinateMargin}
	}
	return b
}

func (b phoneBoard) wide() float64 { return columns*b.square + 2*b.margin }

// high is the height with the lip.
func (b phoneBoard) high() float64 { return b.square*(lines*phoneTall+phoneLip) + 2*b.margin }

func (l *layout) putPhoneBoard(x, y float64, b phoneBoard) {
	l.putBoard(x, y, b.square, b.square*phoneTall, b.margin, b.square*phoneLip)
}

// phoneEdge is free at the sides of phones held upright.
const phoneEdge = 13.0

// tallLayout stacks everything: the other side above the board, one's own below, buttons at the left thumb.
func tallLayout(s geom.Rect, coordinates bool) layout {
	const edge, tool = phoneEdge, 46.0
	row, tray, gap, trayWide := 54.0, 58.0, 8.0, 194.0
	if s.H < 720 {
		row, tray, gap, trayWide = 48, 48, 6, 144
	}
	var l layout
	l.held, l.trayLip = trayKoma*tray/trayHeight*1.1, 6
	fixed := 2*(row+tray+l.trayLip) + 6*gap
	board := largestBoard(s.W-2*16, s.H-fixed, coordinates)
	spare := s.H - fixed - board.high()
	open := min(spare/8, 10)

	y := s.Y + gap + open
	buttons := s.Right() - edge - 2*tool - 9
	l.slip[1] = geom.R(s.X+edge, y, buttons-12-s.X-edge, row)
	l.tools[3] = geom.R(buttons, y+(row-tool)/2, tool, tool)
	l.tools[0] = l.tools[3].Move(tool+9, 0)
	y += row + gap + 4
	l.tray[1] = geom.R(s.X+edge, y, trayWide, tray)
	l.message = geom.R(l.tray[1].Right()+8, y, s.Right()-edge-l.tray[1].Right()-8, tray)
	y += tray + l.trayLip + gap - 2 + open
	l.putPhoneBoard(s.Centre().X-board.wide()/2, y, board)
	y += board.high() + gap - 2 + open
	l.tray[0] = geom.R(s.Right()-edge-trayWide, y, trayWide, tray)
	l.card = geom.R(s.X+edge+3, y, l.tray[0].X-8-s.X-edge-3, tray+l.trayLip)
	y += tray + l.trayLip + gap + open
	const thumb = 48.0
	l.tools[1] = geom.R(s.X+edge, y+(row-thumb)/2, thumb, thumb)
	l.tools[2] = l.tools[1].Move(thumb+9, 0)
	l.slip[0] = geom.R(l.tools[2].Right()+10, y, s.Right()-edge-l.tools[2].Right()-10, row)
	l.confirm = l.slip[0]
	return l
}

// tabletWidth is the width from which an upright window has room beside the board.
const tabletWidth = 480.0

// tabletLayout is for tablets held upright: a name and a tray above the board, a card and a tray below it, and the
// buttons beside it. Where the room is short, as beside the controls of a replay, there is no card.
func tabletLayout(s geom.Rect, coordinates bool) layout {
	const (
		edge, gap, tool = 14.0, 9.0, 48.0
		slip, slipWide  = 54.0, 262.0
		tray, trayWide  = 78.0, 222.0
		card            = 102.0
		short           = 560.0
	)
	l := layout{paper: true, held: trayKoma * tray / trayHeight, trayLip: 7}
	fixed := tray + card + slip + l.trayLip + 6*gap
	if s.H < short {
		fixed = 2*(tray+l.trayLip) + 4*gap
	}
	board := largestBoard(s.W-2*(tool+2*edge), s.H-fixed, coordinates)
	open := max(0, (s.H-fixed-board.high())/4)
	left, right := s.X+edge, s.Right()-edge

	y := s.Y + gap + open
	l.slip[1] = geom.R(left, y+(tray+l.trayLip-slip)/2, slipWide, slip)
	l.tray[1] = geom.R(right-trayWide, y, trayWide, tray)
	y += tray + l.trayLip + gap + open
	l.putPhoneBoard(s.Centre().X-board.wide()/2, y, board)
	foot := l.board.Bottom() + l.lip
	l.tools[0] = geom.R(right-tool, y, tool, tool)
	l.tools[3] = geom.R(right-tool, y+tool+gap, tool, tool)
	l.tools[1] = geom.R(left, foot-tool, tool, tool)
	l.tools[2] = geom.R(left, foot-2*tool-gap, tool, tool)
	y = foot + gap + open
	if s.H < short {
		l.tray[0] = geom.R(left, y, trayWide, tray)
		l.slip[0] = geom.R(right-slipWide, y+(tray+l.trayLip-slip)/2, slipWide, slip)
		l.confirm = l.slip[0]
		return l
	}
	l.tray[0] = geom.R(right-trayWide, y+(card-tray-l.trayLip)/2, trayWide, tray)
	l.card = geom.R(left, y, l.tray[0].X-gap-left, card)
	y += card + gap
	l.slip[0] = geom.R(right-slipWide, y, slipWide, slip)
	l.message = geom.R(left, y, l.slip[0].X-gap-left, slip)
	l.confirm = l.slip[0]
	return l
}

// lowLayout is for phones held sideways: the board takes the height, two narrow columns the rest. Where it could not,
// the columns are narrower, and the buttons stand in two rows.
func lowLayout(s geom.Rect, coordinates bool) layout {
	const (
		edge, pad     = 10.0, 8.0
		usual, narrow = 204.0, 150.0 // the least breadth of a column
		slip, tray    = 50.0, 56.0
		tool          = 46.0
		row           = 48.0
		leastLog      = 70.0
	)
	l := layout{paper: true}
	largest := func(column float64) phoneBoard {
		return largestBoard(s.W-2*(column+2*edge), s.H-2*pad, coordinates)
	}
	board, tools, share := largest(usual), len(l.tools), 0.58 // of the rest, for the card
	if board.high() < s.H-2*pad-0.5 {
		board, tools, share = largest(narrow), 2, 0.74
	}
	w, h := board.wide(), board.high()
	l.putPhoneBoard(s.Centre().X-w/2, s.Y+(s.H-h)/2, board)

	col := min(300, (s.W-w)/2-2*edge)
	trayWide := min(col, 190)
	l.held, l.trayLip = trayKoma*tray/trayHeight*1.06, 5
	left, right := s.X+edge, s.Right()-edge-col
	top, bottom := s.Y+pad, s.Bottom()-pad-3

	l.slip[1] = geom.R(left, top, col, slip)
	l.tray[1] = geom.R(left, top+slip+pad+2, trayWide, tray)
	rest := bottom - l.tray[1].Bottom() - l.trayLip - pad
	card := min(150, rest*share)
	l.card = geom.R(left, bottom-card, col, card)
	l.message = geom.R(left, l.tray[1].Bottom()+l.trayLip+pad, col, rest-card-pad)

	toolGap, rows := min(10, (col-float64(tools)*tool)/float64(tools-1)), float64(len(l.tools)/tools)
	for k := range l.tools {
		x := right + col - float64(tools-k%tools)*(tool+toolGap) + toolGap
		l.tools[k] = geom.R(x, top+float64(k/tools)*(tool+toolGap), tool, tool)
	}
	l.slip[0] = geom.R(right, bottom-slip, col, slip)
	l.tray[0] = geom.R(right+col-trayWide, l.slip[0].Y-pad-l.trayLip-2-tray, trayWide, tray)
	l.confirm = geom.R(right, l.tray[0].Y-pad-row, col, row)
	logTop := top + rows*(tool+toolGap) - toolGap + pad + 4
	if high := l.confirm.Y - pad - logTop; high >= leastLog {
		l.log = geom.R(right, logTop, col, high)
	}
	return l
}

// mirror changes left and right of everything but the board.
func (l *layout) mirror(s geom.Rect) {
	flip := func(r *geom.Rect) { r.X = s.X + s.Right() - r.Right() }
	for k := range l.tray {
		flip(&l.tray[k])
		flip(&l.slip[k])
	}
	for k := range l.tools {
		flip(&l.tools[k])
	}
	for _, r := range []*geom.Rect{&l.card, &l.log, &l.message, &l.confirm} {
		flip(r)
	}
}

// square returns the square in the column from the left and the line from above.
func (l *layout) square(column, line int) geom.Rect {
	w, h := l.grid.W/columns, l.grid.H/lines
	return geom.R(l.grid.X+float64(column)*w, l.grid.Y+float64(line)*h, w, h)
}

// hollow returns the room of a kind in the tray below (0) or above (1), kinds counted from the left.
func (l *layout) hollow(side, slot int) geom.Rect {
	t := l.tray[side]
	w := t.W / 3
	return geom.R(t.X+float64(slot)*w, t.Y, w, t.H)
}

// koma is the size of a piece on the board, in logical units per unit of a piece.
func (l *layout) koma() float64 { return l.grid.W / columns * komaOfSquare }
