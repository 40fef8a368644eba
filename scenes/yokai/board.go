package yokai

import (
	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/koma"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Board implements table.Board for the 3x4 game.
type Board struct {
	house  *stage.House
	scene  table.Scene
	listed table.CellList
	match  *table.Match
	skin   lang.Skin

	learns  bool // in a lesson
	watched bool // in a replay
	view    stage.View
	layout  layout
	below   rules.Seat
	white   rules.Seat  // who plays White
	state   *game.State // on the screen; nil before the first Show

	tokens []*token
	above  int // order of the token that was moved last
	choice table.Choice
	marks  table.Marks
	sight  sight
	bloom  int // ticks since legal moves are shown
	drag   drag
	home   anim.Step // what glides back by itself, nil for nothing
	leaves leaves
	glow   float64 // how far the end has lit up, 0 to 1
}

var (
	_ table.Board    = (*Board)(nil)
	_ table.Carrier  = (*Board)(nil)
	_ table.Narrator = (*Board)(nil)
)

// NewBoard returns the Board of a match of the 3x4 game in the match's skin.
func NewBoard(h *stage.House, m *table.Match) table.Board {
	b := &Board{house: h, match: m, skin: m.Skin()}
	b.scene.Build = b.build
	return b
}

// drawn is the skin as the sprites call it.
func (b *Board) drawn() sprites.Skin { return koma.Skin(b.skin) }

// Show implements table.Board. In small rooms what is looked at has those of what would be chosen with.
func (b *Board) Show(p table.Position) {
	b.scene.Change()
	if p.Relayout {
		b.watched, b.learns = p.Watched, p.Lesson
		b.face(p.Near)
		b.arrange(p.View)
	}
	b.show(p.State)
}

// arrange lays everything out.
func (b *Board) arrange(v stage.View) {
	b.view = v
	b.layout = layoutFor(v, b.house.Settings.LeftHanded, b.coordinates(), b.watched)
	l := &b.layout
	if b.learns && v.Class == stage.Wide {
		l.tools[0] = l.tools[3] // the only one, where the row of them ends
	}
	b.scene.Arrange(v.Area, widget.Env{})
}

// Tree implements table.Board.
func (b *Board) Tree() *widget.Tree { return b.scene.Tree() }

// build makes the tree.
func (b *Board) build() widget.Widget {
	l := table.Layers{Backdrop: b.drawBackdrop, Places: b.furniture()}
	if b.state != nil {
		l.Table, l.Float, l.Cells = b.drawTable, b.drawFloat, b.cells()
	}
	return l.Widget()
}

// furniture is where the table has what is its own.
func (b *Board) furniture() table.Places {
	l := &b.layout
	f := table.Places{
		Seats: make([]geom.Rect, 2), Log: l.log, Tools: l.tools[:], Message: l.message, Confirm: l.confirm, Sights: b.sights(),
	}
	for seat := range f.Seats {
		f.Seats[seat] = l.slip[b.end(rules.Seat(seat))]
	}
	return f
}

// face puts the side of a seat below.
func (b *Board) face(below rules.Seat) {
	b.below = 0
	if below == 1 {
		b.below = 1
	}
}

// show snaps to a position.
func (b *Board) show(s rules.State) {
	b.home, b.drag, b.leaves, b.glow = nil, drag{}, leaves{}, 1
	b.choice = table.Choice{}
	if b.state, _ = s.(*game.State); b.state == nil {
		return
	}
	b.white = b.state.SeatOf(game.White)
	b.setUp()
	b.look()
}

// end is 0 for the seat below, 1 for the seat above.
func (b *Board) end(seat rules.Seat) int {
	if seat == b.below {
		return 0
	}
	return 1
}

// seatOf returns the seat that plays the side.
func (b *Board) seatOf(side game.Side) rules.Seat { return b.white ^ rules.Seat(side) }

// whiteBelow reports whether row 1 lies below.
func (b *Board) whiteBelow() bool { return b.white == b.below }

// cellRect returns where a square lies on the screen.
func (b *Board) cellRect(cell int) geom.Rect {
	column, line := cell%columns, lines-1-cell/columns
	if !b.whiteBelow() {
		column, line = columns-1-column, lines-1-line
	}
	return b.layout.square(column, line)
}

// partRect returns where a square or a reserve of a kind lies on the screen, empty for what is neither.
func (b *Board) partRect(p rules.Part) geom.Rect {
	switch p.Kind {
	case rules.PartCell:
		if p.Index >= 0 && p.Index < cells {
			return b.cellRect(int(p.Index))
		}
	case rules.PartReserve:
		if seat, kind, ok := game.ReserveAt(p.Index); ok {
			return b.layout.hollow(b.end(seat), int(kind-game.ReserveKinds()[0]))
		}
	}
	return geom.Rect{}
}

// cellAt returns the square at the point.
func (b *Board) cellAt(p geom.Point) (int, bool) {
	for cell := range cells {
		if b.cellRect(cell).Contains(p) {
			return cell, true
		}
	}
	return 0, false
}

// cells are what can be pointed at: the far reserve, the squares from the upper left, the near reserve. Where a match is
// only looked at, nothing answers.
func (b *Board) cells() []*ui.Control {
	b.listed.Begin()
	if b.watched {
		return b.listed.List()
	}
	add := func(p rules.Part) { b.listed.Add(p, b.partRect(p), false, 0, b.spoken(p), "") }
	reserve := func(seat rules.Seat) {
		for _, kind := range game.ReserveKinds() {
			add(rules.Part{Kind: rules.PartReserve, Index: game.ReserveIndex(seat, kind)})
		}
	}
	reserve(1 - b.below)
	for k := range int32(cells) {
		cell := k
		if b.whiteBelow() {
			cell = (lines-1-k/columns)*columns + k%columns
		} else {
			cell = k/columns*columns + columns - 1 - k%columns
		}
		add(cellPart(int(cell)))
	}
	reserve(b.below)
	return b.listed.List()
}

func cellPart(cell int) rules.Part { return rules.Part{Kind: rules.PartCell, Index: int32(cell)} }
