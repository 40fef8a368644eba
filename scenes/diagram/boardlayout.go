package diagram

import (
	"engawa/rules/yokai"
	"engawa/scenes/geom"
	yokaisprites "engawa/sprites/yokai"
)

// Measures of a picture in its own units.
const (
	columns     = yokaisprites.BoardColumns
	lines       = yokaisprites.BoardRows
	squareW     = 100.0
	squareH     = 104.0
	margin      = 12.0
	boardLip    = 11.0
	boardInk    = 2.0 // ink that stands over the board
	boardWidth  = columns*squareW + 2*margin + 2*boardInk
	boardHeight = lines*squareH + 2*margin + boardLip + 2*boardInk
	pieceSize   = 0.88
	trayGap     = 12.0
	trayWidth   = 84.0
	trayPiece   = 0.6
	traySlot    = 66.0
	trayPad     = 7.0
	trayLip     = 7.0
)

// square returns the place of a cell in the picture.
func (b board) square(cell int) geom.Rect {
	column, line := cell%columns, lines-1-cell/columns
	if b.below != yokai.White {
		column, line = columns-1-column, lines-1-line
	}
	const edge = margin + boardInk
	return geom.R(edge+float64(column)*squareW, edge+float64(line)*squareH, squareW, squareH)
}

// reservePiece is a kind of piece in a reserve.
type reservePiece struct {
	side  yokai.Side
	kind  yokai.Kind
	count int
	at    geom.Point
}

// reservePieces returns what lies in the reserves, the side above first, each from the top downwards.
func (b board) reservePieces() []reservePiece {
	var out []reservePiece
	if b.hidesReserves {
		return nil
	}
	for _, side := range []yokai.Side{b.below.Other(), b.below} {
		first := len(out)
		for _, kind := range yokai.ReserveKinds() {
			if n := b.board.Reserve(side, kind); n > 0 {
				out = append(out, reservePiece{side: side, kind: kind, count: n})
			}
		}
		tray := b.tray(side, len(out)-first)
		for k := first; k < len(out); k++ {
			out[k].at = geom.Pt(tray.Centre().X, tray.Y+trayPad+(float64(k-first)+0.5)*traySlot)
		}
	}
	return out
}

// tray returns the reserve of a side that holds n kinds: at the top for the side above, else at the bottom.
func (b board) tray(side yokai.Side, n int) geom.Rect {
	h := float64(n)*traySlot + 2*trayPad
	y := boardInk
	if side == b.below {
		y = boardHeight - boardInk - trayLip - h
	}
	return geom.R(boardWidth+trayGap-boardInk, y, trayWidth, h)
}
