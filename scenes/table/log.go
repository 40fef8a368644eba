package table

import (
	"engawa/rules"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
)

// entries returns the lines of the log as the viewer may read them, of the moves shown so far. The caller must not change
// them.
func (t *Table) entries() []entry {
	m := t.session.match
	return t.log.read(logKey{t.session.viewer, t.services.Words, m.Tags, t.position, t.inTurns}, m.Log[:t.shownMoves], m.Notes, t)
}

// line implements logSource.
func (t *Table) line(n int) cachedLine {
	s, m := t.session.view(n), t.session.visibleMove(n)
	r, ok := t.board.(LogAnnotator)
	return cachedLine{text: t.board.Line(s, m), mayChange: ok && r.RevisesLine(s, m)}
}

// logSize is the size of the panel of the log.
func (t *Table) logSize() widget.Size { return widget.Size{W: t.places.Log.W, H: t.places.Log.H} }

// logWindow returns the lines to be seen and the number of the first.
func (t *Table) logWindow() ([]entry, int) {
	t.entries()
	return t.log.window(t.logSize())
}

// scrollLog goes so many lines back.
func (t *Table) scrollLog(lines int) {
	if t.entries(); t.log.scroll(lines, t.logSize()) {
		t.refresh()
	}
}

// showBoard has the Board show a position.
func (t *Table) showBoard(s rules.State) {
	t.board.Show(Position{
		State: s, Relayout: t.relayout, View: t.view, Near: t.near(), Watched: t.isSpectator(), Lesson: t.guide != nil, HandOnly: t.hidesPublic,
	})
	t.relayout, t.position = false, s.Hash()
}

// near is the seat whose side lies below.
func (t *Table) near() rules.Seat {
	if t.isFlipped {
		return rules.Seat((int(t.below) + 1) % len(t.session.players))
	}
	return t.below
}

// layOut has the Board lay itself out in a room, and returns the places that it leaves there.
func (t *Table) layOut(v stage.View) Places {
	t.view, t.relayout = v, true
	t.showBoard(t.session.state())
	return PlacesOf(t.board.Tree(), len(t.session.players))
}

// readTree asks the Board for its tree, and reports whether it is another one.
func (t *Table) readTree() bool {
	tree := t.board.Tree()
	if tree == t.tree {
		return false
	}
	t.tree, t.places = tree, t.spectatorPlaces(t.lessonPlaces(PlacesOf(tree, len(t.session.players))))
	return true
}
