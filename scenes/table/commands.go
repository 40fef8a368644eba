package table

import (
	"engawa/rules"
)

// commands carry out what the people at this device want of the match: here, at once, or at a table elsewhere, where it
// has happened when the host says so.
type commands interface {
	play(mv rules.Move)             // a legal action, with what follows on it in the same press
	undo()                          // the last choice of the person who asks
	undoRefusal() error             // why there is none; nil where it is not known before
	restartTurn(left int)           // take back to so many moves, all of them of the person to act
	say(by rules.Seat, text string) // a sentence of the game
	name(by rules.Seat, text string)
	resign(by rules.Seat)
	agree() // that nobody wins
}

// localCommands carries commands out at once.
type localCommands struct{ *Table }

// play implements commands.
func (h localCommands) play(mv rules.Move) {
	t := h.Table
	t.choose.stop()
	t.pending = 0
	t.do(mv)
	t.playMore(mv.By, mv.Do)
	if next, ok := t.session.nextPerson(); ok && next != mv.By {
		t.expectSecond()
	}
}

// restartTurn implements commands.
func (h localCommands) restartTurn(left int) {
	h.session.match.Truncate(left)
	h.onRewind()
}

// say implements commands.
func (h localCommands) say(by rules.Seat, text string) {
	h.session.match.Note(by, rules.NoteTalk, text)
	h.speak(rules.Note{By: by, Text: text})
	h.save()
}

// name implements commands.
func (h localCommands) name(by rules.Seat, text string) {
	h.session.match.Note(by, rules.NoteLabel, text)
	h.save()
	h.show()
}

// resign implements commands.
func (h localCommands) resign(by rules.Seat) { h.endBy(by, rules.NoteResign) }

// agree implements commands.
func (h localCommands) agree() {
	by, _ := h.session.people.First()
	h.endBy(by, rules.NoteAgree)
}

func (h localCommands) endBy(by rules.Seat, note string) {
	h.session.match.Note(by, note, "")
	h.result()
	h.save()
}
