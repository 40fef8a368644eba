package homeworlds

import (
	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// noSystem stands for no system where a slot is asked for.
const noSystem = -1

// Board implements table.Board for Homeworlds.
type Board struct {
	services       *stage.Services
	scene          table.Scene
	overlays       widget.Overlays // that lie over the chart
	system         systemOverlay
	earlier        earlierOverlay
	secretCardTree widget.TreeCache[cardModel] // a secret card that is looked at
	cellList       table.CellList
	match          *table.Match

	view       stage.View
	room       room
	chart      chart
	placement  placement // of the systems on the screen
	scrollView scrollView
	seats      int
	below      rules.Seat
	state      *game.State // shown last; nil before the first Show

	pos               game.Position // what lies on the screen, changed by each event
	systems           [game.MaxSystems]place
	labels            [game.MaxSystems][]label // forms of the name of each
	sentenceArea      geom.Rect                // by the sentence about the choice
	pyramids          []*pyramidSprite
	chartState        chartState      // for which the controls on the chart were made last
	lay               []pyramidSprite // the pieces as they lay then
	marked            []rules.Part    // the ships that were asked for then
	charts            int             // counts its changes
	links             links
	colourCountPlaces colourCountPlaces
	unit              float64 // of the pieces on the chart
	eliminated        rules.Seats
	informedSeats     rules.Seats // those that have been shown their cards

	choice             table.Choice
	legality           legality
	canChoose          bool // at a table; in a replay nothing can be chosen
	isWatched          bool // nothing will ever be chosen
	learns             bool // in a lesson
	marks              table.Marks
	better             *betterMove // than the move that is shown, nil for none
	highlights         highlights
	selection          int  // the system that was pointed at last, nowhere for none
	hovered            int  // the system under the mouse or with the keyboard's focus, nowhere for none
	selectionIsCurrent bool // it was pointed at for the action that is being chosen, not for one before
	allConnections     bool
	drag               drag
	zoomFactor         float64   // by two fingers, the wheel or keys since a system was opened or closed
	home               anim.Step // what glides back by itself, nil for nothing
	effects            []*effect
	warning            int        // ticks for which the rings of overpopulated systems still move
	shake              geom.Point // of the whole garden, for a moment
	winners            []int32    // homes to light up at the end
}

var (
	_ table.Board    = (*Board)(nil)
	_ table.Carrier  = (*Board)(nil)
	_ table.Privacy  = (*Board)(nil)
	_ table.Scorer   = (*Board)(nil)
	_ table.Narrator = (*Board)(nil)
)

// place is a system's place on the screen.
type place struct {
	exists   bool
	spot     spot // as it is drawn
	goal     spot // where it belongs
	fade     float64
	labelKey string // what its labels were made for
}

// NewBoard returns the Board of a match of Homeworlds.
func NewBoard(svc *stage.Services, m *table.Match) table.Board {
	b := &Board{services: svc, match: m, seats: m.Seats(), selection: noSystem, hovered: noSystem}
	b.system.board, b.earlier.Board = b, b
	b.scene.Build = b.build
	return b
}

// Show implements table.Board. What is only there to choose is left out of a match that is only looked at; the round
// buttons of a lesson stand side by side.
func (b *Board) Show(p table.Position) {
	if p.Relayout {
		b.isWatched, b.learns, b.below = p.Watched, p.Lesson, max(p.Near, 0)
		b.arrange(p.View)
	}
	b.scene.Change()
	if p.State == nil {
		b.state = nil
		return
	}
	b.show(p.State)
}

// arrange lays everything out.
func (b *Board) arrange(v stage.View) {
	b.view = v
	b.room = b.table().room(b.env())
	b.scene.Arrange(v.Area, b.env())
	match := b.room
	if b.isWatched { // systems lie where they did in the match, which had the whole window
		seated := b.table()
		seated.isWatched, seated.view.Safe.H = false, v.Area.Bottom()-v.Safe.Y
		match = seated.room(b.env())
	}
	b.chart.arrange(b.latticeRoom(match))
	b.chart.showIn(b.latticeRoom(b.room))
}

// latticeRoom is what a table in its room leaves to the chart.
func (b *Board) latticeRoom(r room) latticeRoom {
	in := latticeRoom{room: r.Slot(slotChart), class: b.view.Class, seats: b.seats, below: int(b.below)}
	copy(in.obstacles[:], r.obstacles)
	return in
}

// env is what trees of the board depend on beside their models.
func (b *Board) env() widget.Env {
	return widget.Env{TextScale: b.view.TextScale(), LeftHanded: b.services.Settings.LeftHanded}
}

// table is the table in its room.
func (b *Board) table() tableModel {
	return tableModel{sitting{seats: b.seats, below: b.below, isWatched: b.isWatched, learn: b.learns}, b.view}
}

// Tree implements table.Board.
func (b *Board) Tree() *widget.Tree { return b.scene.Tree() }

// build makes the tree: what is drawn, what can be pointed at, and the places of the table.
func (b *Board) build() widget.Widget {
	all := widget.Stack{widget.Paint{Draw: func(c *canvas.Canvas, _ geom.Rect) { b.drawBackdrop(c) }}}
	places := widget.Memo("table", b.table(), tableModel.tree)
	if b.state != nil {
		top := b.top()
		top.update()
		all = append(all, widget.Paint{Draw: b.drawGarden}, top.overlay(), places)
		for _, name := range b.room.order {
			if w := top.contentAt(name); w != nil {
				all = append(all, widget.Positioned{Rect: b.room.Slot(name), Child: w})
			}
		}
	} else {
		all = append(all, places)
	}
	return append(all, widget.Slot{Name: table.SlotFurniture}, widget.Paint{Draw: b.drawFloat})
}

// show snaps to a position.
func (b *Board) show(s rules.State) {
	first, overpopulated := b.state == nil, b.countOverpopulated()
	if next := s.(*game.State); !first && next.Turn() != b.state.Turn() {
		b.selection = noSystem // the ring of a system is that of the player who selected it
	}
	b.selectionIsCurrent = false
	b.state = s.(*game.State)
	b.home, b.drag, b.effects, b.shake = nil, drag{}, nil, geom.Point{}
	b.overlays.Remove(&b.earlier)
	b.choice, b.legality = table.Choice{}, legality{}
	b.winners = nil
	for seat := range b.state.Winners().All() {
		b.winners = append(b.winners, int32(seat))
	}
	now := b.state.Position()
	b.eliminated = rules.AllSeats(b.seats) &^ now.Living
	if b.selection != noSystem && now.Systems[b.selection].Free() {
		b.selection = noSystem
	}
	if now.Systems[b.system.slot].Free() {
		b.closeAll()
	}
	b.showPosition(b.state)
	if !first && b.countOverpopulated() > overpopulated && b.services.Speed() != anim.Off {
		b.warning = anim.Ticks(warningMS)
		b.services.Sound.Play(audio.Overpopulated)
	}
}

// countOverpopulated counts the systems with four pieces of a colour.
func (b *Board) countOverpopulated() int {
	n := 0
	for slot := range b.pos.Slots() {
		n += min(1, len(b.pos.Systems[slot].OverpopulatedColours()))
	}
	return n
}

// side is how many seats away from the one below a seat sits.
func (b *Board) side(seat rules.Seat) int { return (int(seat-b.below) + b.seats) % b.seats }

// small reports whether ships on the chart are too small for a finger, so that a touch opens their system first. A ship
// is more than twice as long as it is broad.
func (b *Board) small() bool {
	const width = 33.0 // of a middle ship, in units of a piece
	least := 28.0
	if len(b.choice.Picked) > 0 { // those that are asked for have rings as large as a finger
		least = 24.5
	}
	switch b.view.Class {
	case stage.Wide:
		least = 17.4
	case stage.Low: // a system may be large there, and its ships lie close together
		least = 33
	}
	return b.unit*width < least
}

func (b *Board) words() *lang.Catalog { return b.services.Words }

// setUp makes a thing for every piece in a system.
func (b *Board) setUp() {
	b.pyramids = b.pyramids[:0:0]
	for slot := range b.pos.Slots() {
		sys := &b.pos.Systems[slot]
		b.addAll(slot, game.Nobody, sys.Stars)
		for seat := range rules.Seat(b.seats) {
			b.addAll(slot, seat, sys.Ships[seat])
		}
	}
}

func (b *Board) addAll(slot int, owner rules.Seat, f game.Fleet) {
	for p, n := range f.All() {
		for range n {
			b.pyramids = append(b.pyramids, &pyramidSprite{piece: p, owner: owner, slot: slot})
		}
	}
}

// pyramidAt returns a thing of that kind in a system, the last of several, nil if there is none.
func (b *Board) pyramidAt(slot int, owner rules.Seat, p game.Piece) *pyramidSprite {
	if list := b.pyramidsOf(slot, owner, p); len(list) > 0 {
		return list[len(list)-1]
	}
	return nil
}

// thingsIn returns the things of a system.
func (b *Board) thingsIn(slot int) []*pyramidSprite {
	return b.find(func(t *pyramidSprite) bool { return t.slot == slot })
}

// pyramidsOf returns the things of one kind in a system.
func (b *Board) pyramidsOf(slot int, owner rules.Seat, p game.Piece) []*pyramidSprite {
	return b.find(func(t *pyramidSprite) bool { return t.slot == slot && t.owner == owner && t.piece == p })
}

func (b *Board) find(wanted func(t *pyramidSprite) bool) (list []*pyramidSprite) {
	for _, t := range b.pyramids {
		if wanted(t) {
			list = append(list, t)
		}
	}
	return list
}

// plan decides again where every system and thing belongs.
func (b *Board) plan() {
	b.scene.Change()
	b.colourCountPlaces.isKnown = false
	spots := b.layChart()
	for slot := range b.systems {
		w := &b.systems[slot]
		s, ok := spots[slot]
		if ok && !w.exists {
			w.spot, w.fade = s, 1
		}
		w.exists = ok
		if ok {
			w.goal = s
			b.unit = s.unit
		}
	}
	for slot := range spots {
		whole, _ := b.completeHome(slot)
		dockPieces(b.systems[slot].goal, &whole, b.seats, b.below, b.thingsIn(slot), func(t *pyramidSprite, p pose) { t.goal = p })
	}
}

// layChart gives every system its place, scrolled as far as the chart is.
func (b *Board) layChart() map[int]spot {
	s := &b.scrollView
	bodies := b.bodies()
	b.chart.complete(&b.placement, &b.pos, bodies)
	b.chart.use(&b.placement, bodies)
	s.arrange(b.chart.lattice, b.chart.shown, b.chart.inUse.level)
	spots := b.chart.lay(&b.placement, bodies)
	if !s.isPlaced {
		s.isPlaced, s.want = true, []int{int(b.below)}
	}
	s.follow(spots)
	for slot, at := range spots {
		at.at.Y -= s.offset
		at.label.Y -= s.offset
		if s.isHidden(at.label) {
			at.label = geom.Rect{} // a sentence may lie beside the window
		}
		spots[slot] = at
	}
	return spots
}

// finishAnimations puts everything where it belongs at once.
func (b *Board) finishAnimations() {
	for slot := range b.systems {
		w := &b.systems[slot]
		w.spot, w.fade = w.goal, 0
		if !w.exists {
			w.fade = 1
		}
	}
	for _, t := range b.pyramids {
		b.resetPosition(t)
	}
}

// resetPosition puts a thing where it belongs at once.
func (b *Board) resetPosition(t *pyramidSprite) {
	t.pose = t.goal
	t.lift, t.fade, t.burn, t.isHeld, t.isFloating = 0, 0, 0, false, false
}

// bodies lists the systems that want a place: all on the table, and the homes that are yet to be set up.
func (b *Board) bodies() []body {
	var list []body
	for slot := range b.systems {
		sys := &b.pos.Systems[slot]
		waiting := slot < b.seats && b.pos.Living.Has(rules.Seat(slot))
		if sys.Free() && !waiting {
			continue
		}
		one := body{slot: slot, side: -1, formScale: b.labelScale()}
		if slot < b.seats {
			one.side = b.side(rules.Seat(slot))
		}
		b.makeLabels(slot)
		for _, form := range b.labels[slot] {
			one.labels = append(one.labels, form.width)
		}
		list = append(list, one)
	}
	return list
}
