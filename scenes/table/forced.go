package table

import "engawa/scenes/lang"

// tellForced says that the only move is played by itself, until something is to be chosen. What the Board wants to be read
// first stands before it and stays its time; it stands alone where both have no room.
func (t *Table) tellForced() {
	text, recall := t.services.Words.T(lang.TableForced), ""
	if r, ok := t.board.(Narrator); ok {
		recall = r.Recall()
	}
	if recall != "" {
		text = recall + " " + text
		if !t.hasRoomFor(text) {
			text = recall
		}
	}
	t.showMessage(text, false)
	t.message.endsAtChoice = recall == ""
}
