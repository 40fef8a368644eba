package table

import (
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// Beside a table screen, which shows what is public, large, a device of who plays shows what concerns its seats alone: of
// games in which seats hold what others may not see. In others the move is made on what is public.

// handWish is what the people at a device have chosen to see beside a table screen.
type handWish uint8

const (
	handUsual handWish = iota // phones show the hand only
	handOnly
	wholeTable
)

// handOnly reports whether the Board is to leave out what the table screen shows.
func (t *Table) handOnly() bool {
	if !t.besideTableScreen() || t.session.over() {
		return false
	}
	if wish := t.remote.hand; wish != handUsual {
		return wish == handOnly
	}
	return t.room.Area.W < phoneBreadth
}

// phoneBreadth is below which an upright window is that of a phone, in logical units.
const phoneBreadth = 480

// besideTableScreen reports whether somebody plays here, in an upright window, whose hand is worth a screen of its own beside the
// table screen.
func (t *Table) besideTableScreen() bool {
	return t.remote != nil && t.room.Class == stage.Tall && t.remote.line.Screen && t.session.people != 0 && t.session.hides()
}

// besideScreen has the Board leave out what the table screen shows, or show it again, once nothing moves any more.
func (e *elsewhere) besideScreen() {
	t := e.Table
	only := t.handOnly()
	if only == t.only || t.watching() {
		return
	}
	t.only = only
	t.Arrange(t.room)
	if only && e.hand == handUsual {
		t.showMessage(t.services.Words.T(lang.SeatHandOnly), false)
	}
}

// showWhole shows the whole table, or the hand only, until it is chosen otherwise.
func (t *Table) showWhole(whole bool) {
	if t.remote.hand = handOnly; whole {
		t.remote.hand = wholeTable
	}
	t.finish()
	t.remote.besideScreen()
}

// wholeTool shows the whole table again.
func (t *Table) wholeTool() tool {
	if !t.only {
		return tool{}
	}
	return tool{key: "whole", icon: "people", name: lang.SeatWhole, press: func() { t.showWhole(true) }}
}

// screenRow is the line of the menu that changes between the whole table and the hand only, or makes who watches the table
// screen; false where neither is of use.
func (t *Table) screenRow() (row, bool) {
	pop := t.services.Stack.Pop
	switch {
	case t.spectated() && !t.session.over():
		on := t.remote.line.ShowsTable()
		text := lang.SeatScreen
		if on {
			text = lang.SeatScreenEnd
		}
		return row{"screen", "board", text, func() { pop(); t.remote.setScreen(!on) }}, true
	case !t.besideTableScreen() || t.session.over():
		return row{}, false
	case t.only:
		return row{"whole", "people", lang.SeatWhole, func() { pop(); t.showWhole(true) }}, true
	}
	return row{"whole", "hand", lang.SeatHand, func() { pop(); t.showWhole(false) }}, true
}

// setScreen makes this device, which watches, the table screen, or no table screen any more. It is kept, for a reload.
func (e *elsewhere) setScreen(on bool) {
	e.line.SetScreen(on)
	if kept, ok := e.services.Store.RemoteTable(e.line.Link().String()); ok {
		kept.Screen = on
		// What goes wrong is among the Store's problems.
		_ = e.services.Store.SetRemoteTable(kept)
	}
}
