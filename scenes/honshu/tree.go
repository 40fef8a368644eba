package honshu

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// arrangement is how the table is set out in a room: a tree of places.
type arrangement struct {
	tableSetup
	view stage.View
}

// tableSetup is who sits at a table, and what for. What is only there to choose is left out where a match is only looked at;
// a lesson keeps no place for a scoring card that its match has not, nor, over the cards of a phone held upright, for
// sentences, which it says itself.
type tableSetup struct {
	seats             int
	isWatched, lesson bool
	goal              bool // there is a scoring card
	handOnly          bool // what a table screen shows is left out
	picks             bool // but for the cards of the middle, of which one is chosen
}

// goalPlace is whether the scoring card has a place.
func (s tableSetup) goalPlace() bool { return s.goal || !s.lesson }

// Names of the places whose rectangles are asked for: what moves freely lies there, or tests look for them.
const (
	slotTrack      = "track"
	slotMainButton = "act"
	slotGoal       = "goal"
	slotPool       = "pool"
	slotUnseen     = "unseen"
	slotLand       = "land"
	slotChart      = "chart" // of the land, within its place
	slotTrial      = "tried" // the same below what serves a trial
	slotScore      = "score"
	slotCard       = "card"
	slotBar        = "bar"
	slotMiddle     = "middle"
	slotHand       = "hand"
	slotBoost      = "boost"
	slotOwn        = "own"
	slotOwnMap     = "own land"
	slotLarge      = "large" // a land looked at closely, over everything
	slotOverlay    = "sheet" // other panels
)

// ownPlace is the place of the own land, small.
func ownPlace() widget.Widget {
	return widget.Stack{slot(slotOwn), ownPanel(widget.Empty{}, widget.Empty{}, measuredPlace(slotOwnMap))}
}

// landPlace is the place of the own land, on which a card is laid.
func landPlace() widget.Widget {
	const edge = 4.0
	return widget.Stack{
		slot(slotLand),
		widget.Pad(edge, edge, measuredPlace(slotChart)),
		widget.Padding{Top: trialStrip + edge, Right: edge, Bottom: edge, Left: edge, Child: measuredPlace(slotTrial)},
	}
}

// mainButtonPlace is the place of the main button, or of what asks for a second press.
func mainButtonPlace() widget.Widget {
	return widget.Stack{widget.Slot{Name: table.SlotConfirm}, slot(slotMainButton)}
}

// slotKind says whose the place of a slot is; that of a slot without is the table's.
type slotKind uint8

// The kinds of slots.
const (
	contentSlot  slotKind = iota + 1 // what lies there comes and goes
	measuredSlot                     // its rectangle is asked for
)

// slot is a place for what comes and goes, which takes all the room that it is given.
func slot(name string) widget.Widget { return widget.Slot{Name: name, Of: contentSlot} }

// measuredPlace is a place whose rectangle is asked for.
func measuredPlace(name string) widget.Widget { return widget.Slot{Name: name, Of: measuredSlot} }

// place is a place on the table.
type place struct {
	name string
	rect geom.Rect
	seat *seatPlace     // whose panel lies there; nil for none
	part *widget.Cached // that panel, or slots of the table; nil where things come and go
}

// layPlaces finds where all things lie.
func (b *Board) layPlaces() {
	a := arrangement{view: b.view, tableSetup: tableSetup{
		seats: b.seats, isWatched: b.isWatched, lesson: b.lesson, goal: b.goal() != 0, handOnly: b.handOnly, picks: b.handOnly && b.fromMiddle(),
	}}
	b.picks = a.picks
	b.leavesOut = a.leavesOut()
	b.rooms = widget.Layout(b.env(), b.view.Area, widget.Positioned{Rect: b.view.Safe, Child: a.table()}, &b.roomsMemory)
	b.places = nil
	var slots *widget.Cached // those before, with nothing between
	for name, r := range b.rooms.Slots() {
		p := place{name: name, rect: r}
		var of any = b.rooms.SlotOf(name)
		switch of := of.(type) {
		case seatPlace:
			if of.form == bareLabel {
				continue // it lies on the panel
			}
			p.seat = &of
		case slotKind:
			if of == measuredSlot {
				continue
			}
		default:
			slot := widget.Positioned{Rect: r, Child: widget.Slot{Name: name, Of: of}}
			if slots != nil {
				slots.Child = append(slots.Child.(widget.Stack), slot)
				continue
			}
			slots = &widget.Cached{Child: widget.Stack{widget.Empty{}, slot}}
			b.places = append(b.places, place{part: slots})
			continue
		}
		b.places, slots = append(b.places, p), nil
	}
}

// layMiddlePlaces lays everything out again where only the hand is seen, and what is chosen from begins to lie in the middle,
// or no longer does.
func (b *Board) layMiddlePlaces() {
	if b.leavesOut && b.picks != b.fromMiddle() {
		b.arrange(b.view)
	}
}

// buildCommon is what hand and placement have in common in a place of the table.
func (b *Board) buildCommon(place string) widget.Widget {
	switch place {
	case slotTrack:
		return b.buildTrack()
	case slotGoal:
		return b.buildGoal()
	case slotPool:
		return b.buildPool()
	case slotUnseen:
		return b.buildUnseenButton()
	}
	return nil
}

// partCache are parts of the table as they have been built last.
type partCache struct{ track, goal, pool *widget.Cached }

// keep returns what is built from the model; what was built before where that was equal.
func keep[M comparable](at **widget.Cached, m M, build func(M) widget.Widget) widget.Widget {
	if *at == nil || (*at).Model != any(m) {
		*at = &widget.Cached{Model: m, Child: build(m)}
	}
	return *at
}

// env is what the tree depends on beside its models.
func (b *Board) env() widget.Env {
	return widget.Env{TextScale: b.view.TextScale(), LeftHanded: b.services.Settings.LeftHanded}
}

// room returns the rectangle of a place.
func (b *Board) room(name string) geom.Rect { return b.rooms.Slot(name) }

// build makes the tree: what lies on the table, the table's own things, and what hovers over all.
func (b *Board) build() widget.Widget {
	paint := func(draw func(c *canvas.Canvas)) widget.Widget {
		return widget.Paint{Draw: func(c *canvas.Canvas, _ geom.Rect) { draw(c) }}
	}
	tree := append(make(widget.Stack, 0, len(b.places)+8), paint(b.drawBackdrop))
	add := func(r geom.Rect, w widget.Widget) {
		if w != nil {
			tree = append(tree, widget.Positioned{Rect: r, Child: w})
		}
	}
	top := b.top()
	for n := range b.places {
		p := &b.places[n]
		switch {
		case p.seat != nil:
			b.keepSeat(p)
			tree = append(tree, p.part)
		case p.part != nil:
			tree = append(tree, p.part)
		case b.state == nil:
		case p.name == slotMiddle && b.compares():
			add(b.comparisonRoom(), b.buildComparison())
		case p.name == slotMiddle:
			add(b.middleRoom(), top.content(b, p.name))
		default:
			add(p.rect, top.content(b, p.name))
		}
	}
	if b.state == nil {
		return append(tree, widget.Slot{Name: table.SlotFurniture})
	}
	add(b.room(table.SlotMessage), b.reason())
	add(b.room(table.SlotMessage), b.buildBand())
	return append(tree, widget.Slot{Name: table.SlotFurniture}, paint(b.drawFlying), top.buildTop(b))
}
