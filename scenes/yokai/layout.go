package yokai

import (
	"strconv"

	game "engawa/rules/yokai"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
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
	komaOfSquare = 0.877 / 100
	trayKoma     = 0.84 // size of the pieces in a large tray
	trayWidth    = 320.0
	trayHeight   = 110.0
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

// arrangement is how the table stands in one kind of room: a tree whose slots are the places of a layout.
type arrangement struct {
	tree    widget.Widget
	board   proportions
	paper   bool
	trayLip float64
	held    float64 // size of the pieces in a tray against one of the height of the large tray
}

// layoutFor arranges the table in the room. For the left hand everything beside the board changes sides.
func layoutFor(v stage.View, leftHanded, coordinates, watched bool) layout {
	a := arrangementFor(v, coordinates, watched)
	t := widget.Layout(widget.Env{LeftHanded: leftHanded}, v.Safe, a.tree, nil)
	l := layout{
		paper: a.paper, trayLip: a.trayLip,
		card: t.Slot(slotCard), log: t.Slot(slotLog), message: t.Slot(slotMessage), confirm: t.Slot(slotConfirm),
	}
	for k := range l.slip {
		l.slip[k], l.tray[k] = t.Slot(slotSlip(k)), t.Slot(slotTray(k))
	}
	for k := range l.tools {
		l.tools[k] = t.Slot(slotTool(k))
	}
	if l.confirm.Empty() {
		l.confirm = l.slip[0]
	}
	l.held = trayKoma * l.tray[0].H / trayHeight * a.held
	l.putBoard(t.Slot(slotBoard), a.board, coordinates)
	return l
}

// putBoard lays the board with its lip in the room that it has.
func (l *layout) putBoard(r geom.Rect, p proportions, coordinates bool) {
	square, margin := p.largest(r.W, r.H, coordinates)
	l.unit, l.margin, l.lip = square/squareWidth, margin, square*p.lip
	l.board = r
	l.board.H -= l.lip
	l.grid = l.board.Inset(margin)
}

// proportions of a board, in widths of a square: the height of a square, the wood around the squares, and the thickness
// that is seen below.
type proportions struct{ high, margin, lip float64 }

// The boards of large windows, and of phones and tablets.
var (
	largeBoard = proportions{152.0 / 146, 21.0 / 146, 16.0 / 146}
	phoneBoard = proportions{114.0 / 112, 11.0 / 112, 12.0 / 112}
)

// coordinateMargin is the least margin of a board with coordinates.
const coordinateMargin = 16.0

// largest returns the width of a square and the margin of the largest board in a room of w by h.
func (p proportions) largest(w, h float64, coordinates bool) (square, margin float64) {
	square = min(w/(columns+2*p.margin), h/(lines*p.high+2*p.margin+p.lip))
	if margin = square * p.margin; coordinates && margin < coordinateMargin {
		margin = coordinateMargin
		square = min((w-2*margin)/columns, (h-2*margin)/(lines*p.high+p.lip))
	}
	return square, margin
}

// size returns the size of the largest board in the room, with its lip.
func (p proportions) size(room widget.Size, coordinates bool) widget.Size {
	square, margin := p.largest(room.W, room.H, coordinates)
	return widget.Size{W: columns*square + 2*margin, H: square*(lines*p.high+p.lip) + 2*margin}
}

// widget is the place of the largest board for which there is room.
func (p proportions) widget(coordinates bool) widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		size := p.size(room, coordinates)
		return widget.Slot{Name: slotBoard, W: size.W, H: size.H}
	})
}

// Names of the places.
const (
	slotBoard   = "board"
	slotCard    = "card"
	slotLog     = "log"
	slotMessage = "message"
	slotConfirm = "confirm"
)

func slotSlip(end int) string { return "slip " + strconv.Itoa(end) }
func slotTray(end int) string { return "tray " + strconv.Itoa(end) }
func slotTool(k int) string   { return "tool " + strconv.Itoa(k) }

// Tools, in the order of [layout].tools.
const (
	toolMenu = iota
	toolUndo
	toolHint
	toolRules
)

// slot is a place that takes all the room it is given.
func slot(name string) widget.Widget { return widget.Slot{Name: name} }

// tool is the place of a round button.
func tool(k int, side float64) widget.Widget {
	return widget.Slot{Name: slotTool(k), W: side, H: side}
}

// toolRow is a row of round buttons at the far end of the room, so far from each other where it is wide enough.
func toolRow(most, side float64, tools ...int) widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		n := float64(len(tools))
		row := widget.Row(min(most, (room.W-n*side)/(n-1))).Mirrored()
		for _, k := range tools {
			row.Children = append(row.Children, tool(k, side))
		}
		return widget.Row(0, widget.Spacer(), row).Mirrored()
	})
}

// tray is the place of a tray, above its lip.
func (a arrangement) tray(end int, w, h float64) widget.Widget {
	return widget.Padding{Bottom: a.trayLip, Child: widget.Slot{Name: slotTray(end), W: w, H: h}}
}

// beside is a part of a row that keeps its own height, and stands in the middle of that of the row.
func beside(w widget.Widget) widget.Widget { return widget.Align{Y: widget.Centre, Child: w} }

// open is free room between rows, of up to so many units.
func open(most float64) widget.Item { return widget.Spacer().Within(0, most) }

// tabletWidth is the width from which an upright window has room beside the board, and watchedHeight the height below
// which names and trays of a match that is only looked at share their rows.
const (
	tabletWidth   = 480.0
	watchedHeight = 480.0
)

// arrangementFor returns how the table stands in the room.
func arrangementFor(v stage.View, coordinates, watched bool) arrangement {
	switch s := v.Safe; {
	case v.Class == stage.Tall && s.W >= tabletWidth:
		return tabletTable(s, coordinates)
	case v.Class == stage.Tall && watched && s.H < watchedHeight:
		return watchedTable(coordinates)
	case v.Class == stage.Tall:
		return tallTable(s, coordinates)
	case v.Class == stage.Low:
		return lowTable(s, coordinates, watched)
	default:
		return wideTable(s, coordinates)
	}
}

// wideTable has a column on each side of the board.
func wideTable(s geom.Rect, coordinates bool) arrangement {
	const (
		leastColumn           = 220.0
		slipHigh, cardHigh    = 66.0, 168.0
		messageHigh, button   = 72.0, 50.0
		confirmHigh, mostLog  = 56.0, 250.0
		share, above          = 0.8325, 0.485 // of the height that the board takes, and of the rest that lies above it
		before, after, border = 5.0, 36.0, 12.0
		rise                  = 3.0 // of the buttons over the columns
	)
	a := arrangement{board: largeBoard, paper: true, trayLip: 8, held: 1}
	edge := 40.0
	if s.W < 1200 {
		edge = 20
	}
	tray := func(end int) widget.Widget {
		return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			return widget.Slot{Name: slotTray(end), W: room.W, H: trayHeight * room.W / trayWidth}
		})
	}
	far := widget.Column(0,
		widget.Fixed(slipHigh, slot(slotSlip(1))), widget.Gap(14), tray(1), widget.Spacer(),
		widget.Fixed(messageHigh, slot(slotMessage)), widget.Gap(16), widget.Fixed(cardHigh, slot(slotCard)))
	buttons := toolRow(11, button, toolMenu, toolUndo, toolHint, toolRules)
	near := widget.Column(0,
		widget.Fixed(slipHigh+15, widget.Padding{Top: -rise, Bottom: rise, Child: widget.Align{Y: widget.Start, Child: buttons}}),
		widget.Item{Child: slot(slotLog), Grow: 1, Max: mostLog}, widget.Item{Child: widget.Empty{}, Min: 16, Grow: 0.001},
		widget.Fixed(confirmHigh, slot(slotConfirm)), widget.Gap(22), tray(0), widget.Gap(18), widget.Fixed(slipHigh, slot(slotSlip(0))))
	a.tree = widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		board := a.board.size(widget.Size{W: room.W - 2*(2*edge+leastColumn), H: room.H * share}, coordinates)
		top := (room.H - board.H) * above
		column := func(w widget.Widget) widget.Item {
			return widget.Item{Grow: 1000, Min: leastColumn, Max: trayWidth, Child: widget.Padding{
				Top: max(border, top-before), Bottom: max(border, room.H-top-board.H-after), Child: w,
			}}
		}
		apart := widget.Item{Child: widget.Empty{}, Min: edge, Grow: 1}
		middle := widget.Padding{Top: top, Child: widget.Align{Y: widget.Start, Child: widget.Slot{Name: slotBoard, W: board.W, H: board.H}}}
		return widget.Row(0, widget.Gap(edge), column(far), apart, widget.Fixed(board.W, middle), apart, column(near), widget.Gap(edge)).Mirrored()
	})
	return a
}

// tallTable stacks everything: the other side above the board, one's own below, buttons at the left thumb.
func tallTable(s geom.Rect, coordinates bool) arrangement {
	const edge, boardEdge, button, thumb, most, short = 13.0, 16.0, 46.0, 48.0, 10.0, 720.0
	a := arrangement{board: phoneBoard, trayLip: 6, held: 1.1}
	row, tray, gap, trayWide := 54.0, 58.0, 8.0, 194.0
	if s.H < short {
		row, tray, gap, trayWide = 48, 48, 6, 144
	}
	line := func(high float64, apart float64, parts ...widget.Widget) widget.Item {
		return widget.Fixed(high, widget.Inset(edge, 0, widget.Row(apart, parts...).Mirrored()))
	}
	rest := widget.Spacer()
	rest.Grow = 4 // against the four that are open
	a.tree = widget.Column(0, widget.Gap(gap), open(most),
		line(row, 0, widget.Grow(slot(slotSlip(1))), widget.Gap(12), beside(tool(toolRules, button)), widget.Gap(9), beside(tool(toolMenu, button))),
		widget.Gap(gap+4),
		line(tray+a.trayLip, 8, widget.Fixed(trayWide, a.tray(1, 0, tray)), widget.Grow(widget.Padding{Bottom: a.trayLip, Child: slot(slotMessage)})),
		widget.Gap(gap-2), open(most),
		widget.Inset(boardEdge, 0, widget.Align{X: widget.Centre, Child: a.board.widget(coordinates)}),
		widget.Gap(gap-2), open(most),
		line(tray+a.trayLip, 0, widget.Gap(3), widget.Grow(slot(slotCard)), widget.Gap(8), widget.Fixed(trayWide, a.tray(0, 0, tray))),
		widget.Gap(gap), open(most),
		line(row, 0, beside(tool(toolUndo, thumb)), widget.Gap(9), beside(tool(toolHint, thumb)), widget.Gap(10), widget.Grow(slot(slotSlip(0)))),
		widget.Gap(gap), rest)
	return a
}

// tabletTable is for tablets held upright: a name and a tray above the board, a card and a tray below it, and the
// buttons beside it. Where the room is short, as beside the controls of a replay, there is no card.
func tabletTable(s geom.Rect, coordinates bool) arrangement {
	const (
		edge, gap, button  = 14.0, 9.0, 48.0
		slipHigh, slipWide = 54.0, 262.0
		trayHigh, trayWide = 78.0, 222.0
		cardHigh           = 102.0
		short              = 560.0
	)
	a := arrangement{board: phoneBoard, paper: true, trayLip: 7, held: 1}
	line := func(parts ...widget.Widget) widget.Widget {
		return widget.Inset(edge, 0, widget.Row(gap, parts...).Along(widget.SpaceBetween).Mirrored())
	}
	slip := func(end int) widget.Widget {
		return beside(widget.Slot{Name: slotSlip(end), W: slipWide, H: slipHigh})
	}
	far := widget.Fixed(trayHigh+a.trayLip, line(slip(1), widget.Fixed(trayWide, a.tray(1, 0, trayHigh))))
	left := widget.Column(gap, widget.Spacer(), tool(toolHint, button), tool(toolUndo, button))
	right := widget.Column(gap, tool(toolMenu, button), tool(toolRules, button), widget.Spacer())
	board := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		size := a.board.size(widget.Size{W: room.W - 2*(button+2*edge), H: room.H}, coordinates)
		place := widget.Slot{Name: slotBoard, W: size.W, H: size.H}
		return widget.Sized{H: size.H, Child: widget.Inset(edge, 0, widget.Row(0, left, widget.Spacer(), place, widget.Spacer(), right).Mirrored())}
	})
	own := widget.Fixed(trayWide, beside(a.tray(0, 0, trayHigh)))
	if s.H < short {
		a.tree = widget.Column(0, widget.Gap(gap), open(0), far, widget.Gap(gap), open(0), board, widget.Gap(gap), open(0),
			widget.Fixed(trayHigh+a.trayLip, line(own, slip(0))), widget.Gap(gap), open(0))
		return a
	}
	a.tree = widget.Column(0, widget.Gap(gap), open(0), far, widget.Gap(gap), open(0), board, widget.Gap(gap), open(0),
		widget.Fixed(cardHigh, line(widget.Grow(slot(slotCard)), own)), widget.Gap(gap),
		widget.Fixed(slipHigh, line(widget.Grow(slot(slotMessage)), slip(0))), widget.Gap(gap), open(0))
	return a
}

// lowTable is for phones held sideways: the board takes the height, two narrow columns the rest. Where it could not, the
// columns are narrower, and the buttons stand in two rows. Where a match is only looked at nothing is confirmed.
func lowTable(s geom.Rect, coordinates, watched bool) arrangement {
	const (
		edge, pad           = 10.0, 8.0
		usual, narrow, most = 204.0, 150.0, 300.0 // the width of a column
		slipHigh            = 50.0
		trayHigh, trayWide  = 56.0, 190.0
		button, confirmHigh = 46.0, 48.0
		leastLog, mostCard  = 70.0, 150.0
	)
	a := arrangement{board: phoneBoard, paper: true, trayLip: 5, held: 1.06}
	board := func(column float64) widget.Size {
		return a.board.size(widget.Size{W: s.W - 2*(column+2*edge), H: s.H - 2*pad}, coordinates)
	}
	size, least, tools, share := board(usual), usual, 4, 0.6 // of the rest, for the card
	if size.H < s.H-2*pad-0.5 {
		size, least, tools, share = board(narrow), narrow, 2, 0.77
	}
	card := widget.Item{Child: slot(slotCard), Grow: share, Max: mostCard}
	message := widget.Item{Child: slot(slotMessage), Grow: 1 - share}
	tray := func(end int, before, after widget.Widget) widget.Widget {
		place := widget.Item{Child: a.tray(end, 0, trayHigh), Grow: 1000, Max: trayWide}
		return widget.Fixed(trayHigh+a.trayLip, widget.Row(0, before, place, after).Mirrored())
	}
	far := widget.Column(0, widget.Fixed(slipHigh, slot(slotSlip(1))), widget.Gap(pad+2), tray(1, nil, widget.Spacer()),
		widget.Gap(pad), message, widget.Gap(pad), card)
	all := []int{toolMenu, toolUndo, toolHint, toolRules}
	var rows []widget.Widget
	for k := 0; k < len(all); k += tools {
		rows = append(rows, toolRow(10, button, all[k:k+tools]...))
	}
	near := widget.Column(0, widget.Fixed(float64(len(rows))*(button+10)-10, widget.Column(10, rows...)), widget.Gap(pad+4),
		widget.Item{Child: slot(slotLog), Grow: 1000, Min: leastLog, Drop: 1}, widget.Spacer(), widget.Gap(pad),
		widget.If(!watched, widget.Fixed(confirmHigh+pad, widget.Padding{Bottom: pad, Child: slot(slotConfirm)})), tray(0, widget.Spacer(), nil), widget.Gap(pad+2), widget.Fixed(slipHigh, slot(slotSlip(0))))
	column := func(w widget.Widget) widget.Item {
		return widget.Item{Grow: 1000, Min: least, Max: most, Child: widget.Padding{Top: pad, Bottom: pad + 3, Child: w}}
	}
	apart := widget.Item{Child: widget.Empty{}, Min: edge, Grow: 1}
	middle := widget.Align{Y: widget.Centre, Child: widget.Slot{Name: slotBoard, W: size.W, H: size.H}}
	a.tree = widget.Row(0, widget.Gap(edge), column(far), apart, middle, apart, column(near), widget.Gap(edge)).Mirrored()
	return a
}

// watchedTable is for what the panel of a replay leaves of a small phone: each side has its name and its tray in one
// row, so that the board keeps the height. Nothing is there to choose with.
func watchedTable(coordinates bool) arrangement {
	const edge, boardEdge, row, gap, trayWide = 13.0, 16.0, 48.0, 6.0, 132.0
	a := arrangement{board: phoneBoard, trayLip: 6, held: 1}
	line := func(parts ...widget.Widget) widget.Item {
		return widget.Fixed(row+a.trayLip, widget.Inset(edge, 0, widget.Row(gap, parts...).Mirrored()))
	}
	slip := func(end int) widget.Widget {
		return widget.Grow(widget.Padding{Bottom: a.trayLip, Child: slot(slotSlip(end))})
	}
	a.tree = widget.Column(0, widget.Gap(gap), open(0), line(slip(1), widget.Fixed(trayWide, a.tray(1, 0, row))),
		widget.Gap(gap), open(0), widget.Inset(boardEdge, 0, widget.Align{X: widget.Centre, Child: a.board.widget(coordinates)}),
		widget.Gap(gap), open(0), line(widget.Fixed(trayWide, a.tray(0, 0, row)), slip(0)), widget.Gap(gap), open(0))
	return a
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
