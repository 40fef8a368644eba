package table

import "engawa/scenes/lang"

// Recaller is implemented by Boards with sentences that have to be read even when the only move is played by itself
// just after, such as how a fight has ended.
type Recaller interface {
	// Recall returns that sentence while it is to be read, else "".
	Recall() string
}

// tellForced says that the only move is played by itself, after what the Board wants to be read first; that alone where
// both have no room.
func (t *Table) tellForced() {
	text := t.house.Words.T(lang.TableForced)
	if r, ok := t.board.(Recaller); ok && r.Recall() != "" {
		first := r.Recall()
		text = first + " " + text
		if _, high := t.passing(text, false).fit(t.frame.Message); !t.frame.Message.Empty() && high > t.frame.Message.H {
			text = first
		}
	}
	t.tell(text, false)
}
