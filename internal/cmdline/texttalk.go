package cmdline

import (
	"slices"
	"strings"

	"engawa/rules"
)

// writeNotes writes what was said up to the n-th move, as far as the reader has not read it.
func (t *terminal) writeNotes(reader rules.Seat, n int) {
	notes := t.match.Notes
	k := min(t.noteCount[reader], len(notes))
	for ; k < len(notes) && notes[k].After <= n; k++ {
		if notes[k].Kind == rules.NoteTalk {
			t.printf("seat %s says: %s\n", notes[k].By, notes[k].Text)
		}
	}
	t.noteCount[reader] = k
}

// say has the seat say something that the game knows.
func (t *terminal) say(by rules.Seat, text string) {
	talker, ok := t.match.Game.(rules.Talker)
	if !ok {
		t.printf("No: nothing that is said matters in this game.\n")
		return
	}
	can := talker.Statements(t.match.State(), by)
	if !slices.Contains(can, text) {
		if len(can) == 0 {
			t.printf("No: there is nothing to say now.\n")
			return
		}
		t.printf("No: say one of these: %s.\n", strings.Join(can, ", "))
		return
	}
	t.match.Note(by, rules.NoteTalk, text)
	t.printf("seat %s says: %s\n", by, text)
	t.noteCount[t.readerSeat(by)] = len(t.match.Notes)
}
