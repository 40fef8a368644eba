package position

import (
	"strconv"
	"strings"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
)

// pieces is the arrangement of the 3x4 game by hand.
type pieces struct {
	editor       *Editor
	arrangement  yokai.Arrangement
	white        rules.Seat // who plays White
	source       place      // whose piece the next press puts somewhere
	draggedPiece *dragState
}

// origin is a kind of place.
type origin uint8

const (
	noOrigin origin = iota
	board
	reserve
	box // from which pieces come without end
)

// place is where a piece is taken or put.
type place struct {
	from origin
	cell int        // of the board
	side yokai.Side // of a reserve, and of a piece in the box
	kind yokai.Kind // the same
}

// dragState is a piece that is dragged.
type dragState struct {
	source place
	pos    geom.Point
}

// newPieces returns the arrangement of a position.
func newPieces(e *Editor, s *yokai.State) *pieces {
	p := &pieces{editor: e}
	p.show(s)
	e.Page().Press = p.press
	return p
}

// show lays out the pieces of a position.
func (p *pieces) show(s rules.State) {
	st := s.(*yokai.State)
	p.arrangement, p.white = st.Board().Arrangement(), st.SeatOf(yokai.White)
}

// seat returns who plays a side.
func (p *pieces) seat(side yokai.Side) rules.Seat { return p.white ^ rules.Seat(side) }

// slot returns the number of a kind in a reserve.
func slot(kind yokai.Kind) int {
	for k, held := range yokai.ReserveKinds() {
		if held == kind {
			return k
		}
	}
	return -1
}

// pieceAt returns the piece of a place, 0 for none.
func (p *pieces) pieceAt(at place) yokai.Piece {
	switch {
	case at.from == board:
		return p.arrangement.Cells[at.cell]
	case at.from == box, at.from == reserve && p.arrangement.Reserves[at.side][slot(at.kind)] > 0:
		return yokai.PieceOf(at.side, at.kind)
	}
	return 0
}

// update has the rules look at what is laid out now, and shows it.
func (p *pieces) update() {
	p.arrangement.Waiting = false
	p.editor.Services.Sound.Play(audio.PickUp)
	p.editor.read(p.arrangement.String())
	p.editor.Arrange(p.editor.View())
}

// move puts the piece of one place to another: nowhere takes it away.
func (p *pieces) move(from, to place) {
	piece, before := p.pieceAt(from), p.arrangement
	switch {
	case piece == 0 || from == to:
		return
	case from.from == board:
		p.arrangement.Cells[from.cell] = 0
	case from.from == reserve:
		p.arrangement.Reserves[from.side][slot(from.kind)]--
	}
	switch to.from {
	case board:
		p.arrangement.Cells[to.cell] = piece
	case reserve:
		if err := p.arrangement.Hold(to.side, piece.Kind()); err != nil {
			p.arrangement = before
			p.editor.refuse(p.editor.words.Refusal(p.editor.game.Info().ID, err))
			return
		}
	}
	p.update()
}

// press is a press on a square, a reserve or a piece of the box.
func (p *pieces) press(c *ui.Control) {
	at, ok := c.Of.(place)
	if !ok {
		return
	}
	held := p.source
	switch at.from {
	case box:
		p.source = at
		if held == at {
			p.source = place{}
		}
		p.editor.message = ""
		p.editor.Arrange(p.editor.View())
	case reserve:
		p.pressReserve(at)
	case board:
		p.pressCell(at)
	}
}

// pressReserve puts a piece of the board that is picked into the reserve. With nothing picked from there it counts on, and
// begins again after all that there are.
func (p *pieces) pressReserve(at place) {
	held := p.source
	p.source = place{}
	if held.from == board {
		p.move(held, at)
		return
	}
	n := &p.arrangement.Reserves[at.side][slot(at.kind)]
	if *n++; *n > yokai.MaxOfKind {
		*n = 0
	}
	p.update()
}

// pressCell puts what is picked on a square. The same piece there is taken away. With nothing picked, the piece of the
// square is.
func (p *pieces) pressCell(at place) {
	held, here := p.source, p.arrangement.Cells[at.cell]
	switch {
	case held.from == noOrigin && here == 0:
		p.editor.refuse(p.editor.words.T(lang.PositionPick))
	case held.from == noOrigin:
		p.source, p.editor.message = at, ""
		p.editor.Arrange(p.editor.View())
	case held == at || held.from == box && here == p.pieceAt(held):
		if held == at {
			p.source = place{}
		}
		p.move(at, place{})
	default:
		if held.from == board {
			p.source = place{}
		}
		p.move(held, at)
	}
}

// drag lets the piece of a place be carried to a square or a reserve; dropped elsewhere, it is taken away.
func (p *pieces) drag(of place) *ui.Drag {
	if p.pieceAt(of) == 0 {
		return nil
	}
	drop := func() {
		p.draggedPiece, p.editor.hasMoved = nil, true
	}
	return &ui.Drag{
		Start: func(at geom.Point) bool {
			p.source, p.draggedPiece, p.editor.hasMoved = place{}, &dragState{of, at}, true
			return true
		},
		Move: func(at geom.Point, _ *ui.Control) {
			p.draggedPiece = &dragState{of, at}
			p.editor.hasMoved = true
		},
		Drop: func(_ geom.Point, over *ui.Control) {
			drop()
			to := place{}
			if over != nil {
				if at, ok := over.Of.(place); ok && at.from != box {
					to = at
				}
			}
			p.editor.Arrange(p.editor.View())
			if of.from != box || to.from != noOrigin {
				p.move(of, to)
			}
		},
		Cancel: func() { drop(); p.editor.Arrange(p.editor.View()) },
	}
}

// drawDragged draws the piece that is dragged.
func (p *pieces) drawDragged(c *canvas.Canvas) {
	const size = 0.8
	if p.draggedPiece != nil {
		p.drawPiece(c, p.pieceAt(p.draggedPiece.source), p.draggedPiece.pos, size)
	}
}

// clear takes all pieces away.
func (p *pieces) clear() {
	p.source = place{}
	p.arrangement = yokai.Arrangement{Side: p.arrangement.Side}
	p.update()
}

// letGo implements byHand.
func (p *pieces) letGo() bool {
	held := p.source.from != noOrigin
	p.source = place{}
	return held
}

// setMover lets a side move.
func (p *pieces) setMover(side yokai.Side) {
	p.arrangement.Side = side
	p.update()
}

// name says what can be pressed at a place.
func (p *pieces) name(at place) string {
	words := p.editor.words
	whose := func(piece yokai.Piece) []lang.Arg {
		return []lang.Arg{lang.Noun("piece", piece.Kind().Letter()), lang.Text("name", p.editor.name(p.seat(piece.Side())))}
	}
	switch at.from {
	case board:
		cell := lang.Text("cell", yokai.CellName(at.cell))
		if piece := p.pieceAt(at); piece != 0 {
			return words.T(lang.YokaiSpokenOther, append(whose(piece), cell)...)
		}
		return words.T(lang.YokaiSpokenEmpty, cell)
	case reserve:
		n := lang.Count("n", p.arrangement.Reserves[at.side][slot(at.kind)])
		return words.T(lang.YokaiSpokenHeldOther, append(whose(yokai.PieceOf(at.side, at.kind)), n)...)
	}
	return words.T(lang.PositionPiece, whose(yokai.PieceOf(at.side, at.kind))...)
}

// key tells the control of a place from others.
func (at place) key() string {
	switch at.from {
	case board:
		return "cell " + strconv.Itoa(at.cell)
	case reserve:
		return "reserve " + at.side.String() + at.kind.Letter()
	}
	return "piece " + at.side.String() + strings.ToLower(at.kind.Letter())
}
