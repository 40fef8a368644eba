package table

import (
	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
)

// Guide leads one person through a match that is played to learn. The others make the moves that it tells; nothing is
// saved, warned of or played by itself, and there is neither a log nor a result. Its panel lies beside the Board, and
// what can be pressed on it belongs to the table's page.
type Guide interface {
	// Room takes the room for the guide's panel and returns what is left for the Board, which lays itself out in a room
	// to see what it leaves free.
	Room(v stage.View, layOut func(v stage.View) Places) stage.View
	// Tree returns the panel in its place in the window, over the Board.
	Tree() *widget.Tree
	// Cover returns the place where the panel lies over the Board just now, empty for none: nothing there is offered.
	Cover() geom.Rect
	// OnTouch is called when a part of the Board is pointed at or dragged.
	OnTouch()
	// Tick advances the guide by a tick, Rested is called when all that was played has been shown.
	Tick()
	OnRest()
	// Plays reports whether the person may choose now, Reply what another seat does now.
	Plays() bool
	Reply() (rules.Move, bool)
	// Lights are the parts that are spoken of, lit while nothing else is, where the learner has picked these.
	Lights(picked []rules.Part) []rules.Part
	// Restart, Hint and Leave answer the keys for them.
	Restart()
	Hint()
	Leave()
}

// NewGuided returns the table for a match that a guide leads; the learner is the only person at it.
func NewGuided(svc *stage.Services, m *rules.Match, board Maker, g Guide) *Table {
	t := New(svc, m, "", board)
	t.guide = g
	return t
}

// Lay puts another match on a guided table, with a Board of its own.
func (t *Table) Lay(m *rules.Match) {
	t.session.dismiss()
	t.dropHint()
	t.presenter.Finish()
	seen := SeenBy(m, rules.Public)
	t.session = newSession(seen, t.services.Tablebases)
	t.setBoard(t.make(seen))
	t.choose.stop()
	t.warningsBySeat, t.handover, t.isFlipped = nil, nil, false
	t.session.updateViewer()
	t.below = t.side()
	t.choice = Choice{}
	t.view = t.guide.Room(t.room, t.layOut) // before anything is asked of the board
	t.onRewind()
	t.Arrange(t.room)
}

// Rewind takes moves of a guided match back until n are left.
func (t *Table) Rewind(n int) {
	t.session.match.Truncate(n)
	t.onRewind()
}

// Resume offers the choice again and lists the controls, after the guide has gone on.
func (t *Table) Resume() {
	t.dismissMessage()
	t.startChoosing()
	t.updateHighlights()
}

// Relist lists the controls again, after the guide has changed its own.
func (t *Table) Relist() { t.refresh() }

// Suggest lights up how an action is chosen and returns it in words; false where nothing can be chosen.
func (t *Table) Suggest(a rules.Action) (string, bool) {
	if !t.choose.active() {
		return "", false
	}
	t.clearChoice()
	t.dismissMessage()
	return t.suggest(hint{plan: []rules.Action{a}}), true
}

// Place returns where a part that can be pointed at lies.
func (t *Table) Place(p rules.Part) (geom.Rect, bool) { return placeOf(t.tree, p) }

// PlaceFor returns where a part lies that can be pointed at, or what can be pressed for it while it is out of sight.
func (t *Table) PlaceFor(p rules.Part) (geom.Rect, bool) {
	if r, ok := t.Place(p); ok {
		return r, true
	}
	r := t.tree.Slot(SlotFor(p))
	return r, !r.Empty()
}

// CountHiddenParts returns how many parts of the Board that can be pointed at lie below the rectangle, wholly or in part.
func (t *Table) CountHiddenParts(r geom.Rect) (n int) {
	for _, c := range PartsIn(t.tree) {
		if c.Rect.Overlaps(r) {
			n++
		}
	}
	return n
}

// Places returns where parts that can be pointed at and the plates of the seats lie.
func (t *Table) Places() (list []geom.Rect) {
	for _, c := range PartsIn(t.tree) {
		list = append(list, c.Rect)
	}
	return append(list, t.places.Seats...)
}

// Commit plays an action of the person to act.
func (t *Table) Commit(a rules.Action) {
	if t.choose.active() {
		t.commit(a)
	}
}

// touchGuide tells the guide that something on the Board has been touched.
func (t *Table) touchGuide() {
	if t.guide != nil {
		t.guide.OnTouch()
	}
}

// lessonPlaces strips the places of the table of what a lesson does without; the book stands where the menu does else.
func (t *Table) lessonPlaces(f Places) Places {
	if t.guide == nil {
		return f
	}
	f.Log, f.Kept = geom.Rect{}, geom.Rect{}
	tools := make([]geom.Rect, len(f.Tools))
	if len(f.Tools) > toolRules {
		tools[toolRules] = f.Tools[toolMenu]
	}
	f.Tools = tools
	return f
}

// playForOthers plays what the guide has the others do, when their time has come.
func (t *Table) playForOthers() {
	t.guide.Tick()
	if t.watching() || t.pause > 0 {
		t.pause = max(0, t.pause-1)
		return
	}
	if mv, ok := t.guide.Reply(); ok {
		t.do(mv)
	}
}

// handleGuidedActions serves the keys that work wherever the focus is, in a lesson.
func (t *Table) handleGuidedActions(f *input.Frame) {
	switch {
	case f.Has(input.Back):
		t.guide.Leave()
	case f.Has(input.Menu):
		t.services.Navigator.Settings()
	case f.Has(input.Undo), f.Has(input.Restart):
		t.guide.Restart()
	case f.Has(input.Hint):
		t.guide.Hint()
	case f.Has(input.Rules):
		t.openBook()
	}
}

// updateHighlights shows what the guide speaks of.
func (t *Table) updateHighlights() {
	if t.guide == nil {
		return
	}
	t.mark(t.guideMarks(t.choice.Picked))
	t.refresh() // the board may have turned to what is lit
}

// guideMarks are the marks of what the guide speaks of where these parts are picked.
func (t *Table) guideMarks(picked []rules.Part) Marks {
	if parts := t.guide.Lights(picked); len(parts) > 0 {
		return Marks{Parts: parts, Kind: MarkLesson}
	}
	return Marks{}
}
