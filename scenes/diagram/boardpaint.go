package diagram

import (
	"fmt"
	"strconv"

	"engawa/rules"
	"engawa/rules/yokai"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
	yokaisprites "engawa/sprites/yokai"
)

type boardKey struct {
	skin          yokaisprites.Skin
	below         yokai.Side
	white         rules.Seat
	hidesReserves bool
	position      string
	signs         string
}

func (b board) key() any {
	return boardKey{b.skin, b.below, b.white, b.hidesReserves, b.board.String(), fmt.Sprint(b.marks, b.arrows)}
}

// paint implements painter.
func (b board) paint(c *vector.Canvas, scale float64) {
	coarse := 1.0 // how much broader lines are: a thumbnail is small
	if b.hidesReserves {
		coarse = 1.8
	}
	slab := yokaisprites.Board(yokaisprites.BoardSpec{
		Skin: b.skin, IsSecondBelow: b.seatOf(b.below) == 1, SquareW: squareW / coarse, SquareH: squareH / coarse, Margin: margin / coarse, Lip: boardLip / coarse,
	}, scale*coarse)
	paintImage(c, slab.Image, geom.Pt(1, 1).Mul(boardInk*(1-coarse)), scale)
	b.paintGround(c)
	for cell := range columns * lines {
		if p := b.board.At(cell); p != 0 {
			paintShogiPiece(c, b.pieceSprite(p.Side(), p.Kind()), b.square(cell).Centre(), pieceSize, scale)
		}
	}
	b.paintReserves(c, scale)
	b.paintSigns(c)
}

// paintShogiPiece draws a piece on its shadow.
func paintShogiPiece(c *vector.Canvas, k yokaisprites.Piece, at geom.Point, size, scale float64) {
	box := yokaisprites.PieceBox()
	paintImage(c, k.Shadow(size*scale, 0), at.Add(geom.Pt(box.X, box.Y).Mul(size)), scale)
	paintSprite(c, k, at, size)
}

func (b board) paintReserves(c *vector.Canvas, scale float64) {
	all := b.reservePieces()
	for _, side := range []yokai.Side{yokai.White, yokai.Black} {
		n := 0
		for _, h := range all {
			if h.side == side {
				n++
			}
		}
		if n > 0 {
			b.paintTray(c, b.tray(side, n))
		}
	}
	for _, h := range all {
		paintShogiPiece(c, b.pieceSprite(h.side, h.kind), h.at, trayPiece, scale)
		if h.count > 1 {
			paintCount(c, h.count, h.at.Add(geom.Pt(trayWidth/2-14, traySlot/2-16)))
		}
	}
}

// paintTray draws the wood under a reserve.
func (b board) paintTray(c *vector.Canvas, r geom.Rect) {
	face, edge := sprites.Color(0x8A5A38), sprites.Color(0x4A2D1C)
	if b.skin == yokaisprites.Dobutsu {
		face, edge = 0xEEC486, 0xC48545
	}
	line := vector.Stroke{Width: 3}
	below := vector.RoundRect(r.X, r.Y, r.W, r.H+trayLip, 10)
	c.Fill(below, vector.Solid(edge))
	c.Stroke(below, line, vector.Solid(sprites.Ink))
	top := vector.RoundRect(r.X, r.Y, r.W, r.H, 10)
	c.Fill(top, vector.Solid(face))
	c.Stroke(top, line, vector.Solid(sprites.Ink))
}

// paintCount sets a number on a disc of paper.
func paintCount(c *vector.Canvas, n int, at geom.Point) {
	const radius = 15.0
	disc := vector.Circle(at.X, at.Y, radius)
	c.Fill(disc, vector.Solid(sprites.Paper2))
	c.Stroke(disc, vector.Stroke{Width: 2.6}, vector.Solid(sprites.Ink))
	style := letters.Style{Face: letters.Text, Size: 21, Spread: letters.Emphasis}
	paintCentred(c, style, strconv.Itoa(n), at)
}
