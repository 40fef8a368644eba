package table

import (
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// Beside a table screen, which shows what is public, large, a device of who plays shows what concerns its seats alone: of
// games in which seats hold what others may not see. In others the move is made on what is public.

// handRequest is what the people at a device have chosen to see beside a table screen.
type handRequest uint8

const (
	handUsual handRequest = iota // phones show the hand only
	handOnly
	wholeTable
)

// handOnly reports whether the Board is to leave out what the table screen shows.
func (t *Table) handOnly() bool {
	if !t.besideTableScreen() || t.session.hasEnded() {
		return false
	}
	if request := t.remote.handRequest; request != handUsual {
		return request == handOnly
	}
	return t.room.Area.W < phoneBreadth
}

// phoneBreadth is below which an upright window is that of a phone, in logical units.
const phoneBreadth = 480

// besideTableScreen reports whether somebody plays here, in an upright window, whose hand is worth a screen of its own beside the
// table screen.
func (t *Table) besideTableScreen() bool {
	return t.remote != nil && t.room.Class == stage.Tall && t.remote.line.HasTableScreen && t.session.people != 0 && t.session.hasSecretChoices()
}

// besideScreen has the Board leave out what the table screen shows, or show it again, once nothing moves any more.
func (e *remoteTable) besideScreen() {
	t := e.Table
	only := t.handOnly()
	if only == t.hidesPublic || t.watching() {
		return
	}
	t.hidesPublic = only
	t.Arrange(t.room)
	if only && e.handRequest == handUsual {
		t.showMessage(t.services.Words.T(lang.SeatHandOnly), false)
	}
}

// showWhole shows the whole table, or the hand only, until it is chosen otherwise.
func (t *Table) showWhole(whole bool) {
	if t.remote.handRequest = handOnly; whole {
		t.remote.handRequest = wholeTable
	}
	t.finish()
	t.remote.besideScreen()
}

// wholeTool shows the whole table again.
func (t *Table) wholeTool() tool {
	if !t.hidesPublic {
		return tool{}
	}
	return tool{key: "whole", icon: "people", name: lang.SeatWhole, press: func() { t.showWhole(true) }}
}

// screenRow is the line of the menu that changes between the whole table and the hand only, or makes who watches the table
// screen; false where neither is of use.
func (t *Table) screenRow() (row, bool) {
	pop := t.services.Stack.Pop
	switch {
	case t.isSpectator() && !t.session.hasEnded():
		on := t.remote.line.ShowsTable()
		text := lang.SeatScreen
		if on {
			text = lang.SeatScreenEnd
		}
		return row{"screen", "board", text, func() { pop(); t.remote.setScreen(!on) }}, true
	case !t.besideTableScreen() || t.session.hasEnded():
		return row{}, false
	case t.hidesPublic:
		return row{"whole", "people", lang.SeatWhole, func() { pop(); t.showWhole(true) }}, true
	}
	return row{"whole", "hand", lang.SeatHand, func() { pop(); t.showWhole(false) }}, true
}

// setScreen makes this device, which watches, the table screen, or no table screen any more. It is kept, for a reload.
func (e *remoteTable) setScreen(on bool) {
	e.line.SetScreen(on)
	if kept, ok := e.services.Store.RemoteTable(e.line.Link().String()); ok {
		kept.Screen = on
		// What goes wrong is among the Store's problems.
		_ = e.services.Store.SetRemoteTable(kept)
	}
}
