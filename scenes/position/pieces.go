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
	editor  *Editor
	laid    yokai.Arrangement
	white   rules.Seat // who plays White
	held    place      // whose piece the next press puts somewhere
	carried *carried
}

// origin is a kind of place.
type origin uint8

const (
	nowhere origin = iota
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

// carried is a piece that is dragged.
type carried struct {
	of place
	at geom.Point
}

// newPieces returns the arrangement by hand of a game, nil for a game that has none.
func newPieces(e *Editor) *pieces {
	s, ok := e.state.(*yokai.State)
	if !ok {
		return nil
	}
	p := &pieces{editor: e}
	p.show(s)
	return p
}

// show lays out the pieces of a position.
func (p *pieces) show(s rules.State) {
	st := s.(*yokai.State)
	p.laid, p.white = st.Board().Arrangement(), st.SeatOf(yokai.White)
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
		return p.laid.Cells[at.cell]
	case at.from == box, at.from == reserve && p.laid.Reserves[at.side][slot(at.kind)] > 0:
		return yokai.PieceOf(at.side, at.kind)
	}
	return 0
}

// changed has the rules look at what is laid out now, and shows it.
func (p *pieces) changed() {
	p.laid.Waiting = false
	p.editor.Services.Sound.Play(audio.PickUp)
	p.editor.read(p.laid.String())
	p.editor.Arrange(p.editor.View())
}

// move puts the piece of one place to another: nowhere takes it away.
func (p *pieces) move(from, to place) {
	piece, before := p.pieceAt(from), p.laid
	switch {
	case piece == 0 || from == to:
		return
	case from.from == board:
		p.laid.Cells[from.cell] = 0
	case from.from == reserve:
		p.laid.Reserves[from.side][slot(from.kind)]--
	}
	switch to.from {
	case board:
		p.laid.Cells[to.cell] = piece
	case reserve:
		if err := p.laid.Hold(to.side, piece.Kind()); err != nil {
			p.laid = before
			p.editor.refuse(p.editor.words.Refusal(p.editor.game.Info().ID, err))
			return
		}
	}
	p.changed()
}

// press is a press on a square, a reserve or a piece of the box.
func (p *pieces) press(c *ui.Control) {
	at, ok := c.Of.(place)
	if !ok {
		return
	}
	held := p.held
	switch at.from {
	case box:
		p.held = at
		if held == at {
			p.held = place{}
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
// begins anew after all that there are.
func (p *pieces) pressReserve(at place) {
	held := p.held
	p.held = place{}
	if held.from == board {
		p.move(held, at)
		return
	}
	n := &p.laid.Reserves[at.side][slot(at.kind)]
	if *n++; *n > yokai.MostOfKind {
		*n = 0
	}
	p.changed()
}

// pressCell puts what is picked on a square. The same piece there is taken away. With nothing picked, the piece of the
// square is.
func (p *pieces) pressCell(at place) {
	held, here := p.held, p.laid.Cells[at.cell]
	switch {
	case held.from == nowhere && here == 0:
		p.editor.refuse(p.editor.words.T(lang.PositionPick))
	case held.from == nowhere:
		p.held, p.editor.message = at, ""
		p.editor.Arrange(p.editor.View())
	case held == at || held.from == box && here == p.pieceAt(held):
		if held == at {
			p.held = place{}
		}
		p.move(at, place{})
	default:
		if held.from == board {
			p.held = place{}
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
		p.carried, p.editor.moved = nil, true
	}
	return &ui.Drag{
		Start: func(at geom.Point) bool {
			p.held, p.carried, p.editor.moved = place{}, &carried{of, at}, true
			return true
		},
		Move: func(at geom.Point, _ *ui.Control) {
			p.carried = &carried{of, at}
			p.editor.moved = true
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
			if of.from != box || to.from != nowhere {
				p.move(of, to)
			}
		},
		Cancel: func() { drop(); p.editor.Arrange(p.editor.View()) },
	}
}

// drawCarried draws the piece that is dragged.
func (p *pieces) drawCarried(c *canvas.Canvas) {
	const size = 0.8
	if p.carried != nil {
		p.drawPiece(c, p.pieceAt(p.carried.of), p.carried.at, size)
	}
}

// empty takes all pieces away.
func (p *pieces) empty() {
	p.held = place{}
	p.laid = yokai.Arrangement{Side: p.laid.Side}
	p.changed()
}

// setMover lets a side move.
func (p *pieces) setMover(side yokai.Side) {
	p.laid.Side = side
	p.changed()
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
		n := lang.Count("n", p.laid.Reserves[at.side][slot(at.kind)])
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
