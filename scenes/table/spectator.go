package table

import (
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// isSpectator reports whether the match is played elsewhere and nobody at this device has a seat: the table shows what is
// public as a replay does, and nothing that is only there to play.
func (t *Table) isSpectator() bool { return t.remote != nil && t.session.people == 0 }

// spectatorRoom returns the room for the Board of a match that is only watched: without a strip for the menu where the Board
// has no place for it, as upright replays have controls of their own there.
func (t *Table) spectatorRoom(v stage.View) stage.View {
	const side, gap = 46.0, 8.0
	t.strip = geom.Rect{}
	if t.isSpectator() && t.layOut(v).Tools[toolMenu].Empty() {
		t.strip = geom.R(v.Safe.X+gap, v.Safe.Bottom()-side-gap, side, side)
		v.Safe.H -= side + gap
	}
	return v
}

// spectatorPlaces returns the places of the table with the menu in its strip.
func (t *Table) spectatorPlaces(p Places) Places {
	if !t.strip.Empty() {
		p.Tools[toolMenu] = t.strip
	}
	return p
}
