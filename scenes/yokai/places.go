package yokai

import (
	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/scenery"
)

// The board's squares.
const (
	columns = game.Files
	lines   = game.Rows
	cells   = game.NumCells
)

// Slots of the board's own, besides those of squares and hollows, which are named after their parts.
const (
	slotBoard   = "board" // with its lip
	slotSquares = "squares"
	slotCard    = "card" // of the chosen piece
)

// slotTray is a tray without its lip, of whoever is below (0) or above (1).
func slotTray(end int) string { return [2]string{"near tray", "far tray"}[end] }

// board is the largest board for which there is room with what lies on it, from the washes on its squares to the signs
// over its pieces.
func (b *Board) board(room widget.Size) widget.Sized {
	p := b.arrangement.board
	square, margin := p.largest(room, b.coordinates())
	spec := scenery.BoardSpec{Skin: b.drawn(), SquareW: square, SquareH: square * p.high, Margin: margin, Lip: square * p.lip}
	out := widget.Sized{W: columns*spec.SquareW + 2*margin, H: lines*spec.SquareH + 2*margin + spec.Lip, Child: slot(slotBoard)}
	if b.state == nil {
		return out
	}
	inside := func(w widget.Widget) widget.Widget {
		return widget.Padding{Top: margin, Right: margin, Bottom: margin + spec.Lip, Left: margin, Child: w}
	}
	out.Child = widget.Stack{
		out.Child,
		widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { b.drawBoard(c, r, spec) }},
		widget.If(b.coordinates(), b.edge(spec)),
		inside(b.squares(func(p rules.Part) widget.Widget { return b.paint(p, b.drawWashes) })),
		widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { c.Draw(trimPicture(spec), geom.Pt(r.X, r.Y), canvas.Look{}) }},
		inside(widget.Paint{Draw: b.drawAcross}),
		inside(b.squares(func(p rules.Part) widget.Widget { return b.paint(p, b.drawMarks) })),
		inside(widget.Paint{Draw: func(c *canvas.Canvas, _ geom.Rect) { b.drawTokens(c, onBoard) }}),
		inside(widget.Stack{slot(slotSquares), b.squares(func(p rules.Part) widget.Widget { return b.part(p, b.drawSigns) })}),
	}
	return out
}

// drawBoard draws the wood in r.
func (b *Board) drawBoard(c *canvas.Canvas, r geom.Rect, spec scenery.BoardSpec) {
	at := geom.Pt(r.X, r.Y)
	drawShadow(c, slabShadowPicture(r.W, r.H, boardCast*spec.SquareW/squareWidth, b.skin == lang.Animals), at, canvas.Look{})
	c.Draw(boardPicture(spec), at, canvas.Look{})
}

// shownCells lists the squares from the upper left.
func (b *Board) shownCells() (list [cells]int) {
	for k := range list {
		if list[k] = (lines-1-k/columns)*columns + k%columns; !b.whiteBelow() {
			list[k] = cells - 1 - list[k]
		}
	}
	return list
}

// squares is a widget for each square, as they lie.
func (b *Board) squares(of func(p rules.Part) widget.Widget) widget.Widget {
	g := widget.Grid{Columns: []float64{1, 1, 1}}
	for _, cell := range b.shownCells() {
		g.Children = append(g.Children, of(cellPart(cell)))
	}
	return g
}

// The size of coordinates, as a share of the margin, and at most.
const (
	coordinateShare = 0.78
	coordinateMost  = 16.0
)

// edge has the letters of the columns below the squares and the numbers of the rows beside them.
func (b *Board) edge(spec scenery.BoardSpec) widget.Widget {
	ink := sprites.Ink
	if b.skin == lang.Spirits {
		ink = sprites.Paper2
	}
	text := func(text string) widget.Widget {
		return widget.Grow(widget.Line(text, ui.Strong(min(coordinateMost, coordinateShare*spec.Margin)), ink).Aligned(canvas.Centre).Muted())
	}
	shown := b.shownCells()
	files, ranks := widget.Row(0), widget.Column(0)
	for _, cell := range shown[:columns] {
		files.Children = append(files.Children, text(game.CellName(cell)[:1]))
	}
	for line := range lines {
		ranks.Children = append(ranks.Children, text(game.CellName(shown[line*columns])[1:]))
	}
	return widget.Column(0, widget.Gap(spec.Margin), widget.Grow(widget.Row(0, widget.Fixed(spec.Margin, ranks), widget.Spacer())),
		widget.Fixed(spec.Margin, widget.Pad(spec.Margin, 0, files)), widget.Gap(spec.Lip))
}

// coordinates reports whether letters and numbers stand at the edge of the board: where they are wanted, and in every
// replay, whose list of moves names squares.
func (b *Board) coordinates() bool { return b.house.Settings.Coordinates || b.watched }

// tray is the reserve of whoever is below (0) or above (1) with its pieces, so high above its lip.
func (b *Board) tray(end int, high float64) widget.Widget {
	lip := b.arrangement.trayLip
	all := widget.Stack{slot(slotTray(end))}
	if b.state != nil {
		hollows := func(of func(p rules.Part) widget.Widget) widget.Widget {
			row := widget.Row(0)
			for _, kind := range game.ReserveKinds() {
				row.Children = append(row.Children, widget.Grow(of(reservePart(b.seatAt(end), kind))))
			}
			return row
		}
		all = append(all,
			widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { b.drawTray(c, r, end) }},
			hollows(func(p rules.Part) widget.Widget { return b.paint(p, b.drawMarks) }),
			widget.Paint{Draw: func(c *canvas.Canvas, _ geom.Rect) { b.drawTokens(c, inTray(b.seatAt(end))) }},
			hollows(func(p rules.Part) widget.Widget { return b.part(p, b.drawCount) }))
	}
	return widget.Padding{Bottom: lip, Child: widget.Sized{H: high, Child: all}}
}

// drawTray draws the wood of a tray in r.
func (b *Board) drawTray(c *canvas.Canvas, r geom.Rect, end int) {
	at, lip := geom.Pt(r.X, r.Y), b.arrangement.trayLip
	key := trayKey{skin: b.drawn(), w: r.W, h: r.H, lip: lip, komaSize: b.held()}
	if end == 1 {
		key.side, key.turned = sprites.Theirs, b.house.Settings.FaceAcross
	}
	drawShadow(c, slabShadowPicture(r.W, r.H+lip, trayCast, false), at, canvas.Look{})
	c.Draw(trayPicture(key), at, canvas.Look{})
}

// painter draws something of a square or hollow in its place.
type painter func(c *canvas.Canvas, r geom.Rect, p rules.Part)

// paint is something that is seen of a square or hollow.
func (b *Board) paint(p rules.Part, draw painter) widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { draw(c, r, p) }}
}

// part is a square or hollow that can be pointed at, with what lies over its pieces. Where a match is only looked at,
// nothing answers.
func (b *Board) part(p rules.Part, draw painter) widget.Widget {
	place := widget.Stack{slot(p.String()), b.paint(p, draw)}
	if b.watched {
		return place
	}
	return table.Part(p, b.spoken(p), place)
}

// partRect returns where a square or a hollow lies on the screen, empty for what is neither.
func (b *Board) partRect(p rules.Part) geom.Rect { return b.Tree().Slot(p.String()) }

// unit is 1 where squares are as large as designed.
func (b *Board) unit() float64 { return b.Tree().Slot(slotSquares).W / columns / squareWidth }

// onSquare is the size of a piece on the board, and held that of one in a tray, in logical units per unit of a piece.
func (b *Board) onSquare() float64 { return b.Tree().Slot(slotSquares).W / columns * komaOfSquare }
func (b *Board) held() float64 {
	return b.arrangement.held * trayKoma / trayHeight * b.Tree().Slot(slotTray(0)).H
}

func cellPart(cell int) rules.Part { return rules.Part{Kind: rules.PartCell, Index: int32(cell)} }

func reservePart(seat rules.Seat, kind game.Kind) rules.Part {
	return rules.Part{Kind: rules.PartReserve, Index: game.ReserveIndex(seat, kind)}
}
