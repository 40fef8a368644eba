package diagram

import (
	"fmt"

	"engawa/rules"
	"engawa/rules/yokai"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/yokaiart"
	yokaisprites "engawa/sprites/yokai"
)

// board is the picture of a position of the 3x4 game.
type board struct {
	board         yokai.Board
	below         yokai.Side
	white         rules.Seat // the seat of the white side
	skin          yokaisprites.Skin
	hidesReserves bool // without the reserves
	marks         []lang.Mark
	arrows        []lang.Arrow
}

// boardFigure returns the picture of a figure of the 3x4 game's book.
func boardFigure(f *lang.Figure, skin lang.Skin) (board, error) {
	s, err := yokai.Game{}.ParsePosition(rules.Setup{Options: f.Options}, f.Position)
	if err != nil {
		return board{}, err
	}
	for _, m := range f.Marks {
		if _, ok := cellOf(m.Cell); !ok {
			return board{}, fmt.Errorf("a mark stands on %q, which is no square", m.Cell)
		}
	}
	st := s.(*yokai.State)
	b := board{board: st.Board(), white: st.SeatOf(yokai.White), skin: yokaiart.Skin(skin), marks: f.Marks, arrows: f.Arrows}
	for _, a := range f.Arrows {
		if _, _, err := b.ends(a); err != nil {
			return board{}, err
		}
	}
	return b, nil
}

// cellOf returns the number of a square by its name.
func cellOf(name string) (int, bool) {
	for cell := range columns * lines {
		if yokai.CellName(cell) == name {
			return cell, true
		}
	}
	return 0, false
}

// ends returns where an arrow begins and ends, in the units of the picture.
func (b board) ends(a lang.Arrow) (from, to geom.Point, err error) {
	target, ok := cellOf(a.To)
	if !ok {
		return from, to, fmt.Errorf("an arrow leads to %q, which is no square", a.To)
	}
	to = b.square(target).Centre()
	if cell, ok := cellOf(a.From); ok {
		return b.square(cell).Centre(), to, nil
	}
	for _, h := range b.reservePieces() {
		if h.side == b.board.Side() && h.kind.Letter() == a.From {
			return h.at, to, nil
		}
	}
	return from, to, fmt.Errorf("an arrow begins at %q, which is neither a square nor a piece in reserve", a.From)
}

// size implements drawing; a square is 100 units wide.
func (b board) size() (w, h float64) {
	w, h = boardWidth, boardHeight
	if len(b.reservePieces()) > 0 {
		w += trayGap + trayWidth
	}
	return w, h
}

// seatOf returns the seat that plays a side.
func (b board) seatOf(side yokai.Side) rules.Seat {
	if side == yokai.White {
		return b.white
	}
	return 1 - b.white
}

// pieceSprite returns how a piece is drawn.
func (b board) pieceSprite(side yokai.Side, kind yokai.Kind) yokaisprites.Piece {
	k := yokaiart.PieceOf(kind, b.skin, b.seatOf(side))
	if side != b.below {
		k.Side = yokaisprites.Theirs
	}
	return k
}
