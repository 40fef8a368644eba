package honshu

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// arrangement is how the table is set out in a room: a tree of places, with what lies there.
type arrangement struct {
	sitting
	view stage.View
	b    *Board // whose things lie there; nil for the places alone
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

// put is a place with what lies there at the moment.
func (a arrangement) put(name string, when moment, build func(b *Board) widget.Widget) widget.Widget {
	list := widget.Stack{widget.Slot{Name: name}}
	if a.b != nil && a.b.state != nil && a.b.shows(when) {
		list = append(list, build(a.b))
	}
	return list
}

func (a arrangement) track() widget.Widget  { return a.put(slotTrack, uncovered, (*Board).buildTrack) }
func (a arrangement) goals() widget.Widget  { return a.put(slotGoal, besides, (*Board).buildGoal) }
func (a arrangement) pool() widget.Widget   { return a.put(slotPool, besides, (*Board).buildPool) }
func (a arrangement) score() widget.Widget  { return a.put(slotScore, onBench, (*Board).buildScore) }
func (a arrangement) card() widget.Widget   { return a.put(slotCard, onBench, (*Board).buildLaid) }
func (a arrangement) bar() widget.Widget    { return a.put(slotBar, onBench, (*Board).buildBar) }
func (a arrangement) middle() widget.Widget { return a.put(slotMiddle, onTable, (*Board).buildMiddle) }
func (a arrangement) hand() widget.Widget   { return a.put(slotHand, onTable, (*Board).buildHand) }
func (a arrangement) boost() widget.Widget  { return a.put(slotBoost, onTable, (*Board).buildRaise) }

// own is the own land, small.
func (a arrangement) own() widget.Widget {
	if a.b == nil {
		return widget.Stack{widget.Slot{Name: slotOwn}, ownPaper(widget.Empty{}, widget.Empty{}, widget.Empty{})}
	}
	return a.put(slotOwn, onTable, (*Board).buildOwn)
}

// land is the own land, on which a card is laid.
func (a arrangement) land() widget.Widget {
	const edge = 4.0
	return widget.Stack{
		a.put(slotLand, onBench, (*Board).buildLand),
		widget.Pad(edge, edge, slot(slotChart)),
		widget.Padding{Top: trialStrip + edge, Right: edge, Bottom: edge, Left: edge, Child: slot(slotTried)},
	}
}

// act is the main button, or what asks for a second press.
func (a arrangement) act() widget.Widget {
	return widget.Stack{widget.Slot{Name: table.SlotConfirm}, a.put(slotAct, uncovered, (*Board).buildAct)}
}

// message is the place of sentences.
func (a arrangement) message() widget.Widget { return widget.Slot{Name: table.SlotMessage} }

// arrangement returns how the table is set out, with what lies on it or without.
func (b *Board) arrangement(filled bool) widget.Widget {
	a := arrangement{view: b.view, sitting: sitting{
		seats: b.seats, watched: b.watched, learn: b.learns, goal: b.goal() != 0,
	}}
	if filled {
		a.b = b
	}
	return widget.Positioned{Rect: b.view.Safe, Child: a.table()}
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
	tree := widget.Stack{paint(b.drawBackdrop), b.arrangement(true), widget.Slot{Name: table.SlotSights, Of: b.sights()}}
	tree = append(tree, widget.Slot{Name: table.SlotFurniture})
	if b.state == nil {
		return tree
	}
	tree = append(tree, paint(b.drawFlying))
	if o := b.over(); o != nil {
		tree = append(tree, o.build(b))
	}
	return tree
}
