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
	yokaisprites "engawa/sprites/yokai"
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

// slotTray is a tray without its lip, of the player below (0) or above (1).
func slotTray(end int) string { return [2]string{"near tray", "far tray"}[end] }

// boardPlace is the place of the largest board for which there is room.
func (b *Board) boardPlace(room widget.Size) widget.Sized {
	spec := b.spec(room)
	return widget.Sized{W: columns*spec.SquareW + 2*spec.Margin, H: lines*spec.SquareH + 2*spec.Margin + spec.Lip, Child: widget.Stack{
		widget.Slot{Name: slotBoard, Of: spec}, slot(table.SlotWords(0)),
		inside(spec, widget.Stack{slot(slotSquares), b.squares(partSlot)}),
	}}
}

// spec says what the board looks like that is the largest in the room.
func (b *Board) spec(room widget.Size) yokaisprites.BoardSpec {
	p := b.arrangement.board
	square, margin := p.largest(room, b.coordinates())
	return yokaisprites.BoardSpec{Skin: b.artSkin(), IsSecondBelow: b.below == 1, SquareW: square, SquareH: square * p.height, Margin: margin, Lip: square * p.lip}
}

// inside is what lies on the squares of a board.
func inside(spec yokaisprites.BoardSpec, w widget.Widget) widget.Widget {
	return widget.Padding{Top: spec.Margin, Right: spec.Margin, Bottom: spec.Margin + spec.Lip, Left: spec.Margin, Child: w}
}

// partSlot is the place of a square or hollow.
func partSlot(p rules.Part) widget.Widget { return widget.Slot{Name: p.String(), Of: p} }

// partsModel is what squares and hollows are called, and whose painters draw them. They draw what is there when they do.
type partsModel struct {
	b         *Board
	words     *lang.Catalog
	position  game.Board
	white     rules.Seat
	below     rules.Seat
	names     [2]string // of the players
	isOwn     [2]bool   // see [Board.isOwn]
	isWatched bool
}

// partsModel returns the model as it is now.
func (b *Board) partsModel() partsModel {
	m := partsModel{b: b, words: b.words(), position: b.state.Board(), white: b.white, below: b.below, isWatched: b.isWatchOnly()}
	for seat := range m.names {
		m.names[seat], m.isOwn[seat] = b.match.PlayerName(rules.Seat(seat)), b.isOwn(rules.Seat(seat))
	}
	return m
}

// boardModel is what the board depends on.
type boardModel struct {
	partsModel
	spec        yokaisprites.BoardSpec
	coordinates bool
}

// boardModel returns the model as it is now.
func (b *Board) boardModel() boardModel {
	return boardModel{b.partsModel(), b.rooms.SlotOf(slotBoard).(yokaisprites.BoardSpec), b.coordinates()}
}

// build is the board with what lies on it, from the washes on its squares to the signs over its pieces.
func (m boardModel) build() widget.Widget {
	b, spec := m.b, m.spec
	return widget.Stack{
		widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { b.drawBoard(c, r, spec) }},
		widget.If(m.coordinates, b.edge(spec)),
		inside(spec, b.squares(func(p rules.Part) widget.Widget { return b.paint(p, b.drawWashes) })),
		widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { c.Draw(trimPicture(spec), geom.Pt(r.X, r.Y), canvas.Look{}) }},
		inside(spec, widget.Stack{
			widget.Paint{Draw: b.drawAcross},
			b.squares(func(p rules.Part) widget.Widget { return b.paint(p, b.drawMarks) }),
			widget.Paint{Draw: func(c *canvas.Canvas, _ geom.Rect) { b.drawTokens(c, onBoard) }},
			b.squares(func(p rules.Part) widget.Widget { return b.part(p, b.drawSigns) }),
		}),
	}
}

// drawBoard draws the wood in r.
func (b *Board) drawBoard(c *canvas.Canvas, r geom.Rect, spec yokaisprites.BoardSpec) {
	at := geom.Pt(r.X, r.Y)
	drawShadow(c, slabShadowPicture(r.W, r.H, boardCast*spec.SquareW/squareWidth, b.skin == lang.Animals), at, canvas.Look{})
	c.Draw(boardPicture(spec), at, canvas.Look{})
}

// cellsFromTop lists the squares from the upper left.
func (b *Board) cellsFromTop() (list [cells]int) {
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
	for _, cell := range b.cellsFromTop() {
		g.Children = append(g.Children, of(cellPart(cell)))
	}
	return g
}

// The size of coordinates, as a share of the margin, and at least and at most.
const (
	coordinateShare = 0.78
	coordinateMin   = 12.0
	coordinateMax   = 16.0
)

// coordinateSize is the size of coordinates in a margin.
func coordinateSize(margin float64) float64 {
	return min(coordinateMax, max(coordinateMin, coordinateShare*margin))
}

// edge has the letters of the columns below the squares and the numbers of the rows beside them.
func (b *Board) edge(spec yokaisprites.BoardSpec) widget.Widget {
	ink := sprites.Ink
	if b.skin == lang.Spirits {
		ink = sprites.Paper2
	}
	style := ui.Strong(coordinateSize(spec.Margin))
	text := func(text string) widget.Widget {
		return widget.Grow(widget.Line(text, style, ink).Aligned(canvas.Centre).Muted())
	}
	cells := b.cellsFromTop()
	files, ranks := widget.Row(0), widget.Column(0)
	for _, cell := range cells[:columns] {
		files.Children = append(files.Children, text(game.CellName(cell)[:1]))
	}
	for line := range lines {
		ranks.Children = append(ranks.Children, text(game.CellName(cells[line*columns])[1:]))
	}
	return widget.Column(0, widget.Gap(spec.Margin), widget.Grow(widget.Row(0, widget.Fixed(spec.Margin, ranks), widget.Spacer())),
		widget.Fixed(spec.Margin, widget.Pad(spec.Margin, 0, files)), widget.Gap(spec.Lip))
}

// coordinates reports whether letters and numbers stand at the edge of the board: where they are wanted, and in every
// replay, whose list of moves names squares.
func (b *Board) coordinates() bool { return b.services.Settings.Coordinates || b.isWatched }

// trayPlace is the place of the tray of the player below (0) or above (1), so high above its lip.
func (b *Board) trayPlace(end int, high float64) widget.Widget {
	place := widget.Stack{slot(slotTray(end)), slot(table.SlotWords(1 + end)), b.hollows(end, partSlot)}
	return widget.Padding{Bottom: b.arrangement.trayLip, Child: widget.Sized{H: high, Child: place}}
}

// hollows is a widget for each hollow of a tray, side by side.
func (b *Board) hollows(end int, of func(p rules.Part) widget.Widget) widget.Widget {
	row := widget.Row(0)
	for _, kind := range game.ReserveKinds() {
		row.Children = append(row.Children, widget.Grow(of(reservePart(b.seatAt(end), kind))))
	}
	return row
}

// trayModel is what a tray depends on.
type trayModel struct {
	partsModel
	end int
}

// build is the tray with its pieces.
func (m trayModel) build() widget.Widget {
	b, end := m.b, m.end
	return widget.Stack{
		widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { b.drawTray(c, r, end) }},
		b.hollows(end, func(p rules.Part) widget.Widget { return b.paint(p, b.drawMarks) }),
		widget.Paint{Draw: func(c *canvas.Canvas, _ geom.Rect) { b.drawTokens(c, inTray(b.seatAt(end))) }},
		b.hollows(end, func(p rules.Part) widget.Widget { return b.part(p, b.drawCount) }),
	}
}

// drawTray draws the wood of a tray in r.
func (b *Board) drawTray(c *canvas.Canvas, r geom.Rect, end int) {
	at, lip := geom.Pt(r.X, r.Y), b.arrangement.trayLip
	key := trayKey{skin: b.artSkin(), w: r.W, h: r.H, lip: lip, pieceSize: b.pieceScale()}
	if end == 1 {
		key.side, key.isTurned = yokaisprites.Theirs, b.services.Settings.FaceAcross
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
// pieces can be seen large, and nothing else answers.
func (b *Board) part(p rules.Part, draw painter) widget.Widget {
	switch {
	case !b.isWatchOnly():
		return table.Part(p, b.describePart(p), b.paint(p, draw))
	case b.tokenAt(p, nil) == nil:
		return b.paint(p, draw)
	}
	seen := table.Part(p, b.describePart(p), b.paint(p, draw))
	seen.Role, seen.ShowsTip = ui.RoleText, true
	return seen
}

// isWatchOnly reports whether nobody chooses in a match that is looked at.
func (b *Board) isWatchOnly() bool { return b.isWatched && b.choice.State == nil }

// partRect returns where a square or a hollow lies on the screen, empty for what is neither.
func (b *Board) partRect(p rules.Part) geom.Rect { return b.partRects[p] }

// unit is 1 where squares are as large as designed.
func (b *Board) unit() float64 { return b.rooms.Slot(slotSquares).W / columns / squareWidth }

// onSquare is the size of a piece on the board, and held that of one in a tray, in logical units per unit of a piece.
func (b *Board) onSquare() float64 { return b.rooms.Slot(slotSquares).W / columns * pieceOfSquare }
func (b *Board) pieceScale() float64 {
	return b.arrangement.pieceScale * trayPiece / trayHeight * b.rooms.Slot(slotTray(0)).H
}

func cellPart(cell int) rules.Part { return rules.Part{Kind: rules.PartCell, Index: int32(cell)} }

func reservePart(seat rules.Seat, kind game.Kind) rules.Part {
	return rules.Part{Kind: rules.PartReserve, Index: game.ReserveIndex(seat, kind)}
}
