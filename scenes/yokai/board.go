package yokai

import (
	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/widget"
	"engawa/scenes/yokaiart"
	yokaisprites "engawa/sprites/yokai"
)

// Board implements table.Board for the 3x4 game.
type Board struct {
	services *stage.Services
	scene    table.Scene
	match    *table.Match
	skin     lang.Skin

	lesson      bool // in a lesson
	isWatched   bool // in a replay
	view        stage.View
	arrangement arrangement
	rooms       *widget.Tree // the places of all things, as slots
	roomsMemory widget.Memory
	tablePlaces []tablePlace // the same, but for squares and hollows, in reading order
	partRects   map[rules.Part]geom.Rect
	below       rules.Seat
	white       rules.Seat  // who plays White
	state       *game.State // on the screen; nil before the first Show

	tokens     []*token
	above      int // order of the token that was moved last
	choice     table.Choice
	marks      table.Marks
	highlights highlights
	markTicks  int // ticks since legal moves are shown
	drag       drag
	returning  anim.Step // what glides back by itself, nil for nothing
	leaves     leafBurst
	glow       float64 // how far the end has lit up, 0 to 1
}

var (
	_ table.Board    = (*Board)(nil)
	_ table.Carrier  = (*Board)(nil)
	_ table.Narrator = (*Board)(nil)
)

// NewBoard returns the Board of a match of the 3x4 game in the match's skin.
func NewBoard(svc *stage.Services, m *table.Match) table.Board {
	b := &Board{services: svc, match: m, skin: m.Skin()}
	b.scene.Build = b.build
	return b
}

// artSkin is the skin as the sprites call it.
func (b *Board) artSkin() yokaisprites.Skin { return yokaiart.Skin(b.skin) }

// Show implements table.Board. In base packages what is looked at has those of what would be chosen with.
func (b *Board) Show(p table.Position) {
	if p.Relayout {
		b.isWatched, b.lesson = p.Watched, p.Lesson
		b.rotate(p.Near)
		b.arrange(p.View)
	}
	b.show(p.State)
}

// arrange lays everything out.
func (b *Board) arrange(v stage.View) {
	b.view, b.arrangement = v, arrangementFor(v, b.isWatched, b.lesson)
	b.layPlaces()
	b.scene.Arrange(v.Area, b.env())
}

// env is what trees depend on beside their models.
func (b *Board) env() widget.Env {
	return widget.Env{TextScale: b.view.TextScale(), LeftHanded: b.services.Settings.LeftHanded}
}

// layPlaces finds where all things lie.
func (b *Board) layPlaces() {
	b.rooms = widget.Layout(b.env(), b.view.Area, widget.Positioned{Rect: b.view.Safe, Child: b.arrangement.build(b)}, &b.roomsMemory)
	b.tablePlaces, b.partRects = nil, map[rules.Part]geom.Rect{}
	for name, r := range b.rooms.Slots() {
		if p, ok := b.rooms.SlotOf(name).(rules.Part); ok {
			b.partRects[p] = r
		} else {
			b.tablePlaces = append(b.tablePlaces, tablePlace{name, r})
		}
	}
}

// setWhite has a seat play White, whose squares lie on its side.
func (b *Board) setWhite(seat rules.Seat) {
	b.scene.Change()
	if b.white != seat {
		b.white = seat
		b.layPlaces()
	}
}

// tablePlace is a place on the table, by the name of its slot.
type tablePlace struct {
	name string
	rect geom.Rect
}

// Tree implements table.Board.
func (b *Board) Tree() *widget.Tree { return b.scene.Tree() }

// build makes the tree: each thing in its place. What seldom changes is made again only when it does.
func (b *Board) build() widget.Widget {
	tree := widget.Stack{widget.Paint{Draw: b.drawBackdrop}}
	for _, t := range b.tablePlaces {
		if w := b.content(t.name); w != nil {
			tree = append(tree, widget.Positioned{Rect: t.rect, Child: w})
		}
	}
	return append(tree,
		widget.Slot{Name: table.SlotFurniture},
		widget.Paint{Draw: b.drawFloat})
}

// content is what lies in a place, nil for nothing; what the table has there lies in a slot.
func (b *Board) content(place string) widget.Widget {
	own := place == slotSquares || place == slotBoard || place == slotCard || place == slotTray(0) || place == slotTray(1)
	switch {
	case !own:
		return slot(place)
	case b.state == nil, place == slotSquares:
		return nil
	case place == slotBoard:
		return widget.Memo(place, b.boardModel(), boardModel.build)
	case place == slotCard:
		return widget.Memo(place, b.cardModel(), cardModel.build)
	case place == slotTray(0):
		return widget.Memo(place, trayModel{b.partsModel(), 0}, trayModel.build)
	}
	return widget.Memo(place, trayModel{b.partsModel(), 1}, trayModel.build)
}

// rotate puts the side of a seat below.
func (b *Board) rotate(below rules.Seat) {
	b.scene.Change()
	b.below = 0
	if below == 1 {
		b.below = 1
	}
}

// show snaps to a position.
func (b *Board) show(s rules.State) {
	b.scene.Change()
	b.returning, b.drag, b.leaves, b.glow = nil, drag{}, leafBurst{}, 1
	b.choice = table.Choice{}
	if b.state, _ = s.(*game.State); b.state == nil {
		return
	}
	b.setWhite(b.state.SeatOf(game.White))
	b.setUp()
	b.updateHighlights()
}

// seatAt returns the seat that is below (0) or above (1).
func (b *Board) seatAt(end int) rules.Seat { return b.below ^ rules.Seat(end) }

// seatOf returns the seat that plays the side.
func (b *Board) seatOf(side game.Side) rules.Seat { return b.white ^ rules.Seat(side) }

// whiteBelow reports whether row 1 lies below.
func (b *Board) whiteBelow() bool { return b.white == b.below }

// cellAt returns the square at the point.
func (b *Board) cellAt(p geom.Point) (int, bool) {
	for cell := range cells {
		if b.partRect(cellPart(cell)).Contains(p) {
			return cell, true
		}
	}
	return 0, false
}
