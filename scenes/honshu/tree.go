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
	sitting
	view stage.View
}

// sitting is who sits at a table, and what for. What is only there to choose is left out where a match is only looked at;
// a lesson keeps no place for a scoring card that its match has not, nor for sentences, which it says itself, where the
// middle of a phone held upright is low.
type sitting struct {
	seats          int
	watched, learn bool
	goal           bool // there is a scoring card
}

// goalPlace is whether the scoring card has a place.
func (s sitting) goalPlace() bool { return s.goal || !s.learn }

// moment is when something lies at its place.
type moment uint8

const (
	atAllTimes moment = iota
	uncovered         // nothing lies over the table
	onTable           // cards are chosen
	onBench           // a card is laid on the own land
	besides           // cards are chosen, or there is room besides the bench
)

// shows reports whether what belongs to the moment is seen now.
func (b *Board) shows(when moment) bool {
	switch open := b.over() == nil; when {
	case uncovered:
		return open
	case onTable:
		return open && b.bench == nil
	case onBench:
		return open && b.bench != nil
	case besides:
		return open && (b.bench == nil || b.form() == scoreRows)
	}
	return true
}

// Names of the places whose rectangles are asked for: what moves freely lies there, or tests look for them.
const (
	slotTrack  = "track"
	slotAct    = "act"
	slotGoal   = "goal"
	slotPool   = "pool"
	slotUnseen = "unseen"
	slotLand   = "land"
	slotChart  = "chart" // of the land, within its place
	slotTried  = "tried" // the same below what serves a trial
	slotScore  = "score"
	slotCard   = "card"
	slotBar    = "bar"
	slotMiddle = "middle"
	slotHand   = "hand"
	slotBoost  = "boost"
	slotOwn    = "own"
	slotOwnMap = "own land"
	slotLarge  = "large" // a land looked at closely, over everything
	slotSheet  = "sheet" // other sheets
)

// ownPlace is the place of the own land, small.
func ownPlace() widget.Widget {
	return widget.Stack{slot(slotOwn), ownPaper(widget.Empty{}, widget.Empty{}, measured(slotOwnMap))}
}

// landPlace is the place of the own land, on which a card is laid.
func landPlace() widget.Widget {
	const edge = 4.0
	return widget.Stack{
		slot(slotLand),
		widget.Pad(edge, edge, measured(slotChart)),
		widget.Padding{Top: trialStrip + edge, Right: edge, Bottom: edge, Left: edge, Child: measured(slotTried)},
	}
}

// actPlace is the place of the main button, or of what asks for a second press.
func actPlace() widget.Widget {
	return widget.Stack{widget.Slot{Name: table.SlotConfirm}, slot(slotAct)}
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

// measured is a place whose rectangle is asked for.
func measured(name string) widget.Widget { return widget.Slot{Name: name, Of: measuredSlot} }

// place is a place on the table, with what always lies there.
type place struct {
	name   string
	rect   geom.Rect
	always func() widget.Widget // nil where things come and go
}

// layPlaces finds where all things lie.
func (b *Board) layPlaces() {
	a := arrangement{view: b.view, sitting: sitting{seats: b.seats, watched: b.watched, learn: b.learns, goal: b.goal() != 0}}
	b.rooms = widget.Layout(b.env(), b.view.Area, widget.Positioned{Rect: b.view.Safe, Child: a.table()}, nil)
	b.places = nil
	for name, r := range b.rooms.Slots() {
		p := place{name: name, rect: r}
		var of any = b.rooms.SlotOf(name)
		switch of := of.(type) {
		case seatPlace:
			if of.form == bareSlip {
				continue // it lies on the paper
			}
			p.always = func() widget.Widget { return b.buildSeat(of) }
		case slotKind:
			if of == measuredSlot {
				continue
			}
		default:
			p.always = func() widget.Widget { return widget.Slot{Name: name, Of: of} }
		}
		b.places = append(b.places, p)
	}
}

// content is what lies in a place now, nil for nothing.
func (b *Board) content(p place) widget.Widget {
	if p.always != nil {
		return p.always()
	}
	build := func(when moment, build func() widget.Widget) widget.Widget {
		if b.state == nil || !b.shows(when) {
			return nil
		}
		return build()
	}
	switch p.name {
	case slotTrack:
		return build(uncovered, b.buildTrack)
	case slotAct:
		return build(uncovered, b.buildAct)
	case slotGoal:
		return build(besides, b.buildGoal)
	case slotPool:
		return build(besides, b.buildPool)
	case slotUnseen:
		return build(besides, b.buildUnseenButton)
	case slotScore:
		return build(onBench, b.buildScore)
	case slotCard:
		return build(onBench, b.buildLaid)
	case slotBar:
		return build(onBench, b.buildBar)
	case slotLand:
		return build(onBench, b.buildLand)
	case slotMiddle:
		return build(onTable, b.buildMiddle)
	case slotHand:
		return build(onTable, b.buildHand)
	case slotBoost:
		return build(onTable, b.buildBoost)
	}
	return build(onTable, b.buildOwn)
}

// env is what the tree depends on beside its models.
func (b *Board) env() widget.Env {
	return widget.Env{TextScale: b.view.Reading(), LeftHanded: b.house.Settings.LeftHanded}
}

// room returns the rectangle of a place.
func (b *Board) room(name string) geom.Rect { return b.rooms.Slot(name) }

// build makes the tree: what lies on the table, the table's own things, and what hovers over all.
func (b *Board) build() widget.Widget {
	paint := func(draw func(c *canvas.Canvas)) widget.Widget {
		return widget.Paint{Draw: func(c *canvas.Canvas, _ geom.Rect) { draw(c) }}
	}
	tree := widget.Stack{paint(b.drawBackdrop)}
	for _, p := range b.places {
		if p.name == slotMiddle {
			p.rect = b.middleRoom()
		}
		if w := b.content(p); w != nil {
			tree = append(tree, widget.Positioned{Rect: p.rect, Child: w})
		}
	}
	tree = append(tree, widget.Slot{Name: table.SlotSights, Of: b.sights()}, widget.Slot{Name: table.SlotFurniture})
	if b.state == nil {
		return tree
	}
	tree = append(tree, paint(b.drawFlying))
	if o := b.over(); o != nil {
		tree = append(tree, o.build(b))
	}
	return tree
}
