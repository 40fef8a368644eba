package table

import "engawa/scenes/lang"

// tellForced says that the only move is played by itself, after what the Board wants to be read first; that alone where
// both have no room.
func (t *Table) tellForced() {
	text := t.services.Words.T(lang.TableForced)
	if r, ok := t.board.(Narrator); ok && r.Recall() != "" {
		first := r.Recall()
		text = first + " " + text
		if !t.hasRoomFor(text) {
			text = first
		}
	}
	t.showMessage(text, false)
}
