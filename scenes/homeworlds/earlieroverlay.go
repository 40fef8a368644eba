package homeworlds

import (
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// turnStart returns how many moves had been made at the start of the turn that is being played, false when nothing has
// been done in it yet.
func (b *Board) turnStart() (played int, ok bool) {
	now, ok := b.match.State().(*game.State)
	if !ok || b.choice.State == nil || now.Phase() == game.Setup {
		return 0, false
	}
	k := b.match.Len()
	for k > 0 && b.match.At(k-1).(*game.State).Turns() == now.Turns() && b.match.Move(k-1).By != rules.Nature {
		k--
	}
	return k, k < b.match.Len()
}

// earlierPosition returns after how many moves the position stood that can be looked at beside the present one: at the start of
// the turn, or, as long as nothing has been done in it, what its player left to the others; false for none.
func (b *Board) earlierPosition() (played int, ok bool) {
	if k, ok := b.turnStart(); ok {
		return k, true
	}
	return b.lastSeenMove()
}

// earlierOverlay shows the chart as it was before, until anything is touched.
type earlierOverlay struct{ chartView }

// open shows the position before; where there is none, nothing.
func (o *earlierOverlay) open() {
	k, ok := o.earlierPosition()
	if !ok {
		return
	}
	o.overlays.Push(o)
	o.selection = noSystem
	o.showPosition(o.match.At(k).View(rules.Public).(*game.State)) // as everybody sees it
}

// leave shows the present again.
func (o *earlierOverlay) leave() {
	if o.overlays.Has(o) {
		o.overlays.Remove(o)
		o.showPosition(o.state)
	}
}

// showPosition snaps to a position of the match.
func (b *Board) showPosition(s *game.State) {
	b.pos, b.placement = *s.Position(), b.placesAt(s)
	b.setUp()
	b.plan()
	b.finishAnimations()
	b.updateHighlights()
}

// contentAt has a switch that is lit beside what the chart has.
func (o *earlierOverlay) contentAt(place string) widget.Widget {
	if place == slotPosition {
		return o.positionSwitch(true)
	}
	return o.chartView.contentAt(place)
}

func (o *earlierOverlay) message(s *game.State) string {
	if _, acted := o.turnStart(); !acted {
		return o.words().T(lang.HomeworldsPastOthers)
	}
	return o.words().T(lang.HomeworldsPast)
}

// overlay has ground behind all that can be pointed at, so that any touch ends it.
func (o *earlierOverlay) overlay() widget.Widget {
	if o.scrollView.scrolls() { // the chart has ground then
		return o.chartView.overlay()
	}
	ground := table.Cell(groundPart(), o.view.Area, o.partName(groundPart()))
	ground.Layer, ground.Backdrop = groundLayer, true
	return widget.Stack{table.Cells([]*ui.Control{ground}), o.chartView.overlay()}
}

func (o *earlierOverlay) touch(rules.Part) bool { return o.close() }

func (o *earlierOverlay) close() bool {
	o.leave()
	return true
}

// Cover implements [widget.Overlay].
func (*earlierOverlay) Cover() widget.Cover { return widget.Modal }

// Back implements [widget.Overlay].
func (*earlierOverlay) Back() bool { return false }

// The board draws and serves it as it does the chart.
func (*earlierOverlay) Arrange(geom.Rect, widget.Env) {}
func (*earlierOverlay) Update(*input.Frame)           {}
func (*earlierOverlay) Stale() bool                   { return false }
func (*earlierOverlay) Draw(*canvas.Canvas)           {}

// positionSwitch is the round switch between the position before and now, once something has been done.
func (b *Board) positionSwitch(on bool) widget.Widget {
	if _, ok := b.earlierPosition(); !ok {
		return nil
	}
	return b.roundButton(buttonPosition, switchSurface(on), iconSign("history"))
}
