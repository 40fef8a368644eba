package position

import (
	"image"
	"strconv"

	"engawa/rules"
	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/scenes/yokaiart"
	"engawa/sprites"
	yokaisprites "engawa/sprites/yokai"
)

// Measures of board, reserves and box, in logical units.
const (
	squareRatio     = 1.04 // height of a square to its breadth
	margin          = 8.0  // of the board's frame
	boardLip        = 7.0
	maxSquare       = 140.0
	minPiece        = 44.0
	maxPiece        = 66.0
	pieceGap        = 4.0
	maxUprightPiece = 54.0 // of a piece where the board needs the height

	apartReserves = 0.3  // free between both reserves, in pieces
	pieceSize     = 0.88 // of the breadth of its place
	countSize     = 14.0
	labelPiece    = 52.0  // the least piece under whose label there is room for words
	reserveLabel  = 40.0  // the height of a label in two lines
	lineLabel     = 18.0  // of one in a line
	leastBoard    = 230.0 // the height of a board below which there is no label above the box
)

// mover chooses who moves.
func (p *pieces) mover() widget.Widget {
	sides := []yokai.Side{yokai.White, yokai.Black}
	var seats []rules.Seat
	for _, side := range sides {
		seats = append(seats, p.seat(side))
	}
	return p.editor.turnChoice(seats, p.seat(p.arrangement.Side), func(seat rules.Seat) {
		for _, side := range sides {
			if p.seat(side) == seat {
				p.setMover(side)
			}
		}
	})
}

// build is the board between the reserves, with the box beside or below it.
func (p *pieces) build(upright bool) widget.Widget {
	kinds := yokai.PieceTable()
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		n := float64(len(kinds))
		size := min(maxUprightPiece, (room.W+pieceGap)/n-pieceGap)
		hasLabels := true
		if !upright { // both reserves stand below each other
			n = max(n, 2*float64(len(yokai.ReserveKinds()))+apartReserves)
			hasLabels = room.H >= n*(labelPiece+pieceGap)+2*reserveLabel
			high := room.H
			if hasLabels {
				high -= 2 * reserveLabel
			}
			size = min(maxPiece, (high+pieceGap)/n-pieceGap)
		}
		size = max(minPiece, size)
		wide := func(widgets []widget.Widget) widget.Widget {
			line := widget.Row(pieceGap)
			if !upright {
				line = widget.Column(pieceGap)
			}
			for _, w := range widgets {
				line.Children = append(line.Children, widget.Fixed(size, w))
			}
			return line.Along(widget.Centre)
		}
		var boxes, reserves [2]widget.Widget
		for side := range boxes {
			var all, held []widget.Widget
			for _, k := range kinds {
				all = append(all, p.place(place{from: box, side: yokai.Side(side), kind: k.Kind}))
			}
			for _, k := range yokai.ReserveKinds() {
				held = append(held, p.place(place{from: reserve, side: yokai.Side(side), kind: k}))
			}
			boxes[side], reserves[side] = wide(all), p.labelReserve(yokai.Side(side), wide(held), size, upright, hasLabels)
		}
		middle := widget.Grow(widget.Middle(widget.Builder(p.buildBoard)))
		label := label("", p.editor.words.T(lang.PositionPieces))
		if upright {
			above := widget.Gap(gap)
			if room.H-4*(size+gap)-lineLabel-gap > leastBoard {
				above = widget.Fixed(lineLabel, label)
			}
			return widget.Column(gap, widget.Fixed(size, reserves[yokai.Black]), middle, widget.Fixed(size, reserves[yokai.White]),
				above, widget.Fixed(size, boxes[yokai.Black]), widget.Fixed(size, boxes[yokai.White]))
		}
		held := widget.Column(0, widget.Natural(reserves[yokai.Black]), widget.Spacer(), widget.Natural(reserves[yokai.White]))
		box := widget.Column(pieceGap)
		if hasLabels {
			box.Children = append(box.Children, widget.Fixed(lineLabel, label))
		}
		box.Children = append(box.Children, widget.Natural(widget.Row(gap, widget.Fixed(size, boxes[yokai.Black]), widget.Fixed(size, boxes[yokai.White]))))
		return widget.Row(gap, widget.Fixed(2*size+gap, box.Along(widget.Centre)), middle, widget.Fixed(size, held))
	})
}

// reserveLabel names the reserve of a side.
func (p *pieces) reserveLabel(side yokai.Side) string {
	return p.editor.words.T(lang.PositionReserve, lang.Text("name", p.editor.name(p.seat(side))))
}

// labels are the words of all labels, for narration.
func (p *pieces) labels() []string {
	return []string{p.editor.words.T(lang.PositionPieces), p.reserveLabel(yokai.Black), p.reserveLabel(yokai.White)}
}

// labelReserve puts the name of a reserve beside it, or above one that stands upright.
func (p *pieces) labelReserve(side yokai.Side, held widget.Widget, size float64, beside, hasLabel bool) widget.Widget {
	text := label("", p.reserveLabel(side))
	n := float64(len(yokai.ReserveKinds()))
	switch {
	case beside:
		return widget.Row(gap, widget.Grow(text), widget.Fixed(n*(size+pieceGap)-pieceGap, held), widget.Spacer())
	case hasLabel:
		return widget.Column(0, widget.Fixed(reserveLabel, text), widget.Natural(held))
	}
	return held
}

// buildBoard is the board with its squares, as large as there is room for.
func (p *pieces) buildBoard(_ widget.Env, room widget.Size) widget.Widget {
	square := min(maxSquare, (room.W-2*margin)/yokai.Files, (room.H-2*margin-boardLip)/yokai.Rows/squareRatio)
	w, h := square, square*squareRatio
	slab := p.slab(w, h)
	stack := widget.Stack{widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { c.Draw(slab, geom.Pt(r.X, r.Y), canvas.Look{}) }}}
	for row := yokai.Rows - 1; row >= 0; row-- {
		for file := range yokai.Files {
			at := geom.R(margin+float64(file)*w, margin+float64(yokai.Rows-1-row)*h, w, h)
			stack = append(stack, widget.Positioned{Rect: at, Child: p.place(place{from: board, cell: row*yokai.Files + file})})
		}
	}
	return widget.Sized{W: yokai.Files*w + 2*margin, H: yokai.Rows*h + 2*margin + boardLip, Child: stack}
}

type slabKey struct {
	skin          yokaisprites.Skin
	isSecondBelow bool
	w, h          float64
}

// slab is the board without pieces; squares are w by h.
func (p *pieces) slab(w, h float64) canvas.Picture {
	skin, isSecondBelow := yokaiart.Skin(lang.SkinOf(p.editor.match)), p.white == 1
	return canvas.Picture{
		Key: slabKey{skin, isSecondBelow, w, h}, Box: geom.R(0, 0, yokai.Files*w+2*margin, yokai.Rows*h+2*margin+boardLip),
		Render: func(scale float64) *image.RGBA {
			return yokaisprites.Board(yokaisprites.BoardSpec{Skin: skin, IsSecondBelow: isSecondBelow, SquareW: w, SquareH: h, Margin: margin, Lip: boardLip}, scale).Image
		},
	}
}

// place is a place of a piece, as it can be pressed and dragged from.
func (p *pieces) place(at place) widget.Widget {
	piece := p.pieceAt(at)
	control := ui.Control{Key: at.key(), Name: p.name(at), Tip: p.name(at), Of: at, Role: ui.RoleCell, Drag: p.drag(at)}
	if at.from == box {
		control.Role, control.On = ui.RoleToggle, p.source == at
	}
	draw := func(c *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		if at.from != board {
			ui.DrawSurface(c, ui.Well(), r)
		}
		if p.source == at {
			c.Fill(r.Inset(2), sprites.Kin2)
		}
		shown := yokai.PieceOf(at.side, at.kind)
		if at.from == board {
			shown = piece
		}
		if shown != 0 {
			faint := c
			if piece == 0 {
				faint = c.Faded(0.25)
			}
			p.drawPiece(faint, shown, r.Centre(), r.W/100*pieceSize)
		}
		if n := p.arrangement.Reserves[at.side][max(0, slot(at.kind))]; at.from == reserve && n > 1 {
			drawMark(c, strconv.Itoa(n), geom.Pt(r.Right()-10, r.Bottom()-11))
		}
	}
	return drawn(control, draw)
}

// drawMark writes a number on a disc, such as how many pieces lie in a place.
func drawMark(c *canvas.Canvas, text string, at geom.Point) {
	const across, digit = 20.0, 6.0
	disc := geom.Around(at, across+digit*float64(len(text)-1), across)
	ui.DrawSurface(c, ui.Surface{Face: sprites.Paper2, Lip: sprites.Paper2, Line: sprites.Ink, Radius: across / 2}, disc)
	style := ui.Strong(countSize)
	c.Text(style, text, geom.Pt(at.X, canvas.InMiddle(style, disc.Y, disc.Bottom())), sprites.Ink, canvas.Centre)
}

// drawPiece draws a piece about a point, so many times as large as in a place of a hundred units.
func (p *pieces) drawPiece(c *canvas.Canvas, piece yokai.Piece, at geom.Point, size float64) {
	k := yokaiart.PieceOf(piece.Kind(), yokaiart.Skin(lang.SkinOf(p.editor.match)), p.seat(piece.Side()))
	if piece.Side() != yokai.White {
		k.Side = yokaisprites.Theirs
	}
	c.Draw(yokaiart.Picture(k), at, canvas.Look{Size: size})
}
