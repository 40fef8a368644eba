package table

import (
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
)

// save keeps the match as it is now. Where another window has played it on, it becomes a match of its own.
func (t *Table) save() {
	if t.slot == "" {
		return
	}
	// What goes wrong is reported through the Store's problems.
	t.slot, _ = t.services.Store.SaveMatch(t.slot, t.session.match, t.services.Now())
	t.keepResult()
	t.services.TellProblems()
}

// recheckStore looks whether the match is still kept as this table has saved it.
func (t *Table) recheckStore() {
	if t.slot == "" {
		return
	}
	if id := t.services.Store.Recheck(t.slot); id != t.slot {
		t.slot = id
		t.services.TellProblems()
	}
}

// keepDeal keeps a match that nobody has moved in yet, once: a player who has seen a hand finds the same one again after the
// program has ended.
func (t *Table) keepDeal() {
	if t.hasSavedDeal {
		return
	}
	t.hasSavedDeal = true
	if t.slot == "" || !store.IsUntouched(t.session.match) {
		return
	}
	t.slot, _ = t.services.Store.BeginMatch(t.slot, t.session.match, t.services.Now())
	t.services.TellProblems()
}

// SystemBack implements [stage.SystemBacker]: where the key opens the menu, the system's way back leaves the table.
func (t *Table) SystemBack() bool {
	if t.guide != nil || t.choose.picks != nil || t.pending != 0 {
		return false
	}
	switch {
	case t.goBack():
	case t.wayBack != nil:
		t.wayBack.Go()
	default:
		t.goHome()
	}
	return true
}

// goHome leaves the table for the shelf. A match that nobody has moved in stays on no list.
func (t *Table) goHome() {
	t.deleteUntouched()
	t.services.Navigator.Shelf()
}

// LeadBack has the table lead back to the replay on top of which it lies, by a button of that name; the task is nil where
// there is none.
func (t *Table) LeadBack(name lang.Key, of *Task) {
	t.wayBack = &stage.WayBack{Name: name, Go: t.goBackToReplay}
	t.task = task{Task: of, from: len(t.session.match.Log)}
}

// goBackToReplay takes away the table and all that lies on it. A match that nobody has moved in stays on no list.
func (t *Table) goBackToReplay() {
	t.deleteUntouched()
	stack := t.services.Stack
	for stack.Top() != stage.Scene(t) {
		stack.Pop()
	}
	stack.Pop()
}

// deleteUntouched forgets the match where nobody has moved in it.
func (t *Table) deleteUntouched() {
	if t.slot != "" && store.IsUntouched(t.session.match) {
		_ = t.services.Store.DeleteUntouched(t.slot) // where it cannot go, the next new match takes its place
	}
}
