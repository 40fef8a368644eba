package table

import (
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// recapFor returns the person who is shown what has happened: who looks at the screen, else who is to act, else who
// acted last.
func (s *session) recapFor() rules.Seat {
	if s.people.Has(s.viewer) {
		return s.viewer
	}
	if next, ok := s.nextPerson(); ok {
		return next
	}
	return s.undoRequester()
}

// recapPoint returns how many moves of the log come before what has happened since the last turn of a seat; false where
// no other seat has done anything since. What chance did right after that turn was part of it.
func (s *session) recapPoint(seat rules.Seat) (int, bool) {
	log := s.match.Log
	by := func(n int) rules.Seat { return log[n].By }
	n := len(log)
	if s.match.State().Actors().Has(seat) {
		n = s.match.TurnPoint(seat) // what the seat has done in this turn is shown at the end
	}
	for n > 0 && by(n-1) != seat {
		n--
	}
	for n < len(log) && by(n) == rules.Nature {
		n++
	}
	for k := n; k < len(log); k++ {
		if by(k) != seat && by(k) != rules.Nature {
			return n, true
		}
	}
	return 0, false
}

// recap shows what has happened since the last turn of the person who looks.
func (t *Table) recap() {
	if t.guide != nil {
		return
	}
	if t.watching() {
		t.finish()
	}
	if t.handover != nil {
		return // the movement has ended at a cover
	}
	from, ok := t.session.recapPoint(t.session.recapFor())
	if !ok {
		t.showMessage(t.services.Words.T(lang.RecapNone), false)
		return
	}
	t.session.stopThinking()
	t.services.Navigator.Recap(t.session.match, stage.Recap{From: from, Viewer: t.session.viewer, Near: t.near()})
}

// recaps reports whether there is something to show again.
func (t *Table) recaps() bool {
	_, ok := t.session.recapPoint(t.session.recapFor())
	return ok && t.guide == nil
}

// recapButton is the button beside the heading of the log, nil while there is nothing to show again. Before calls what
// takes away the panel on which it stands.
func (t *Table) recapButton(before func()) widget.Widget {
	if !t.recaps() {
		return nil
	}
	tool := t.recapTool()
	name := t.services.Words.T(tool.name)
	control := ui.Control{
		Key: tool.key, Name: name, Tip: t.services.Tip(name, tool.action), Round: true, Layer: toolLayer, Press: func() { before(); tool.press() },
	}
	face := widget.Reactive{Draw: func(c *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		ui.DrawRoundButton(c, tool.icon, r.Inset(recapInset), ui.Quiet(), false, s)
	}}
	over := logFinger - (logHead - logRule) // it is as large as a finger in a lower row
	return widget.Padding{Bottom: -over, Child: widget.Sized{W: logFinger, H: logFinger, Child: widget.Pressable{Control: control, OwnFocus: true, Child: face}}}
}

// recapInset is how much smaller the button is seen than it can be pressed, so that it stays above the rule, in logical units.
const recapInset = 9.0
